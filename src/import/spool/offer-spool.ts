import type { RecognisedItem } from '../feed/known-item.js';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { OfferRecord } from '../../products/writing/offer-record.js';
import type { ConvertedItem } from '../intake/to-offer-record.js';
import { openAnonymousFile } from '../../core/storage/anonymous-file.js';
import { BatchGauge, type OfferBatch } from '../intake/offer-batches.js';
import { beginningOf, StoredHashes } from './stored-hashes.js';

/** Larger feeds are not spooled: the second pass reads the file again. */
const MAX_BYTES = 4 * 1024 ** 3;

const NOTHING_STORED = new StoredHashes(Buffer.alloc(0));

interface SpooledBatch extends Omit<OfferBatch, 'records'> {
  start: number;
  end: number;
}

/**
 * The offer records of a first pass, so that the second pass need not parse the feed again: batches of JSON
 * in an unlinked temporary file. It is optional: other offers are read from the feed.
 */
export class OfferSpool {
  /** Whether all offers of the feed that differ from the stored ones are spooled. */
  isWhole = false;
  private readonly xor = new Uint32Array(2);
  private file: FileHandle | null = null;
  private batches: SpooledBatch[] = [];
  private start = 0;
  private end = 0;
  private lastItem = 0;
  private unchanged = 0;
  private gauge = new BatchGauge(1);
  private stored = NOTHING_STORED;

  constructor(private readonly folder = tmpdir()) {}

  /** Clears the spool for a new reading. @param stored hashes of offers that need not be spooled */
  async beginSpool(batchItems: number, stored: StoredHashes): Promise<void> {
    await this.drop();
    this.gauge = new BatchGauge(batchItems);
    this.stored = stored;
    this.file = await openAnonymousFile(this.folder).catch(() => null);
  }

  /** Spools the offers that differ from the stored ones; recognised items do not. */
  async add(items: (ConvertedItem | RecognisedItem)[]): Promise<void> {
    const changed = items.filter((item): item is ConvertedItem => this.isChanged(item));
    this.lastItem = items.at(-1)!.itemNumber;
    if (!this.file || !changed.length) return;
    for (const { record } of changed) this.addToChecksum(record!.contentHash);
    const text = JSON.stringify(changed.map(({ record }) => record)).slice(1, -1);
    const bytes = Buffer.from(this.end === this.start ? text : `,${text}`);
    this.end += bytes.length;
    if (this.end > MAX_BYTES) return this.drop();
    await this.file.appendFile(bytes).catch(() => this.drop());
    if (this.gauge.add(changed)) this.endBatch();
  }

  finish(): void {
    if (this.batches.at(-1)?.lastItem !== this.lastItem) this.endBatch();
    this.isWhole = this.file !== null;
  }

  /** The batches after an item number, if they are spooled and readable. */
  async *batchesAfter(itemNumber: number, signal: AbortSignal): AsyncGenerator<OfferBatch> {
    for (const { start, end, lastItem, unchanged } of this.batches) {
      if (lastItem <= itemNumber) continue;
      signal.throwIfAborted();
      const records = this.isWhole ? await this.read(start, end - start).catch(() => null) : null;
      if (!records) return;
      yield { records, lastItem, unchanged };
    }
  }

  /** XOR of the spooled offers' hashes, in hex. */
  get checksum(): string {
    return ((BigInt(this.xor[0]!) << 32n) | BigInt(this.xor[1]!)).toString(16);
  }

  async drop(): Promise<void> {
    const { file } = this;
    this.isWhole = false;
    this.file = null;
    this.batches = [];
    this.start = this.end = this.lastItem = this.unchanged = 0;
    this.xor.fill(0);
    await file?.close();
  }

  private isChanged(item: ConvertedItem | RecognisedItem): boolean {
    if (!('known' in item)) {
      if (!item.record) return false;
      if (!this.stored.has(item.record.contentHash)) return true;
    }
    this.unchanged++;
    return false;
  }

  private addToChecksum(hash: string): void {
    const [high, low] = beginningOf(hash);
    this.xor[0]! ^= high;
    this.xor[1]! ^= low;
  }

  private endBatch(): void {
    const { start, end, lastItem, unchanged } = this;
    this.batches.push({ start, end, lastItem, unchanged });
    this.start = end;
    this.unchanged = 0;
  }

  private async read(start: number, length: number): Promise<OfferRecord[] | null> {
    if (!length) return [];
    const { buffer, bytesRead } = await this.file!.read(Buffer.allocUnsafe(length), 0, length, start);
    if (bytesRead < length) return null;
    return JSON.parse(`[${buffer.toString()}]`) as OfferRecord[];
  }
}
