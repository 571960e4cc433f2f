import { Type } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { IsId } from '../core/http/id-params.js';
import { EmptyAsNull, IsOneLine, MayBeAbsent, Trimmed } from '../core/http/input-rules.js';
import { IsPlainText, TextsInput } from '../core/http/plain-text.js';

export const MAX_ATTRIBUTES = 100;
const MAX_NAME = 120;
const MAX_VALUE = 500;

class AttributeNames extends TextsInput(MAX_NAME) {}
class AttributeValues extends TextsInput(MAX_VALUE) {}

class AttributeTranslations {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => AttributeNames)
  name?: AttributeNames;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => AttributeValues)
  value?: AttributeValues;
}

class FeatureDetails {
  /** Of the registry; then name and unit can be left out. */
  @IsOptional()
  @IsId()
  definitionId?: number | null;

  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsOneLine()
  @IsPlainText()
  unit?: string | null;
}

/** What a product, or a description of one, has by an attribute; as a read returns it. */
export class FeatureInput extends FeatureDetails {
  /** In the language of the request, as `value`. */
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
  @Type(() => AttributeTranslations)
  translations?: AttributeTranslations;
}

/** The same in a form, in both languages; errors are named `attributes.3.value`. */
export class FeatureFormInput extends FeatureDetails {
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => AttributeNames)
  name?: AttributeNames;

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => AttributeValues)
  value?: AttributeValues;
}
