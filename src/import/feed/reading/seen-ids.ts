import { HashMap } from '../hash-map.js';
import { textHash } from '../text-hash.js';

/**
 * The product codes of a feed and the lines where they first stood: 20–48 MB for a million.
 * Codes are kept as 64-bit hashes only. Two different codes of one feed of a million items meet in one hash
 * with a chance of 1 in 37 million; the second one would then be reported as a duplicate.
 */
export class SeenIds {
  private readonly lines = new HashMap();

  /** Remembers a code; returns the line where it stood before, or null when it is new. */
  add(id: string, line: number): number | null {
    return this.lines.add(...textHash(id), line) || null;
  }
}
