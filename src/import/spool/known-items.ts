import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ItemMemory, KnownItem } from '../feed/known-item.js';
import type { RecordReader } from './known-items-reader.js';
import { HEAD_BYTES, knownOf, textOf } from './known-items-record.js';
import type { RecordWriter } from './known-items-writer.js';

type Judge = (known: KnownItem) => boolean;

/** Results of items by their text: reads the results of the store's last feed, writes the current ones. */
export class KnownItems implements ItemMemory {
  private added = 0;
  private judge: Judge = () => false;

  constructor(
    private readonly before: RecordReader | null,
    private readonly after: RecordWriter | null,
    private readonly files: FileHandle[],
  ) {}

  get isEmpty(): boolean {
    return !this.before?.count;
  }

  /** @param judge whether an item need only be counted */
  judgeBy(judge: Judge): void {
    this.judge = judge;
  }

  recall(key: Buffer, accepts: Judge): KnownItem | null {
    const record = this.before?.find(key);
    if (!record) return null;
    const known = knownOf(record.toString('utf8', HEAD_BYTES));
    if (!known || !this.judge(known) || !accepts(known)) return null;
    this.after?.addRecord(record);
    return known;
  }

  remember(key: Buffer, known: KnownItem): void {
    if (!this.before?.has(key)) this.added++;
    this.after?.add(key, textOf(known));
  }

  /** The content for the next feed; null when nothing is new, or writing failed. */
  takeContent(): Readable | null {
    if (!this.after?.finish() || !this.added) return null;
    return this.files.at(-1)!.createReadStream({ start: 0, autoClose: false });
  }

  async close(): Promise<void> {
    for (const file of this.files) await file.close();
  }
}
