import { NO_PRICE_CENTS } from '../codes.js';
import { BUCKETS, type FilterCounts } from '../filter-counts.js';
import type { CardCounter } from './card-counter.js';
import { scratch } from './content/scratch.js';
import type { ListColumns } from './list-columns.js';

type PriceCounts = Pick<FilterCounts, 'priced' | 'lowestCents' | 'highestCents' | 'buckets'>;

/** The span of prices in euro, and how many cards there are in each of its parts. */
export function countPrices({ prices }: ListColumns, { rows, cards }: CardCounter): PriceCounts {
  const euros = scratch.take(Float64Array, rows.length);
  const cardOf = scratch.take(Int32Array, rows.length);
  let [size, lowest, highest] = [0, Infinity, -Infinity];
  for (let at = 0; at < rows.length; at++) {
    const price = prices[rows[at]!]!;
    euros[size] = price;
    cardOf[size] = cards[at]!;
    size += Number(price < NO_PRICE_CENTS);
  }
  for (let at = 0; at < size; at++) {
    const price = euros[at]!;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  const buckets = new Int32Array(BUCKETS);
  const width = (highest + 1 - lowest) / BUCKETS;
  let [priced, last, counted] = [0, 0, 0];
  for (let at = 0; at < size; at++) {
    const card = cardOf[at]!;
    const isNext = Number(card !== last);
    last = card;
    priced += isNext;
    const bucket = Math.min(BUCKETS - 1, Math.floor((euros[at]! - lowest) / width));
    // a bit for each bucket in which the card is counted
    counted &= isNext - 1;
    buckets[bucket]! += Number((counted & (1 << bucket)) === 0);
    counted |= 1 << bucket;
  }
  return {
    priced,
    lowestCents: priced ? lowest : null,
    highestCents: priced ? highest : null,
    buckets: [...buckets],
  };
}
