import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { OfferSnapshot } from '../../products/writing/offer-snapshot.js';
import type { BlockedTerm, KnownMapping, SeenPath } from '../intake/category-resolver.js';
import type { KnownItem } from '../feed/known-item.js';
import type { FeedIssue } from '../feed/offer.js';
import type { FeedSummary } from '../feed/items/summary.js';
import type { Import, FirstPassStep } from '../import.entity.js';
import type { ImportPlan } from '../import-guard.js';
import * as statements from './import.statements.js';
import { StoredHashes } from '../spool/stored-hashes.js';

/** Another process has taken the run over, or it has ended: what this one holds must not be written. */
export class RunSuperseded extends Error {}
export class RunCancelled extends Error {}

type RunNumber = Pick<Import, 'id' | 'run'>;

/** Takes the run's row until the transaction ends. @returns the number of the last item that is written */
export type Fence = () => Promise<number>;

/** An offer in short, for what can be said before anything is written. */
export interface StagedItem {
  offer: KnownItem;
  itemNumber: number;
  line: number;
}

/** An offer that a run is about to change. */
export interface KeptBefore {
  productId: number;
  /** How it was before the run; null when the run has created it. */
  before: OfferSnapshot | null;
  /** The run has changed it already. */
  again: boolean;
}

/** What writing a batch came to for its store. */
export interface WrittenCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Number of its last item. */
  cursor: number;
}

/** What the staged offers would change, and which of them are not stored just so. */
export interface FoundPlan extends Omit<ImportPlan, 'currency'> {
  differing: number;
  /** Of the hashes of those that differ. */
  checksum: string;
}

/** What a batch of the first pass has found. */
export interface FirstPassBatch {
  staged: StagedItem[];
  issues: FeedIssue[];
  /** All issues of the batch by code and severity, those that are not kept included. */
  issueCounts: { code: string; severity: string; count: number }[];
  /** How many items each blocked term keeps out; one that several do counts for each. */
  blockedCounts: { term: string; count: number }[];
  read: number;
  rejected: number;
  excluded: number;
  warnings: number;
}

/** So many addresses are known while a feed is read. */
const DEAD_PICTURES = 10_000;

/** The rows of a run: every write stands under the run's number, so that a worker that was given up cannot write. */
@Injectable()
export class ImportStore {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Runs `work` in one transaction that commits only while this run is the valid one and nobody has cancelled it. */
  async fenced<Result>(
    importId: number,
    run: number,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.fencedLate(importId, run, async (manager, fence) => {
      await fence();
      return work(manager);
    });
  }

