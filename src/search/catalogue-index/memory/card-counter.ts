import type { NumberLists } from './content/growing.js';

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
  most(): { value: number; count: number }[] {
    const { counts } = this;
    const size = counts.length;
    // one number for both, as numbers are sorted many times as quickly as objects
    const keys = new Float64Array(counts.reduce((some, count) => (count > 0 ? some + 1 : some), 0));
    for (let value = 0, to = 0; to < keys.length; value++)
      if (counts[value]! > 0) keys[to++] = value - counts[value]! * size;
    return Array.from(keys.sort(), (key) => {
      const count = Math.ceil(-key / size);
      return { value: key + count * size, count };
    });
  }
}
