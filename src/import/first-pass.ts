import { Injectable } from '@nestjs/common';
import type { FeedIssue } from './feed/offer.js';
import type { FeedSummary } from './feed/summary.js';
import { type Import, isWhole } from './import.entity.js';
import { FeedSource, type OpenFeed } from './feed-source.js';
import type { ImportPlan } from './import.guard.js';
import { type FirstPassBatch, ImportStore } from './import.store.js';
import type { IntakenItem } from './intake.js';

/** So many issues of one kind are kept one by one; the others are counted. */
const KEPT_PER_CODE = 1_000;

/** Reads the whole file and touches no offer: is it sound, what is in it, what would it change? */
@Injectable()
export class FirstPass {
  constructor(
    private readonly store: ImportStore,
    private readonly source: FeedSource,
  ) {}

  /** @throws FeedRefused when the file is not to be imported */
  async read(run: Import, signal: AbortSignal): Promise<ImportPlan> {
    await this.store.fenced(run.id, run.run, (manager) => this.store.resetFirstPass(manager, run.id));
    const feed = await this.source.open({ ...run, cursor: 0 }, signal);
    let met = 0;
    const show = throttled((bytes) => this.store.showProgress(run.id, shareOf(run, 0, bytes), met));
    const summary = await feed.probe(show, (items) => (met = items));
    await this.keepItems(run, feed, summary);
    return this.store.fenced(run.id, run.run, async (manager) => {
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

  private async keepItems(run: Import, feed: OpenFeed, summary: FeedSummary): Promise<void> {
    const kept = new Map<string, number>();
    let bytesRead = 0;
    const keep = (batch: FirstPassBatch) =>
      this.store.fenced(run.id, run.run, (manager) => this.store.keepFirstPass(manager, run.id, batch));
    await keep(toBatch([], summary.issues, shareOf(run, 1, 0), kept));
    for await (const items of feed.items(summary, (bytes) => (bytesRead = bytes))) {
      const issues = items.flatMap((item) => item.issues);
      await keep(toBatch(items, issues, shareOf(run, 1, bytesRead), kept));
    }
  }
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

function toBatch(
  items: IntakenItem[],
  issues: FeedIssue[],
  bytesRead: number,
  kept: Map<string, number>,
): FirstPassBatch {
  const records = items.flatMap(({ record }) => (record ? [record] : []));
  return {
    staged: records,
    issues: issues.filter((issue) => {
      const count = (kept.get(issue.code) ?? 0) + 1;
      kept.set(issue.code, count);
      return count <= KEPT_PER_CODE;
    }),
    issueCounts: countIssues(issues),
    read: items.length,
    rejected: items.length - records.length,
    warnings: issues.filter(({ severity }) => severity === 'warning').length,
    bytesRead: Math.round(bytesRead),
  };
}

function countIssues(issues: FeedIssue[]): FirstPassBatch['issueCounts'] {
  const counts = new Map<string, FirstPassBatch['issueCounts'][number]>();
  for (const { code, severity } of issues) {
    const entry = counts.get(`${severity}:${code}`) ?? { code, severity, count: 0 };
    entry.count += 1;
    counts.set(`${severity}:${code}`, entry);
  }
  return [...counts.values()];
}
