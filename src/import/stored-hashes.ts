/** So much of a hash is compared: two of a million offers are taken for each other once in 37 million imports. */
export const HASH_BYTES = 8;
/** What is compared of a hash in hex, in two halves. */
export const beginningOf = (hash: string): [high: number, low: number] => [
  Number.parseInt(hash.slice(0, 8), 16),
  Number.parseInt(hash.slice(8, 16), 16),
];

/** Of the slots of a table; fuller than this, open addressing becomes slow. */
const FULL = 0.5;

/** The hashes of a store's offers, 16–32 bytes each. */
export class StoredHashes {
  private readonly table: Uint32Array;
  private readonly mask: number;

  /** @param hashes their beginnings, one after the other */
  constructor(hashes: Buffer) {
    const count = hashes.length / HASH_BYTES;
    const slots = 2 ** Math.ceil(Math.log2(count / FULL + 1));
    this.table = new Uint32Array(2 * slots);
    this.mask = slots - 1;
    for (let at = 0; at < hashes.length; at += HASH_BYTES)
      this.add(hashes.readUInt32BE(at), hashes.readUInt32BE(at + 4));
  }

  /** @param hash in hex */
  has(hash: string): boolean {
    const [high, low] = beginningOf(hash);
    return this.isAt(this.slotOf(high, low), high, low);
  }

  private add(high: number, low: number): void {
    const slot = this.slotOf(high, low);
    this.table[2 * slot] = high;
    this.table[2 * slot + 1] = low;
  }

  /** Where it stands, or would; a slot of zeros is free. */
  private slotOf(high: number, low: number): number {
    let slot = low & this.mask;
    while (!this.isAt(slot, high, low) && !this.isAt(slot, 0, 0)) slot = (slot + 1) & this.mask;
    return slot;
  }

  private isAt(slot: number, high: number, low: number): boolean {
    return this.table[2 * slot] === high && this.table[2 * slot + 1] === low;
  }
}
