import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { AcceptsRead } from '../../core/http/input/accepts-read.decorator.js';
import { IsFormId, IsId, IsPosition } from '../../core/http/input/id-params.js';
import { NumberOrNull, OptionalNotNull } from '../../core/http/input/input-rules.js';
import { OptionalPart } from '../../core/http/input/parts.js';
import {
  IsLineOrNull,
  IsTextOrNull,
  IsTitle,
  LinesInput,
  TextsInput,
} from '../../core/http/input/plain-text.js';
import { IsSlug, SlugsInput } from '../../core/http/input/slug-input.js';
import { CATEGORY_KINDS } from '../category.query.js';
import type { CategoryRow } from '../category-tree.js';
import { CategoryJson } from '../category.json.js';

const MAX_NAME = 120;
const MAX_DESCRIPTION = 2_000;
const MAX_META_TITLE = 80;
const MAX_META_DESCRIPTION = 200;

class NamesInput extends LinesInput(MAX_NAME) {}
class DescriptionsInput extends TextsInput(MAX_DESCRIPTION) {}
class MetaTitlesInput extends LinesInput(MAX_META_TITLE) {}
class MetaDescriptionsInput extends LinesInput(MAX_META_DESCRIPTION) {}

class CategoryTextsInput {
  @OptionalPart(() => DescriptionsInput)
  description?: DescriptionsInput;

  @OptionalPart(() => MetaTitlesInput)
  metaTitle?: MetaTitlesInput;

  @OptionalPart(() => MetaDescriptionsInput)
  metaDescription?: MetaDescriptionsInput;
}

/** Common fields of form and API; missing ones do not change. */
class CategoryDetails {
  @IsOptional()
  @IsId()
  parentId?: number | null;

  /** Set when it is created, and never changed. */
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

  /** Id of an uploaded image of the platform; null: none. */
  @IsFormId()
  mediaId?: number | null;

  @ValidateNested()
  @Type(() => NamesInput)
  name: NamesInput;

  @OptionalPart(() => SlugsInput)
  slug?: SlugsInput;

  @OptionalPart(() => DescriptionsInput)
  description?: DescriptionsInput;

  @OptionalPart(() => MetaTitlesInput)
  metaTitle?: MetaTitlesInput;

  @OptionalPart(() => MetaDescriptionsInput)
  metaDescription?: MetaDescriptionsInput;
}

class CategoryTranslations extends CategoryTextsInput {
  @OptionalPart(() => NamesInput)
  name?: NamesInput;

  @OptionalPart(() => SlugsInput)
  slug?: SlugsInput;
}

/** A category as a read returns it; fields that only the server writes are ignored. */
@AcceptsRead(CategoryJson)
export class CategoryInput extends CategoryDetails {
  /** In the language of the request. */
  @OptionalNotNull()
  @IsTitle(MAX_NAME)
  name?: string;

  /** Slug in the language of the request; an empty one is derived from the name. */
  @IsSlug()
  slug?: string | null;

  /** In the language of the request, like the next two. */
  @IsTextOrNull(MAX_DESCRIPTION)
  description?: string | null;

  @IsLineOrNull(MAX_META_TITLE)
  metaTitle?: string | null;

  @IsLineOrNull(MAX_META_DESCRIPTION)
  metaDescription?: string | null;

  /** From 0, among its siblings; absent for a new one: the last. */
  @OptionalNotNull()
  @IsPosition()
  position?: number;

  @OptionalPart(() => CategoryTranslations)
  translations?: CategoryTranslations;
}

/** The new place of a category. */
export class PlaceInput {
  @IsFormId()
  parentId: number | null = null;

  /** From 0, among its siblings; absent: unchanged, or the last below another parent. */
  @OptionalNotNull()
  @Type(() => Number)
  @IsPosition()
  position?: number;
}

/** Activates or deactivates a category. */
export class SwitchInput {
  @IsBoolean()
  active: boolean;
}

/** Deletes a category. */
export class RemovalInput {
  @IsFormId()
  moveTo: number | null = null;
}
