import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsPageNumber } from '../core/http/api/api-query.js';
import { AreColumns } from '../core/http/api/list-columns.js';
import { IsOptionalId } from '../core/http/input/id-params.js';
import { IsOptionalIn, Trimmed } from '../core/http/input/input-rules.js';
import { OWN_SORTS, type OwnSort } from '../products/own/own-order.js';
import { OwnProductsQuery } from '../products/own/own-products.query.js';

const SORTS = OWN_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The query string of the list. */
export class OffersPageQuery extends OwnProductsQuery {
  @IsIn(SORTS)
  sort: OwnSort | `-${OwnSort}` = 'newest';

  @IsPageNumber()
  page: number = 1;

  /** Columns to show. */
  @AreColumns()
  columns: string[] = [];

  /** The view that is open; its columns are not remembered. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  view?: string;

  /** For old links, from when the form was a dialog over the list. */
  @IsOptionalId()
  edit?: number;

  @IsOptionalIn(['1'])
  new?: '1';

  @IsOptionalId()
  copy?: number;
}

/** The query string of an offer's page: its list, and other parts of the page. */
export class OfferPageQuery extends OffersPageQuery {
  /** Fills the form of a new product from product data. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(40)
  ean?: string;

  /** Shows the history without JavaScript. */
  @IsOptionalIn(['1'])
  history?: '1';
}
