import { IsIn } from 'class-validator';
import { IsPhone, OptionalNotNull, Trimmed } from '../core/http/input/input-rules.js';
import { IsTitle } from '../core/http/input/plain-text.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../core/i18n/locales.js';

export const MAX_NAME = 100;
export const MAX_COMPANY_NAME = 200;

/** The form of a sign-up; the person is identified by the token. */
export class SignUpInput {
  @IsTitle(MAX_NAME)
  firstName: string;

  @IsTitle(MAX_NAME)
  lastName: string;

  @OptionalNotNull()
  @Trimmed()
  @IsPhone()
  phone?: string;

  @IsTitle(MAX_COMPANY_NAME)
  companyName: string;

  @OptionalNotNull()
  @IsIn(LOCALES)
  locale: Locale = DEFAULT_LOCALE;
}
