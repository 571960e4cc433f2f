import { Transform, Type } from 'class-transformer';
import {
  Allow,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsPositive,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
import { MayBeAbsent, Trimmed } from '../core/http/input-rules.js';
import { IsPlainText, TextsInput } from '../core/http/plain-text.js';

export const MAX_SHORT = 120;
const MAX_VALUE = 500;
const MAX_URL = 2_000;

export const ONE_LINE = /^\P{Cc}*$/u;
const WEB_ADDRESS = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };

export const EmptyAsNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

class DataAttributeNames extends TextsInput(MAX_SHORT) {}
class DataAttributeValues extends TextsInput(MAX_VALUE) {}

class DataAttributeTranslations {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataAttributeNames)
  name?: DataAttributeNames;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataAttributeValues)
  value?: DataAttributeValues;
}

class DataAttributeDetails {
  /** Of the registry; then name and unit can be left out. */
  @IsOptional()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  definitionId?: number | null;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SHORT)
  @Matches(ONE_LINE)
  @IsPlainText()
  unit?: string | null;
}

export class DataAttributeInput extends DataAttributeDetails {
  /** In the language of the request, as `value`. */
  @Trimmed()
  @MayBeAbsent()
  @IsString()
  @MaxLength(MAX_SHORT)
  @Matches(ONE_LINE)
  @IsPlainText()
  name?: string;

  @Trimmed()
  @MayBeAbsent()
  @IsString()
  @MaxLength(MAX_VALUE)
  @Matches(ONE_LINE)
  @IsPlainText()
  value?: string;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataAttributeTranslations)
  translations?: DataAttributeTranslations;
}

export class DataAttributeFormInput extends DataAttributeDetails {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DataAttributeNames)
  name?: DataAttributeNames;

  @IsNotEmpty()
  @ValidateNested()
  @Type(() => DataAttributeValues)
  value: DataAttributeValues;
}

/** A picture as a read gave it, one handed in before, or one to be fetched. */
export class DataPictureInput {
  @MayBeAbsent()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  id?: number;

  @MayBeAbsent()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  mediaId?: number;

  @ValidateIf(({ id, mediaId }: DataPictureInput) => id === undefined && mediaId === undefined)
  @IsUrl(WEB_ADDRESS)
  @MaxLength(MAX_URL)
  url?: string;

  @Allow()
  companyId?: unknown;

  @Allow()
  fileName?: unknown;

  @Allow()
  alt?: unknown;

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

  @Allow()
  translations?: unknown;
}
