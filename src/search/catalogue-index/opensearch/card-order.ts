import type { IndexQuestion, IndexSort } from '../catalogue-index.js';
import { NO_PRICE_CENTS } from '../codes.js';
import type { Json } from './engine/engine.js';

export type NumberSort = Exclude<IndexSort, 'name'>;

/** How the engine sorts, and what a cursor says of the last card: the same as that of the index in memory. */
export interface CardOrder {
  sort: Json[];
  toCursor(sort: number[]): number[];
  fromCursor(values: number[]): number[];
}

const SHOWN_FIRST = [{ 'offer.orderPrice': 'asc' }, { 'offer.outOfStock': 'asc' }, { 'offer.id': 'asc' }];

/** The offer that a card shows. */
export const SHOWN: Json = {
  size: 1,
  sort: SHOWN_FIRST,
  _source: false,
  docvalue_fields: ['offer.id', 'offer.group'],
};

/**
 * @param unit what the list shows: cards are told apart by their ids, offers by theirs
 * @param fitting what an offer has to fit, so that its card is sorted by it
 */
export function cardOrder(sort: NumberSort, unit: IndexQuestion['unit'], fitting: Json): CardOrder {
  const nested = { path: 'offer', filter: fitting };
  const best = (field: string, order: 'asc' | 'desc'): Json => ({
    [`offer.${field}`]: { order, mode: order === 'desc' ? 'max' : 'min', nested },
  });
  const id = (order: 'asc' | 'desc') => (unit === 'card' ? { id: order } : best('id', order));
  switch (sort) {
    case 'relevance':
      return {
        sort: [{ _score: 'desc' }, best('popularity', 'desc'), id('asc')],
        ...mapped(([relevance, popularity, id]) => [-relevance!, -popularity!, id!]),
      };
    case 'popular':
      return {
        sort: [best('popularity', 'desc'), id('desc')],
        ...mapped(([popularity, id]) => [-popularity!, id!]),
      };
    case 'price':
      return { sort: [best('orderPrice', 'asc'), id('asc')], ...mapped((values) => values) };
    case '-price':
      // a card is as dear as its cheapest offer; foreign prices stay the last
      return {
        sort: [
          best('isForeign', 'asc'),
          { 'offer.orderPrice': { order: 'desc', mode: 'min', nested } },
          id('asc'),
        ],
        toCursor: ([isForeign, price, id]) => [isForeign ? NO_PRICE_CENTS : -price!, id!],
        fromCursor: ([key, id]) => [
          Number(key! >= NO_PRICE_CENTS),
          key! >= NO_PRICE_CENTS ? NO_PRICE_CENTS : -key!,
          id!,
        ],
      };
    case 'total':
      return { sort: [best('total', 'asc'), id('asc')], ...mapped((values) => values) };
    case 'newest':
      return { sort: [id('desc')], ...mapped((values) => values) };
  }
}

/** One way is the other way. */
const mapped = (map: (values: number[]) => number[]) => ({
  // -0 is no whole number for everybody
  toCursor: (values: number[]) => map(values).map((value) => value + 0),
  fromCursor: (values: number[]) => map(values).map((value) => value + 0),
});
