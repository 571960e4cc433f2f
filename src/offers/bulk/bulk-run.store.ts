import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../core/database/violations.js';
import { ABANDONED_AFTER } from '../../core/queue/abandoned.js';
import type { BatchOutcome } from './bulk-batch.js';
import { BulkRun } from './bulk-run.entity.js';
import * as statements from './bulk-run.statements.js';

/** Another worker has claimed the run, or it has ended: this worker must not write. */
export class RunSuperseded extends Error {}
export class RunCancelled extends Error {}

export type EndStatus = 'done' | 'cancelled' | 'failed';

/** The rows of a running run. Every write is fenced by the run's number, so that a superseded worker cannot write. */
@Injectable()
export class BulkRunStore {
  constructor(private readonly database: DataSource) {}

  /** Claims the run for this worker; null when it has ended, is claimed, or has to wait. */
  async claim(id: number): Promise<BulkRun | null> {
    try {
      const claimed = await statements.CLAIM.run(this.database, [id, ABANDONED_AFTER]);
      return claimed ? await this.database.manager.findOneBy(BulkRun, { id }) : null;
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** Runs that a worker may claim. */
  waiting(): Promise<{ id: number; run: number }[]> {
    return statements.WAITING.rows(this.database, [ABANDONED_AFTER]);
  }

  /** Runs `work` in a transaction that commits only while this worker has the run and it is not cancelled. */
  async fenced(run: BulkRun, work: (manager: EntityManager, run: BulkRun) => Promise<void>): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(statements.LOCK, [run.id]);
      const row = await statements.FENCE.row(manager, [run.id, run.run]);
      if (!row) throw new RunSuperseded();
      if (row.cancelRequested) throw new RunCancelled();
      // `createdBy` is null if the user has been deleted since
      await work(manager, { ...run, ...row });
    });
  }

  /** The products of a batch; null after the last one. */
  async batch(manager: EntityManager, { id }: BulkRun, position: number): Promise<number[] | null> {
    const row = await statements.FIND_BATCH.row(manager, [id, position]);
    return row?.ids ?? null;
  }

  async keep(manager: EntityManager, run: BulkRun, position: number, outcome: BatchOutcome): Promise<void> {
    const { changedIds, unchanged, fed, refusals } = outcome;
    const kept = refusals.slice(0, Math.max(0, statements.KEPT_REFUSALS - run.refused));
    if (kept.length) await statements.KEEP_REFUSALS.run(manager, [run.id, JSON.stringify(kept)]);
    if (run.action === 'delete') await statements.KEEP_CHANGED.run(manager, [run.id, position, changedIds]);
    const counts = [changedIds.length, unchanged, refusals.length, fed];
    await statements.COUNT_BATCH.run(manager, [run.id, ...counts]);
  }

  async end({ id, run }: BulkRun, status: EndStatus, manager = this.database.manager): Promise<void> {
    await statements.END.run(manager, [id, run, status]);
  }

  async release({ id, run }: BulkRun): Promise<void> {
    await statements.RELEASE.run(this.database, [id, run]);
  }

  async clean(): Promise<void> {
    await statements.CLEAN.run(this.database);
  }
}
