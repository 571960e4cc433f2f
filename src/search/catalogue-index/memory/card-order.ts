import { fallingKey, priceKey } from '../card-choice.js';
import { AVAILABILITY_CODES } from '../codes.js';
import type { CodedColumn } from '../filter-columns.js';
import { type NumberSort, rangeOrder } from '../list-orders.js';
import type { CardCounter } from './card-counter.js';
import { TopK } from './top-k.js';
import { bitsOf } from './content/offer-flags.js';
import { scratch } from './content/scratch.js';
import type { TextHits } from './content/text-search.js';
import type { ListColumns } from './list-columns.js';

const SOLD_OUT = bitsOf('availability' satisfies CodedColumn, [AVAILABILITY_CODES.out_of_stock]);

/** The cards of a list with their sort keys. */
export interface Cards {
  list: ListColumns;
  /** The row that each shows. */
  rows: Int32Array;
  /** Rising. */
  keys: Float64Array[];
  /** Whether of equals the newest comes first. */
  isNewestFirst: boolean;
}

/** Values that a page ended with: its keys and its id. */
export type CardPosition = number[];

/**
 * The cards of matching rows with their sort keys: of several offers the best, and the sum of their
 * popularity.
 * @param hits of its text, for the order of relevance
 */
export function cardsOf(list: ListColumns, counter: CardCounter, sort: NumberSort, hits?: TextHits): Cards {
  const rows = counter.firsts();
  const isNewestFirst = sort === 'popular' || sort === 'newest';
  return { list, rows, keys: keysOf(), isNewestFirst };

  function keysOf(): Float64Array[] {
    switch (sort) {
      case 'relevance':
        return [bestRelevance(counter, hits!), popularityOf(counter, list)];
      case 'popular':
        return [popularityOf(counter, list)];
      case 'total':
        return [lowest(counter, valuesOf(counter.rows, list.totals))];
      case 'newest':
        return [];
      default: {
        const { range, isFalling } = rangeOrder(sort)!;
        const column = list.numbers[range.column];
        // the rows of a card begin with its lowest price
        const isOfFirst = range.column === 'priceCents';
        const keys = isOfFirst
          ? keysIn(list, rows, column)
          : lowest(counter, keysIn(list, counter.rows, column));
        return [isFalling ? falling(keys) : keys];
      }
    }
  }
}

/** The places of one page in `cards`. */
export function pageOf(
  cards: Cards,
  { after, skip, take }: { after?: CardPosition; skip: number; take: number },
): number[] {
  const compare = comparison(cards);
  const first = new TopK(skip + take, compare);
  const isAfter = after && laterThan(cards, after);
  for (let place = 0; place < cards.rows.length; place++) if (!isAfter || isAfter(place)) first.offer(place);
  return first.sorted().slice(skip);
}

export const positionOf = (cards: Cards, place: number): CardPosition => [
  ...cards.keys.map((key) => key[place]!),
  idOf(cards, place),
];

const idOf = ({ list, rows }: Cards, place: number): number => list.cards[rows[place]!]!;

/** The highest first: of all matching offers of each card together. */
function popularityOf({ rows, cards, count }: CardCounter, { popularity }: ListColumns): Float64Array {
  const sums = scratch.takeArray(Float64Array, count).fill(0);
  for (let at = 0; at < rows.length; at++) sums[cards[at]! - 1]! -= popularity[rows[at]!]!;
  return sums;
}

/** The value of each of these rows. */
function valuesOf(rows: Int32Array, column: Float64Array): Float64Array {
  const values = scratch.takeArray(Float64Array, rows.length);
  for (let at = 0; at < rows.length; at++) values[at] = column[rows[at]!]!;
  return values;
}

/** The keys of these rows, by a column. */
function keysIn({ flags }: ListColumns, rows: Int32Array, column: Float64Array): Float64Array {
  const words = flags[SOLD_OUT.word]!;
  const keys = valuesOf(rows, column);
  for (let at = 0; at < rows.length; at++)
    keys[at] = priceKey(keys[at]!, (words[rows[at]!]! & SOLD_OUT.bits) !== 0);
  return keys;
}

/** The highest first. @param hits with all of the rows among them */
function bestRelevance(counter: CardCounter, hits: TextHits): Float64Array {
  const { rows } = counter;
  const values = scratch.takeArray(Float64Array, rows.length);
  for (let at = 0, hit = 0; at < rows.length; at++, hit++) {
    while (hits.rows[hit] !== rows[at]) hit++;
    values[at] = -hits.relevance[hit]!;
  }
  return lowest(counter, values);
}

/** The lowest value of each card. @param values of each row of the counter */
function lowest({ cards, count }: CardCounter, values: Float64Array): Float64Array {
  const lowestOf = scratch.takeArray(Float64Array, count);
  for (let at = 0, card = 1; card <= count; card++) {
    let value = values[at++]!;
    for (; cards[at] === card; at++) if (values[at]! < value) value = values[at]!;
    lowestOf[card - 1] = value;
  }
  return lowestOf;
}

function falling(keys: Float64Array): Float64Array {
  for (let place = 0; place < keys.length; place++) keys[place] = fallingKey(keys[place]!);
  return keys;
}

function comparison(cards: Cards): (a: number, b: number) => number {
  const [first, second] = cards.keys;
  const sign = cards.isNewestFirst ? -1 : 1;
  return (a, b) => {
    if (first && first[a] !== first[b]) return first[a]! - first[b]!;
    if (second && second[a] !== second[b]) return second[a]! - second[b]!;
    return sign * (idOf(cards, a) - idOf(cards, b));
  };
}

function laterThan(cards: Cards, position: CardPosition) {
  const { keys, isNewestFirst } = cards;
  const sign = isNewestFirst ? -1 : 1;
  const id = position.at(-1)!;
  return (place: number) => {
    const differing = keys.find((key, at) => key[place] !== position[at]);
    if (differing) return differing[place]! > position[keys.indexOf(differing)]!;
    return sign * (idOf(cards, place) - id) > 0;
  };
}
