import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfferRecord } from '../products/offer-record.js';
import type { IntakenItem } from './intake.js';

/** Beyond this a disk has better uses: the feed is read again. */
const MOST_BYTES = 4 * 1024 ** 3;

/** Offers that are written together. */
export interface OfferBatch {
  records: OfferRecord[];
  /** Number of the last item, whether an offer came of it or not. */
  lastItem: number;
}

interface Place {
  start: number;
  end: number;
  lastItem: number;
}

/**
 * What a first pass has made of its items, so that the second need not read the feed again: batches of JSON in a file
 * without a name, which ends with the process at the latest. It is a help and no more: what cannot be kept is read again.
 */
export class KeptOffers {
  /** Whether all offers of a feed are here. */
  isWhole = false;
  private file: FileHandle | null = null;
  private places: Place[] = [];
  private start = 0;
  private end = 0;
  private lastItem = 0;

  constructor(private readonly folder = tmpdir()) {}

  /** Forgets what was kept and begins anew. */
  async begin(): Promise<void> {
    await this.drop();
    this.file = await nameless(this.folder).catch(() => null);
  }

  async add(items: IntakenItem[]): Promise<void> {
    const records = items.flatMap(({ record }) => record ?? []);
    this.lastItem = items.at(-1)!.itemNumber;
    if (!this.file || !records.length) return;
    const text = JSON.stringify(records).slice(1, -1);
    const bytes = Buffer.from(this.end === this.start ? text : `,${text}`);
    this.end += bytes.length;
    if (this.end > MOST_BYTES) await this.drop();
    else await this.file.appendFile(bytes).catch(() => this.drop());
  }

  /** What was added since the last batch is one. */
  endBatch(): void {
    const { start, end, lastItem } = this;
    this.places.push({ start, end, lastItem });
    this.start = end;
  }

  finish(): void {
    if (this.places.at(-1)?.lastItem !== this.lastItem) this.endBatch();
    this.isWhole = this.file !== null;
  }

  /** The batches whose items come after one of that number. */
  async *after(itemNumber: number, signal: AbortSignal): AsyncGenerator<OfferBatch> {
    for (const { start, end, lastItem } of this.places) {
      if (lastItem <= itemNumber) continue;
      signal.throwIfAborted();
      yield { records: await this.read(start, end - start), lastItem };
    }
  }

  async drop(): Promise<void> {
    const { file } = this;
    this.isWhole = false;
    this.file = null;
    this.places = [];
    this.start = this.end = this.lastItem = 0;
    await file?.close();
  }

  private async read(start: number, length: number): Promise<OfferRecord[]> {
    if (!length) return [];
    const { buffer } = await this.file!.read(Buffer.allocUnsafe(length), 0, length, start);
    return JSON.parse(`[${buffer.toString()}]`) as OfferRecord[];
  }
}

/** Nobody else can open it, and nobody has to remove it. */
async function nameless(place: string): Promise<FileHandle> {
  const folder = await mkdtemp(join(place, 'katalog-import-'));
  try {
    return await open(join(folder, 'offers'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
