import { NO_PRICE_CENTS } from '../codes.js';
import { BUCKETS, type RangeCounts } from '../filter-counts.js';
import type { CardCounter } from './card-counter.js';
import { scratch } from './content/scratch.js';

/** The span of some numbers, and how many cards there are in each of its parts. @param column of all rows */
export function countRange(column: Float64Array, { rows, cards }: CardCounter): RangeCounts {
  const numbers = scratch.take(Float64Array, rows.length);
  const cardOf = scratch.take(Int32Array, rows.length);
  let [size, lowest, highest] = [0, Infinity, -Infinity];
  for (let at = 0; at < rows.length; at++) {
    const number = column[rows[at]!]!;
    numbers[size] = number;
    cardOf[size] = cards[at]!;
    size += Number(number < NO_PRICE_CENTS);
  }
  for (let at = 0; at < size; at++) {
    const number = numbers[at]!;
    if (number < lowest) lowest = number;
    if (number > highest) highest = number;
  }
  const buckets = new Int32Array(BUCKETS);
  const width = (highest + 1 - lowest) / BUCKETS;
  let [count, last, counted] = [0, 0, 0];
  for (let at = 0; at < size; at++) {
    const card = cardOf[at]!;
    const isNext = Number(card !== last);
    last = card;
    count += isNext;
    const bucket = Math.min(BUCKETS - 1, Math.floor((numbers[at]! - lowest) / width));
    // a bit for each bucket in which the card is counted
    counted &= isNext - 1;
    buckets[bucket]! += Number((counted & (1 << bucket)) === 0);
    counted |= 1 << bucket;
  }
  return {
    count,
    lowest: count ? lowest : null,
    highest: count ? highest : null,
    buckets: [...buckets],
  };
}
