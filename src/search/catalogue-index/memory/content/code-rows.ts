import { hashOf } from './hash.js';
import { NO_ROWS, withRoom } from './growing.js';

const FIRST_SIZE = 1_024;
const FULLEST = 0.6;
const NONE = 0;

/**
 * The rows that have a code, by 53 bits of it. Nearly every offer has some of its own: as words they would be most of
 * all, though nobody completes or misspells them.
 */
export class CodeRows {
  private hashes = new Float64Array(FIRST_SIZE);
  /** By slot: 1 + the last entry; entries of one code are linked. */
  private lastOf = new Int32Array(FIRST_SIZE);
  private rows = new Int32Array(2);
  private before = new Int32Array(2);
  private used = 0;
  private size = 0;

  /** @param row not lower than any before */
  add(code: string, row: number): void {
    if (this.used >= this.hashes.length * FULLEST) this.grow();
    const hash = hashOf(code);
    const slot = this.slotOf(hash);
    if (this.lastOf[slot] === NONE) {
      this.hashes[slot] = hash;
      this.used++;
    } else if (this.rows[this.lastOf[slot]! - 1] === row) return;
    this.rows = withRoom(this.rows, this.size + 1);
    this.before = withRoom(this.before, this.size + 1);
    this.rows[this.size] = row;
    this.before[this.size] = this.lastOf[slot]!;
    this.lastOf[slot] = ++this.size;
  }

  /** Rising; dead rows among them. */
  rowsOf(code: string): Int32Array {
    const found: number[] = [];
    for (let entry = this.lastOf[this.slotOf(hashOf(code))]!; entry !== NONE; entry = this.before[entry - 1]!)
      found.push(this.rows[entry - 1]!);
    return found.length ? Int32Array.from(found.reverse()) : NO_ROWS;
  }

  /** That of the hash, or the free one where it belongs. */
  private slotOf(hash: number): number {
    const { hashes, lastOf } = this;
    let slot = hash % hashes.length;
    while (lastOf[slot] !== NONE && hashes[slot] !== hash) slot = (slot + 1) % hashes.length;
    return slot;
  }

  private grow(): void {
    const { hashes, lastOf } = this;
    this.hashes = new Float64Array(hashes.length * 2);
    this.lastOf = new Int32Array(hashes.length * 2);
    for (let old = 0; old < hashes.length; old++) {
      if (lastOf[old] === NONE) continue;
      const slot = this.slotOf(hashes[old]!);
      this.hashes[slot] = hashes[old]!;
      this.lastOf[slot] = lastOf[old]!;
    }
  }
}
