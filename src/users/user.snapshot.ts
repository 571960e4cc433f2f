import type { User } from './user.entity.js';

const AUDITED_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'locale',
  'userType',
  'permissionLevel',
  'companyId',
  'status',
] as const satisfies (keyof User)[];

/** Fields of a user for the audit log; neither uid nor secrets. */
export function toSnapshot(user: User): Record<string, unknown> {
  return Object.fromEntries(AUDITED_FIELDS.map((field) => [field, user[field]]));
}
