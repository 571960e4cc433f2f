import { CardCounter } from './card-counter.js';
import { scratch } from './content/scratch.js';
import type { ListColumns } from './list-columns.js';

/** Caches counts until the next change. */
export type CachedCounts = <Counts extends object>(key: string, count: () => Counts) => Counts;
type Count = (cards: CardCounter) => Int32Array;

/** Cards that lost a row to a filter: with all their rows, and with the rows that are left. */
interface Changes {
  before: CardCounter;
  after: CardCounter;
}

/** If a filter removes more than one row of so many, counting the others costs as much as a difference. */
const MIN_KEPT = 4;

/**
 * Counts cards by value for different rows of one list, during one answer. If a filter removes few rows of a
 * whole list, only the cards that lost a row are counted: the difference to the list's own counts, which are
 * cached. A million rows are read in one pass instead of one for each facet.
 */
export class RowCounts {
  private readonly counters: Map<Int32Array, CardCounter>;
  private readonly changes = new Map<Int32Array, Changes | undefined>();
  private readonly known = new Map<Int32Array, Map<string, Int32Array>>();

  /**
   * @param base all rows of the list
   * @param counter of the rows that match all filters
   * @param cached for a whole list
   */
  constructor(
    private readonly list: ListColumns,
    private readonly base: Int32Array,
    counter: CardCounter,
    private readonly cached?: CachedCounts,
  ) {
    this.counters = new Map([[counter.rows, counter]]);
  }

  /** The cards of some rows. */
  over(rows: Int32Array): CardCounter {
    const counter = this.counters.get(rows) ?? new CardCounter(this.list, rows);
    this.counters.set(rows, counter);
    return counter;
  }

  /** @param key name of the counts; @returns counts by value, which are not to be changed */
  of(rows: Int32Array, key: string, count: Count): Int32Array {
    const known = this.known.get(rows) ?? new Map<string, Int32Array>();
    const counts = known.get(key) ?? this.find(rows, key, count);
    this.known.set(rows, known.set(key, counts));
    return counts;
  }

  private find(rows: Int32Array, key: string, count: Count): Int32Array {
    const changes = this.changesOf(rows);
    if (!changes) return count(this.over(rows));
    const counts = this.cached!(key, () => count(this.over(this.base))).slice();
    const [before, after] = [count(changes.before), count(changes.after)];
    for (let value = 0; value < counts.length; value++) counts[value]! += after[value]! - before[value]!;
    return counts;
  }

  /** undefined: a difference would not be cheaper. */
  private changesOf(rows: Int32Array): Changes | undefined {
    const { base } = this;
    const isWorthIt = this.cached && (base.length - rows.length) * MIN_KEPT <= base.length;
    if (!isWorthIt || rows === base) return undefined;
    if (!this.changes.has(rows)) this.changes.set(rows, this.findChanges(rows));
    return this.changes.get(rows);
  }

  private findChanges(rows: Int32Array): Changes {
    const { base, list } = this;
    const { cards } = list;
    const before = scratch.takeArray(Int32Array, base.length);
    const after = scratch.takeArray(Int32Array, rows.length);
    let [sizeBefore, sizeAfter] = [0, 0];
    for (let at = 0, left = 0; at < base.length;) {
      if (base[at] === rows[left]) {
        at++;
        left++;
        continue;
      }
      // back to the first row of the card, which may be left
      const card = cards[base[at]!];
      while (left > 0 && cards[rows[left - 1]!] === card) left--;
      while (at > 0 && cards[base[at - 1]!] === card) at--;
      for (; at < base.length && cards[base[at]!] === card; at++) before[sizeBefore++] = base[at]!;
      for (; left < rows.length && cards[rows[left]!] === card; left++) after[sizeAfter++] = rows[left]!;
    }
    return {
      before: new CardCounter(list, before.subarray(0, sizeBefore)),
      after: new CardCounter(list, after.subarray(0, sizeAfter)),
    };
  }
}
