import type { Locale } from '../../core/i18n/locales.js';
import { NO_PRICE_CENTS } from '../../search/catalogue-index/codes.js';
import type { SortedBy } from '../../search/catalogue-index/list-orders.js';
import { type RangeOrder, rangeOrder } from '../../search/catalogue-index/list-orders.js';
import { DELIVERY_COST } from '../../companies/terms/delivery-cost.js';
import { JOINED_MARKET } from './offer-markets.js';
import { JOINED_GAP } from './price-ranks.js';

/** Sort orders of a store's list in addition to the filters' orders; the prefix `-` reverses one. */
export const OWN_SORTS = [
  'newest',
  'name',
  'price',
  'total',
  'stock',
  'updatedAt',
  'clicks',
  'priceRank',
  'moved',
  'views',
  'clickShare',
  'lostClicks',
] as const;
export type OwnSort = (typeof OWN_SORTS)[number];
/** The order of a list. */
export type OwnOrder = OwnSort | `-${OwnSort}` | RangeOrder;

/** The opposite order. */
export const reversed = (sort: OwnOrder) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as OwnOrder;

/** The tables that an order reads besides `products p`. */
export const ORDER_JOINS: Partial<Record<string, string>> = {
  name: 'join catalogue_texts t on t.offer_id = p.id',
  priceRank: JOINED_GAP,
  moved: `left join ${JOINED_MARKET.moved}`,
  views: `left join ${JOINED_MARKET.views}`,
  clickShare: `left join ${JOINED_MARKET.clicks}`,
  lostClicks: `left join ${JOINED_MARKET.clicks}`,
};

const LOST = 'c.lost_to_price + c.lost_to_stock';
/** Above every price and stock. */
const MAX = '90000000000000';
/** Below every value. */
const MIN = '-40000';

/** Sorts `products p` with {@link ORDER_JOINS}. Rows without the value come last. */
export function ownOrder(sort: OwnOrder, locale: Locale): SortedBy {
  const name = sort.replace('-', '') as OwnSort;
  // `newest` is descending without a prefix
  const direction = sort.startsWith('-') !== (name === 'newest') ? 'desc' : 'asc';
  const id = { expression: 'p.id', type: 'integer' };
  if (name === 'newest') return { columns: [id], direction };
  return { columns: [columnOf(name, locale, direction === 'asc' ? MAX : MIN), id], direction };
}

function columnOf(name: Exclude<OwnSort, 'newest'>, locale: Locale, last: string) {
  switch (name) {
    case 'name':
      return { expression: `t.name_${locale}`, type: 'text' };
    case 'price':
      return { expression: 'p.price', type: 'numeric' };
    case 'total':
      return { expression: `coalesce(p.price + ${DELIVERY_COST}, ${last})`, type: 'numeric' };
    case 'stock':
      return { expression: `coalesce(p.stock, ${last})`, type: 'bigint' };
    case 'updatedAt':
      return { expression: 'p.updated_at', type: 'timestamptz' };
    case 'clicks':
      return { expression: 'p.clicks', type: 'integer' };
    case 'priceRank':
      return { expression: `coalesce(gap.value, ${last})`, type: 'bigint' };
    case 'moved':
      return { expression: `coalesce(r.week_ago - r.rank, ${last})`, type: 'bigint' };
    case 'views':
      return { expression: `coalesce(v.views, 0)`, type: 'bigint' };
    case 'clickShare':
      return {
        expression: `coalesce(c.own::float8 / (c.own + ${LOST} + c.lost_otherwise), ${last})`,
        type: 'float8',
      };
    case 'lostClicks':
      return { expression: `coalesce(${LOST}, ${last})`, type: 'bigint' };
    default: {
      const number = rangeOrder(name)!.range.value;
      return { expression: `coalesce(nullif(${number}, ${NO_PRICE_CENTS}), ${last})`, type: 'bigint' };
    }
  }
}
