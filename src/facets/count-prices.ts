import { CardCounter } from './card-counter.js';
import type { Columns } from './columns.js';
import { BUCKETS, type FilterCounts } from './filter-counts.js';
import type { Narrowed } from './narrowing.js';

type PriceCounts = Pick<FilterCounts, 'priced' | 'lowestCents' | 'highestCents' | 'buckets'>;

/** The span of prices that the other choices leave, and how many cards there are in each of its parts. */
export function countPrices(columns: Columns, narrowed: Narrowed): PriceCounts {
  const { prices, cards } = columns;
  let [lowest, highest] = [Infinity, -Infinity];
  const priced = new CardCounter(1);
  eachPriced(columns, narrowed, (row) => {
    priced.add(0, cards[row]!);
    lowest = Math.min(lowest, prices[row]!);
    highest = Math.max(highest, prices[row]!);
  });
  const histogram = new CardCounter(BUCKETS);
  const width = (highest + 1 - lowest) / BUCKETS;
  eachPriced(columns, narrowed, (row) => {
    const bucket = Math.min(BUCKETS - 1, Math.floor((prices[row]! - lowest) / width));
    histogram.add(bucket, cards[row]!);
  });
  const isEmpty = lowest === Infinity;
  return {
    priced: priced.counts[0]!,
    lowestCents: isEmpty ? null : lowest,
    highestCents: isEmpty ? null : highest,
    buckets: [...histogram.counts],
  };
}

function eachPriced(
  { comparable }: Columns,
  { rows, missed, facets }: Narrowed,
  take: (row: number) => void,
): void {
  const own = facets.indexOf('price') + 1;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (comparable[row] === 1 && (missed[at] === 0 || missed[at] === own)) take(row);
  }
}
