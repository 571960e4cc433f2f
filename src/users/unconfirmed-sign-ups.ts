import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { isConfirmed } from '../auth/identity/addresses.js';
import { IdentityProvider } from '../auth/identity/identity-provider.js';
import { User } from './user.entity.js';
import { toSnapshot } from './user.snapshot.js';

/** Sign-ups with unconfirmed e-mail addresses, which must not block the owners of these addresses. */
@Injectable()
export class UnconfirmedSignUps {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly companies: CompaniesService,
    private readonly audit: AuditService,
  ) {}

  /** Removes the profile of such a sign-up, and its store if nothing refers to it, in the caller's transaction. */
  async remove(manager: EntityManager, by: Actor | null, email: string): Promise<void> {
    const found = await findWaiting(manager, email);
    if (!found || isConfirmed(await this.provider.account(found.firebaseId), email)) return;
    // in the same order as an approval, to avoid deadlocks
    if (found.companyId !== null) await this.companies.lockCompany(manager, found.companyId);
    const user = await findWaiting(manager, email, 'pessimistic_write');
    if (user?.id !== found.id) return;
    const { id, companyId } = user;
    const change = { action: 'user.deleted', id, companyId, before: toSnapshot(user), after: null } as const;
    await manager.delete(User, { id });
    await this.audit.record(manager, by, change);
    if (user.companyId !== null) await this.companies.revertSignUp(manager, by, user.companyId);
  }
}

function findWaiting(
  manager: EntityManager,
  email: string,
  mode?: 'pessimistic_write',
): Promise<User | null> {
  const waiting = manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.email) = lower(:email) and user.approved_at is null', { email });
  return (mode ? waiting.setLock(mode) : waiting).getOne();
}
