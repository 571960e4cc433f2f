import { Injectable } from '@nestjs/common';
import { PublicReads } from '../../core/database/public-reads.js';
import { int, json, statements } from '../../core/database/statement.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { FoundPage } from '../query/found-page.js';
import { type CursorValues, isAfterCursor, writeCursor } from '../query/list-cursor.js';
import { MatchingOffers } from '../query/matching-offers.js';
import { NarrowedPages } from '../large-lists/narrowed-pages.js';
import { offerOrder } from '../query/offer-order.js';
import type { ProductCriteria } from '../query/product-criteria.js';
import { SearchHits } from '../query/search-hits.js';

/** The list query over the read model. */
@Injectable()
export class ProductsSearch {
  constructor(
    private readonly reads: PublicReads,
    private readonly narrowed: NarrowedPages,
    private readonly hits: SearchHits,
  ) {}

  /**
   * One page of cards, each represented by its cheapest matching offer.
   * @throws Malformed for a cursor of another list
   */
  async find(criteria: ProductCriteria, locale: Locale): Promise<FoundPage> {
    return (await this.narrowed.find(criteria)) ?? this.query(criteria, locale);
  }

  private async query(criteria: ProductCriteria, locale: Locale): Promise<FoundPage> {
    const { sort, pageSize } = criteria;
    const offers = new MatchingOffers(criteria, await this.hits.of(criteria));
    const rows = await PAGE(offers, criteria, locale).rows(this.reads, offers.parameters);
    const shown = rows.slice(0, pageSize);
    return {
      found: shown.map(({ cardId, offerId }) => ({ cardId, offerId })),
      nextCursor: rows.length > pageSize ? writeCursor(sort, shown.at(-1)!.key) : null,
    };
  }
}

/** One row more than the page has; adds its parameters to those of the offers. */
function pageText(
  offers: MatchingOffers,
  { sort, cursor, page, pageSize }: PageCriteria,
  locale: Locale,
): string {
  const hits = offers.hits();
  const order = offerOrder(offers, sort, locale);
  const { columns, direction } = order;
  const parameter = (value: unknown) => offers.parameter(value);
  const after = cursor === undefined ? 'true' : isAfterCursor(cursor, sort, order, parameter);
  const limit = offers.parameter(pageSize + 1);
  const offset = offers.parameter(cursor === undefined ? (page - 1) * pageSize : 0);
  return `${hits && `with ${hits} `}select o.${offers.unit} as "cardId", o.offer_id as "offerId",
      json_build_array(${columns.map(({ expression }) => expression).join()}) as key
    from ${offers.from('o', { texts: sort === 'name' })}
    where ${offers.where('o')} and ${offers.isCheapestOfUnit('o')} and ${after}
    order by ${columns.map(({ expression }) => `${expression} ${direction}`).join()}
    limit ${limit} offset ${offset}`;
}

type PageCriteria = Pick<ProductCriteria, 'sort' | 'cursor' | 'page' | 'pageSize'>;

const FIRST_PAGE = { brands: [], sort: 'popular', page: 1, pageSize: 1 } satisfies ProductCriteria;
const EVERY_FILTER: ProductCriteria = {
  ...FIRST_PAGE,
  kind: 'product',
  ofKind: 'product',
  categoryId: 1,
  brands: ['alpina'],
  priceFromCents: 1,
  priceToCents: 2,
  companyIds: [1],
  inStock: true,
  discounted: true,
  condition: 'new',
  ean: '3838900000011',
  ids: [1],
  attributes: [{ definitionId: 1, valueIds: [1] }],
};

/** Arguments of `pageText`. */
const sample = (
  criteria: ProductCriteria,
  hits?: { offerIds: Int32Array; ranks: Int32Array },
): [MatchingOffers, ProductCriteria, Locale] => [new MatchingOffers(criteria, hits), criteria, 'sl'];

const PAGE = statements(
  { cardId: int, offerId: int, key: json<CursorValues>() },
  pageText,
  sample(FIRST_PAGE),
  sample(EVERY_FILTER),
  sample({ ...FIRST_PAGE, cursor: writeCursor('popular', [1, 1]) }),
  sample({ ...FIRST_PAGE, companyId: 1 }),
  sample({ ...FIRST_PAGE, storeId: 1 }),
  sample({ ...FIRST_PAGE, query: 'kava', synonymsOf: 'sl', sort: 'relevance' }),
  sample({ ...EVERY_FILTER, query: 'kava', sort: 'relevance' }),
  sample(
    { ...FIRST_PAGE, query: 'kava', sort: 'relevance' },
    { offerIds: Int32Array.of(1), ranks: Int32Array.of(1) },
  ),
  ...(['price', '-price', 'total', 'name', 'newest'] as const).map((sort) => sample({ ...FIRST_PAGE, sort })),
);
