import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { assertLeased, type Leased } from '../../core/queue/lease.js';
import type { BulkRun } from './bulk-run.entity.js';
import * as statements from './bulk-run.statements.js';

/** The result of a batch. */
export interface BatchOutcome {
  changedIds: number[];
  unchanged: number;
  /** Number of changed products that the feed will overwrite. */
  fed: number;
  refusals: { id: number; reason: string }[];
}

export type EndStatus = 'done' | 'cancelled' | 'failed';

/** The rows of a running run. Every write is fenced by the run's number, so that a superseded worker cannot write. */
@Injectable()
export class BulkRunStore {
  constructor(private readonly database: DataSource) {}

  /**
   * Runs `work` in a transaction that commits only while this worker has the run.
   * @throws LeaseLost, WorkCancelled
   */
  fenced<Result>(
    run: BulkRun,
    work: (manager: EntityManager, run: BulkRun) => Promise<Result>,
  ): Promise<Result> {
    return retried(() =>
      this.database.transaction(async (manager) => {
        await manager.query(statements.LOCK, [run.id]);
        const row = await statements.FENCE.row(manager, [run.id, run.run]);
        assertLeased(row);
        // `createdBy` is null if the user was deleted meanwhile
        return work(manager, { ...run, ...row });
      }),
    );
  }

  async storeOutcome(manager: EntityManager, run: BulkRun, outcome: BatchOutcome): Promise<void> {
    const { changedIds, unchanged, fed, refusals } = outcome;
    const kept = refusals.slice(0, Math.max(0, statements.KEPT_REFUSALS - run.refused));
    if (kept.length) await statements.KEEP_REFUSALS.run(manager, [run.id, JSON.stringify(kept)]);
    if (run.action === 'delete') await statements.KEEP_CHANGED.run(manager, [run.id, run.cursor, changedIds]);
    const counts = [changedIds.length, unchanged, refusals.length, fed];
    await statements.COUNT_BATCH.run(manager, [run.id, ...counts]);
  }

  async endRun({ id, run }: Leased, status: EndStatus, manager = this.database.manager): Promise<void> {
    await statements.END.run(manager, [id, run, status]);
  }

  async clean(): Promise<void> {
    await statements.CLEAN.run(this.database);
  }
}

/**
 * Repeats a transaction after a deadlock, or if another product just got the code of a restored one: the next
 * attempt sees that.
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withDeadlockRetry(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return withDeadlockRetry(work);
  }
}
