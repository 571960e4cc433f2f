import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsId } from '../core/http/input/id-params.js';
import { OptionalNotNull, Trimmed } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { IsLineOrNull, IsPlainText, TextsInput } from '../core/http/input/plain-text.js';

export const MAX_ATTRIBUTES = 100;
const MAX_NAME = 120;
const MAX_VALUE = 500;

class AttributeNames extends TextsInput(MAX_NAME) {}
class AttributeValues extends TextsInput(MAX_VALUE) {}

class AttributeTranslations {
  @OptionalPart(() => AttributeNames)
  name?: AttributeNames;

  @OptionalPart(() => AttributeValues)
  value?: AttributeValues;
}

class AttributeValueDetails {
  /** Id of a definition; then name and unit are optional. */
  @IsOptional()
  @IsId()
  definitionId?: number | null;

  @IsLineOrNull(MAX_NAME)
  unit?: string | null;
}

/** An attribute of a product or of shared product data, in the form that reads return. */
export class AttributeValueInput extends AttributeValueDetails {
  /** In the language of the request, as `value`. */
  @Trimmed()
  @OptionalNotNull()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsPlainText()
  name?: string;

  @Trimmed()
  @OptionalNotNull()
  @IsString()
  @MaxLength(MAX_VALUE)
  @IsPlainText()
  value?: string;

  @OptionalPart(() => AttributeTranslations)
  translations?: AttributeTranslations;
}

/** A value in a form, in both languages; errors are named `attributes.3.value`. */
export class AttributeValueFormInput extends AttributeValueDetails {
  @OptionalPart(() => AttributeNames)
  name?: AttributeNames;

  @OptionalPart(() => AttributeValues)
  value?: AttributeValues;
}