  /** The same for work that passes the fence itself: what it does before that, it does beside another one of the run. */
  async fencedLate<Result>(
    importId: number,
    run: number,
    work: (manager: EntityManager, fence: Fence) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (manager) => {
      let passed: Promise<number> | undefined;
      const fence = () => (passed ??= this.passFence(manager, importId, run));
      const result = await work(manager, fence);
      await fence();
      return result;
    });
  }

  private async passFence(manager: EntityManager, importId: number, run: number): Promise<number> {
    const [row] = await manager.query<{ cancelRequested: boolean; cursor: number }[]>(statements.FENCE, [
      importId,
      run,
    ]);
    if (!row) throw new RunSuperseded();
    if (row.cancelRequested) throw new RunCancelled();
    return row.cursor;
  }

  /** @param total items of the file, as soon as they are known */
  async beginStep({ id, run }: RunNumber, step: FirstPassStep, total: number | null): Promise<void> {
    await this.database.query(statements.BEGIN_STEP, [id, run, step, total]);
  }

  /** For people who watch: how far the step is, in items and in bytes of the stored file. */
  async showProgress({ id, run }: RunNumber, items: number, bytesRead: number): Promise<void> {
    await this.database.query(statements.SHOW_PROGRESS, [id, run, items, bytesRead]);
  }

  /** What an older file of the store would do is of no interest any more: its held runs end. */
  async supersede(manager: EntityManager, companyId: number, importId: number): Promise<void> {
    await manager.query(statements.SUPERSEDE, [companyId, importId, { code: 'superseded', values: {} }]);
  }

  /** A sign of life, so that nobody else takes the run over. @returns null when somebody has */
  async heartbeat(importId: number, run: number): Promise<{ cancelRequested: boolean } | null> {
    const rows = await this.database.query<{ cancelRequested: boolean }[]>(statements.BEAT, [importId, run]);
    return rows[0] ?? null;
  }

  /** Forgets what an earlier first pass of the same run has left. */
  async resetFirstPass(manager: EntityManager, importId: number): Promise<void> {
    for (const statement of statements.RESET_FIRST_PASS) await manager.query(statement, [importId]);
  }

  /** Forgets what a look at a file has found that nobody wants any more; what was written has its report. */
  async forgetLook(importId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const looked = await manager.query<unknown[]>(statements.ONLY_LOOKED, [importId]);
      if (looked.length) await this.resetFirstPass(manager, importId);
    });
  }

  async keepFirstPass(manager: EntityManager, importId: number, batch: FirstPassBatch): Promise<void> {
    const { staged, issueCounts, blockedCounts } = batch;
    await manager.query(statements.STAGE, [
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
      await manager.query(statements.ADD_ISSUES, [importId, JSON.stringify(batch.issues)]);
    if (issueCounts.length)
      await manager.query(statements.ADD_ISSUE_COUNTS, [importId, JSON.stringify(issueCounts)]);
    if (blockedCounts.length)
      await manager.query(statements.ADD_BLOCKED_COUNTS, [importId, JSON.stringify(blockedCounts)]);
    await manager.query(statements.COUNT_FIRST_PASS, [
      importId,
      batch.read,
      batch.rejected,
      batch.warnings,
      batch.excluded,
    ]);
  }

  async keepSummary(manager: EntityManager, importId: number, summary: FeedSummary): Promise<void> {
    await manager.query(statements.KEEP_SUMMARY, [importId, summary, summary.format, summary.encoding.label]);
    // nobody else has looked at the new rows yet, and the plan depends on their number
    await manager.query('analyze import_staged_items');
  }

  /** What the staged offers would change. */
  async plan(manager: EntityManager, importId: number, companyId: number): Promise<FoundPlan> {
    const [row] = await manager.query<FoundPlan[]>(statements.PLAN, [importId, companyId]);
    return row!;
  }

  /** What the store's offers are known by. */
  async storedHashes(companyId: number): Promise<StoredHashes> {
    const [row] = await this.database.query<{ hashes: Buffer | null }[]>(statements.STORED_HASHES, [
      companyId,
    ]);
    return new StoredHashes(row!.hashes ?? Buffer.alloc(0));
  }

  /** Sums up what a run that has not begun to write would do. */
  async keepForeseen(manager: EntityManager, importId: number): Promise<void> {
    await manager.query(statements.KEEP_FORESEEN, [importId]);
  }

  async stagedCount(importId: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      'select count(*)::integer as count from import_staged_items where import_id = $1',
      [importId],
    );
    return row!.count;
  }

  /** Notes that there is nothing to write of the whole file. */
  async countAllUnchanged(manager: EntityManager, importId: number): Promise<void> {
    await manager.query(statements.COUNT_ALL_UNCHANGED, [importId]);
  }

  async keepWritten(
    manager: EntityManager,
    importId: number,
    createdIds: number[],
    { created, updated, unchanged, cursor }: WrittenCounts,
  ): Promise<void> {
    if (createdIds.length) await manager.query(statements.KEEP_CREATED, [importId, createdIds]);
    await manager.query(statements.COUNT_WRITTEN, [importId, created, updated, unchanged, cursor]);
  }

  /** Keeps offers as they are, so that the run can be undone. */
  async keepBefore(manager: EntityManager, importId: number, productIds: number[]): Promise<KeptBefore[]> {
    const rows = await manager.query<KeptBefore[]>(statements.KEEP_BEFORE, [importId, productIds]);
    const images = rows.flatMap(({ before }) => before ?? []);
    const uploads = images.flatMap(({ media }) =>
      (media ?? []).flatMap(({ media_id: id, url }) => (url === null ? id : [])),
    );
    if (uploads.length) await manager.query(statements.KEEP_PICTURES, [importId, uploads]);
    return rows;
  }

  async countDeactivated(manager: EntityManager, importId: number, count: number): Promise<void> {
    await manager.query(
      'update imports set deactivated = deactivated + $2, heartbeat_at = clock_timestamp() where id = $1',
      [importId, count],
    );
  }

  /** Whether the run has changed anything, before a break as well. */
  async hasWritten(importId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'select from import_changes where import_id = $1 limit 1',
      [importId],
    );
    return rows.length > 0;
  }

  /** Some of the store's offers that its feed no longer has. */
  async vanished(
    manager: EntityManager,
    importId: number,
    companyId: number,
    limit: number,
  ): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(statements.VANISHED, [importId, companyId, limit]);
    return rows.map(({ id }) => id);
  }

  async mappings(companyId: number): Promise<KnownMapping[]> {
    return this.database.query(
      'select key, category_id as "categoryId", origin from category_mappings where company_id = $1',
      [companyId],
    );
  }

  /** Remembers the paths of a feed; what a person has chosen stays. */
  async keepPaths(manager: EntityManager, companyId: number, paths: Iterable<SeenPath>): Promise<void> {
    await manager.query(statements.KEEP_PATHS, [companyId, JSON.stringify([...paths])]);
  }

  /** Addresses of pictures of a store that could not be fetched lately; the newest of very many. */
  async deadPictures(companyId: number): Promise<Set<string>> {
    const rows = await this.database.query<{ url: string }[]>(
      `select source_url as url from media where company_id = $1 and status = 'failed' and source_url is not null
       order by id desc limit ${DEAD_PICTURES}`,
      [companyId],
    );
    return new Set(rows.map(({ url }) => url));
  }

  blockedTerms(): Promise<BlockedTerm[]> {
    return this.database.query('select term, reason from blocked_category_terms order by id');
  }

  /** Addresses of the sites of all other stores that sell here. */
  async otherStoreSites(companyId: number): Promise<string[]> {
    const rows = await this.database.query<{ website: string }[]>(statements.OTHER_STORE_SITES, [companyId]);
    return rows.map(({ website }) => website);
  }

  /** What the first pass staged is of no more use. */
  async dropStaged(importId: number, manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query('delete from import_staged_items where import_id = $1', [importId]);
  }
}
