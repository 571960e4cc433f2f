import type { PermissionLevel, UserType } from '../access/actor.js';
import type { ColumnListProps, ListTab } from '../core/http/api/page-list.js';
import type { SortLink } from '../core/http/api/pagination.js';
import type { Locale } from '../core/i18n/locales.js';
import type { UserStatus } from './user.entity.js';

/** A user in the list; times are ISO 8601 UTC. */
export interface UserRow {
  id: number;
  /** URL of the list with the user's form. */
  url: string;
  name: string;
  email: string;
  userType: UserType;
  permissionLevel: PermissionLevel;
  companyName: string | null;
  status: UserStatus;
  lastSeenAt: string | null;
  invitation: InvitationProps | null;
  /** Signed up and not approved yet: activation also approves the store. */
  isSignUp: boolean;
  /** PATCH `{ status }`; null when the actor may not, or it would change nothing. */
  activateUrl: string | null;
  deactivateUrl: string | null;
}

/** `opened`: the link was used, but the person did not sign in yet; `accepted`: they did. */
export type InvitationState = 'sent' | 'opened' | 'accepted' | 'expired';

/** The last invitation of a person. */
export interface InvitationProps {
  state: InvitationState;
  sentAt: string;
}

/** State of an account at the identity provider. */
export interface AccountState {
  /** Whether the address is confirmed; null: unknown. */
  emailVerified: boolean | null;
  hasSecondFactor: boolean;
}

/** Columns of the list, without the name; `company` for super admins. */
export type UserColumn = 'type' | 'company' | 'status' | 'lastSeenAt';

/** Initial values of the user form. */
export interface UserForm {
  /** POST for a new user, PUT for an existing one. */
  url: string;
  id: number | null;
  /** Sent back as `_version`, so that a person does not overwrite another person's change. */
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
  /** Whether the provider reports the address as confirmed; null: unknown. */
  emailVerified: boolean | null;
  /** null: signed up, or got no link. */
  invitation: InvitationProps | null;
  /** POST repeats the invitation; null when there is none. */
  invitationUrl: string | null;
  /** DELETE removes the second factor; null when there is none, or the actor may not. */
  secondFactorUrl: string | null;
  isSignUp: boolean;
  activateUrl: string | null;
  deactivateUrl: string | null;
  can: { editRights: boolean; chooseCompany: boolean };
  /** User types that the actor may grant. */
  userTypes: UserType[];
}

export interface OwnAccountProps {
  /** All data about the person as a file. */
  dataUrl: string;
  /** POST `{ confirm }` with the own address deletes the account. */
  deletionUrl: string;
}

/** The form of the actor's own profile. */
export interface ProfileForm extends OwnAccountProps {
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
  /** null: the identity provider does not offer it. */
  secondFactor: { isOn: boolean } | null;
}

/** Users by the values of each filter; values without users are left out. */
export interface UserFilterCounts {
  userType: Record<string, number>;
  /** Counts by store id; for super admins. */
  company: Record<string, number>;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'users/index': ColumnListProps<UserColumn> & {
      users: UserRow[];
      sorts: SortLink[];
      filters: {
        query: string;
        status: UserStatus | 'all';
        userType: UserType | null;
        companyId: number | null;
      };
      /** Number of users that each choice would show under the other filters. */
      filterCounts: UserFilterCounts;
      /** Number of users by status under the other filters. */
      statusCounts: ListTab<UserStatus | 'all'>[];
      /** For super admins; empty for a store admin. */
      companies: { id: number; name: string }[];
      newUrl: string;
      /** URL of the list without a form. */
      closeUrl: string;
      /** `?edit=<id>` or `?new=1`. */
      form: UserForm | null;
    };
    'users/profile': { profile: ProfileForm };
  }

  interface FlashData {
    /** Link for choosing a password; shown once, if there is no mail server. */
    invitationLink?: { email: string; url: string };
  }
}
