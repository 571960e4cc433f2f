import { BUCKETS, type FilterCounts } from '../filter-counts.js';
import type { CardCounter } from './card-counter.js';
import { scratch } from './content/scratch.js';
import { COMPARABLE } from './content/traits.js';
import type { ListedRows } from './listed-rows.js';

type PriceCounts = Pick<FilterCounts, 'priced' | 'lowestCents' | 'highestCents' | 'buckets'>;

/** The span of prices in euro, and how many cards there are in each of its parts. */
export function countPrices({ prices, traits }: ListedRows, { rows, cards }: CardCounter): PriceCounts {
  const euros = scratch.take(Float64Array, rows.length);
  const cardOf = scratch.take(Int32Array, rows.length);
  let [size, priced, lowest, highest] = [0, 0, Infinity, -Infinity];
  for (let at = 0, last = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if ((traits[row]! & COMPARABLE) === 0) continue;
    const price = prices[row]!;
    const card = cards[at]!;
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
    priced += Number(card !== last);
    last = card;
    euros[size] = price;
    cardOf[size++] = card;
  }
  const [buckets, lasts] = [new Int32Array(BUCKETS), new Int32Array(BUCKETS)];
  const width = (highest + 1 - lowest) / BUCKETS;
  for (let at = 0; at < size; at++) {
    const bucket = Math.min(BUCKETS - 1, Math.floor((euros[at]! - lowest) / width));
    const card = cardOf[at]!;
    buckets[bucket]! += Number(lasts[bucket] !== card);
    lasts[bucket] = card;
  }
  return {
    priced,
    lowestCents: priced ? lowest : null,
    highestCents: priced ? highest : null,
    buckets: [...buckets],
  };
}
