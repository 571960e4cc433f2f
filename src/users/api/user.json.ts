import { Type } from 'class-transformer';
import { IsEmail, IsIn, IsInt, IsISO8601, IsString, IsUrl, ValidateNested } from 'class-validator';
import { type PermissionLevel, USER_TYPES, type UserType } from '../../access/actor.js';
import { OptionalNotNull, Nullable } from '../../core/http/input/input-rules.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { DELIVERIES } from '../invitations/invitations.js';
import type { UserStatus } from '../user.entity.js';
import { LEVELS, USER_STATUSES } from '../user.input.js';

class EmployerJson {
  @IsInt()
  id: number;

  @IsString()
  companyName: string;
}

/** A user in the API; times are ISO 8601 UTC. */
export class UserJson {
  @IsInt()
  id: number;

  /** The uid at the identity provider. */
  @IsString()
  firebaseId: string;

  @IsEmail()
  email: string;

  @IsString()
  firstName: string;

  @IsString()
  lastName: string;

  @IsString()
  phone: string;

  @IsIn(LOCALES)
  locale: Locale;

  @IsIn(USER_TYPES)
  userType: UserType;

  @IsIn(LEVELS)
  permissionLevel: PermissionLevel;

  /** null: a super admin. */
  @Nullable()
  @ValidateNested()
  @Type(() => EmployerJson)
  company: EmployerJson | null;

  @IsIn(USER_STATUSES)
  status: UserStatus;

  @IsISO8601()
  createdAt: string;

  @Nullable()
  @IsISO8601()
  lastSeenAt: string | null;
}

/** A user who has signed up or was invited. */
export class NewUserJson {
  @ValidateNested()
  @Type(() => UserJson)
  data: UserJson;

  /**
   * How an invitation was delivered. `failed`: the mail could not be sent and may be repeated; `link`: there is no mail
   * server, the link is below; `none`: the user has a password, no mail was sent. Absent for sign-ups.
   */
  @OptionalNotNull()
  @IsIn(DELIVERIES)
  invitation?: (typeof DELIVERIES)[number];

  /** Where an invited user chooses a password; shown once, where there is no mail server. */
  @OptionalNotNull()
  @IsUrl()
  invitationLink?: string;
}
