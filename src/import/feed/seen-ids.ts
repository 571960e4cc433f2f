const INITIAL_CAPACITY = 1 << 12;
/** Fuller than this, an open-addressing table becomes slow. */
const FULL = 0.6;

/**
 * The product codes of a feed and the lines where they first stood, at 12 bytes a slot: 16–48 MB for a million.
 * Codes are kept as 64-bit hashes only. Two different codes of one feed of a million items meet in one hash
 * with a chance of 1 in 37 million; the second one would then be reported as a duplicate.
 */
export class SeenIds {
  private capacity = INITIAL_CAPACITY;
  private high = new Uint32Array(INITIAL_CAPACITY);
  private low = new Uint32Array(INITIAL_CAPACITY);
  /** Zero marks a free slot. */
  private lines = new Uint32Array(INITIAL_CAPACITY);
  private count = 0;

  /** Remembers a code; returns the line where it stood before, or null when it is new. */
  add(id: string, line: number): number | null {
    if (this.count > this.capacity * FULL) this.grow();
    const [high, low] = hash(id);
    const slot = this.slotOf(high, low);
    if (this.lines[slot] !== 0) return this.lines[slot]!;
    this.count++;
    this.set(slot, high, low, line);
    return null;
  }

  private slotOf(high: number, low: number): number {
    const mask = this.capacity - 1;
    let slot = low & mask;
    while (this.lines[slot] !== 0 && (this.low[slot] !== low || this.high[slot] !== high))
      slot = (slot + 1) & mask;
    return slot;
  }

  private set(slot: number, high: number, low: number, line: number): void {
    this.high[slot] = high;
    this.low[slot] = low;
    this.lines[slot] = line;
  }

  private grow(): void {
    const { high, low, lines } = this;
    this.capacity *= 2;
    this.high = new Uint32Array(this.capacity);
    this.low = new Uint32Array(this.capacity);
    this.lines = new Uint32Array(this.capacity);
    for (let old = 0; old < lines.length; old++)
      if (lines[old] !== 0) this.set(this.slotOf(high[old]!, low[old]!), high[old]!, low[old]!, lines[old]!);
  }
}

/** Two independently mixed 32-bit halves (cyrb53's mixing), over UTF-16 units. */
function hash(text: string): [high: number, low: number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high >>> 0, low >>> 0];
}
