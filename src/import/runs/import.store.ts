import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RowOf } from '../../core/database/statement.js';
import { assertLeased, type Leased } from '../../core/queue/lease.js';
import type { GoogleCategory, KnownMapping, MappingOrigin, SeenPath } from '../intake/category-resolver.js';
import type { BlockingFacts } from '../intake/item-blocking.js';
import { googlePaths } from '../../products/blocking/blocking-rules.js';
import { DECISIONS_OF_STORE, TERMS } from '../../products/blocking/blocking.statements.js';
import type { KnownItem } from '../feed/known-item.js';
import type { FeedIssue } from '../feed/offer.js';
import type { LanguageHistory } from '../feed/items/options.js';
import type { FeedSummary } from '../feed/items/summary.js';
import { contentOf, type FirstPassStep, type Import, type RunMessage } from '../import.entity.js';
import { type ImportStatus, statusesEndedAs } from '../import-states.js';
import { OTHER_STORE_SITES } from './feed-checks.statements.js';
import * as statements from './import.statements.js';
import { ProductDataRequests } from './product-data-requests.js';
import { StoredHashes } from '../spool/stored-hashes.js';

/** Locks the run's row until the transaction ends. @returns the number of the last written item */
export type Fence = () => Promise<number>;

/** The facts of an offer that the plan and the checks of a first pass need. */
export interface StagedItem {
  offer: KnownItem;
  itemNumber: number;
  line: number;
}

/** An offer that a run is about to change. `before`: its state before the run, null if the run created it. */
export type StoredBefore = RowOf<typeof statements.STORE_BEFORE>;

/** The counters of a written batch. */
export interface WrittenCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Number of the batch's last item. */
  cursor: number;
}

/** The changes that the staged offers would make. `checksum`: the sum of different offers' hashes. */
export type StagedPlan = RowOf<typeof statements.PLAN>;

/** The results of one batch in the first pass. */
export interface FirstPassBatch {
  staged: StagedItem[];
  issues: FeedIssue[];
  /** All issues of the batch by code and severity, including those that are not stored. */
  issueCounts: { code: string; severity: string; count: number }[];
  read: number;
  rejected: number;
  excluded: number;
  /** Stored, and not shown. */
  blocked: number;
  warnings: number;
}

const MAX_DEAD_PICTURES = 10_000;

/** The rows of a run. Writes are fenced by the run's number, so that a worker that was replaced cannot write. */
@Injectable()
export class ImportStore {
  constructor(private readonly database: DataSource) {}

  /**
   * Runs `work` in one transaction, with the fence passed first.
   * @throws LeaseLost, WorkCancelled
   */
  async fenced<Result>(run: Leased, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.fencedLate(run, async (manager, fence) => {
      await fence();
      return work(manager);
    });
  }

