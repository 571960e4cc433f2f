import { BUCKETS, type FilterCounts } from '../filter-counts.js';
import type { CardCounter } from './card-counter.js';
import { COMPARABLE } from './content/traits.js';
import type { ListedRows } from './listed-rows.js';

type PriceCounts = Pick<FilterCounts, 'priced' | 'lowestCents' | 'highestCents' | 'buckets'>;

/** The span of prices in euro, and how many cards there are in each of its parts. */
export function countPrices({ prices, traits }: ListedRows, { rows, cards }: CardCounter): PriceCounts {
  const euros = new Float64Array(rows.length);
  const cardOf = new Int32Array(rows.length);
  const buckets = new Int32Array(BUCKETS);
  let [size, priced, lowest, highest] = [0, 0, Infinity, -Infinity];
  for (let at = 0, last = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if ((traits[row]! & COMPARABLE) === 0) continue;
    const price = prices[row]!;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
    const card = cards[at]!;
    if (card !== last) priced++;
    last = card;
    euros[size] = price;
    cardOf[size++] = card;
  }
  if (!priced) return { priced, lowestCents: null, highestCents: null, buckets: [...buckets] };
  const width = (highest + 1 - lowest) / BUCKETS;
  const lasts = new Int32Array(BUCKETS);
  for (let at = 0; at < size; at++) {
    const bucket = Math.min(BUCKETS - 1, Math.floor((euros[at]! - lowest) / width));
    const card = cardOf[at]!;
    if (lasts[bucket] === card) continue;
    lasts[bucket] = card;
    buckets[bucket]!++;
  }
  return { priced, lowestCents: lowest, highestCents: highest, buckets: [...buckets] };
}
