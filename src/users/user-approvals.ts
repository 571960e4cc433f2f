import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { CompaniesService } from '../companies/companies.service.js';
import { CompanyActivityChanged } from '../companies/companies.events.js';
import { Company } from '../companies/company.entity.js';
import { Conflict } from '../core/errors/domain-errors.js';
import { IdentityProvider } from '../identity/identity-provider.js';
import { User } from './user.entity.js';
import { UserRecords } from './user-records.js';

/** Lets in who signed up, once the address is known to be theirs. */
@Injectable()
export class UserApprovals {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly companies: CompaniesService,
    private readonly records: UserRecords,
  ) {}

  /**
   * Lets a person in, and first the store that waits with them. Companies are locked before people, everywhere.
   * @throws Conflict while the address is not verified
   */
  async approve(manager: EntityManager, by: Actor, { id, companyId }: User): Promise<void> {
    const company = companyId === null ? null : await manager.findOneBy(Company, { id: companyId });
    // the listener below lets its admin in, too
    if (company && !company.approvedAt) await this.companies.setActive(by, company.id, true, manager);
    const user = await this.records.lock(manager, { id });
    if (user.status === 'pending') await this.letIn(manager, by, user);
  }

  /** A store that is let in takes along its admins who wait; an address that is not verified keeps out both. */
  @OnEvent(CompanyActivityChanged.event, { suppressErrors: false })
  async approveAdmins({ companyId, active, manager, by }: CompanyActivityChanged): Promise<void> {
    if (!active) return;
    const waiting = await manager.find(User, {
      where: { companyId, userType: 'admin', status: 'pending' },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    for (const user of waiting) await this.letIn(manager, by, user);
  }

  private async letIn(manager: EntityManager, by: Actor | null, user: User): Promise<void> {
    // as the provider says now: what a session knows may be hours old
    const account = await this.provider.account(user.firebaseId);
    if (!account?.emailVerified) throw new Conflict('users.errors.address_not_verified');
    await this.records.change(manager, by, user, { status: 'active' }, 'user.activated');
  }
}
