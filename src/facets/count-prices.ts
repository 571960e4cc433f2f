import { CardCounter } from './card-counter.js';
import type { Columns } from './columns.js';
import { BUCKETS, type FilterCounts } from './filter-counts.js';
import { type Narrowed, rowsOf } from './narrowing.js';

type PriceCounts = Pick<FilterCounts, 'priced' | 'lowestCents' | 'highestCents' | 'buckets'>;

/** The span of prices that the other choices leave, and how many cards there are in each of its parts. */
export function countPrices(columns: Columns, narrowed: Narrowed): PriceCounts {
  const { prices, cards, comparable } = columns;
  const rows = rowsOf(narrowed, 'price').filter((row) => comparable[row] === 1);
  if (!rows.length)
    return { priced: 0, lowestCents: null, highestCents: null, buckets: Array(BUCKETS).fill(0) };
  const [lowest, highest] = spanOf(prices, rows);
  const priced = new CardCounter(1);
  const histogram = new CardCounter(BUCKETS);
  const width = (highest + 1 - lowest) / BUCKETS;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    priced.add(0, cards[row]!);
    histogram.add(Math.min(BUCKETS - 1, Math.floor((prices[row]! - lowest) / width)), cards[row]!);
  }
  return {
    priced: priced.counts[0]!,
    lowestCents: lowest,
    highestCents: highest,
    buckets: [...histogram.counts],
  };
}

function spanOf(prices: Float64Array, rows: Int32Array): [lowest: number, highest: number] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (let at = 0; at < rows.length; at++) {
    const price = prices[rows[at]!]!;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return [lowest, highest];
}
