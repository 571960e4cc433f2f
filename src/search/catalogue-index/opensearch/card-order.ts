import type { IndexQuery } from '../catalogue-index.js';
import { fallingKey, partOfFalling } from '../card-choice.js';
import { type NumberSort, rangeOrder } from '../list-orders.js';
import type { Json } from './engine/engine.js';
import { orderFields } from './engine/index-definitions.js';
import { fromPlaced } from './writing/sortable-number.js';

/** The engine's sort keys, and the last card in a cursor: the same as for the index in memory. */
export interface CardOrder {
  sort: Json[];
  toCursor(sort: number[]): number[];
  fromCursor(values: number[]): number[];
}

/** The offer of a card is the last sort key, after the key that distinguishes it from all others. */
const shownOf = (nested: Json): Json[] =>
  ['shown', 'shownGroup'].map((field) => ({ [`offer.${field}`]: { order: 'asc', mode: 'min', nested } }));
/** Greater than every offer: the next page must not start with the same card. */
const AFTER_SHOWN = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** Adds sort keys that name the shown offer of each document. */
export const withShown = (sort: Json[], fitting: Json): Json[] => [
  ...sort,
  ...shownOf({ path: 'offer', filter: fitting }),
];

/** The start after some values. */
export const afterShown = (values: number[]): number[] => [...values, ...AFTER_SHOWN];

/** The ids of the shown offer and of its group. */
export function shownIn(sort: number[]): { offerId: number; groupId: number } {
  const [offerId, groupId] = sort.slice(-AFTER_SHOWN.length).map(fromPlaced);
  return { offerId: offerId!, groupId: groupId! };
}

/**
 * @param unit the listed unit: cards are distinguished by their ids, offers by theirs
 * @param fitting conditions of an offer whose values sort its card
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
      const { key, part } = orderFields(range.id);
      if (!isFalling) return { sort: [best(key, 'asc'), id('asc')], ...mapped((values) => values) };
      // a card has the lowest key of its offers
      return {
        sort: [best(part, 'asc'), { [`offer.${key}`]: { order: 'desc', mode: 'min', nested } }, id('asc')],
        toCursor: ([part, key, id]) => [fallingKey(key!, part), id!],
        fromCursor: ([falling, id]) => {
          const part = partOfFalling(falling!);
          return [part, fallingKey(falling!, part), id!];
        },
      };
    }
  }
}

/** A conversion that is its own inverse. */
const mapped = (map: (values: number[]) => number[]) => ({
  // -0 is not a whole number everywhere
  toCursor: (values: number[]) => map(values).map((value) => value + 0),
  fromCursor: (values: number[]) => map(values).map((value) => value + 0),
});
