const INITIAL_CAPACITY = 1 << 12;
/** Maximum load; a fuller open-addressing table becomes slow. */
const FULL = 0.6;

/** Maps 64-bit hashes, given in halves, to integers from 1 to 2³² − 1. Takes 12 bytes a slot, 20–48 for each entry. */
export class HashMap {
  private capacity: number;
  private high: Uint32Array;
  private low: Uint32Array;
  /** Zero marks a free slot. */
  private values: Uint32Array;
  private count = 0;

  /** @param expected number of entries that fit without growing */
  constructor(expected = 0) {
    this.capacity = INITIAL_CAPACITY;
    while (expected > this.capacity * FULL) this.capacity *= 2;
    this.high = new Uint32Array(this.capacity);
    this.low = new Uint32Array(this.capacity);
    this.values = new Uint32Array(this.capacity);
  }

  get size(): number {
    return this.count;
  }

  /** Zero when there is none. */
  get(high: number, low: number): number {
    return this.values[this.slotOf(high, low)]!;
  }

  /** Adds a value unless the hash has one. @returns the value that was there before, else zero */
  add(high: number, low: number, value: number): number {
    const slot = this.slotOf(high, low);
    const there = this.values[slot]!;
    if (there !== 0) return there;
    this.put(slot, high, low, value);
    if (++this.count > this.capacity * FULL) this.grow();
    return 0;
  }

  private slotOf(high: number, low: number): number {
    const mask = this.capacity - 1;
    let slot = low & mask;
    while (this.values[slot] !== 0 && (this.low[slot] !== low || this.high[slot] !== high))
      slot = (slot + 1) & mask;
    return slot;
  }

  private put(slot: number, high: number, low: number, value: number): void {
    this.high[slot] = high;
    this.low[slot] = low;
    this.values[slot] = value;
  }

  private grow(): void {
    const { high, low, values } = this;
    this.capacity *= 2;
    this.high = new Uint32Array(this.capacity);
    this.low = new Uint32Array(this.capacity);
    this.values = new Uint32Array(this.capacity);
    for (let old = 0; old < values.length; old++)
      if (values[old] !== 0)
        this.put(this.slotOf(high[old]!, low[old]!), high[old]!, low[old]!, values[old]!);
  }
}
