import type { Locale } from '../core/i18n/locales.js';

export const USER_TYPES = ['super_admin', 'admin', 'employee'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Write permissions of an employee; each level includes the previous ones. */
export const PERMISSION_LEVELS = { NONE: 0, PRODUCT: 1, PRODUCT_DATA: 2, PRODUCT_DATA_REQUEST: 3 } as const;
export type PermissionLevel = (typeof PERMISSION_LEVELS)[keyof typeof PERMISSION_LEVELS];

/** The company of visitors and super admins. */
export const NO_COMPANY = -1;

/** Not signed in; reads like an employee without permissions. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly userType: 'employee';
  readonly permissionLevel: typeof PERMISSION_LEVELS.NONE;
  readonly companyId: typeof NO_COMPANY;
  /** The problem with the credential: invalid, or the provider did not answer. */
  readonly credential?: 'refused' | 'unverifiable';
}

/** A user with a profile. */
export interface Person {
  readonly kind: 'person';
  readonly userId: number;
  readonly firebaseId: string;
  readonly email: string;
  readonly userType: UserType;
  readonly permissionLevel: PermissionLevel;
  readonly companyId: number;
  readonly status: 'pending' | 'active';
  readonly locale: Locale;
}

/** Who makes a request. */
export type Actor = Visitor | Person;

/** A visitor; `credential`: the problem with the sent credential. */
export function visitor(credential?: Visitor['credential']): Visitor {
  return {
    kind: 'visitor',
    userType: 'employee',
    permissionLevel: PERMISSION_LEVELS.NONE,
    companyId: NO_COMPANY,
    credential,
  };
}
