import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsPositive, IsString, Max, MaxLength } from 'class-validator';
import { PageQuery } from '../core/http/api-query.js';
import { MAX_ID } from '../core/http/id-params.js';
import { Trimmed } from '../core/http/input-rules.js';
import { DATA_STATUSES, type DataStatus } from './product-data.entity.js';

const MAX_WORDS = 200;

/** Orders of the list; `-` before one turns it round. */
export const DATA_SORTS = ['name', 'ean', 'updatedAt'] as const;
export type DataSort = (typeof DATA_SORTS)[number];
const BOTH_WAYS = DATA_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** `{ean}` of an address. */
export class EanParams {
  @IsString()
  ean: string;
}

/** A list of the API. */
export class ProductDataQuery extends PageQuery {
  /** Words, or parts of them, of the name in any language, EAN and product code. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_WORDS)
  query?: string;

  @IsIn([...DATA_STATUSES, 'all'])
  status: DataStatus | 'all' = 'all';

  @IsIn(BOTH_WAYS)
  sort: DataSort | `-${DataSort}` = '-updatedAt';
}

/** The product data page: its list, and which form is open over it. */
export class ProductDataPageQuery extends ProductDataQuery {
  /** For people of the platform. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  company?: number;

  /** Id of the description whose form is open. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  @Max(MAX_ID)
  edit?: number;

  @IsOptional()
  @IsIn(['1'])
  new?: '1';
}
