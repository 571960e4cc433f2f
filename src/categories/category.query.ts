import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiQuery } from '../core/http/api/api-query.js';
import { IdParams, IsId, isId, IsOptionalId, MAX_ID } from '../core/http/input/id-params.js';
import {
  combineDecorators,
  Converted,
  IsFlag,
  IsOptionalIn,
  Trimmed,
} from '../core/http/input/input-rules.js';
import type { CategoryRow } from './category-tree.js';

export const CATEGORY_KINDS = ['product', 'service'] as const satisfies CategoryRow['kind'][];

/** The id of a parent; 0: none, for main categories. */
const IsOptionalParent = () =>
  combineDecorators(
    IsOptional(),
    Type(() => Number),
    IsInt(),
    Min(0),
    Max(MAX_ID),
  );

/** The list of the API. */
export class CategoriesQuery extends ApiQuery {
  /** `false` includes empty ones. */
  @IsFlag()
  ignore_empty: boolean = true;

  @IsOptionalIn(CATEGORY_KINDS)
  kind?: CategoryRow['kind'];

  /** The children of this category; 0: the main categories. */
  @IsOptionalParent()
  parent?: number;

  /**
   * For catalogue admins: `inactive` are those that visitors do not see, also because of an inactive
   * ancestor.
   */
  @IsOptionalIn(['active', 'inactive', 'all'])
  status?: 'active' | 'inactive' | 'all';
}

/** How a category is deleted. */
export class RemovalQuery extends ApiQuery {
  /** The category to which the content moves. */
  @IsOptionalId()
  moveTo?: number;
}

/** The URL has space for so many opened branches; the oldest ones close. */
const MAX_OPEN = 200;

/** The categories page: its tree, opened branches, search text and open dialog. */
export class CategoriesPageQuery {
  @IsIn(CATEGORY_KINDS)
  kind: CategoryRow['kind'] = 'product';

  /** Ids of the opened branches, `12.45`. */
  @Converted(idsOf)
  @IsArray()
  open: number[] = [];

  /** The branch to open or close. */
  @IsOptionalId()
  toggle?: number;

  @Trimmed()
  @IsString()
  @MaxLength(100)
  query: string = '';

  /** Id of the category whose form is open. */
  @IsOptionalId()
  edit?: number;

  /** Id of a new category's parent; 0: a main category. */
  @IsOptionalParent()
  new?: number;

  /** Id of the category in the dialog that deletes it. */
  @IsOptionalId()
  delete?: number;
}

function idsOf(value: unknown): number[] {
  const ids = typeof value === 'string' ? value.split('.').map(Number) : [];
  return ids.filter(isId).slice(-MAX_OPEN);
}

/** `{id}` and `{mediaId}` of a path. */
export class CategoryMediaParams extends IdParams {
  @Type(() => Number)
  @IsId()
  mediaId: number;
}
