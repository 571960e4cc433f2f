import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../core/i18n/locales.js';

const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** What somebody writes who signs a company up; who it is, the token says. */
export class SignUpInput {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  firstName: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  lastName: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  @Matches(/^[\d\s()+/.-]*$/)
  phone?: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  companyName: string;

  @IsOptional()
  @IsIn(LOCALES)
  locale: Locale = DEFAULT_LOCALE;
}
