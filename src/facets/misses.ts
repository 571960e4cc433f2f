import type { Columns, NumberLists } from './columns.js';

const NONE = 0;
const SEVERAL = -1;

/** Which of the choices each row misses: none, one of them alone, or several. Choices are numbered from 1. */
export class Misses {
  private readonly missed: Int16Array;

  constructor(private readonly rows: Int32Array) {
    this.missed = new Int16Array(rows.length);
  }

  /** @param isWanted by code: 1 fits */
  ofCodes(choice: number, codes: Int32Array | Uint8Array, isWanted: Uint8Array): void {
    for (let at = 0; at < this.rows.length; at++)
      if (isWanted[codes[this.rows[at]!]!] !== 1) this.miss(at, choice);
  }

  /** @param isWanted by item: 1 fits; one of a row's items is enough */
  ofItems(choice: number, { starts, items }: NumberLists, isWanted: Uint8Array): void {
    for (let at = 0; at < this.rows.length; at++) {
      const row = this.rows[at]!;
      let item = starts[row]!;
      const end = starts[row + 1]!;
      while (item < end && isWanted[items[item]!] !== 1) item++;
      if (item === end) this.miss(at, choice);
    }
  }

  /** In cents, each included; a price in a foreign currency is in no range. */
  ofPrices(choice: number, { prices, comparable }: Columns, lowest: number, highest: number): void {
    for (let at = 0; at < this.rows.length; at++) {
      const row = this.rows[at]!;
      const price = prices[row]!;
      if (comparable[row] !== 1 || price < lowest || price > highest) this.miss(at, choice);
    }
  }

  /** The rows that fit all choices, or all but this one. */
  kept(but = NONE): Int32Array {
    const kept = new Int32Array(this.rows.length);
    let length = 0;
    for (let at = 0; at < this.rows.length; at++) {
      const missed = this.missed[at]!;
      if (missed === NONE || missed === but) kept[length++] = this.rows[at]!;
    }
    return kept.subarray(0, length);
  }

  private miss(at: number, choice: number): void {
    this.missed[at] = this.missed[at] === NONE ? choice : SEVERAL;
  }
}
