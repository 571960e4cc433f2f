import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/categories.service.js';
import { CategoryResolver } from './category-resolver.js';
import { FeatureNames } from './feature-names.js';
import { probeFeed } from './feed/probe-feed.js';
import { readFeed } from './feed/read-feed.js';
import { readAhead } from './read-ahead.js';
import type { FeedSummary } from './feed/summary.js';
import type { Import } from './import.entity.js';
import { FeedFiles } from './feed-files.js';
import { ImportStore } from './import.store.js';
import { type IntakenItem, type IntakeSettings, takeIn } from './intake.js';

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
    private readonly files: FeedFiles,
    private readonly categories: CategoriesService,
    private readonly store: ImportStore,
    private readonly features: FeatureNames,
  ) {}

  async open(run: Import, signal: AbortSignal): Promise<OpenFeed> {
    const [{ open, options }, tree, mappings, blocked, features, deadPictures] = await Promise.all([
      this.files.open(run, signal),
      this.categories.freshTree(),
      this.store.mappings(run.companyId),
      this.store.blockedTerms(),
      this.features.read(),
      this.store.deadPictures(run.companyId),
    ]);
    const categories = new CategoryResolver(tree, mappings, blocked);
    const settings: IntakeSettings = {
      language: run.language,
      uncategorisedId: tree.rows.find(({ system }) => system === 'uncategorised')!.id,
      ...features,
      deadPictures,
    };
    return {
      categories,
      probe: (onProgress, onItems) => probeFeed(open, { ...options, onProgress, onItems }),
      async *items(summary, onProgress) {
        const reading = { ...options, summary, onProgress, startAt: run.cursor + 1 };
        if (run.cursor === run.itemCount) return;
        for await (const items of readAhead(readFeed(open, reading)))
          yield items.map((item) =>
            takeIn(item, { ...settings, language: languageOf(run, summary) }, categories),
          );
      },
    };
  }
}

/** What a mapping says about its files counts more than what was chosen with one. */
const languageOf = (run: Import, { mapping }: FeedSummary) => mapping?.language ?? run.language;
