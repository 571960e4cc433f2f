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

/** A person as the API gives it; times are ISO 8601 UTC. */
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

  /** null: of the platform. */
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

/** Somebody who signed up or was invited. */
export class NewUserJson {
  @ValidateNested()
  @Type(() => UserJson)
  data: UserJson;

  /**
   * How an invited person hears of it. `failed`: the person is there, the mail could not be sent and may be tried again;
   * `link`: there is no mail server, the link is below; `none`: the person has a password, nobody wrote. Absent for sign-ups.
   */
  @OptionalNotNull()
  @IsIn(DELIVERIES)
  invitation?: (typeof DELIVERIES)[number];

  /** Where an invited person chooses a password; shown once, where no mail server is set. */
  @OptionalNotNull()
  @IsUrl()
  invitationLink?: string;
}
