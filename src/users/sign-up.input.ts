import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IsPhone, OptionalNotNull, Trimmed } from '../core/http/input/input-rules.js';
import { IsLine } from '../core/http/input/plain-text.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../core/i18n/locales.js';

export const MAX_NAME = 100;
export const MAX_COMPANY_NAME = 200;

/** The form of a sign-up; the person is identified by the token. */
export class SignUpInput {
  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsLine()
  firstName: string;

  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsLine()
  lastName: string;

  @OptionalNotNull()
  @Trimmed()
  @IsPhone()
  phone?: string;

  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_COMPANY_NAME)
  @IsLine()
  companyName: string;

  @OptionalNotNull()
  @IsIn(LOCALES)
  locale: Locale = DEFAULT_LOCALE;
}
