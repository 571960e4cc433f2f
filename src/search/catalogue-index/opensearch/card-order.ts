import type { IndexQuery } from '../catalogue-index.js';
import { NO_PRICE_CENTS } from '../codes.js';
import { type NumberSort, rangeOrder } from '../list-orders.js';
import type { Json } from './engine/engine.js';
import { orderFields } from './engine/index-definitions.js';
import { fromPlaced } from './writing/sortable-number.js';

/** How the engine sorts, and what a cursor says of the last card: the same as that of the index in memory. */
export interface CardOrder {
  sort: Json[];
  toCursor(sort: number[]): number[];
  fromCursor(values: number[]): number[];
}

/** The offer that a card shows is the last that it is sorted by, after what tells it from all others. */
const shownOf = (nested: Json): Json[] =>
  ['shown', 'shownGroup'].map((field) => ({ [`offer.${field}`]: { order: 'asc', mode: 'min', nested } }));
/** Behind every offer: what comes after a card does not begin with it. */
const AFTER_SHOWN = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** The same order, with what each document shows. */
export const withShown = (sort: Json[], fitting: Json): Json[] => [
  ...sort,
  ...shownOf({ path: 'offer', filter: fitting }),
];

/** Where documents after some values begin. */
export const afterShown = (values: number[]): number[] => [...values, ...AFTER_SHOWN];

/** The ids of the shown offer and of its group. */
export function shownIn(sort: number[]): { offerId: number; groupId: number } {
  const [offerId, groupId] = sort.slice(-AFTER_SHOWN.length).map(fromPlaced);
  return { offerId: offerId!, groupId: groupId! };
}

/**
 * @param unit what the list shows: cards are told apart by their ids, offers by theirs
 * @param fitting what an offer has to fit, so that its card is sorted by it
 */
export function cardOrder(sort: NumberSort, unit: IndexQuery['unit'], fitting: Json): CardOrder {
  const nested = { path: 'offer', filter: fitting };
  const best = (field: string, order: 'asc' | 'desc'): Json => ({
    [`offer.${field}`]: { order, mode: order === 'desc' ? 'max' : 'min', nested },
  });
  const popularity = { 'offer.popularity': { order: 'desc', mode: 'sum', nested } };
  const id = (order: 'asc' | 'desc') => (unit === 'card' ? { id: order } : best('id', order));
  switch (sort) {
    case 'relevance':
      return {
        sort: [{ _score: 'desc' }, popularity, id('asc')],
        ...mapped(([relevance, popularity, id]) => [-relevance!, -popularity!, id!]),
      };
    case 'popular':
      return {
        sort: [popularity, id('desc')],
        ...mapped(([popularity, id]) => [-popularity!, id!]),
      };
    case 'total':
      return { sort: [best('total', 'asc'), id('asc')], ...mapped((values) => values) };
    case 'newest':
      return { sort: [id('desc')], ...mapped((values) => values) };
    default: {
      const { range, isFalling } = rangeOrder(sort)!;
      const { number, isMissing } = orderFields(range.id);
      if (!isFalling) return { sort: [best(number, 'asc'), id('asc')], ...mapped((values) => values) };
      // a card has the lowest number of its offers; what has none stays the last
      return {
        sort: [
          best(isMissing, 'asc'),
          { [`offer.${number}`]: { order: 'desc', mode: 'min', nested } },
          id('asc'),
        ],
        toCursor: ([isMissing, number, id]) => [isMissing ? NO_PRICE_CENTS : -number!, id!],
        fromCursor: ([key, id]) => [
          Number(key! >= NO_PRICE_CENTS),
          key! >= NO_PRICE_CENTS ? NO_PRICE_CENTS : -key!,
          id!,
        ],
      };
    }
  }
}

/** One way is the other way. */
const mapped = (map: (values: number[]) => number[]) => ({
  // -0 is no whole number for everybody
  toCursor: (values: number[]) => map(values).map((value) => value + 0),
  fromCursor: (values: number[]) => map(values).map((value) => value + 0),
});
