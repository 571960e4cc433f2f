import { type Actor, NO_COMPANY, type UserType, visitor } from '../access/actor.js';
import { can, reachOf } from '../access/permission-table.js';
import { isSameAddress } from '../auth/identity/addresses.js';
import type { User } from './user.entity.js';

/** What gives or takes rights. */
export type UserRights = Pick<User, 'userType' | 'permissionLevel' | 'companyId' | 'status'>;

/** What can be changed of a profile. */
export type UserChanges = Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'locale'> & UserRights>;

/** Who somebody is to the permission table; an inactive profile is a visitor's. */
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

/** What a credential says; `signedInAt` in whole seconds since 1970. */
interface Credential {
  email: string | null;
  signedInAt: number;
}

/** Whether a credential counts for the profile of its account: it is of the same person, not signed out since. */
export function speaksFor(credential: Credential, user: User): boolean {
  return isTheirs(credential, user) && isStillIn(credential, user);
}

/**
 * Whether a credential is of the person whom the profile was made for. An account that was led to another address may
 * be somebody else's by now; there is no way here to change the address, so nobody is locked out by that.
 */
export function isTheirs({ email }: Pick<Credential, 'email'>, user: User): boolean {
  return email === null || isSameAddress(email, user.email);
}

/** A sign-in within the second of the sign-out counts, as it does for the provider: it may be the next one. */
function isStillIn({ signedInAt }: Credential, { sessionsEndedAt }: User): boolean {
  return !sessionsEndedAt || signedInAt >= Math.floor(sessionsEndedAt.getTime() / 1000);
}

export function isSelf(actor: Actor, user: Pick<User, 'id'>): boolean {
  return actor.kind === 'person' && actor.userId === user.id;
}

/** Whether the actor gives rights to people of this kind and company; people of the platform are its own affair. */
export function mayManage(actor: Actor, { userType, companyId }: Pick<User, 'userType' | 'companyId'>) {
  if (userType === 'super_admin') return isOfPlatform(actor);
  return can(actor, 'users.manage', { companyId });
}

/** The types that the actor may give. */
export function givableTypes(actor: Actor): UserType[] {
  return isOfPlatform(actor) ? ['employee', 'admin', 'super_admin'] : ['employee', 'admin'];
}

export function isOfPlatform(actor: Actor): boolean {
  return reachOf(actor, 'users.manage') === 'all';
}

/** Whether switching this person on or off is the actor's and would change something. */
export function maySetStatus(actor: Actor, user: User, status: 'active' | 'inactive'): boolean {
  return user.status !== status && refusalOf(actor, user, { status }) === null;
}

/** Whether the invitation may be sent once more: until the person has been here. */
export function mayInviteAgain(actor: Actor, user: User): boolean {
  return user.status === 'active' && !user.lastSeenAt && !isSelf(actor, user) && mayManage(actor, user);
}

/** The changes that are none left out; who becomes one of the platform leaves the company. */
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
 * Why the actor may not make these changes, which all differ from what is: a message key, or null.
 * Whether the person may be seen at all is asked before.
 */
export function refusalOf(actor: Actor, user: User, changes: UserChanges): string | null {
  if (!RIGHTS.some((field) => changes[field] !== undefined)) return null;
  if (isSelf(actor, user)) return 'users.errors.own_rights';
  // the platform lets in who signed up, and nobody begins to wait again
  if (changes.status === 'pending' || (isApproval(user, changes) && !isOfPlatform(actor)))
    return 'fault.forbidden';
  return mayManage(actor, user) && mayManage(actor, { ...user, ...changes }) ? null : 'fault.forbidden';
}

/** Whether the change lets somebody in for the first time, be it after having been switched off. */
export function isApproval(user: Pick<User, 'approvedAt'>, { status }: UserChanges): boolean {
  return status === 'active' && !user.approvedAt;
}

/** Whether the change takes an active person from the platform. */
export function leavesPlatform(user: User, changes: UserChanges): boolean {
  const isIn = ({ userType, status }: UserRights) => userType === 'super_admin' && status === 'active';
  return isIn(user) && !isIn({ ...user, ...changes });
}

const RIGHTS = ['userType', 'permissionLevel', 'companyId', 'status'] as const satisfies (keyof UserRights)[];
