import type { User } from './user.entity.js';
import type { UserFormInput, UserInput } from './user.input.js';
import type { UserChanges } from './user.policy.js';

/** Changes from a write of the API, by an explicit list of fields. */
export function toChanges({ company, ...input }: UserInput): UserChanges {
  const { firstName, lastName, phone, locale, userType, permissionLevel, status } = input;
  const companyId = company === undefined ? undefined : (company?.id ?? null);
  return { firstName, lastName, phone, locale, userType, permissionLevel, status, companyId };
}

/** Changes from the form. */
export function formChanges(input: UserFormInput): UserChanges {
  const { firstName, lastName, phone, locale, userType, permissionLevel, companyId } = input;
  return { firstName, lastName, phone, locale, userType, permissionLevel, companyId };
}

/** Values of the form's fields. */
export function toFormValues(user: User) {
  const { firstName, lastName, phone, locale, userType, permissionLevel, companyId } = user;
  return { firstName, lastName, phone, locale, userType, permissionLevel, companyId };
}
