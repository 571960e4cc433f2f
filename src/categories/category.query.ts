import { Transform, Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiQuery } from '../core/http/api/api-query.js';
import { IdParams, IsId, isId, IsOptionalId, MAX_ID } from '../core/http/input/id-params.js';
import { Flag, combineDecorators, Trimmed } from '../core/http/input/input-rules.js';
import type { CategoryRow } from './category-tree.js';

export const CATEGORY_KINDS = ['product', 'service'] as const satisfies CategoryRow['kind'][];

/** The id of a category that others stand below; 0: of none, they are main categories. */
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
  /** `false` lists those, too, that nothing stands in. */
  @Flag()
  @IsBoolean()
  ignore_empty: boolean = true;

  @IsOptional()
  @IsIn(CATEGORY_KINDS)
  kind?: CategoryRow['kind'];

  /** Those right below this one; 0: the main categories. */
  @IsOptionalParent()
  parent?: number;

  /** For people of the platform: `inactive` are those that visitors do not see, also because of one above. */
  @IsOptional()
  @IsIn(['active', 'inactive', 'all'])
  status?: 'active' | 'inactive' | 'all';
}

/** How a category is deleted. */
export class RemovalQuery extends ApiQuery {
  /** The category that takes what stands in the deleted one. */
  @IsOptionalId()
  moveTo?: number;
}

/** An address has room for no more opened branches; the oldest ones close. */
const MAX_OPEN = 200;

/** The categories page: which tree, what is opened or searched for in it, and what is open over it. */
export class CategoriesPageQuery {
  @IsIn(CATEGORY_KINDS)
  kind: CategoryRow['kind'] = 'product';

  /** Ids of the opened branches, `12.45`. */
  @Transform(({ value }: { value: unknown }) => idsOf(value))
  @IsArray()
  open: number[] = [];

  /** The one of them that is closed, or opened. */
  @IsOptionalId()
  toggle?: number;

  @Trimmed()
  @IsString()
  @MaxLength(100)
  query: string = '';

  /** Id of the category whose form is open. */
  @IsOptionalId()
  edit?: number;

  /** Id of the parent of a new one; 0: a main category. */
  @IsOptionalParent()
  new?: number;

  /** Id of the category that somebody thinks of deleting. */
  @IsOptionalId()
  delete?: number;
}

function idsOf(value: unknown): number[] {
  const ids = typeof value === 'string' ? value.split('.').map(Number) : [];
  return ids.filter(isId).slice(-MAX_OPEN);
}

/** `{id}` and `{mediaId}` of an address. */
export class CategoryMediaParams extends IdParams {
  @Type(() => Number)
  @IsId()
  mediaId: number;
}
