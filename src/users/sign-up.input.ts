import { IsIn, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { MayBeAbsent, Trimmed } from '../core/http/input-rules.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../core/i18n/locales.js';

export const MAX_NAME = 100;
export const MAX_PHONE = 40;
export const PHONE = /^[\d\s()+/.-]*$/;
/** One line of visible text. */
export const ONE_LINE = /^\P{Cc}*$/u;

/** What somebody writes who signs a company up; who it is, the token says. */
export class SignUpInput {
  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_NAME)
  @Matches(ONE_LINE)
  firstName: string;

  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_NAME)
  @Matches(ONE_LINE)
  lastName: string;

  @MayBeAbsent()
  @Trimmed()
  @IsString()
  @MaxLength(MAX_PHONE)
  @Matches(PHONE)
  phone?: string;

  @Trimmed()
  @IsNotEmpty()
  @IsString()
  @MaxLength(200)
  @Matches(ONE_LINE)
  companyName: string;

  @MayBeAbsent()
  @IsIn(LOCALES)
  locale: Locale = DEFAULT_LOCALE;
}
