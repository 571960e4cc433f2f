import { Injectable } from '@nestjs/common';
import { CoverageStore } from './coverage.store.js';
import { CurrencyFoundLate } from '../feed/formats/feed-currency.js';
import type { ProbeOptions } from '../feed/items/options.js';
import { isBeginning } from '../feed/probing/probe-feed.js';
import { FeedRefused } from '../feed/refused.js';
import type { FeedSummary } from '../feed/items/summary.js';
import { NotUtf8 } from '../feed/xml/encoding.js';
import { FeedChecks } from './feed-checks.js';
import { FeedSource, type OpenFeed } from './feed-source.js';
import { FirstPassTally, type TalliedBatch } from './first-pass-tally.js';
import { type Import, isWhole } from '../import.entity.js';
import type { ImportPlan } from '../import-guard.js';
import { ImportStore } from './import.store.js';
import type { OfferSpool } from '../spool/offer-spool.js';
import type { KnownItems } from '../spool/known-items.js';
import { KnownItemsStore } from '../spool/known-items.store.js';
import { pictureHash } from '../intake/known-offer.js';
import { FirstPassProgress } from './first-pass-progress.js';
import { BatchGauge } from '../intake/offer-batches.js';
import { readAhead } from './read-ahead.js';
import { StoredHashes } from '../spool/stored-hashes.js';

/** Reads the whole file and touches no offer: is it sound, what is in it, what would it change? */
@Injectable()
export class FirstPass {
  constructor(
    private readonly store: ImportStore,
    private readonly source: FeedSource,
    private readonly coverage: CoverageStore,
    private readonly checks: FeedChecks,
    private readonly knownItems: KnownItemsStore,
  ) {}

  /**
   * @param kept is given the offers that are not stored just so, for whoever writes them
   * @throws FeedRefused when the file is not to be imported; then nothing of what was read of it stays
   */
  async read(run: Import, spool: OfferSpool, signal: AbortSignal): Promise<ImportPlan> {
    try {
      return await this.readAs(run, spool, signal);
    } catch (error) {
      if (error instanceof FeedRefused) await this.reset(run);
      throw error;
    }
  }

  /** By its beginning, and once more by the whole of it when that turns out to be in another encoding or currency. */
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
    const feed = await this.source.open({ ...run, cursor: 0 }, signal);
    const progress = new FirstPassProgress(this.store, run);
    const summary = await judged(feed, progress, options);
    const stored = await this.storedHashes(run, summary);
    await spool.begin(feed.batchItems, stored);
    const known = await this.knownItems.open(run.companyId, await feed.rules(summary));
    try {
      const batches = tallied({ feed, summary, spool, progress, stored, known });
      for await (const batch of readAhead(batches)) await this.keep(run, batch);
      // a part of the offers says nothing of the others
      if (run.mode !== 'delta') await this.knownItems.keep(run.companyId, known);
    } finally {
      await known.close();
    }
    return this.conclude(run, summary, spool, feed);
  }

  private async conclude(
    run: Import,
    summary: FeedSummary,
    spool: OfferSpool,
    feed: OpenFeed,
  ): Promise<ImportPlan> {
    const checked = await this.checks.check(run);
    return this.store.fenced(run.id, run.run, async (manager) => {
      await this.checks.keep(manager, run.id, checked);
      await this.store.keepSummary(manager, run.id, summary);
      await this.store.keepPaths(manager, run.companyId, feed.categories.met.values());
      const { checksum, ...plan } = await this.store.plan(manager, run.id, run.companyId);
      // what somebody has changed meanwhile is read again
      if (!summary.fromExport && spool.checksum !== checksum) await spool.drop();
      return {
        ...plan,
        // what people have edited is compared field by field
        differing: summary.fromExport ? null : plan.differing,
        currency: summary.currency,
        vanishing: isWhole({ ...run, summary }) ? plan.vanishing : 0,
      };
    });
  }

  private reset({ id, run }: Import): Promise<void> {
    return this.store.fenced(id, run, (manager) => this.store.resetFirstPass(manager, id));
  }

  /** Of an export all that differs from what is stored now counts, field by field. */
  private storedHashes({ companyId }: Import, { fromExport }: FeedSummary): Promise<StoredHashes> {
    return fromExport
      ? Promise.resolve(new StoredHashes(Buffer.alloc(0)))
      : this.store.storedHashes(companyId);
  }

  private keep(run: Import, batch: TalliedBatch): Promise<void> {
    return this.store.fenced(run.id, run.run, async (manager) => {
      await this.store.keepFirstPass(manager, run.id, batch);
      await this.coverage.add(manager, run.id, batch);
    });
  }
}

/** How the file is to be read; of a short one also how many items are in it. */
async function judged(
  feed: OpenFeed,
  progress: FirstPassProgress,
  options: ProbeOptions,
): Promise<FeedSummary> {
  let met = 0;
  await progress.begin('judging');
  const summary = await feed.probe({
    ...options,
    onProgress: (bytesRead) => progress.reach(met, bytesRead),
    onItems: (items) => (met = items),
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
}

/** What the items of a feed come to, a batch at a time; the offers themselves are put aside at once. */
async function* tallied({
  feed,
  summary,
  spool,
  progress,
  stored,
  known,
}: Reading): AsyncGenerator<TalliedBatch> {
  const tally = new FirstPassTally((key, item) => known.remember(key, item));
  const dead = new Set([...feed.deadPictures].map(pictureHash));
  known.judgeBy(
    (item) =>
      stored.has(item.contentHash) &&
      tally.hasEnoughOf(item) &&
      feed.categories.knows(item) &&
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
    progress.reach(items.at(-1)!.itemNumber, bytesRead);
    if (gauge.add(items)) yield tally.take();
  }
  spool.finish();
  tally.addIssues(summary.issues);
  yield tally.take();
}
