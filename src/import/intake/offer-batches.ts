import type { RecognisedItem } from '../feed/known-item.js';
import type { OfferRecord } from '../../products/writing/offer-record.js';
import type { ConvertedItem } from './to-offer-record.js';

/** Offers that are written together. */
export interface OfferBatch {
  records: OfferRecord[];
  /** Number of the last item, accepted or not. */
  lastItem: number;
  /** Unchanged offers among the items of the batch, which are not in `records`. */
  unchanged: number;
}

/** Characters of descriptions and specifications that fill a batch. */
const MAX_TEXT = 8_000_000;

/** Measures batches by their number of items and by the length of their texts. */
export class BatchGauge {
  private items = 0;
  private text = 0;

  constructor(private readonly maxItems: number) {}

  /** @returns whether the batch is full; then a new one begins */
  add(items: (ConvertedItem | RecognisedItem)[]): boolean {
    this.items += items.length;
    for (const item of items) if ('record' in item && item.record) this.text += textOf(item.record);
    if (this.items < this.maxItems && this.text < MAX_TEXT) return false;
    this.items = this.text = 0;
    return true;
  }
}

function textOf({ description, specifications }: NonNullable<ConvertedItem['record']>): number {
  return [description, specifications].reduce(
    (sum, { sl, en }) => sum + (sl?.length ?? 0) + (en?.length ?? 0),
    0,
  );
}

/** Groups converted items into batches of offers. */
export async function* inBatches(
  source: AsyncIterable<ConvertedItem[]>,
  maxItems: number,
): AsyncGenerator<OfferBatch> {
  const gauge = new BatchGauge(maxItems);
  let batch: OfferBatch = { records: [], lastItem: 0, unchanged: 0 };
  for await (const items of source) {
    batch.records.push(...items.flatMap(({ record }) => record ?? []));
    batch.lastItem = items.at(-1)!.itemNumber;
    if (!gauge.add(items)) continue;
    yield batch;
    batch = { records: [], lastItem: 0, unchanged: 0 };
  }
  if (batch.lastItem) yield batch;
}
