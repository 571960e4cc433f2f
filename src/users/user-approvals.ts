import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { CompaniesService } from '../companies/companies.service.js';
import { CompanyActivityChanged, CompanyApproving } from '../companies/companies.events.js';
import { Company } from '../companies/company.entity.js';
import { Conflict } from '../core/errors/domain-errors.js';
import { isConfirmed } from '../auth/identity/addresses.js';
import { IdentityProvider } from '../auth/identity/identity-provider.js';
import { User } from './user.entity.js';
import type { UserChanges } from './user.policy.js';
import { UserRecords } from './user-records.js';

/** Ids of users whose address the provider now reports as confirmed; a session may be hours behind. */
export type Admitted = ReadonlySet<number>;

/** Approves sign-ups whose e-mail address is confirmed. */
@Injectable()
export class UserApprovals {
  constructor(
    private readonly database: DataSource,
    private readonly provider: IdentityProvider,
    private readonly companies: CompaniesService,
    private readonly records: UserRecords,
  ) {}

  /**
   * Users that may be approved with this one, into this company; called before any lock, because it asks the
   * provider.
   * @throws Unavailable if the provider does not answer
   */
  async admittedWith(user: User, companyId: number | null): Promise<Admitted> {
    const waiting = companyId === null ? [] : await this.database.manager.find(User, waitingIn(companyId));
    return this.confirmed([user, ...waiting.filter(({ id }) => id !== user.id)]);
  }

  /** Companies are locked before users everywhere, to avoid deadlocks. */
  async lockCompany(manager: EntityManager, id: number): Promise<void> {
    await manager.findOne(Company, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /**
   * Approves a locked user with these changes, and then the user's store.
   * @throws Conflict, which names the user, when an address is not confirmed
   */
  async approve(
    manager: EntityManager,
    by: Actor,
    user: User,
    changes: UserChanges,
    admitted: Admitted = NOBODY,
  ): Promise<void> {
    assertAdmitted(user, admitted);
    await this.records.change(manager, by, user, changes, 'user.activated');
    const { companyId } = { ...user, ...changes };
    // the listener below approves the users who wait with it
    if (companyId !== null) await this.companies.approve(manager, by, companyId, admitted);
  }

  @OnEvent(CompanyApproving.event, { suppressErrors: false })
  async findAdmitted({ companyId, admitted }: CompanyApproving): Promise<void> {
    const waiting = await this.database.manager.find(User, waitingIn(companyId));
    for (const id of await this.confirmed(waiting)) admitted.add(id);
  }

  /** Approves the admins who wait with their store; an unconfirmed address fails both. */
  @OnEvent(CompanyActivityChanged.event, { suppressErrors: false })
  async approveAdmins({ companyId, active, manager, by, admitted }: CompanyActivityChanged): Promise<void> {
    if (!active) return;
    const lock = { mode: 'for_no_key_update' } as const;
    for (const user of await manager.find(User, { ...waitingIn(companyId), lock })) {
      assertAdmitted(user, admitted);
      await this.records.change(manager, by, user, { status: 'active' }, 'user.activated');
    }
  }

  private async confirmed(people: User[]): Promise<Admitted> {
    const accounts = await Promise.all(people.map(({ firebaseId }) => this.provider.account(firebaseId)));
    const theirs = people.filter(({ email }, index) => isConfirmed(accounts[index] ?? null, email));
    return new Set(theirs.map(({ id }) => id));
  }
}

const NOBODY: Admitted = new Set();

function assertAdmitted({ id, displayName: name, email }: User, admitted: Admitted): void {
  if (!admitted.has(id)) throw new Conflict('users.errors.address_not_verified', { name, email });
}

function waitingIn(companyId: number) {
  return { where: { companyId, userType: 'admin', status: 'pending' }, order: { id: 'ASC' } } as const;
}
