import { IsInt, IsString, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { Nullable } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';

class AttributeValueTranslationsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  name: TranslationsJson;

  @ValidateNested()
  @Type(() => TranslationsJson)
  value: TranslationsJson;
}

/** What a product, or a description of one, has by an attribute. */
export class AttributeValueJson {
  /** Of the registry; null: free text. */
  @Nullable()
  @IsInt()
  definitionId: number | null;

  @IsString()
  name: string;

  @IsString()
  value: string;

  @Nullable()
  @IsString()
  unit: string | null;

  @OptionalPart(() => AttributeValueTranslationsJson)
  translations?: AttributeValueTranslationsJson;
}
