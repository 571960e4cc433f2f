import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_LIMIT } from '../../core/http/api/api-query.js';
import { OptionalNotNull } from '../../core/http/input/input-rules.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { OWN_SORTS, type OwnSort } from '../own/own-order.js';
import { OwnProductsQuery } from '../own/own-products.query.js';

const SORTS = OWN_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** A page of market positions, with the filters and orders of the admin area. */
export class MarketPositionsQuery extends OwnProductsQuery {
  /** Already read when the request arrived. */
  @IsOptional()
  @IsIn(LOCALES)
  locale?: Locale;

  @IsIn(SORTS)
  sort: OwnSort | `-${OwnSort}` = 'newest';

  /** `next` of the previous page. */
  @OptionalNotNull()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2_000)
  after?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  limit: number = MAX_LIMIT;
}
