import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsPositive, Max, Min } from 'class-validator';
import { ApiQuery } from '../core/http/api-query.js';
import { IdParams, MAX_ID } from '../core/http/id-params.js';
import { Flag } from '../core/http/input-rules.js';
import type { CategoryRow } from './category-tree.js';

export const CATEGORY_KINDS = ['product', 'service'] as const satisfies CategoryRow['kind'][];

/** The list of the API. */
export class CategoriesQuery extends ApiQuery {
  /** `false` lists those, too, that nothing stands in. */
  @Flag()
  @IsBoolean()
  ignore_empty: boolean = true;

  @IsOptional()
  @IsIn(CATEGORY_KINDS)
  kind?: CategoryRow['kind'];

  /** Those right below this one; 0: the main categories. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  parent?: number;

  /** For people of the platform: `inactive` are those that visitors do not see, also because of one above. */
  @IsOptional()
  @IsIn(['active', 'inactive', 'all'])
  status?: 'active' | 'inactive' | 'all';
}

/** How a category is deleted. */
export class RemovalQuery extends ApiQuery {
  /** The category that takes what stands in the deleted one. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  moveTo?: number;
}

/** The categories page: which tree, and what is open over it. */
export class CategoriesPageQuery {
  @IsIn(CATEGORY_KINDS)
  kind: CategoryRow['kind'] = 'product';

  /** Id of the category whose form is open. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  edit?: number;

  /** Id of the parent of a new one; 0: a main category. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  new?: number;

  /** Id of the category that somebody thinks of deleting. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  delete?: number;
}

/** `{id}` and `{mediaId}` of an address. */
export class CategoryMediaParams extends IdParams {
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  mediaId: number;
}
