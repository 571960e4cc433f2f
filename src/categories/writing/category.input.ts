import { Type } from 'class-transformer';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { IsId, IsPosition } from '../../core/http/input/id-params.js';
import { OptionalNotNull, NumberOrNull, Trimmed } from '../../core/http/input/input-rules.js';
import { OptionalPart } from '../../core/http/input/parts.js';
import { IsLine, LinesInput } from '../../core/http/input/plain-text.js';
import { IsSlug, SlugsInput } from '../../core/http/input/slug-input.js';
import { CATEGORY_KINDS } from '../category.query.js';
import type { CategoryRow } from '../category-tree.js';

const MAX_NAME = 120;

class NamesInput extends LinesInput(MAX_NAME) {}

/** What form and API have in common; what is left out stays as it is. */
class CategoryDetails {
  @IsOptional()
  @IsId()
  parentId?: number | null;

  /** Chosen once, at the beginning. */
  @OptionalNotNull()
  @IsIn(CATEGORY_KINDS)
  kind?: CategoryRow['kind'];

  @OptionalNotNull()
  @IsBoolean()
  active?: boolean;
}

/** The form of a category; errors of texts are named `name.sl`. */
export class CategoryFormInput extends CategoryDetails {
  @NumberOrNull()
  override parentId?: number | null;

  /** Of a picture of the platform, handed in before; null: none. */
  @NumberOrNull()
  @IsOptional()
  @IsId()
  mediaId?: number | null;

  @ValidateNested()
  @Type(() => NamesInput)
  name: NamesInput;

  @OptionalPart(() => SlugsInput)
  slug?: SlugsInput;
}

class CategoryTranslations {
  @OptionalPart(() => NamesInput)
  name?: NamesInput;

  @OptionalPart(() => SlugsInput)
  slug?: SlugsInput;
}

/** A category as a read returns it; what only the server writes is taken and left alone. */
export class CategoryInput extends CategoryDetails {
  @Allow()
  id?: unknown;

  @Allow()
  media?: unknown;

  @Allow()
  productCount?: unknown;

  @Allow()
  url?: unknown;

  /** In the language of the request. */
  @Trimmed()
  @OptionalNotNull()
  @IsNotEmpty()
  @IsString()
  @MaxLength(MAX_NAME)
  @IsLine()
  name?: string;

  /** Part of the address in the language of the request; an empty one follows the name. */
  @IsSlug()
  slug?: string | null;

  /** From 0, among its siblings; left out at the beginning: the last. */
  @OptionalNotNull()
  @IsPosition()
  position?: number;

  @OptionalPart(() => CategoryTranslations)
  translations?: CategoryTranslations;
}

/** Where a category is put. */
export class PlaceInput {
  @NumberOrNull()
  @IsOptional()
  @IsId()
  parentId: number | null = null;

  /** From 0, among those that are there; left out: the last in another place. */
  @OptionalNotNull()
  @Type(() => Number)
  @IsPosition()
  position?: number;
}

/** Switches a category on or off. */
export class SwitchInput {
  @IsBoolean()
  active: boolean;
}

/** Deletes a category. */
export class RemovalInput {
  @NumberOrNull()
  @IsOptional()
  @IsId()
  moveTo: number | null = null;
}
