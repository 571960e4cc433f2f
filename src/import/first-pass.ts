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
import { LookProgress } from './look-progress.js';
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
    const progress = new LookProgress(this.store, run);
    const summary = await judged(feed, progress);
    for await (const batch of readAhead(tallied(feed, summary, kept, progress))) await this.keep(run, batch);
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

/** Whether the file is sound, and how many items are in it. */
async function judged(feed: OpenFeed, progress: LookProgress): Promise<FeedSummary> {
  let met = 0;
  await progress.begin('judging');
  const summary = await feed.probe(
    (bytesRead) => progress.reach(met, bytesRead),
    (items) => (met = items),
  );
  await progress.begin('reading', met);
  return summary;
}

/** What the items of a feed come to, a batch at a time; the offers themselves are put aside at once. */
async function* tallied(
  feed: OpenFeed,
  summary: FeedSummary,
  kept: KeptOffers,
  progress: LookProgress,
): AsyncGenerator<TalliedBatch> {
  const tally = new FirstPassTally();
  const gauge = new BatchGauge(feed.batchItems);
  tally.addIssues(summary.issues);
  await kept.begin();
  for await (const items of feed.items(summary)) {
    tally.add(items);
    await kept.add(items);
    progress.reach(items.at(-1)!.itemNumber);
    if (!gauge.add(items)) continue;
    kept.endBatch();
    yield tally.take();
  }
  kept.finish();
  yield tally.take();
}
