import { Type } from 'class-transformer';
import {
  Allow,
  IsInt,
  IsOptional,
  IsPositive,
  IsString,
  Max,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { MAX_ID } from '../core/http/id-params.js';
import { MayBeAbsent, Trimmed } from '../core/http/input-rules.js';
import { IsPlainText, TextsInput } from '../core/http/plain-text.js';

export const MAX_ATTRIBUTES = 100;
const MAX_NAME = 120;
const MAX_VALUE = 500;

export class ProductAttributeNames extends TextsInput(MAX_NAME) {}
export class ProductAttributeValues extends TextsInput(MAX_VALUE) {}

class ProductAttributeTranslations {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductAttributeNames)
  name?: ProductAttributeNames;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductAttributeValues)
  value?: ProductAttributeValues;
}

/** What form and API have in common. */
export class ProductAttributeDetails {
  @MayBeAbsent()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  id?: number;

  @IsOptional()
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  definitionId?: number | null;

  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsPlainText()
  unit?: string | null;
}

/** A feature of a product, as a read returns it; one with a known id keeps its texts of the other language. */
export class ProductAttributeInput extends ProductAttributeDetails {
  /** In the language of the request. */
  @Trimmed()
  @MayBeAbsent()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsPlainText()
  name?: string;

  @Trimmed()
  @MayBeAbsent()
  @IsString()
  @MaxLength(MAX_VALUE)
  @IsPlainText()
  value?: string;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => ProductAttributeTranslations)
  translations?: ProductAttributeTranslations;

  @Allow()
  position?: unknown;
}
