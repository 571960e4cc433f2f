import type { Ordinals, NumberLists } from './content/growable-lists.js';
import { scratch } from './content/scratch.js';
import { WORD_SIZES } from './content/offer-flags.js';
import type { ListColumns } from './list-columns.js';

/**
 * Counts the cards of some rows by value; a card counts once, even if several of its offers match. Offers of
 * a card are adjacent, so it is enough to store the last counted card per value. Values are numbered from 0.
 * Except for the cards, it is valid only during one answer.
 */
export class CardCounter {
  /** For each word, how many cards have each bit; computed when first needed. */
  private readonly flags: Int32Array[] = [];

  /** @param cards room for the number of each row's card, from 1 */
  constructor(
    private readonly list: ListColumns,
    readonly rows: Int32Array,
    readonly cards: Int32Array = scratch.takeArray(Int32Array, rows.length),
  ) {
    let [count, last] = [0, 0];
    for (let at = 0; at < rows.length; at++) {
      const card = list.cards[rows[at]!]!;
      // without branches, which a processor could only guess: here and below
      count += Number(card !== last);
      last = card;
      cards[at] = count;
    }
  }

  get count(): number {
    return this.cards.at(-1) ?? 0;
  }

  /** The first row of each card: the one that it shows. */
  firsts(): Int32Array {
    const { rows, cards, count } = this;
    const firsts = scratch.takeArray(Int32Array, count);
    for (let at = rows.length - 1; at >= 0; at--) firsts[cards[at]! - 1] = rows[at]!;
    return firsts;
  }

  /** @param values of each row of the list one; @returns by value */
  ofEach(values: Int32Array, size: number): Int32Array {
    const { rows, cards } = this;
    const [counts, last] = [new Int32Array(size), new Int32Array(size)];
    for (let at = 0; at < rows.length; at++) {
      const value = values[rows[at]!]!;
      const card = cards[at]!;
      counts[value]! += Number(last[value] !== card);
      last[value] = card;
    }
    return counts;
  }

  /**
   * Counts cards for rows that have several values each. The offers of a card nearly always have the same set,
   * which is counted as a whole.
   * @param sets the set of each row of the list
   * @param values the values of each set
   */
  ofSets(sets: Int32Array, { starts, items }: NumberLists, size: number): Int32Array {
    const { rows, cards } = this;
    const [counts, last] = [new Int32Array(size), new Int32Array(size)];
    const countsOfSets = new Int32Array(starts.length);
    for (let at = 0; at < rows.length;) {
      const start = at;
      const card = cards[at]!;
      const first = sets[rows[at]!]!;
      let others = 0;
      for (; at < rows.length && cards[at] === card; at++) others |= sets[rows[at]!]! ^ first;
      if (!others) countsOfSets[first]!++;
      else for (let each = start; each < at; each++) add(sets[rows[each]!]!, card);
    }
    countsOfSets.forEach((count, set) => {
      for (let item = starts[set]!; count && item < starts[set + 1]!; item++) counts[items[item]!]! += count;
    });
    return counts;

    function add(set: number, card: number): void {
      for (let item = starts[set]!; item < starts[set + 1]!; item++) {
        const value = items[item]!;
        counts[value]! += Number(last[value] !== card);
        last[value] = card;
      }
    }
  }

  /** How many cards have an offer with the one bit. */
  withFlag({ word, bits }: { word: number; bits: number }): number {
    this.flags[word] ??= this.countFlags(word);
    return this.flags[word][31 - Math.clz32(bits)]!;
  }

  /** Counts the cards for each bit of the word. */
  private countFlags(word: number): Int32Array {
    const { rows, cards, list } = this;
    const words = list.flags[word]!;
    const size = WORD_SIZES[word]!;
    const sets = new Int32Array(1 << size);
    for (let at = 0; at < rows.length;) {
      const card = cards[at]!;
      let flags = 0;
      for (; at < rows.length && cards[at] === card; at++) flags |= words[rows[at]!]!;
      sets[flags]!++;
    }
    const counts = new Int32Array(size);
    sets.forEach((count, flags) => {
      for (let bit = 0; count && bit < size; bit++) if (flags & (1 << bit)) counts[bit]! += count;
    });
    return counts;
  }
}

/**
 * The values with the most cards first; equal ones by the lower id.
 * @param counts by ordinal
 */
export function mostFrequent(counts: Int32Array, { ids }: Ordinals): { id: number; count: number }[] {
  const above = ids.reduce((highest, id) => Math.max(highest, id), 0) + 1;
  // one number for both, because numbers are sorted many times as quickly as objects
  const keys = new Float64Array(counts.length);
  let size = 0;
  for (let ordinal = 0; ordinal < counts.length; ordinal++)
    if (counts[ordinal]! > 0) keys[size++] = ids[ordinal]! - counts[ordinal]! * above;
  return Array.from(keys.subarray(0, size).sort(), (key) => {
    const count = Math.ceil(-key / above);
    return { id: key + count * above, count };
  });
}
