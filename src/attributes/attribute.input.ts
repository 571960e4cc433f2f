import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IsId, IsPosition } from '../core/http/input/id-params.js';
import { EmptyAsNull, OptionalNotNull } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { IsLine, IsTitle, LinesInput } from '../core/http/input/plain-text.js';
import { ATTRIBUTE_TYPES, type AttributeType } from './attribute-definition.entity.js';

const MAX_NAME = 120;
const MAX_UNIT = 20;
const MAX_CATEGORIES = 500;

class DefinitionNames extends LinesInput(MAX_NAME) {}

class DefinitionCategoryInput {
  @IsId()
  id: number;

  @IsBoolean()
  filterable: boolean = true;

  /** From 0; absent: unchanged, or the last. */
  @OptionalNotNull()
  @IsPosition()
  position?: number;
}

/** Common fields of form and API; missing ones do not change. */
class AttributeDetails {
  @EmptyAsNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_UNIT)
  @IsLine()
  unit?: string | null;

  @OptionalNotNull()
  @IsIn(ATTRIBUTE_TYPES)
  type?: AttributeType;

  /** The whole list. */
  @OptionalNotNull()
  @IsArray()
  @ArrayMaxSize(MAX_CATEGORIES)
  @ArrayUnique((category?: { id?: unknown }) => category?.id)
  @ValidateNested({ each: true })
  @Type(() => DefinitionCategoryInput)
  categories?: DefinitionCategoryInput[];
}

/** The form of a definition; errors of names are named `name.sl`. */
export class DefinitionFormInput extends AttributeDetails {
  @IsNotEmpty()
  @ValidateNested()
  @Type(() => DefinitionNames)
  name: DefinitionNames;
}

class DefinitionTranslations {
  @OptionalPart(() => DefinitionNames)
  name?: DefinitionNames;
}

/** A definition as a read returns it; fields that only the server writes are ignored. */
export class DefinitionInput extends AttributeDetails {
  @Allow()
  id?: unknown;

  /** In the language of the request. */
  @OptionalNotNull()
  @IsTitle(MAX_NAME)
  name?: string;

  @OptionalPart(() => DefinitionTranslations)
  translations?: DefinitionTranslations;
}

/** The place of a definition among the attributes of a category. */
export class DefinitionPlaceInput {
  @IsId()
  categoryId: number;

  /** From 0. */
  @IsPosition()
  position: number;
}

/** Deletes a definition. */
export class DetachInput {
  /** Values stay as free texts. */
  @IsBoolean()
  detach: boolean = false;
}
