import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsString, IsUrl, ValidateNested } from 'class-validator';
import { Nullable } from '../core/http/input/input-rules.js';
import { OptionalPart } from '../core/http/input/parts.js';
import { TranslationsJson } from '../core/http/input/translations.json.js';
import { CATEGORY_KINDS } from './category.query.js';
import type { CategoryRow } from './category-tree.js';

class CategoryMediaJson {
  @IsInt()
  id: number;

  @IsUrl()
  url: string;

  @IsString()
  alt: string;
}

class CategoryTranslationsJson {
  @ValidateNested()
  @Type(() => TranslationsJson)
  name: TranslationsJson;

  @ValidateNested()
  @Type(() => TranslationsJson)
  slug: TranslationsJson;
}

/** A category in the API; addresses are absolute. */
export class CategoryJson {
  @IsInt()
  id: number;

  @IsString()
  name: string;

  /** null for a main category. */
  @Nullable()
  @IsInt()
  parentId: number | null;

  @IsIn(CATEGORY_KINDS)
  kind: CategoryRow['kind'];

  @IsString()
  slug: string;

  /** null also while the picture is not ready. */
  @Nullable()
  @ValidateNested()
  @Type(() => CategoryMediaJson)
  media: CategoryMediaJson | null;

  /** Among its siblings, from 0. */
  @IsInt()
  position: number;

  @IsBoolean()
  active: boolean;

  /** Groups of offers, descendants included. */
  @IsInt()
  productCount: number;

  /** The public page. */
  @IsUrl()
  url: string;

  @OptionalPart(() => CategoryTranslationsJson)
  translations?: CategoryTranslationsJson;
}
