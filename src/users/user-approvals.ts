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

/** Ids of people whose address is theirs, as the provider says now: what a session knows may be hours old. */
export type Admitted = ReadonlySet<number>;

/** Lets in who signed up, once the address is known to be theirs. */
@Injectable()
export class UserApprovals {
  constructor(
    private readonly database: DataSource,
    private readonly provider: IdentityProvider,
    private readonly companies: CompaniesService,
    private readonly records: UserRecords,
  ) {}

  /**
   * Who may come in when this person does, into this company; asked before anything is locked for it.
   * @throws Unavailable while the provider cannot say
   */
  async admittedWith(user: User, companyId: number | null): Promise<Admitted> {
    const waiting = companyId === null ? [] : await this.database.manager.find(User, waitingIn(companyId));
    return this.confirmed([user, ...waiting.filter(({ id }) => id !== user.id)]);
  }

  /** Companies are locked before people, everywhere: by whoever lets in one of them, too. */
  async lockCompany(manager: EntityManager, id: number): Promise<void> {
    await manager.findOne(Company, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /**
   * Lets in a locked person for the first time, with these changes, and then the store that the person is left with.
   * @throws Conflict, which names the person, while an address is not known to be theirs
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
    // the listener below lets in who waits with it
    if (companyId !== null) await this.companies.approve(manager, by, companyId, admitted);
  }

  @OnEvent(CompanyApproving.event, { suppressErrors: false })
  async findAdmitted({ companyId, admitted }: CompanyApproving): Promise<void> {
    const waiting = await this.database.manager.find(User, waitingIn(companyId));
    for (const id of await this.confirmed(waiting)) admitted.add(id);
  }

  /** A store that is let in takes along its admins who wait; an address that is not verified keeps out both. */
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
