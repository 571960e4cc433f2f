import { IsIn, IsString } from 'class-validator';
import { PageQuery } from '../core/http/api/api-query.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import { IsOptionalIn, IsSearch } from '../core/http/input/input-rules.js';
import { DATA_STATUSES, type DataStatus } from './product-data.entity.js';

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
  @IsSearch()
  query?: string;

  @IsIn([...DATA_STATUSES, 'all'])
  status: DataStatus | 'all' = 'all';

  @IsIn(BOTH_WAYS)
  sort: DataSort | `-${DataSort}` = '-updatedAt';
}

/** The filters of the product data page. */
export class ProductDataListQuery extends ProductDataQuery {
  /** For people of the platform. */
  @IsOptionalId()
  company?: number;

  /** Only of products that no other store sells (a store decides on these itself), or that others sell, too. */
  @IsOptionalIn(['own', 'several'])
  sellers?: 'own' | 'several';

  /** With description, brand, image and category, or without one of these. */
  @IsOptionalIn(['complete', 'incomplete'])
  content?: 'complete' | 'incomplete';

  /** Requested by an import, or added by a person. */
  @IsOptionalIn(['feed', 'person'])
  origin?: 'feed' | 'person';

  /** Only of stores with approved product data and without rejected ones. */
  @IsOptionalIn(['proven'])
  stores?: 'proven';
}

/** The product data page: its list, and which form is open over it. */
export class ProductDataPageQuery extends ProductDataListQuery {
  /** Id of the description whose form is open. */
  @IsOptionalId()
  edit?: number;

  @IsOptionalIn(['1'])
  new?: '1';
}
