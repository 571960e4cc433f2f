import { Type } from 'class-transformer';
import { IsBoolean, IsEmail, IsIn, IsInt, IsISO8601, IsString, IsUrl, ValidateNested } from 'class-validator';
import { OptionalNotNull, Nullable } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import type { Company } from './company.entity.js';

class LogoJson {
  @IsUrl()
  url: string;
}

class CompanyTranslationsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  description: TranslationsJson;

  @ValidateNested()
  @Type(() => TranslationsJson)
  deliveryNote: TranslationsJson;
}

/** A company in the API; times are ISO 8601 UTC, URLs are absolute. */
export class CompanyJson {
  @IsInt()
  id: number;

  @IsString()
  companyName: string;

  @IsString()
  slug: string;

  /** null also while the image is not ready. */
  @Nullable()
  @ValidateNested()
  @Type(() => LogoJson)
  logo: LogoJson | null;

  @Nullable()
  @IsUrl()
  website: string | null;

  @IsString()
  description: string;

  @Nullable()
  @IsEmail()
  email: string | null;

  @Nullable()
  @IsString()
  phone: string | null;

  @IsBoolean()
  active: boolean;

  @IsString()
  deliveryNote: string;

  @IsISO8601()
  createdAt: string;

  /** For users of the company and super admins. */
  @OptionalNotNull()
  @IsIn(['sl', 'en', 'other'] satisfies Company['feedLanguage'][])
  feedLanguage?: Company['feedLanguage'];

  @OptionalNotNull()
  @IsIn(['mark', 'reject'] satisfies Company['foreignCurrency'][])
  foreignCurrency?: Company['foreignCurrency'];

  /** ISO 4217 of prices in its feeds that have no currency. */
  @OptionalNotNull()
  @IsString()
  feedCurrency?: string;

  @OptionalPart(() => CompanyTranslationsJson)
  translations?: CompanyTranslationsJson;
}
