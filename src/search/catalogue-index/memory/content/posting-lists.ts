import { NO_ROWS, NumberList, withRoom } from './growable-lists.js';

const NONE = 0;
/** So many rows of one number are linked entries; more are a list of their own. */
const FEW = 8;

/**
 * The rows of each word or code, by its number from 1. Most have a few rows, which are entries of two shared
 * arrays: an array for each would be an object for each.
 */
export class PostingLists {
  /** Both are indexed by number: the count of rows, and 1 + the last entry while there are few. */
  private counts = new Int32Array(2);
  private lastOf = new Int32Array(2);
  private rows = new Int32Array(2);
  /** 1 + the entry before. */
  private before = new Int32Array(2);
  private size = 0;
  private readonly many = new Map<number, NumberList>();

  /** @param row not lower than any before; the same one again is not added */
  add(number: number, row: number): void {
    this.counts = withRoom(this.counts, number + 1);
    this.lastOf = withRoom(this.lastOf, number + 1);
    const count = this.counts[number]!;
    if (count > 0 && this.lastRow(number) === row) return;
    this.counts[number] = count + 1;
    const list = this.many.get(number) ?? (count === FEW ? this.listOf(number) : undefined);
    if (list) list.push(row);
    else this.link(number, row);
  }

  count(number: number): number {
    return this.counts[number] ?? 0;
  }

  /** Rising; a view of the many, which does not grow. */
  rowsAt(number: number): Int32Array {
    const count = this.count(number);
    if (count === 0) return NO_ROWS;
    return this.many.get(number)?.view() ?? this.listFew(number, count);
  }

  /** Whether a test is true of one of the rows, the last ones first. */
  hasRow(number: number, test: (row: number) => boolean): boolean {
    const many = this.many.get(number);
    if (many) return many.view().findLast(test) !== undefined;
    for (let entry = this.lastOf[number] ?? NONE; entry !== NONE; entry = this.before[entry - 1]!)
      if (test(this.rows[entry - 1]!)) return true;
    return false;
  }

  /** Sets the places of the rows to 1. */
  markRows(number: number, places: Uint8Array): void {
    const many = this.many.get(number)?.view();
    if (many) for (let at = 0; at < many.length; at++) places[many[at]!] = 1;
    else
      for (let entry = this.lastOf[number] ?? NONE; entry !== NONE; entry = this.before[entry - 1]!)
        places[this.rows[entry - 1]!] = 1;
  }

  private lastRow(number: number): number {
    return this.many.get(number)?.last() ?? this.rows[this.lastOf[number]! - 1]!;
  }

  private link(number: number, row: number): void {
    this.rows = withRoom(this.rows, this.size + 1);
    this.before = withRoom(this.before, this.size + 1);
    this.rows[this.size] = row;
    this.before[this.size] = this.lastOf[number]!;
    this.lastOf[number] = ++this.size;
  }

  private listFew(number: number, count: number): Int32Array {
    const few = new Int32Array(count);
    for (let entry = this.lastOf[number]!; entry !== NONE; entry = this.before[entry - 1]!)
      few[--count] = this.rows[entry - 1]!;
    return few;
  }

  private listOf(number: number): NumberList {
    const list = new NumberList();
    for (const row of this.listFew(number, FEW)) list.push(row);
    this.many.set(number, list);
    return list;
  }
}
