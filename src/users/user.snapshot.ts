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

/** What the audit trail keeps of a person; no uid, and nothing that opens a door. */
export function toSnapshot(user: User): Record<string, unknown> {
  return Object.fromEntries(AUDITED_FIELDS.map((field) => [field, user[field]]));
}
