import { Type } from 'class-transformer';
import {
  Allow,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { PERMISSION_LEVELS, type PermissionLevel, USER_TYPES, type UserType } from '../access/actor.js';
import { AreOfPage } from '../core/http/input/chosen-rows.input.js';
import { IsFormId, IsId } from '../core/http/input/id-params.js';
import {
  combineDecorators,
  IsPhone,
  MAX_EMAIL,
  OptionalNotNull,
  ownKey,
  Trimmed,
} from '../core/http/input/input-rules.js';
import { IsLine } from '../core/http/input/plain-text.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { MAX_COMPANY_NAME, MAX_NAME } from './sign-up.input.js';
import type { UserStatus } from './user.entity.js';

export const USER_STATUSES = ['pending', 'active', 'inactive'] as const satisfies UserStatus[];
export const LEVELS = Object.values(PERMISSION_LEVELS);
const MAX_UID = 128;

const IsName = () => combineDecorators(IsString(), MaxLength(MAX_NAME), IsLine());

/** Personal data; missing fields do not change. */
class PersonFields {
  @OptionalNotNull()
  @Trimmed()
  @IsName()
  firstName?: string;

  @OptionalNotNull()
  @Trimmed()
  @IsName()
  lastName?: string;

  @OptionalNotNull()
  @Trimmed()
  @IsPhone()
  phone?: string;

  @OptionalNotNull()
  @IsIn(LOCALES)
  locale?: Locale;
}

class CompanyReference {
  @IsId()
  id: number;

  @Allow()
  companyName?: unknown;
}

/** A user as a read returns it; fields that only the server writes are ignored. */
export class UserInput extends PersonFields {
  @Allow()
  id?: unknown;

  @Allow()
  firebaseId?: unknown;

  @Allow()
  email?: unknown;

  @Allow()
  createdAt?: unknown;

  @Allow()
  lastSeenAt?: unknown;

  @OptionalNotNull()
  @IsIn(USER_TYPES)
  userType?: UserType;

  @OptionalNotNull()
  @IsIn(LEVELS)
  permissionLevel?: PermissionLevel;

  @OptionalNotNull()
  @IsIn(USER_STATUSES)
  status?: UserStatus;

  @IsOptional()
  @ValidateNested()
  @Type(() => CompanyReference)
  company?: CompanyReference | null;
}

/** Required for a sign-up. */
const IsOfSignUp = () =>
  combineDecorators(
    ValidateIf(({ firebaseId }: NewUserInput, value: unknown) => Boolean(firebaseId) || value !== undefined),
    ValidateBy({
      name: 'isSaidAtSignUp',
      validator: {
        validate: (value, asked) => Boolean(value) || !(asked?.object as NewUserInput).firebaseId,
        defaultMessage: () => ownKey('validation.isNotEmpty'),
      },
    }),
  );

/** A new user: a sign-up has the user's uid and a company name; an invitation has an e-mail address and no uid. */
export class NewUserInput extends UserInput {
  @OptionalNotNull()
  @IsIn([0])
  override id?: 0;

  @OptionalNotNull()
  @IsString()
  @MaxLength(MAX_UID)
  override firebaseId?: string;

  @IsOfSignUp()
  @IsName()
  override firstName?: string;

  @IsOfSignUp()
  @IsName()
  override lastName?: string;

  /** Address of an invitation; for a sign-up the token contains it. */
  @ValidateIf(({ firebaseId }: NewUserInput, email: unknown) => !firebaseId || email !== undefined)
  @IsString()
  @MaxLength(MAX_EMAIL)
  override email?: string;

  /** Only for a sign-up. */
  @IsOfSignUp()
  @IsString()
  @MaxLength(MAX_COMPANY_NAME)
  companyName?: string;
}

/** The form of an invitation. */
export class InvitationInput extends PersonFields {
  @Trimmed()
  @IsNotEmpty()
  @IsEmail()
  @MaxLength(MAX_EMAIL)
  email: string;

  @IsIn(USER_TYPES)
  userType: UserType = 'employee';

  @Type(() => Number)
  @IsIn(LEVELS)
  permissionLevel: PermissionLevel = PERMISSION_LEVELS.NONE;

  /** Absent: the company of the actor. */
  @IsFormId()
  companyId?: number | null;
}

/** The form of the actor's own profile; a known name cannot be removed. */
export class ProfileInput extends PersonFields {
  @Trimmed()
  @IsNotEmpty()
  @IsName()
  override firstName?: string;

  @Trimmed()
  @IsNotEmpty()
  @IsName()
  override lastName?: string;
}

/** The form of another user's profile. */
export class UserFormInput extends ProfileInput {
  /** Shown, but not changed. */
  @Allow()
  email?: unknown;

  @OptionalNotNull()
  @IsIn(USER_TYPES)
  userType?: UserType;

  @OptionalNotNull()
  @Type(() => Number)
  @IsIn(LEVELS)
  permissionLevel?: PermissionLevel;

  @IsFormId()
  companyId?: number | null;
}

/** Activates or deactivates a user. */
export class StatusInput {
  @IsIn(['active', 'inactive'])
  status: 'active' | 'inactive';
}

/** Activates or deactivates several users. */
export class StatusesInput extends StatusInput {
  @AreOfPage()
  ids: number[];
}

/** `{uid}` of a path: the identity provider's. */
export class UidParams {
  @IsString()
  @MaxLength(MAX_UID)
  uid: string;
}
