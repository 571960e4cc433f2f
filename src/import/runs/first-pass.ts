import { Injectable } from '@nestjs/common';
import { CoverageStore } from './coverage.store.js';
import { LeftOutStore } from './left-out.store.js';
import { CurrencyFoundLate } from '../feed/formats/feed-currency.js';
import type { ProbeOptions } from '../feed/items/options.js';
import { isBeginning } from '../feed/probing/probe-feed.js';
import { FeedRefused } from '../feed/refused.js';
import type { FeedSummary } from '../feed/items/summary.js';
import { NotUtf8 } from '../feed/bytes/encoding.js';
import { FeedChecks } from './feed-checks.js';
import { FeedSource, type OpenFeed } from './feed-source.js';
import { FirstPassTally, type TalliedBatch } from './first-pass-tally.js';
import { contentOf, type Import, isWhole } from '../import.entity.js';
import type { ImportPlan } from '../import-guard.js';
import { ImportStore } from './import.store.js';
import type { OfferSpool } from '../spool/offer-spool.js';
import type { KnownItems } from '../spool/known-items.js';
import { KnownItemsStore } from '../spool/known-items.store.js';
import { FeedTraits } from './feed-traits.js';
import { pictureHash } from '../intake/known-offer.js';
import { FirstPassProgress } from './first-pass-progress.js';
import { BatchGauge } from '../intake/offer-batches.js';
import { readAhead } from '../../core/database/read-ahead.js';
import { StoredHashes } from '../spool/stored-hashes.js';

/** Reads the whole file, stages its offers and reports issues. Changes no offer. */
@Injectable()
export class FirstPass {
  constructor(
    private readonly store: ImportStore,
    private readonly source: FeedSource,
    private readonly coverage: CoverageStore,
    private readonly leftOut: LeftOutStore,
    private readonly checks: FeedChecks,
    private readonly knownItems: KnownItemsStore,
  ) {}

  /**
   * @param spool receives the offers that differ from the stored ones, for the second pass
   * @throws FeedRefused when the file cannot be imported; then all its results are deleted
   */
  async read(run: Import, spool: OfferSpool, signal: AbortSignal): Promise<ImportPlan> {
    try {
      return await this.readAs(run, spool, signal);
    } catch (error) {
      if (error instanceof FeedRefused) await this.reset(run);
      throw error;
    }
  }

  /** Reads the file once more when it turns out to have another encoding or currency than its beginning showed. */
  private async readAs(
    run: Import,
    spool: OfferSpool,
    signal: AbortSignal,
    options: ProbeOptions = {},
  ): Promise<ImportPlan> {
    try {
      return await this.readOnce(run, spool, signal, options);
    } catch (error) {
      if (error instanceof NotUtf8 && !options.byCensus)
        return this.readAs(run, spool, signal, { ...options, byCensus: true });
      if (error instanceof CurrencyFoundLate && !options.currencies)
        return this.readAs(run, spool, signal, { ...options, currencies: error.evidence });
      throw error;
    }
  }

  private async readOnce(
    run: Import,
    spool: OfferSpool,
    signal: AbortSignal,
    options: ProbeOptions,
  ): Promise<ImportPlan> {
    await this.reset(run);
    const feed = await this.source.open(run, 0, signal);
    const progress = new FirstPassProgress(this.store, run);
    const probed = await probe(feed, progress, options);
    const summary = { ...probed, unread: await feed.unread(probed) };
    const stored = await this.storedHashes(run, summary);
    await spool.beginSpool(feed.batchItems, stored);
    const traits = new FeedTraits();
    const known = await this.knownItems.open(run.companyId, await feed.rules(summary));
    try {
      const batches = tallied({ feed, summary, spool, progress, stored, known, traits });
      for await (const batch of readAhead(batches)) await this.storeBatch(run, batch);
      // a delta would forget the items that it lacks
      if (contentOf(run) === 'full') await this.knownItems.keepItems(run.companyId, known);
    } finally {
      await known.close();
    }
    return this.makePlan(run, { summary, spool, feed, traits });
  }

