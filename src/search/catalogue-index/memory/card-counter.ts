import { type NumberLists, withRoom } from './content/growing.js';

/** A value with how many cards have it. */
interface CountedValue {
  value: number;
  count: number;
}

/**
 * Counts the cards that have a value, each once however many of its offers do: a card's offers come one after the
 * other, so it is enough to know the last card that was counted for the value.
 */
export class CardCounter {
  readonly counts: Int32Array;
  private readonly last: Int32Array;

  /** @param size how many values there are; they are numbered from 0 */
  constructor(size: number) {
    this.counts = new Int32Array(size);
    this.last = new Int32Array(size);
  }

  /** @param card more than 0 */
  add(value: number, card: number): void {
    if (this.last[value] === card) return;
    this.last[value] = card;
    this.counts[value]!++;
  }

  /** @param values of each row one */
  addEach(rows: Int32Array, cards: Int32Array, values: Int32Array | Uint8Array): void {
    const { counts, last } = this;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      const [value, card] = [values[row]!, cards[row]!];
      if (last[value] === card) continue;
      last[value] = card;
      counts[value]!++;
    }
  }

  /** @param items of each row several values, or none */
  addAll(rows: Int32Array, cards: Int32Array, { starts, items }: NumberLists): void {
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      const end = starts[row + 1]!;
      for (let item = starts[row]!; item < end; item++) this.add(items[item]!, cards[row]!);
    }
  }

  /** Values that some card has, those of most cards first, of equals the lower one. */
  most(): CountedValue[] {
    return mostOf(
      this.counts,
      Int32Array.from(this.counts.keys()).filter((value) => this.counts[value]! > 0),
    );
  }
}

/** The same for values of which few occur: their arrays are kept, and wiped where something was counted. */
export class KeptCounter {
  private counts = new Int32Array(0);
  private last = new Int32Array(0);
  private occurring = new Int32Array(0);
  private size = 0;

  /** @param size how many values there are */
  begin(size: number): void {
    for (let at = 0; at < this.size; at++) {
      this.counts[this.occurring[at]!] = 0;
      this.last[this.occurring[at]!] = 0;
    }
    this.size = 0;
    this.counts = withRoom(this.counts, size);
    this.last = withRoom(this.last, size);
    this.occurring = withRoom(this.occurring, size);
  }

  /** @param card more than 0 */
  add(value: number, card: number): void {
    if (this.last[value] === card) return;
    this.last[value] = card;
    if (this.counts[value]!++ === 0) this.occurring[this.size++] = value;
  }

  most(): CountedValue[] {
    return mostOf(this.counts, this.occurring.subarray(0, this.size));
  }
}

function mostOf(counts: Int32Array, values: Int32Array): CountedValue[] {
  const { length: size } = counts;
  // one number for both, as numbers are sorted many times as quickly as objects
  const keys = Float64Array.from(values, (value) => value - counts[value]! * size);
  return Array.from(keys.sort(), (key) => {
    const count = Math.ceil(-key / size);
    return { value: key + count * size, count };
  });
}
