import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { Storage } from '../../../src/core/storage/storage.js';
import type { Import } from '../../../src/import/import.entity.js';
import { FeedSource } from '../../../src/import/runs/feed-source.js';
import { CatalogueCounts } from '../../../src/products/read-model/catalogue-counts.js';
import type { OfferRecord } from '../../../src/products/writing/offer-record.js';
import { OfferFeeds } from '../../../src/products/writing/offer-feeds.js';

const KEY = 'feeds/offers-of-a-test.xml';
const NO_STEPS = { beforeChange: async () => undefined, beforeJoining: async () => undefined };

/**
 * Adds the offers of a feed to a store, for tests of other subjects than imports: read and written by
 * the import's own code, but without a run, its reports and a worker.
 * @throws Error for an item that is rejected
 */
export async function writeOffers(
  app: INestApplicationContext,
  companyId: number,
  feed: string,
): Promise<void> {
  await app.get(Storage).write(KEY, Readable.from([Buffer.from(feed)]), 'text/xml');
  const upload = { storageKey: KEY, currency: null, language: null };
  const run = { companyId, mode: 'delta', upload, startedAt: null, createdAt: new Date() };
  const source = await app.get(FeedSource).open(run as unknown as Import, 0, new AbortController().signal);
  const records: OfferRecord[] = [];
  for await (const items of source.items(await source.probe({})))
    for (const { record, issues } of items) {
      if (!record) throw new Error(`Rejected: ${JSON.stringify(issues)}`);
      records.push(record);
    }
  await app
    .get(DataSource)
    .transaction((manager) => app.get(OfferFeeds).write(manager, companyId, records, NO_STEPS));
  await app.get(CatalogueCounts).refresh();
  // this process may otherwise use its cached tree for some seconds
  app.get(CategoriesService).dropCache();
}
