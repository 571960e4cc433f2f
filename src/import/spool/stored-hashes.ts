import { HashMap } from '../feed/hash-map.js';

/** Bytes of a hash that are compared: among a million offers, a collision occurs once in 37 million imports. */
export const HASH_BYTES = 8;
/** The compared bytes of a hash in hex, in two halves. */
export const beginningOf = (hash: string): [high: number, low: number] => [
  Number.parseInt(hash.slice(0, 8), 16),
  Number.parseInt(hash.slice(8, 16), 16),
];

/** The hashes of a store's offers, 20–48 bytes each. */
export class StoredHashes {
  private readonly known: HashMap;

  /** @param hashes the compared bytes of all hashes, concatenated */
  constructor(hashes: Buffer) {
    this.known = new HashMap(hashes.length / HASH_BYTES);
    for (let at = 0; at < hashes.length; at += HASH_BYTES)
      this.known.add(hashes.readUInt32BE(at), hashes.readUInt32BE(at + 4), 1);
  }

  /** @param hash in hex */
  has(hash: string): boolean {
    return this.known.get(...beginningOf(hash)) !== 0;
  }
}
