import { Injectable } from '@nestjs/common';
import { CoverageStore } from './coverage.store.js';
import type { FeedSummary } from './feed/summary.js';
import { FeedChecks } from './feed-checks.js';
import { FeedSource, type OpenFeed } from './feed-source.js';
import { FirstPassTally, type TalliedBatch } from './first-pass-tally.js';
import { type Import, isWhole } from './import.entity.js';
import type { ImportPlan } from './import.guard.js';
import { ImportStore } from './import.store.js';
import type { KeptOffers } from './kept-offers.js';
import { BatchGauge } from './offer-batches.js';
import { readAhead } from './read-ahead.js';

/** Reads the whole file and touches no offer: is it sound, what is in it, what would it change? */
@Injectable()
export class FirstPass {
  constructor(
    private readonly store: ImportStore,
    private readonly source: FeedSource,
    private readonly coverage: CoverageStore,
    private readonly checks: FeedChecks,
  ) {}

  /**
   * @param kept is given the offers, for whoever writes them
   * @throws FeedRefused when the file is not to be imported
   */
  async read(run: Import, kept: KeptOffers, signal: AbortSignal): Promise<ImportPlan> {
    await this.store.fenced(run.id, run.run, (manager) => this.store.resetFirstPass(manager, run.id));
    const feed = await this.source.open({ ...run, cursor: 0 }, signal);
    let met = 0;
    const show = throttled((bytes) => this.store.showProgress(run.id, shareOf(run, 0, bytes), met));
    const summary = await feed.probe(show, (items) => (met = items));
    for await (const batch of readAhead(tallied(run, feed, summary, kept))) await this.keep(run, batch);
    const checked = await this.checks.check(run);
    return this.store.fenced(run.id, run.run, async (manager) => {
      await this.checks.keep(manager, run.id, checked);
      await this.store.keepSummary(manager, run.id, summary);
      await this.store.keepPaths(manager, run.companyId, feed.categories.met.values());
      const plan = await this.store.plan(manager, run.id, run.companyId);
      return {
        ...plan,
        // what people have edited is compared field by field
        differs: plan.differs || summary.fromExport === true,
        vanishing: isWhole({ ...run, summary }) ? plan.vanishing : 0,
      };
    });
  }

  private keep(run: Import, batch: TalliedBatch): Promise<void> {
    return this.store.fenced(run.id, run.run, async (manager) => {
      await this.store.keepFirstPass(manager, run.id, batch);
      await this.coverage.add(manager, run.id, batch);
    });
  }
}

/** What the items of a feed come to, a batch at a time; the offers themselves are put aside at once. */
async function* tallied(
  run: Import,
  feed: OpenFeed,
  summary: FeedSummary,
  kept: KeptOffers,
): AsyncGenerator<TalliedBatch> {
  const tally = new FirstPassTally();
  const gauge = new BatchGauge(feed.batchItems);
  let bytesRead = 0;
  tally.addIssues(summary.issues);
  await kept.begin();
  for await (const items of feed.items(summary, (bytes) => (bytesRead = bytes))) {
    tally.add(items);
    await kept.add(items);
    if (!gauge.add(items)) continue;
    kept.endBatch();
    yield tally.take(shareOf(run, 1, bytesRead));
  }
  kept.finish();
  yield tally.take(shareOf(run, 1, bytesRead));
}

/**
 * How far a run is that reads its file for the third time or so, in bytes of the file: it is read to be judged, for its
 * items, and in a dry run to tell what they would change.
 * @param readings those that are over
 */
export function shareOf({ mode, bytes }: Import, readings: number, bytesRead: number): number {
  const all = mode === 'dry-run' ? 3 : 2;
  return Math.min(bytes, (readings * bytes + bytesRead) / all);
}

const PROGRESS_MS = 500;

/** Calls at most twice a second; what it shows may be missed. */
export function throttled(show: (value: number) => Promise<void>): (value: number) => void {
  let last = 0;
  return (value) => {
    if (Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    show(value).catch(() => undefined);
  };
}
