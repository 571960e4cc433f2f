import type { IndexSort } from '../catalogue-index.js';
import { NO_PRICE_CENTS } from '../codes.js';
import { FirstOf } from './first-of.js';
import { withRoom } from './content/growing.js';
import type { TextHits } from './content/text-search.js';
import type { ListedRows } from './listed-rows.js';

/** Orders by numbers; that by names is the database's, which knows them. */
export type NumberSort = Exclude<IndexSort, 'name'>;

/** The cards of a list, each with the row that it shows and with what it is sorted by. */
export interface Cards {
  /** The first matching row of each: the cheapest. */
  rows: Int32Array;
  /** Rising. */
  keys: Float64Array[];
  ids: Int32Array;
  /** Whether of equals the newest comes first. */
  isNewestFirst: boolean;
}

/** Values that a page ended with: its keys and its id. */
export type CardPosition = number[];

type Column = Int32Array | Float64Array | Uint16Array;

/** For one list after the other: fresh memory costs more than what is done in it. */
const room = {
  relevance: new Uint16Array(0),
  rows: new Int32Array(0),
  ids: new Int32Array(0),
  keys: [new Float64Array(0), new Float64Array(0)],
};

/**
 * The cards of matching rows, with what they are sorted by: of several offers the best. Good until the next list is
 * sorted.
 * @param rows rising, those of a card together
 * @param hits of its text, for the order of relevance
 */
export function cardsOf(list: ListedRows, rows: Int32Array, sort: NumberSort, hits?: TextHits): Cards {
  const size = takeCards(list, rows);
  const best = (key: number, column: Column, sign: 1 | -1) => bestOf(list, rows, { size, key, column, sign });
  return {
    rows: room.rows.subarray(0, size),
    ids: room.ids.subarray(0, size),
    keys: keysOf(),
    isNewestFirst: sort === 'popular' || sort === 'newest',
  };

  function keysOf(): Float64Array[] {
    switch (sort) {
      case 'relevance':
        return [best(0, byRow(hits!), -1), best(1, list.popularity, -1)];
      case 'popular':
        return [best(0, list.popularity, -1)];
      case 'price':
        return [shownPrices(list, size, 1)];
      case '-price':
        return [shownPrices(list, size, -1)];
      case 'total':
        return [best(0, list.totals, 1)];
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
  const first = new FirstOf(skip + take, compare);
  const isAfter = after && laterThan(cards, after);
  for (let place = 0; place < cards.rows.length; place++) if (!isAfter || isAfter(place)) first.offer(place);
  return first.sorted().slice(skip);
}

export const positionOf = ({ keys, ids }: Cards, place: number): CardPosition => [
  ...keys.map((key) => key[place]!),
  ids[place]!,
];

/** Puts the first row of each card and its id into the room; @returns how many there are */
function takeCards({ cards }: ListedRows, rows: Int32Array): number {
  room.rows = withRoom(room.rows, rows.length);
  room.ids = withRoom(room.ids, rows.length);
  const { rows: firsts, ids } = room;
  let size = 0;
  for (let at = 0, last = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const card = cards[row]!;
    if (card === last) continue;
    last = card;
    ids[size] = card;
    firsts[size++] = row;
  }
  return size;
}

/** The lowest value of each card. */
function bestOf(
  { cards }: ListedRows,
  rows: Int32Array,
  { size, key, column, sign }: { size: number; key: number; column: Column; sign: 1 | -1 },
): Float64Array {
  const best = (room.keys[key] = withRoom(room.keys[key]!, size));
  for (let at = 0, place = -1, last = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const value = sign * column[row]!;
    if (cards[row] !== last) best[++place] = value;
    else if (value < best[place]!) best[place] = value;
    last = cards[row]!;
  }
  return best.subarray(0, size);
}

function byRow({ rows, relevance }: TextHits): Uint16Array {
  room.relevance = withRoom(room.relevance, (rows.at(-1) ?? 0) + 1);
  for (let at = 0; at < rows.length; at++) room.relevance[rows[at]!] = relevance[at]!;
  return room.relevance;
}

/** The first row of a card is its cheapest. Foreign prices stay the last. */
function shownPrices({ prices }: ListedRows, size: number, sign: 1 | -1): Float64Array {
  const keys = (room.keys[0] = withRoom(room.keys[0]!, size));
  for (let place = 0; place < size; place++) {
    const price = prices[room.rows[place]!]!;
    keys[place] = price < NO_PRICE_CENTS ? sign * price : price;
  }
  return keys.subarray(0, size);
}

function comparison({ keys, ids, isNewestFirst }: Cards): (a: number, b: number) => number {
  const [first, second] = keys;
  const sign = isNewestFirst ? -1 : 1;
  return (a, b) => {
    if (first && first[a] !== first[b]) return first[a]! - first[b]!;
    if (second && second[a] !== second[b]) return second[a]! - second[b]!;
    return sign * (ids[a]! - ids[b]!);
  };
}

function laterThan({ keys, ids, isNewestFirst }: Cards, position: CardPosition) {
  const sign = isNewestFirst ? -1 : 1;
  const id = position.at(-1)!;
  return (place: number) => {
    const differing = keys.find((key, at) => key[place] !== position[at]);
    if (differing) return differing[place]! > position[keys.indexOf(differing)]!;
    return sign * (ids[place]! - id) > 0;
  };
}