  /** Like `fenced`, but `work` passes the fence itself; before that it runs in parallel with the previous batch. */
  async fencedLate<Result>(
    run: Leased,
    work: (manager: EntityManager, fence: Fence) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (manager) => {
      let passed: Promise<number> | undefined;
      const fence = () => (passed ??= passFence(manager, run));
      const result = await work(manager, fence);
      await fence();
      return result;
    });
  }

  /** @param total items of the file; null while unknown */
  async beginStep({ id, run }: Leased, step: FirstPassStep, total: number | null): Promise<void> {
    await statements.BEGIN_STEP.run(this.database, [id, run, step, total]);
  }

  /** Stores how far the step is, in items and in bytes of the stored file. */
  async showProgress({ id, run }: Leased, items: number, bytesRead: number): Promise<void> {
    await statements.SHOW_PROGRESS.run(this.database, [id, run, items, bytesRead]);
  }

  /** Cancels the waiting runs of older files of the store. */
  async supersedeRuns(manager: EntityManager, companyId: number, importId: number): Promise<void> {
    await statements.SUPERSEDE.run(manager, [companyId, importId, { code: 'superseded', values: {} }]);
  }

  /** Deletes the results of an earlier first pass of the same run. */
  async resetFirstPass(manager: EntityManager, importId: number): Promise<void> {
    for (const command of statements.RESET_FIRST_PASS) await command.run(manager, [importId]);
  }

  /** Deletes the results of a first pass, unless the run began to write. */
  async discardFirstPass(importId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (await statements.NOT_WRITTEN.row(manager, [importId])) await this.resetFirstPass(manager, importId);
    });
  }

  async storeFirstPass(manager: EntityManager, importId: number, batch: FirstPassBatch): Promise<void> {
    const { staged, issueCounts } = batch;
    await statements.STAGE.run(manager, [
      importId,
      staged.map(({ offer }) => offer.productCode),
      staged.map(({ offer }) => `\\x${offer.contentHash}`),
      staged.map(({ offer }) => offer.priceCents),
      staged.map(({ offer }) => offer.currency),
      staged.map(({ offer }) => offer.hasEan),
      staged.map(({ itemNumber }) => itemNumber),
      staged.map(({ line }) => line),
      staged.map(({ offer }) => offer.groupKey),
    ]);
    if (batch.issues.length)
      await statements.ADD_ISSUES.run(manager, [importId, JSON.stringify(batch.issues)]);
    if (issueCounts.length)
      await statements.ADD_ISSUE_COUNTS.run(manager, [importId, JSON.stringify(issueCounts)]);
    await statements.COUNT_FIRST_PASS.run(manager, [
      importId,
      batch.read,
      batch.rejected,
      batch.warnings,
      batch.excluded,
      batch.blocked,
    ]);
  }

  async storeSummary(manager: EntityManager, importId: number, summary: FeedSummary): Promise<void> {
    await statements.STORE_SUMMARY.run(manager, [importId, summary, summary.format, summary.encoding.label]);
    // autovacuum did not process the new rows yet, and the plan depends on their number
    await statements.ANALYZE_STAGED.run(manager);
  }

  /** The changes that the staged offers would make. */
  async plan(manager: EntityManager, importId: number, companyId: number): Promise<StagedPlan> {
    return statements.PLAN.one(manager, [importId, companyId]);
  }

  /** The hashes of the store's offers. */
  async storedHashes(companyId: number): Promise<StoredHashes> {
    const { hashes } = await statements.STORED_HASHES.one(this.database, [companyId]);
    return new StoredHashes(hashes ?? Buffer.alloc(0));
  }

  /** Counts the changes that the run would make. */
  async storeDryRunCounters(manager: EntityManager, importId: number): Promise<void> {
    await statements.STORE_DRY_RUN_COUNTERS.run(manager, [importId]);
  }

  async stagedCount(importId: number): Promise<number> {
    return (await statements.COUNT_STAGED.one(this.database, [importId])).count;
  }

  /** Counts all offers of the file as unchanged. */
  async countAllUnchanged(manager: EntityManager, importId: number): Promise<void> {
    await statements.COUNT_ALL_UNCHANGED.run(manager, [importId]);
  }

  async storeWritten(
    manager: EntityManager,
    importId: number,
    createdIds: number[],
    { created, updated, unchanged, cursor }: WrittenCounts,
  ): Promise<void> {
    if (createdIds.length) await statements.STORE_CREATED.run(manager, [importId, createdIds]);
    await statements.COUNT_WRITTEN.run(manager, [importId, created, updated, unchanged, cursor]);
  }

  /** Stores the state of offers for a rollback. */
  async storeBefore(manager: EntityManager, importId: number, productIds: number[]): Promise<StoredBefore[]> {
    const rows = await statements.STORE_BEFORE.rows(manager, [importId, productIds]);
    const snapshots = rows.flatMap(({ before }) => before ?? []);
    const uploads = snapshots.flatMap(({ media }) =>
      (media ?? []).flatMap(({ media_id: id, url }) => (url === null ? id : [])),
    );
    if (uploads.length) await statements.STORE_PICTURES.run(manager, [importId, uploads]);
    return rows;
  }

  productDataRequests({ id }: Leased): ProductDataRequests {
    return new ProductDataRequests(this.database, id);
  }

  async countDeactivated(manager: EntityManager, importId: number, count: number): Promise<void> {
    await statements.COUNT_DEACTIVATED.run(manager, [importId, count]);
  }

  /** Whether the run changed anything, also before an interruption. */
  async hasWritten(importId: number): Promise<boolean> {
    return (await statements.HAS_CHANGES.row(this.database, [importId])) !== undefined;
  }

  /** Ids of active offers of the store that the feed no longer has. */
  async listVanishedOffers(
    manager: EntityManager,
    importId: number,
    companyId: number,
    limit: number,
  ): Promise<number[]> {
    const rows = await statements.VANISHED.rows(manager, [importId, companyId, limit]);
    return rows.map(({ id }) => id);
  }

  googleCategories(): Promise<GoogleCategory[]> {
    return statements.GOOGLE_CATEGORIES.rows(this.database);
  }

  async mappings(companyId: number): Promise<KnownMapping[]> {
    return statements.MAPPINGS.rows(this.database, [companyId]);
  }

  /** Stores the category paths of a feed, without changing mappings that a person chose. */
  async storePaths(
    manager: EntityManager,
    { id, companyId }: Import,
    paths: Iterable<SeenPath>,
  ): Promise<void> {
    await statements.STORE_PATHS.run(manager, [companyId, JSON.stringify(Array.from(paths, toStored)), id]);
  }

  /** URLs of a store's pictures that could not be fetched: the newest `MAX_DEAD_PICTURES`. */
  async deadPictures(companyId: number): Promise<Set<string>> {
    const rows = await statements.DEAD_PICTURES.rows(this.database, [companyId, MAX_DEAD_PICTURES]);
    return new Set(rows.map(({ url }) => url));
  }

  async languageHistory(run: Import): Promise<LanguageHistory> {
    const [answers, { language: former }] = await Promise.all([
      statements.LANGUAGE_ANSWERS.rows(this.database, [run.companyId]),
      statements.FORMER_LANGUAGE.one(this.database, [contentOf(run), run.companyId]),
    ]);
    return { former, answers: answers.map(({ languages }) => languages) };
  }

  /** The data that decide which items of the store are blocked. */
  async blockingFacts(companyId: number): Promise<BlockingFacts> {
    const [terms, paths, decisions] = await Promise.all([
      TERMS.rows(this.database),
      googlePaths(this.database),
      DECISIONS_OF_STORE.rows(this.database, [companyId]),
    ]);
    const byCode = decisions.map(({ productCode, ...decision }) => [productCode, decision] as const);
    return { terms, googlePaths: paths, decisions: new Map(byCode) };
  }

  /** Websites of the other active stores. */
  async otherStoreSites(companyId: number): Promise<string[]> {
    const rows = await OTHER_STORE_SITES.rows(this.database, [companyId]);
    return rows.map(({ website }) => website);
  }

  /** Ends a run, unless another worker took it over. */
  async endRun(
    { id, run }: Leased,
    status: ImportStatus,
    failure: RunMessage | null = null,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    const ended = await statements.END.run(manager, [id, run, status, failure, statusesEndedAs(status)]);
    // a worker that was replaced must not delete its successor's data
    if (ended) await this.dropStaged(id, manager);
  }

  async dropStaged(importId: number, manager: EntityManager = this.database.manager): Promise<void> {
    await statements.DROP_STAGED.run(manager, [importId]);
  }
}

async function passFence(manager: EntityManager, { id, run }: Leased): Promise<number> {
  const row = await statements.FENCE.row(manager, [id, run]);
  assertLeased(row);
  return row.cursor;
}

/** A path has no target of its own if the Google categories of all its items decide. */
const toStored = ({ byGoogle, ...path }: SeenPath) =>
  byGoogle > 0 && byGoogle === path.itemCount
    ? { ...path, categoryId: null, origin: 'google' satisfies MappingOrigin }
    : path;
