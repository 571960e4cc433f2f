import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsString, ValidateNested } from 'class-validator';
import { Nullable } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import { ATTRIBUTE_TYPES, type AttributeType } from './attribute-definition.entity.js';

class DefinitionCategoryJson {
  @IsInt()
  id: number;

  /** Whether visitors can filter the category by it. */
  @IsBoolean()
  filterable: boolean;

  /** Among the category's attributes, from 0. */
  @IsInt()
  position: number;
}

class DefinitionTranslationsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  name: TranslationsJson;
}

/** An attribute definition in the API. */
export class AttributeDefinitionJson {
  @IsInt()
  id: number;

  @IsString()
  name: string;

  @Nullable()
  @IsString()
  unit: string | null;

  @IsIn(ATTRIBUTE_TYPES)
  type: AttributeType;

  @ValidateNested({ each: true })
  @Type(() => DefinitionCategoryJson)
  categories: DefinitionCategoryJson[];

  @OptionalPart(() => DefinitionTranslationsJson)
  translations?: DefinitionTranslationsJson;
}
