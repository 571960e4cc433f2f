import type { PermissionLevel, UserType } from '../access/actor.js';
import type { Pagination, SortLink } from '../core/http/api/pagination.js';
import type { Locale } from '../core/i18n/locales.js';
import type { UserStatus } from './user.entity.js';

/** A person in the list; times are ISO 8601 UTC. */
export interface UserRow {
  id: number;
  /** The list with this person's form open. */
  url: string;
  name: string;
  email: string;
  userType: UserType;
  permissionLevel: PermissionLevel;
  companyName: string | null;
  status: UserStatus;
  lastSeenAt: string | null;
  /** Signed up and never let in: switching on lets in the store, too. */
  isSignUp: boolean;
  /** PATCH `{ status }`; null when the actor may not, or there is nothing to change. */
  activateUrl: string | null;
  deactivateUrl: string | null;
}

/** What the form of a person holds at its beginning. */
export interface UserForm {
  /** POST for a new person, PUT for a known one. */
  url: string;
  id: number | null;
  /** To be sent along as `_version`: then nobody overwrites what somebody else has changed meanwhile. */
  version: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  locale: Locale;
  userType: UserType;
  permissionLevel: PermissionLevel;
  companyId: number | null;
  status: UserStatus | null;
  createdAt: string | null;
  lastSeenAt: string | null;
  /** Whether the address is confirmed at the provider; null while unknown. */
  emailVerified: boolean | null;
  /** POST sends the invitation again; null when there is none to send. */
  invitationUrl: string | null;
  isSignUp: boolean;
  activateUrl: string | null;
  deactivateUrl: string | null;
  can: { editRights: boolean; chooseCompany: boolean };
  /** What the actor may give. */
  userTypes: UserType[];
}

/** What people see and say of themselves. */
export interface ProfileForm {
  /** PUT with the fields below, and the version as `_version`. */
  url: string;
  version: string;
  email: string;
  emailVerified: boolean | null;
  firstName: string;
  lastName: string;
  phone: string;
  locale: Locale;
  userType: UserType;
  permissionLevel: PermissionLevel;
  companyName: string | null;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'users/index': {
      users: UserRow[];
      count: number;
      pagination: Pagination;
      sorts: SortLink[];
      /** GET with the filters; the same address takes POST of a new person. */
      formUrl: string;
      filters: {
        query: string;
        status: UserStatus | 'all';
        userType: UserType | null;
        companyId: number | null;
      };
      /** People by status under the other filters. */
      statusCounts: { id: UserStatus | 'all'; count: number; url: string; current: boolean }[];
      /** For people of the platform; empty for a company's admin. */
      companies: { id: number; name: string }[];
      resetUrl: string | null;
      newUrl: string;
      /** The list without a form. */
      closeUrl: string;
      /** `?edit=<id>` or `?new=1`. */
      form: UserForm | null;
    };
    'users/profile': { profile: ProfileForm };
  }

  interface FlashData {
    /** Where an invited person chooses a password; shown once where no mail server is set. */
    invitationLink?: { email: string; url: string };
  }
}
