import type { IndexSort } from '../catalogue-index.js';
import { NO_PRICE_CENTS } from '../codes.js';
import type { CardCounter } from './card-counter.js';
import { TopK } from './top-k.js';
import { scratch } from './content/scratch.js';
import type { TextHits } from './content/text-search.js';
import type { ListColumns } from './list-columns.js';

/** Orders by numbers; that by names is the database's, which knows them. */
export type NumberSort = Exclude<IndexSort, 'name'>;

/** The cards of a list with what they are sorted by. */
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
 * The cards of matching rows, with what they are sorted by: of several offers the best, and their popularity together.
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
      case 'price':
        return [shownPrices(list, rows, 1)];
      case '-price':
        return [shownPrices(list, rows, -1)];
      case 'total':
        return [lowestTotals(counter, list)];
      case 'newest':
        return [];
    }
  }
}

/** One page of them, as places in `cards`. */
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
  const sums = scratch.take(Float64Array, count).fill(0);
  for (let at = 0; at < rows.length; at++) sums[cards[at]! - 1]! -= popularity[rows[at]!]!;
  return sums;
}

function lowestTotals(counter: CardCounter, { totals }: ListColumns): Float64Array {
  const { rows } = counter;
  const values = scratch.take(Float64Array, rows.length);
  for (let at = 0; at < rows.length; at++) values[at] = totals[rows[at]!]!;
  return lowest(counter, values);
}

/** The highest first. @param hits with all of the rows among them */
function bestRelevance(counter: CardCounter, hits: TextHits): Float64Array {
  const { rows } = counter;
  const values = scratch.take(Float64Array, rows.length);
  for (let at = 0, hit = 0; at < rows.length; at++, hit++) {
    while (hits.rows[hit] !== rows[at]) hit++;
    values[at] = -hits.relevance[hit]!;
  }
  return lowest(counter, values);
}

/** The lowest value of each card. @param values of each row of the counter */
function lowest({ cards, count }: CardCounter, values: Float64Array): Float64Array {
  const lowestOf = scratch.take(Float64Array, count);
  for (let at = 0, card = 1; card <= count; card++) {
    let value = values[at++]!;
    for (; cards[at] === card; at++) if (values[at]! < value) value = values[at]!;
    lowestOf[card - 1] = value;
  }
  return lowestOf;
}

/** Foreign prices stay the last. */
function shownPrices({ prices }: ListColumns, rows: Int32Array, sign: 1 | -1): Float64Array {
  const keys = scratch.take(Float64Array, rows.length);
  for (let place = 0; place < rows.length; place++) {
    const price = prices[rows[place]!]!;
    keys[place] = price < NO_PRICE_CENTS ? sign * price : price;
  }
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
