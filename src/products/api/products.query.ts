import { ArrayMaxSize, IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiQuery, IsPageNumber, MAX_LIMIT } from '../../core/http/api/api-query.js';
import { AreIds, IsOptionalId } from '../../core/http/input/id-params.js';
import {
  Converted,
  IsFlag,
  IsOptionalIn,
  IsSearch,
  OptionalNotNull,
  Repeated,
  Trimmed,
} from '../../core/http/input/input-rules.js';
import { INDEX_SORTS, type IndexSort } from '../../search/catalogue-index/list-orders.js';
import { ApiFiltersInput } from '../filters/list-filters.input.js';
import { AttributeFilters } from '../listing/attribute-filters.rules.js';
import { RANK_BANDS, type RankBand } from '../own/price-ranks.js';
import { APART_REASONS, type ApartReason } from '../comparison/compared-offer.js';
import type { ProductKind, ProductStatus } from '../product.entity.js';
import { KINDS, STATUSES } from '../product-fields.js';

const ANY_STATUS = [...STATUSES, 'all'] as const;

/** Numbers separated by commas, or a repeated parameter. */
const Numbers = () =>
  Converted((value) =>
    value === undefined ? value : [value].flat().flatMap((part) => String(part).split(',').map(Number)),
  );

/** The products to list. Visitors get active ones as cards; for a `company`, its offers. */
export class ProductsQuery extends ApiFiltersInput {
  /**
   * A search term, understood as on the search page: spelling and synonyms, constraints (“up to 50 €”, “in stock”), names
   * of categories, brands and values. `understood` of the answer reports the result.
   */
  @IsSearch()
  query?: string;

  /** `query` matches as typed: products contain all of its words. */
  @IsFlag()
  literal: boolean = false;

  /** Id of a category; its subcategories are included. */
  @IsOptionalId()
  category?: number;

  @IsOptionalId()
  company?: number;

  /** Missing: with a `query` both, else products. */
  @IsOptionalIn(KINDS)
  kind?: ProductKind;

  /** For a store's people: their own products in this status; for the platform, all stores' products. */
  @IsOptionalIn(ANY_STATUS)
  status?: ProductStatus | 'all';

  /** Used with `status`: visible products that are not compared for one of these reasons. */
  @Repeated()
  @IsIn(APART_REASONS, { each: true })
  notCompared: ApartReason[] = [];

  /** Used with `status`: products whose price rank in the group is in one of these bands. */
  @Repeated()
  @IsIn(RANK_BANDS, { each: true })
  priceRank: RankBand[] = [];

  /** 8 to 14 digits. */
  @Trimmed()
  @IsOptional()
  @Matches(/^\d{8,14}$/)
  ean?: string;

  /** Ids, parted by commas or given several times. */
  @Numbers()
  @IsOptional()
  @ArrayMaxSize(MAX_LIMIT)
  @AreIds()
  ids?: number[];

  /**
   * Values by the ids of attribute definitions: `attributes[7]=red`, several times for one of several; of a number also
   * a range, `attributes[7]=10..20`, `10..` or `..20`; of yes and no `true` or `false`.
   */
  @AttributeFilters()
  attributes: Record<string, string[]> = {};

  @IsPageNumber()
  override page: number = 1;

  /** The end of the previous page, `nextCursor` in its answer: the next page begins there, at any depth. */
  @OptionalNotNull()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2_000)
  cursor?: string;

  /** Missing: by relevance for a `query`, else by popularity. */
  @IsOptionalIn(INDEX_SORTS)
  sort?: IndexSort;
}

/** Which row of featured products. */
export class FeaturedQuery extends ApiQuery {
  @IsIn(['popular', 'new', 'discounted'])
  featured_type: 'popular' | 'new' | 'discounted';
}
