import type { RecognisedItem } from '../feed/known-item.js';
import type { OfferRecord } from '../../products/writing/offer-record.js';
import type { ConvertedItem } from './to-offer-record.js';

/** Offers that are written together. */
export interface OfferBatch {
  records: OfferRecord[];
  /** Number of the last item, whether an offer came of it or not. */
  lastItem: number;
  /** Offers between the others that are stored just so. */
  unchanged: number;
}

/** Characters of descriptions that make a batch full before it has its number of items. */
const MAX_TEXT = 8_000_000;

/** Tells when items are enough for a batch: by their number, or by what they take. */
export class BatchGauge {
  private items = 0;
  private text = 0;

  constructor(private readonly mostItems: number) {}

  /** @returns whether the batch is full; then it counts from nothing again */
  add(items: (ConvertedItem | RecognisedItem)[]): boolean {
    this.items += items.length;
    for (const item of items) if ('record' in item && item.record) this.text += textOf(item.record);
    if (this.items < this.mostItems && this.text < MAX_TEXT) return false;
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

/** Offers of items as they are written. */
export async function* inBatches(
  source: AsyncIterable<ConvertedItem[]>,
  mostItems: number,
): AsyncGenerator<OfferBatch> {
  const gauge = new BatchGauge(mostItems);
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
