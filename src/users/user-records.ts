import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { type Actor, PERMISSION_LEVELS } from '../access/actor.js';
import { type ActionOf, AuditService } from '../audit/audit.service.js';
import { afterCommit } from '../core/database/after-commit.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { DEFAULT_LOCALE } from '../core/i18n/locales.js';
import { User } from './user.entity.js';
import { toActor, type UserChanges } from './user.policy.js';
import { toSnapshot } from './user.snapshot.js';
import { SessionsEnded } from './users.events.js';

/** Fields of a new profile. */
export type NewUser = Pick<User, 'firebaseId' | 'email' | 'userType' | 'companyId'> &
  Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'locale' | 'permissionLevel' | 'status'>>;

export const NEW_USER = {
  firstName: '',
  lastName: '',
  phone: '',
  locale: DEFAULT_LOCALE,
  permissionLevel: PERMISSION_LEVELS.NONE,
  status: 'active',
} as const satisfies Partial<User>;

type Action = ActionOf<'user'>;

/** Sets the time of approval at the first activation. */
export function approved({
  status = 'active',
  approvedAt = null,
}: Partial<Pick<User, 'status' | 'approvedAt'>>) {
  return { approvedAt: approvedAt ?? (status === 'pending' ? null : new Date()) };
}

/** Writes profiles with their entries in the audit log, in the caller's transaction. */
@Injectable()
export class UserRecords {
  constructor(
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
  ) {}

  /**
   * Locks a profile until the transaction ends, but not its key: entries of the audit log refer to it, and two users who
   * change each other would deadlock.
   * @throws NotFound
   */
  async lock(manager: EntityManager, where: FindOptionsWhere<User>): Promise<User> {
    const user = await manager.findOne(User, { where, lock: { mode: 'for_no_key_update' } });
    if (!user) throw new NotFound();
    return user;
  }

  /** Adds a profile with its company. `by` absent: by the user's own sign-up; null: by a command. */
  async add(manager: EntityManager, action: Action, fields: NewUser, by?: Actor | null): Promise<User> {
    const { id } = await manager.save(User, { ...NEW_USER, ...approved(fields), ...fields });
    const user = await manager.findOneOrFail(User, { where: { id }, relations: { company: true } });
    const { companyId } = user;
    const change = { action, id, companyId, before: null, after: toSnapshot(user) };
    await this.audit.record(manager, by === undefined ? toActor(user) : by, change);
    return user;
  }

  /** Changes a locked profile; deactivation ends its sessions. */
  async change(
    manager: EntityManager,
    by: Actor | null,
    user: User,
    changes: UserChanges,
    action: Action = 'user.updated',
  ): Promise<void> {
    const before = toSnapshot(user);
    const approval = changes.status === 'active' ? approved(user) : {};
    await manager.update(User, user.id, { ...changes, ...approval });
    const after = { ...before, ...changes };
    const { id, companyId } = { ...user, ...changes };
    await this.audit.record(manager, by, { action, id, companyId, before, after });
    if (changes.status === 'inactive') await this.endSessions(manager, user);
  }

  /** Ends all sessions immediately; the provider is informed after the commit, if it answers. */
  async endSessions(manager: EntityManager, { firebaseId }: Pick<User, 'firebaseId'>): Promise<void> {
    // this is no change of the profile
    const ended = { sessionsEndedAt: () => 'clock_timestamp()', updatedAt: () => 'updated_at' };
    await manager.update(User, { firebaseId }, ended);
    const event = new SessionsEnded(firebaseId);
    afterCommit(manager, () => this.events.emitAsync(SessionsEnded.event, event));
  }

  /** Records a repeated invitation. */
  recordInvitation(manager: EntityManager, by: Actor, { id, companyId, email }: User): Promise<void> {
    const change = { action: 'user.invited', id, companyId, before: null, after: { email } } as const;
    return this.audit.record(manager, by, change);
  }
}
