import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { takeLock } from '../core/database/advisory-locks.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { User } from './user.entity.js';
import { effectiveChanges, isApproval, leavesPlatform, refusalOf, type UserChanges } from './user.policy.js';
import { UserApprovals } from './user-approvals.js';
import { assertCompanyFits } from './user-company.js';
import { UserRecords } from './user-records.js';
import { knownUser } from './user-scope.js';

const STATUS_ACTIONS = {
  active: 'user.activated',
  inactive: 'user.deactivated',
  pending: undefined,
} as const;

type Check = (user: User) => void;

/** Changes to profiles, by their owners and by those who manage them. */
@Injectable()
export class UserEditing {
  constructor(
    private readonly database: DataSource,
    private readonly records: UserRecords,
    private readonly approvals: UserApprovals,
  ) {}

  /**
   * Makes the changes that differ from the profile. Activating a sign-up also approves its store.
   * @param check is called with the profile before the changes, and may throw
   * @throws NotFound for a user that the actor may not see
   * @throws Forbidden for rights that the actor may not grant
   * @throws Invalid when the rights do not fit together
   * @throws Conflict for the last super_admin, and for a sign-up whose address is not confirmed
   */
  async update(
    actor: Actor,
    id: number,
    changes: UserChanges,
    check: Check = () => undefined,
  ): Promise<void> {
    const entry = changes.status === 'active' ? await this.entryOf(actor, id, changes) : null;
    await this.database.transaction(async (manager) => {
      if (entry?.companyId) await this.approvals.lockCompany(manager, entry.companyId);
      const user = await this.records.lock(manager, knownUser(actor, { id }));
      check(user);
      const wanted = effectiveChanges(user, changes);
      await this.assertAllowed(manager, actor, user, wanted);
      if (!Object.keys(wanted).length) return;
      if (isApproval(user, wanted))
        return this.approvals.approve(manager, actor, user, wanted, entry?.admitted);
      await this.records.change(manager, actor, user, wanted, wanted.status && STATUS_ACTIONS[wanted.status]);
    });
  }

  /** The company, and the users to approve, of a first approval; null for any other change, or without permission. */
  private async entryOf(actor: Actor, id: number, changes: UserChanges) {
    const user = await this.database.manager.findOneBy(User, knownUser(actor, { id }));
    if (!user) throw new NotFound();
    const wanted = effectiveChanges(user, changes);
    if (!isApproval(user, wanted) || refusalOf(actor, user, wanted)) return null;
    const { companyId } = { ...user, ...wanted };
    return { companyId, admitted: await this.approvals.admittedWith(user, companyId) };
  }

  private async assertAllowed(manager: EntityManager, actor: Actor, user: User, changes: UserChanges) {
    const refusal = refusalOf(actor, user, changes);
    if (refusal) throw new Forbidden(refusal);
    await assertFits(manager, user, changes);
    if (leavesPlatform(user, changes)) await this.assertNotLast(manager, user);
  }

  private async assertNotLast(manager: EntityManager, { id }: User): Promise<void> {
    await manager.query(takeLock('superAdmins'));
    const others = { id: Not(id), userType: 'super_admin', status: 'active' } as const;
    if (!(await manager.existsBy(User, others))) throw new Conflict('users.errors.last_super_admin');
  }
}

/** @throws Invalid */
async function assertFits(manager: EntityManager, user: User, changes: UserChanges): Promise<void> {
  for (const field of ['firstName', 'lastName'] as const)
    if (changes[field] === '') throw Invalid.at(field, 'validation.isNotEmpty');
  if (changes.userType !== undefined || changes.companyId !== undefined)
    await assertCompanyFits(manager, { ...user, ...changes });
}