  private async makePlan(
    run: Import,
    { summary, spool, feed, traits }: Pick<Reading, 'summary' | 'spool' | 'feed' | 'traits'>,
  ): Promise<ImportPlan> {
    const found = summary.fromExport ? [] : await this.checks.traitsOf(run, traits);
    const checked = await this.checks.check(run, found);
    return this.store.fenced(run, async (manager) => {
      await this.checks.storeFindings(manager, run.id, checked);
      await this.store.storeSummary(manager, run.id, summary);
      await this.store.storePaths(manager, run, feed.categories.seenPaths.values());
      const { checksum, ...plan } = await this.store.plan(manager, run.id, run.companyId);
      // offers changed meanwhile: the spool lacks some that now differ
      if (!summary.fromExport && spool.checksum !== checksum) await spool.drop();
      return {
        ...plan,
        // offers of an edited export are compared field by field
        differing: summary.fromExport ? null : plan.differing,
        currency: summary.currency,
        language: summary.language,
        traits: found,
        lostCodes: summary.lostCodes ? { ...summary.lostCodes, of: summary.itemCount } : null,
        vanishing: isWhole({ ...run, feed: { ...run.feed, summary } }) ? plan.vanishing : 0,
      };
    });
  }

  private reset(run: Import): Promise<void> {
    return this.store.fenced(run, (manager) => this.store.resetFirstPass(manager, run.id));
  }

  /** Empty for an edited export, whose offers are all compared field by field. */
  private storedHashes({ companyId }: Import, { fromExport }: FeedSummary): Promise<StoredHashes> {
    return fromExport
      ? Promise.resolve(new StoredHashes(Buffer.alloc(0)))
      : this.store.storedHashes(companyId);
  }

  private storeBatch(run: Import, batch: TalliedBatch): Promise<void> {
    return this.store.fenced(run, async (manager) => {
      await this.store.storeFirstPass(manager, run.id, batch);
      await this.coverage.add(manager, run.id, batch);
      await this.leftOut.add(manager, run.id, batch.leftOut);
    });
  }
}

/** Probes how the file is to be read; for short files also counts the items. */
async function probe(
  feed: OpenFeed,
  progress: FirstPassProgress,
  options: ProbeOptions,
): Promise<FeedSummary> {
  let counted = 0;
  await progress.begin('judging');
  const summary = await feed.probe({
    ...options,
    onProgress: (bytesRead) => progress.advanceTo(counted, bytesRead),
    onItems: (items) => (counted = items),
  });
  await progress.begin('reading', isBeginning(summary) ? null : summary.itemCount);
  return summary;
}

interface Reading {
  feed: OpenFeed;
  summary: FeedSummary;
  spool: OfferSpool;
  progress: FirstPassProgress;
  stored: StoredHashes;
  known: KnownItems;
  traits: FeedTraits;
}

/** Reads the items of a feed into the spool. @returns the results to store, in batches */
async function* tallied({
  feed,
  summary,
  spool,
  progress,
  stored,
  known,
  traits,
}: Reading): AsyncGenerator<TalliedBatch> {
  const tally = new FirstPassTally((key, item) => known.remember(key, item), traits);
  const dead = new Set([...feed.deadPictures].map(pictureHash));
  known.judgeBy(
    (item) =>
      stored.has(item.contentHash) &&
      tally.hasEnoughOf(item) &&
      feed.categories.isKnown(item) &&
      !item.pictures.some((picture) => dead.has(picture)),
  );
  const gauge = new BatchGauge(feed.batchItems);
  let bytesRead = 0;
  const onProgress = (read: number) => (bytesRead = read);
  const onEnd = (found: Partial<FeedSummary>) => Object.assign(summary, found);
  for await (const items of feed.items(summary, { onProgress, onEnd }, known)) {
    for (const item of items) if ('known' in item) feed.categories.countAgain(item.known);
    tally.add(items);
    await spool.add(items);
    progress.advanceTo(items.at(-1)!.itemNumber, bytesRead);
    if (gauge.add(items)) yield tally.takeBatch();
  }
  spool.finish();
  tally.addIssues(summary.issues);
  yield tally.takeBatch();
}
