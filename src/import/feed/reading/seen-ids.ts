import { HashMap } from '../hash-map.js';
import { textHash } from '../text-hash.js';

/**
 * The product codes of a feed with the lines of their first occurrence: 20–48 MB for a million. Only 64-bit
 * hashes are stored. In a feed of a million items, the probability that two different codes collide is 1 in
 * 37 million; the second one would be reported as a duplicate.
 */
export class SeenIds {
  private readonly lines = new HashMap();

  /**
   * Adds a code.
   * @returns the line of its first occurrence, or null when it is new
   */
  add(id: string, line: number): number | null {
    return this.lines.add(...textHash(id), line) || null;
  }
}
