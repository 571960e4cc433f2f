import type { NumberLists } from './content/growing.js';
import type { OfferRows } from './content/offer-rows.js';
import { COMPARABLE } from './content/traits.js';

const NONE = 0;

/** For one narrowing after the other: fresh memory costs more than what is done in it. */
let room = makeRoom(0);

/** Which of the choices each row misses: none, or one of them alone; rows that miss several are dropped. */
export class DisjunctiveFacets {
  private length: number;

  /** Good until the next one is made. */
  constructor(private readonly all: Int32Array) {
    this.length = all.length;
    if (room.rows.length < this.length) room = makeRoom(this.length);
    room.rows.set(all);
    room.missed.fill(NONE, 0, this.length);
  }

  /** @param choice numbered from 1 */
  ofTraits(choice: number, traits: Uint16Array, trait: number): void {
    const { rows, fits } = room;
    for (let at = 0; at < this.length; at++) fits[at] = Number((traits[rows[at]!]! & trait) !== 0);
    this.drop(choice);
  }

  /** @param isWanted by place: 1 fits */
  ofPlaces(choice: number, places: Int32Array, isWanted: Uint8Array): void {
    const { rows, fits } = room;
    for (let at = 0; at < this.length; at++) fits[at] = isWanted[places[rows[at]!]!]!;
    this.drop(choice);
  }

  /** @param isWanted by item: 1 fits; one of a row's items is enough */
  ofItems(choice: number, { starts, items }: NumberLists, isWanted: Uint8Array): void {
    const { rows, fits } = room;
    for (let at = 0; at < this.length; at++) {
      const row = rows[at]!;
      const end = starts[row + 1]!;
      let item = starts[row]!;
      while (item < end && isWanted[items[item]!] !== 1) item++;
      fits[at] = Number(item < end);
    }
    this.drop(choice);
  }

  /** In cents, each included; a price in a foreign currency is in no range. */
  ofPrices(choice: number, { prices, traits }: OfferRows, lowest: number, highest: number): void {
    const { rows, fits } = room;
    for (let at = 0; at < this.length; at++) {
      const row = rows[at]!;
      const price = prices[row]!;
      fits[at] = Number((traits[row]! & COMPARABLE) !== 0 && price >= lowest && price <= highest);
    }
    this.drop(choice);
  }

  /** The rows that fit all choices, or all but this one. */
  kept(but = NONE): Int32Array {
    const { rows, missed, kept } = room;
    let length = 0;
    // without branches, which a processor could only guess
    for (let at = 0; at < this.length; at++) {
      kept[length] = rows[at]!;
      length += Number(missed[at] === NONE) | Number(missed[at] === but);
    }
    return length === this.all.length ? this.all : kept.slice(0, length);
  }

  private drop(choice: number): void {
    const { rows, missed, fits } = room;
    let left = 0;
    for (let at = 0; at < this.length; at++) {
      const before = missed[at]!;
      const [isFit, isFirst] = [fits[at]!, Number(before === NONE)];
      rows[left] = rows[at]!;
      missed[left] = before + (1 - isFit) * choice;
      left += isFit | isFirst;
    }
    this.length = left;
  }
}

function makeRoom(length: number) {
  return {
    rows: new Int32Array(length),
    missed: new Int16Array(length),
    fits: new Uint8Array(length),
    kept: new Int32Array(length),
  };
}
