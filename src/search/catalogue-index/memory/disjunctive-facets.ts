import { NO_PRICE_CENTS } from '../codes.js';
import type { NumberLists } from './content/growable-lists.js';
import type { OfferRows } from './content/offer-rows.js';
import { scratch } from './content/scratch.js';

const NONE = 0;

/** Which of the filters each row misses: none, or one of them alone; rows that miss several are dropped. */
export class DisjunctiveFacets {
  private length: number;
  private rows: Int32Array;
  private readonly left: Int32Array;
  private readonly missed: Int16Array;
  private readonly fits: Uint8Array;

  /** Good while one answer is made. */
  constructor(private readonly all: Int32Array) {
    this.length = all.length;
    this.rows = all;
    this.left = scratch.take(Int32Array, all.length);
    this.missed = scratch.zeros(Int16Array, all.length);
    this.fits = scratch.take(Uint8Array, all.length);
  }

  /** @param filter numbered from 1 */
  ofFlags(filter: number, flags: Uint16Array, flag: number): void {
    const { rows, fits } = this;
    for (let at = 0; at < this.length; at++) fits[at] = Number((flags[rows[at]!]! & flag) !== 0);
    this.drop(filter);
  }

  /** @param isWanted by ordinal: 1 fits */
  ofOrdinals(filter: number, ordinals: Int32Array, isWanted: Uint8Array): void {
    const { rows, fits } = this;
    for (let at = 0; at < this.length; at++) fits[at] = isWanted[ordinals[rows[at]!]!]!;
    this.drop(filter);
  }

  /** @param isWanted by item: 1 fits; one of a row's items is enough */
  ofItems(filter: number, { starts, items }: NumberLists, isWanted: Uint8Array): void {
    const { rows, fits } = this;
    for (let at = 0; at < this.length; at++) {
      const row = rows[at]!;
      const end = starts[row + 1]!;
      let item = starts[row]!;
      while (item < end && isWanted[items[item]!] !== 1) item++;
      fits[at] = Number(item < end);
    }
    this.drop(filter);
  }

  /** In cents, each included; a price in a foreign currency is in no range. */
  ofPrices(filter: number, { prices }: OfferRows, lowest: number, highest: number): void {
    const { rows, fits } = this;
    const above = Math.min(highest + 1, NO_PRICE_CENTS);
    for (let at = 0; at < this.length; at++) {
      const price = prices[rows[at]!]!;
      fits[at] = Number(price >= lowest) & Number(price < above);
    }
    this.drop(filter);
  }

  /** The rows that fit all filters, or all but this one. */
  kept(except = NONE): Int32Array {
    const { rows, missed } = this;
    const kept = scratch.take(Int32Array, this.all.length);
    let length = 0;
    // without branches, which a processor could only guess
    for (let at = 0; at < this.length; at++) {
      kept[length] = rows[at]!;
      length += Number(missed[at] === NONE) | Number(missed[at] === except);
    }
    return length === this.all.length ? this.all : kept.slice(0, length);
  }

  private drop(filter: number): void {
    const { rows, left, missed, fits } = this;
    let length = 0;
    for (let at = 0; at < this.length; at++) {
      const before = missed[at]!;
      const [isFit, isFirst] = [fits[at]!, Number(before === NONE)];
      left[length] = rows[at]!;
      missed[length] = before + (1 - isFit) * filter;
      length += isFit | isFirst;
    }
    this.rows = left;
    this.length = length;
  }
}
