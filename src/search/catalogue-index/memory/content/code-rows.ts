import { hashOf } from '../../source/hash.js';
import { withRoom } from './growable-lists.js';
import { HashTable } from './hash-table.js';
import { PostingLists } from './posting-lists.js';

/** By 53 bits of codes. */
class CodeTable extends HashTable<number> {
  private codes = new Float64Array(2);

  protected hash(code: number): number {
    return code;
  }

  protected set(number: number, code: number): void {
    this.codes = withRoom(this.codes, number + 1);
    this.codes[number] = code;
  }

  protected keyOf(number: number): number {
    return this.codes[number]!;
  }

  protected isAt(number: number, code: number): boolean {
    return this.codes[number] === code;
  }
}

/** The rows with a code. Nearly every offer has its own codes, and codes need no completion. */
export class CodeRows {
  private readonly codes = new CodeTable();
  private readonly rows = new PostingLists();

  /** @param row not lower than any before */
  add(code: string, row: number): void {
    const hash = hashOf(code);
    this.rows.add(this.codes.numberOf(hash) || this.codes.add(hash), row);
  }

  /** Rising; rows that are no longer live among them. */
  rowsOf(code: string): Int32Array {
    return this.rows.rowsAt(this.codes.numberOf(hashOf(code)));
  }
}
