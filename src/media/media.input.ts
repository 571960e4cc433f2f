import { Transform, Type } from 'class-transformer';
import {
  Allow,
  IsIn,
  IsInt,
  IsOptional,
  IsPositive,
  IsString,
  Max,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ApiQuery } from '../core/http/api-query.js';
import type { Translations } from '../core/i18n/local-text.js';

/** The largest integer of the database. */
const MAX_ID = 2_147_483_647;
const ALT_LENGTH = 500;

const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** How pictures are read. */
export class MediaQuery extends ApiQuery {
  /** The texts in both languages, too. */
  @IsOptional()
  @IsIn(['true', 'false'])
  translations?: 'true' | 'false';
}

/** For whom pictures are handed in; people of the platform choose, others have their own company. */
export class UploadQuery extends MediaQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  company?: number;
}

/** The fields beside the files of an upload. */
export class UploadFields {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  company?: number;
}

class AltTranslations implements Translations {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(ALT_LENGTH)
  sl?: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(ALT_LENGTH)
  en?: string;
}

class MediaTranslations {
  @IsOptional()
  @ValidateNested()
  @Type(() => AltTranslations)
  alt?: AltTranslations;
}

/** What may be written of a picture; the rest of what a read gives may come along and is left as it is. */
export class MediaInput {
  /** In the language of the request; an empty one removes it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(ALT_LENGTH)
  alt?: string;

  /** In both languages; counts instead of `alt`. */
  @IsOptional()
  @ValidateNested()
  @Type(() => MediaTranslations)
  translations?: MediaTranslations;

  @Allow()
  id?: unknown;

  @Allow()
  companyId?: unknown;

  @Allow()
  fileName?: unknown;

  @Allow()
  url?: unknown;

  @Allow()
  width?: unknown;

  @Allow()
  height?: unknown;

  @Allow()
  mime?: unknown;

  @Allow()
  bytes?: unknown;

  @Allow()
  variants?: unknown;

  @Allow()
  status?: unknown;

  @Allow()
  failure?: unknown;

  @Allow()
  failureCode?: unknown;
}
