import { BUCKETS, type FilterCounts } from '../filter-counts.js';
import { CardCounter } from './card-counter.js';
import { type Narrowed, rowsOf } from './narrowing.js';
import type { ListedRows } from './listed-rows.js';

type PriceCounts = Pick<FilterCounts, 'priced' | 'lowestCents' | 'highestCents' | 'buckets'>;

/** The span of prices that the other choices leave, and how many cards there are in each of its parts. */
export function countPrices(list: ListedRows, narrowed: Narrowed): PriceCounts {
  const rows = rowsOf(narrowed, 'price');
  const { priced, lowest, highest } = spanOf(list, rows);
  if (!priced) return { priced, lowestCents: null, highestCents: null, buckets: Array(BUCKETS).fill(0) };
  const buckets = histogramOf(list, rows, lowest, (highest + 1 - lowest) / BUCKETS);
  return { priced, lowestCents: lowest, highestCents: highest, buckets };
}

/** Of prices in euro; `priced` are cards. */
function spanOf({ prices, comparable, cards }: ListedRows, rows: Int32Array) {
  let [lowest, highest, priced, last] = [Infinity, -Infinity, 0, 0];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (comparable[row] !== 1) continue;
    const [price, card] = [prices[row]!, cards[row]!];
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
    if (card !== last) priced++;
    last = card;
  }
  return { priced, lowest, highest };
}

function histogramOf(
  { prices, comparable, cards }: ListedRows,
  rows: Int32Array,
  lowest: number,
  width: number,
): number[] {
  const counter = new CardCounter(BUCKETS);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (comparable[row] !== 1) continue;
    const bucket = Math.floor((prices[row]! - lowest) / width);
    counter.add(bucket < BUCKETS ? bucket : BUCKETS - 1, cards[row]!);
  }
  return [...counter.counts];
}
