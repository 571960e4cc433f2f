import { NO_ROWS } from './growable-lists.js';
import { hashOf } from '../../source/hash.js';
import { PostingLists } from './posting-lists.js';

const FIRST_SIZE = 1_024;
const FULLEST = 0.6;
const NONE = 0;

/** The rows that have a code, by 53 bits of it. Nearly every offer has some of its own, and nobody completes them. */
export class CodeRows {
  private hashes = new Float64Array(FIRST_SIZE);
  /** By slot: the number of the code. */
  private numbers = new Int32Array(FIRST_SIZE);
  private readonly rows = new PostingLists();
  private size = 0;

  /** @param row not lower than any before */
  add(code: string, row: number): void {
    if (this.size >= this.hashes.length * FULLEST) this.grow();
    const hash = hashOf(code);
    const slot = this.slotOf(hash);
    if (this.numbers[slot] === NONE) {
      this.hashes[slot] = hash;
      this.numbers[slot] = ++this.size;
    }
    this.rows.add(this.numbers[slot]!, row);
  }

  /** Rising; rows that are no longer live among them. */
  rowsOf(code: string): Int32Array {
    const number = this.numbers[this.slotOf(hashOf(code))]!;
    return number === NONE ? NO_ROWS : this.rows.of(number);
  }

  /** That of the hash, or the free one where it belongs. */
  private slotOf(hash: number): number {
    const { hashes, numbers } = this;
    let slot = hash % hashes.length;
    while (numbers[slot] !== NONE && hashes[slot] !== hash) slot = (slot + 1) % hashes.length;
    return slot;
  }

  private grow(): void {
    const { hashes, numbers } = this;
    this.hashes = new Float64Array(hashes.length * 2);
    this.numbers = new Int32Array(hashes.length * 2);
    for (let old = 0; old < hashes.length; old++) {
      if (numbers[old] === NONE) continue;
      const slot = this.slotOf(hashes[old]!);
      this.hashes[slot] = hashes[old]!;
      this.numbers[slot] = numbers[old]!;
    }
  }
}
