import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../core/database/violations.js';
import { ABANDONED_AFTER } from '../../core/queue/abandoned.js';
import type { BatchOutcome } from './bulk-batch.js';
import { BulkRun } from './bulk-run.entity.js';
import * as statements from './bulk-run.statements.js';

/** Another worker has taken the run over, or it has ended: what this one holds must not be written. */
export class RunSuperseded extends Error {}
export class RunCancelled extends Error {}

export type EndStatus = 'done' | 'cancelled' | 'failed';

/** The rows of a run at work: every write stands under the run's number, so that a worker that was given up cannot write. */
@Injectable()
export class BulkRunStore {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The run as this worker may go on with it; null when there is nothing to do, or it is not its turn. */
  async claim(id: number): Promise<BulkRun | null> {
    try {
      const claimed = await statements.CLAIM.run(this.database, [id, ABANDONED_AFTER]);
      return claimed ? await this.database.manager.findOneBy(BulkRun, { id }) : null;
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** Runs that somebody should go on with. */
  waiting(): Promise<{ id: number; run: number }[]> {
    return statements.WAITING.rows(this.database, [ABANDONED_AFTER]);
  }

  /** Does `work` in one transaction that commits only while this worker has the run and nobody has cancelled it. */
  async fenced(run: BulkRun, work: (manager: EntityManager, run: BulkRun) => Promise<void>): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(statements.LOCK, [run.id]);
      const row = await statements.FENCE.row(manager, [run.id, run.run]);
      if (!row) throw new RunSuperseded();
      if (row.cancelRequested) throw new RunCancelled();
      // somebody whose profile has gone meanwhile is no author any more
      await work(manager, { ...run, ...row });
    });
  }

  /** The products of a batch; null behind the last one. */
  async batch(manager: EntityManager, { id }: BulkRun, position: number): Promise<number[] | null> {
    const row = await statements.FIND_BATCH.row(manager, [id, position]);
    return row?.ids ?? null;
  }

  async keep(manager: EntityManager, run: BulkRun, position: number, outcome: BatchOutcome): Promise<void> {
    const { changedIds, unchanged, refusals } = outcome;
    const kept = refusals.slice(0, Math.max(0, statements.KEPT_REFUSALS - run.refused));
    if (kept.length) await statements.KEEP_REFUSALS.run(manager, [run.id, JSON.stringify(kept)]);
    if (run.action === 'delete') await statements.KEEP_CHANGED.run(manager, [run.id, position, changedIds]);
    await statements.COUNT_BATCH.run(manager, [run.id, changedIds.length, unchanged, refusals.length]);
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
