import type { User } from './user.entity.js';
import type { UserFormInput, UserInput } from './user.input.js';
import type { UserChanges } from './user.policy.js';

/** What a write of the API says of a person, by name: nothing else gets through. */
export function toChanges({ company, ...input }: UserInput): UserChanges {
  const { firstName, lastName, phone, locale, userType, permissionLevel, status } = input;
  const companyId = company === undefined ? undefined : (company?.id ?? null);
  return { firstName, lastName, phone, locale, userType, permissionLevel, status, companyId };
}

/** The same of the form. */
export function formChanges(input: UserFormInput): UserChanges {
  const { firstName, lastName, phone, locale, userType, permissionLevel, companyId } = input;
  return { firstName, lastName, phone, locale, userType, permissionLevel, companyId };
}

/** What the fields of the form hold. */
export function toFormValues(user: User) {
  const { firstName, lastName, phone, locale, userType, permissionLevel, companyId } = user;
  return { firstName, lastName, phone, locale, userType, permissionLevel, companyId };
}
