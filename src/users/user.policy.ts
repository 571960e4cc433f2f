import { type Actor, NO_COMPANY, type UserType, visitor } from '../access/actor.js';
import { can, reachOf } from '../access/permission-table.js';
import { isSameAddress } from '../auth/identity/addresses.js';
import type { User } from './user.entity.js';

/** Fields that give or take rights. */
export type UserRights = Pick<User, 'userType' | 'permissionLevel' | 'companyId' | 'status'>;

/** Fields that can be changed. */
export type UserChanges = Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'locale'> & UserRights>;

/** The actor for the permission table; an inactive profile is a visitor. */
export function toActor(user: User): Actor {
  if (user.status === 'inactive') return visitor();
  return {
    kind: 'person',
    userId: user.id,
    firebaseId: user.firebaseId,
    email: user.email,
    userType: user.userType,
    permissionLevel: user.permissionLevel,
    companyId: user.companyId ?? NO_COMPANY,
    status: user.status,
    locale: user.locale,
  };
}

/** A verified token or session; `signedInAt` in whole seconds since 1970. */
interface Credential {
  email: string | null;
  signedInAt: number;
}

/** Whether a credential is valid for a profile: of the same person, and not from before the sessions ended. */
export function speaksFor(credential: Credential, user: User): boolean {
  return isTheirs(credential, user) && isStillIn(credential, user);
}

/**
 * Whether a credential has the e-mail address of the profile. An account whose address changed may belong to
 * another person; people cannot change addresses here, so this excludes no owner.
 */
export function isTheirs({ email }: Pick<Credential, 'email'>, user: User): boolean {
  return email === null || isSameAddress(email, user.email);
}

/** A sign-in in the second of the sign-out, by the provider's clock, is valid: it may be the next one. */
function isStillIn({ signedInAt }: Credential, { sessionsEndedAt }: User): boolean {
  return !sessionsEndedAt || signedInAt >= Math.floor(sessionsEndedAt.getTime() / 1000);
}

export function isSelf(actor: Actor, user: Pick<User, 'id'>): boolean {
  return actor.kind === 'person' && actor.userId === user.id;
}

/** Whether the actor may grant rights to users of this type and company. */
export function mayManage(actor: Actor, { userType, companyId }: Pick<User, 'userType' | 'companyId'>) {
  if (userType === 'super_admin') return isOfPlatform(actor);
  return can(actor, 'users.manage', { companyId });
}

/** User types that the actor may grant. */
export function givableTypes(actor: Actor): UserType[] {
  return isOfPlatform(actor) ? ['employee', 'admin', 'super_admin'] : ['employee', 'admin'];
}

export function isOfPlatform(actor: Actor): boolean {
  return reachOf(actor, 'users.manage') === 'all';
}

/** Whether the actor may set the status of this user, and it would change. */
export function maySetStatus(actor: Actor, user: User, status: 'active' | 'inactive'): boolean {
  return user.status !== status && refusalOf(actor, user, { status }) === null;
}

/** Whether an invitation may be repeated: until the user signs in. */
export function mayInviteAgain(actor: Actor, user: User): boolean {
  return user.status === 'active' && !user.lastSeenAt && !isSelf(actor, user) && mayManage(actor, user);
}

/** Only the changes that differ; who becomes a super admin leaves the company. */
export function effectiveChanges(user: User, changes: UserChanges): UserChanges {
  const leaves =
    changes.userType === 'super_admin' && (changes.companyId ?? user.companyId) === user.companyId;
  const wanted = leaves ? { ...changes, companyId: null } : changes;
  const differing = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && value !== user[field as keyof UserChanges],
  );
  return Object.fromEntries(differing);
}

/**
 * Message key of the reason why the actor may not make these effective changes; null if they may. The caller
 * checks whether the actor may see the user.
 */
export function refusalOf(actor: Actor, user: User, changes: UserChanges): string | null {
  if (!RIGHTS.some((field) => changes[field] !== undefined)) return null;
  if (isSelf(actor, user)) return 'users.errors.own_rights';
  // only super admins approve sign-ups, and no status leads back to pending
  if (changes.status === 'pending' || (isApproval(user, changes) && !isOfPlatform(actor)))
    return 'fault.forbidden';
  return mayManage(actor, user) && mayManage(actor, { ...user, ...changes }) ? null : 'fault.forbidden';
}

/** Whether the change activates a user for the first time. */
export function isApproval(user: Pick<User, 'approvedAt'>, { status }: UserChanges): boolean {
  return status === 'active' && !user.approvedAt;
}

/** Whether the change makes an active super admin inactive, or something else. */
export function leavesPlatform(user: User, changes: UserChanges): boolean {
  const isIn = ({ userType, status }: UserRights) => userType === 'super_admin' && status === 'active';
  return isIn(user) && !isIn({ ...user, ...changes });
}

const RIGHTS = ['userType', 'permissionLevel', 'companyId', 'status'] as const satisfies (keyof UserRights)[];
