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
      const claimed = await this.database.query<unknown[]>(statements.CLAIM, [id, ABANDONED_AFTER]);
      return claimed.length ? await this.database.manager.findOneBy(BulkRun, { id }) : null;
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  /** Runs that somebody should go on with. */
  waiting(): Promise<{ id: number; run: number }[]> {
    return this.database.query(statements.WAITING, [ABANDONED_AFTER]);
  }

  /** Does `work` in one transaction that commits only while this worker has the run and nobody has cancelled it. */
  async fenced(run: BulkRun, work: (manager: EntityManager, run: BulkRun) => Promise<void>): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(statements.LOCK, [run.id]);
      const [row] = await manager.query<Pick<BulkRun, 'createdBy' | 'refused' | 'cancelRequested'>[]>(
        statements.FENCE,
        [run.id, run.run],
      );
      if (!row) throw new RunSuperseded();
      if (row.cancelRequested) throw new RunCancelled();
      // somebody whose profile has gone meanwhile is no author any more
      await work(manager, { ...run, ...row });
    });
  }

  /** The products of a batch; null behind the last one. */
  async batch(manager: EntityManager, { id }: BulkRun, position: number): Promise<number[] | null> {
    const [row] = await manager.query<{ ids: number[] }[]>(statements.FIND_BATCH, [id, position]);
    return row?.ids ?? null;
  }

  async keep(manager: EntityManager, run: BulkRun, position: number, outcome: BatchOutcome): Promise<void> {
    const { changedIds, unchanged, refusals } = outcome;
    const kept = refusals.slice(0, Math.max(0, statements.KEPT_REFUSALS - run.refused));
    if (kept.length) await manager.query(statements.KEEP_REFUSALS, [run.id, JSON.stringify(kept)]);
    if (run.action === 'delete') await manager.query(statements.KEEP_CHANGED, [run.id, position, changedIds]);
    await manager.query(statements.COUNT_BATCH, [run.id, changedIds.length, unchanged, refusals.length]);
  }

  async end({ id, run }: BulkRun, status: EndStatus, manager = this.database.manager): Promise<void> {
    await manager.query(statements.END, [id, run, status]);
  }

  async release({ id, run }: BulkRun): Promise<void> {
    await this.database.query(statements.RELEASE, [id, run]);
  }

  async clean(): Promise<void> {
    await this.database.query(statements.CLEAN);
  }
}
