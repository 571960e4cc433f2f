import type { Locale } from '../core/i18n/locales.js';

export const USER_TYPES = ['super_admin', 'admin', 'employee'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** What an employee may write; each level holds the ones before it. */
export const PERMISSION_LEVELS = { NONE: 0, PRODUCT: 1, PRODUCT_DATA: 2, PRODUCT_DATA_REQUEST: 3 } as const;
export type PermissionLevel = (typeof PERMISSION_LEVELS)[keyof typeof PERMISSION_LEVELS];

/** The company of who has none: visitors and people of the platform. */
export const NO_COMPANY = -1;

/** Nobody known; reads as an employee without any right. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly userType: 'employee';
  readonly permissionLevel: typeof PERMISSION_LEVELS.NONE;
  readonly companyId: typeof NO_COMPANY;
  /** Why a credential that was shown did not count; a refused token is told so, an unreachable provider is no refusal. */
  readonly credential?: 'refused' | 'unverifiable';
}

/** Somebody with a profile here. */
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

/** Who asks. */
export type Actor = Visitor | Person;

/** A visitor, with what became of the credential, if one was shown. */
export function visitor(credential?: Visitor['credential']): Visitor {
  return {
    kind: 'visitor',
    userType: 'employee',
    permissionLevel: PERMISSION_LEVELS.NONE,
    companyId: NO_COMPANY,
    credential,
  };
}
