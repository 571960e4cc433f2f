import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoriesService } from '../../categories/categories.service.js';
import { CategoryResolver } from '../intake/category-resolver.js';
import { AttributeVocabulary } from '../intake/attribute-vocabulary.js';
import { thirdLanguage } from '../feed/formats/feed-language.js';
import { probeFeed } from '../feed/probing/probe-feed.js';
import type { ProbeOptions, ReadFeedOptions } from '../feed/items/options.js';
import { readFeed } from '../feed/reading/read-feed.js';
import type { ItemMemory, RecognisedItem } from '../feed/known-item.js';
import { findUnreadFields } from '../feed/probing/unread-fields.js';
import { formatOf } from '../feed/formats/mapped.js';
import type { FeedSummary, UnreadFields } from '../feed/items/summary.js';
import { DELIVERY_TERMS } from './feed-checks.statements.js';
import { FeedFiles } from './feed-files.js';
import type { Import } from '../import.entity.js';
import { ImportStore } from './import.store.js';
import { type ConvertedItem, toOfferRecord } from '../intake/to-offer-record.js';
import type { OfferRecordSettings } from '../intake/offer-record-settings.js';
import type { OfferSpool } from '../spool/offer-spool.js';
import { inBatches, type OfferBatch } from '../intake/offer-batches.js';
import { OtherSites } from '../intake/other-sites.js';
import { ItemBlocking } from '../intake/item-blocking.js';
import { readAhead } from '../../core/database/read-ahead.js';
import { digestOfRules } from '../intake/reading-rules.js';

/** Callbacks of a reading. */
export type ReadingSteps = Pick<ReadFeedOptions, 'onProgress' | 'onEnd'>;

/** A stored feed that can be read with the settings of its store. */
export interface OpenFeed {
  categories: CategoryResolver;
  /** The number of items of a batch. */
  batchItems: number;
  /** Reads as much of the file as is needed to recognise its format. */
  probe(options: ProbeOptions): Promise<FeedSummary>;
  /** The fields in its beginning that its format does not read; undefined: none. */
  unread(summary: FeedSummary): Promise<UnreadFields | undefined>;
  /** Digest of everything except an item's text that determines its offer. */
  rules(summary: FeedSummary): Promise<Buffer>;
  /** URLs of the store's pictures that could not be fetched. */
  deadPictures: ReadonlySet<string>;
  /** In small groups. */
  items(summary: FeedSummary): AsyncGenerator<ConvertedItem[]>;
  /** @param memory its known items are not parsed */
  items(
    summary: FeedSummary,
    steps: ReadingSteps,
    memory: ItemMemory,
  ): AsyncGenerator<(ConvertedItem | RecognisedItem)[]>;
}

/** Small enough that items stay in the garbage collector's young generation. */
const GROUP_ITEMS = 100;

@Injectable()
export class FeedSource {
  constructor(
    private readonly files: FeedFiles,
    private readonly categories: CategoriesService,
    private readonly store: ImportStore,
    private readonly vocabulary: AttributeVocabulary,
    private readonly database: DataSource,
  ) {}

  /** @param after number of the last item that is not read */
  async open(run: Import, after: number, signal: AbortSignal): Promise<OpenFeed> {
    const [
      { open, options },
      tree,
      mappings,
      blockingFacts,
      vocabulary,
      deadPictures,
      sites,
      languageHistory,
      google,
      terms,
    ] = await Promise.all([
      this.files.open(run, signal),
      this.categories.freshTree(),
      this.store.mappings(run.companyId),
      this.store.blockingFacts(run.companyId),
      this.vocabulary.read(),
      this.store.deadPictures(run.companyId),
      this.store.otherStoreSites(run.companyId),
      this.store.languageHistory(run),
      this.store.googleCategories(),
      DELIVERY_TERMS.one(this.database, [run.companyId]),
    ]);
    const categories = new CategoryResolver(tree, mappings, google);
    const settings: Omit<OfferRecordSettings, 'language' | 'third'> = {
      uncategorisedId: tree.rows.find(({ system }) => system === 'uncategorised')!.id,
      ...vocabulary,
      deadPictures,
      terms,
      blocking: new ItemBlocking(blockingFacts, tree),
      otherSites: new OtherSites(options.baseUrl ?? null, sites),
      now: (run.startedAt ?? run.createdAt).getTime(),
    };
    const settingsFor = (summary: FeedSummary) => ({
      ...settings,
      language: summary.language.under,
      third: thirdLanguage(summary.language),
    });
    async function* items(
      summary: FeedSummary,
      steps?: ReadingSteps,
      memory?: ItemMemory,
    ): AsyncGenerator<(ConvertedItem | RecognisedItem)[]> {
      const reading = { ...options, ...steps, summary, startAt: after + 1, batchSize: GROUP_ITEMS };
      const itemSettings = settingsFor(summary);
      for await (const found of readFeed(open, reading, memory))
        yield found.map((item) =>
          item.kind === 'recognised' ? item : toOfferRecord(item, itemSettings, categories),
        );
    }
    return {
      categories,
      deadPictures,
      batchItems: options.batchSize!,
      probe: (further) => probeFeed(open, { ...options, languageHistory, ...further }),
      unread: async (summary) =>
        summary.fromExport ? undefined : findUnreadFields(open, formatOf(summary), summary, options),
      rules: (summary) =>
        digestOfRules({ options, summary, settings: settingsFor(summary), tree, mappings, google }),
      items: items as OpenFeed['items'],
    };
  }

  /** The offers after the run's cursor: from the spool of the first pass, the rest from the file. */
  async *batches(run: Import, spool: OfferSpool, signal: AbortSignal): AsyncGenerator<OfferBatch> {
    let { cursor } = run.writing;
    for await (const batch of spool.batchesAfter(cursor, signal)) {
      yield batch;
      cursor = batch.lastItem;
    }
    if (cursor === run.feed.itemCount) return;
    const feed = await this.open(run, cursor, signal);
    yield* readAhead(inBatches(feed.items(run.feed.summary!), feed.batchItems));
  }
}
