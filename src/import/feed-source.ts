import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { AttributesService } from '../attributes/attributes.service.js';
import { CategoriesService } from '../categories/categories.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { Config } from '../core/config/config.js';
import type { Translations } from '../core/i18n/local-text.js';
import { LOCALES } from '../core/i18n/locales.js';
import { Storage } from '../core/storage/storage.js';
import { CategoryResolver } from './category-resolver.js';
import type { ReadFeedOptions } from './feed/options.js';
import { probeFeed } from './feed/probe-feed.js';
import { readFeed } from './feed/read-feed.js';
import type { FeedSummary } from './feed/summary.js';
import type { Import } from './import.entity.js';
import { ImportStore } from './import.store.js';
import { type IntakenItem, type IntakeSettings, takeIn } from './intake.js';

const BATCH_SIZE = 1_000;

/** A stored feed, ready to be read item by item under the settings of its store. */
export interface OpenFeed {
  categories: CategoryResolver;
  /** The whole file once, without keeping anything. */
  probe(onProgress: (bytesRead: number) => void, onItems: (met: number) => void): Promise<FeedSummary>;
  /** The items after the run's cursor, in batches. */
  items(summary: FeedSummary, onProgress?: (bytesRead: number) => void): AsyncGenerator<IntakenItem[]>;
}

@Injectable()
export class FeedSource {
  constructor(
    private readonly storage: Storage,
    private readonly companies: CompaniesService,
    private readonly categories: CategoriesService,
    private readonly store: ImportStore,
    private readonly config: Config,
    private readonly i18n: I18nService,
    private readonly attributes: AttributesService,
  ) {}

  async open(run: Import, signal: AbortSignal): Promise<OpenFeed> {
    const [company, tree, mappings, blocked, definitions] = await Promise.all([
      this.companies.get(run.companyId),
      this.categories.freshTree(),
      this.store.mappings(run.companyId),
      this.store.blockedTerms(),
      this.attributes.registry(),
    ]);
    const categories = new CategoryResolver(tree, mappings, blocked);
    const settings: IntakeSettings = {
      language: run.language,
      uncategorisedId: tree.rows.find(({ system }) => system === 'uncategorised')!.id,
      attributeNames: this.attributeNames(),
      definitions,
    };
    const { unpackedBytes, ratio } = this.config.importLimits;
    const options: ReadFeedOptions = {
      limits: { unpackedBytes, ratio },
      language: run.language === 'en' ? 'en' : 'sl',
      baseUrl: company.website,
      foreignCurrency: company.foreignCurrency === 'reject' ? 'reject' : 'accept',
      // one clock for both passes: a price that is valid for some hours must not change between them
      now: (run.startedAt ?? run.createdAt).getTime(),
      signal,
    };
    const open = () => this.read(run.storageKey);
    return {
      categories,
      probe: (onProgress, onItems) => probeFeed(open, { ...options, onProgress, onItems }),
      async *items(summary, onProgress) {
        const reading = { ...options, summary, onProgress, startAt: run.cursor + 1, batchSize: BATCH_SIZE };
        for await (const items of readFeed(open, reading))
          yield items.map((item) => takeIn(item, settings, categories));
      },
    };
  }

  private attributeNames(): Record<string, Translations> {
    const names: Record<string, Translations> = {};
    for (const locale of LOCALES) {
      const texts = this.i18n.t<string, Record<string, string>>('feed.attributes', { lang: locale });
      for (const [key, name] of Object.entries(texts)) (names[key] ??= {})[locale] = name;
    }
    return names;
  }

  /** The storage answers later; readers want a stream at once. */
  private read(key: string): Readable {
    const stream = new PassThrough();
    this.storage.read(key).then(
      (content) => pipeline(content, stream, () => undefined),
      (error: Error) => stream.destroy(error),
    );
    return stream;
  }
}
