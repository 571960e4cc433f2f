import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { toFault } from '../../core/errors/fault.js';
import { CatalogueRequests } from '../../products/read-model/catalogue-requests.js';
import { BulkBatch } from './bulk-batch.js';
import type { BulkRun } from './bulk-run.entity.js';
import { BulkRunStore, RunCancelled, RunSuperseded } from './bulk-run.store.js';

/** Starts of a run after transient errors, as a restart of the database. */
const MAX_STARTS = 20;

/** Runs a bulk action from its cursor to its end; can be repeated at any time, by any worker. */
@Injectable()
export class BulkRunner {
  private readonly logger = new Logger(BulkRunner.name);

  constructor(
    private readonly store: BulkRunStore,
    private readonly batch: BulkBatch,
    private readonly catalogue: CatalogueRequests,
  ) {}

  /**
   * @param signal aborts between two batches: the run continues later
   * @returns whether this worker could claim it
   */
  async run(runId: number, signal: AbortSignal): Promise<boolean> {
    const run = await this.store.claim(runId);
    if (!run) return false;
    try {
      await this.writeBatches(run, signal);
      await this.catalogue.askForCounts();
      await this.store.end(run, 'done');
    } catch (error) {
      await this.endWithError(run, error, signal);
    }
    return true;
  }

  /** Runs a small action in the transaction that creates it. */
  async runAtOnce(manager: EntityManager, run: BulkRun): Promise<void> {
    await this.writeBatch(manager, run, run.cursor);
    await this.store.end(run, 'done', manager);
  }

  private async writeBatches(run: BulkRun, signal: AbortSignal): Promise<void> {
    for (let position = run.cursor; ; position++) {
      signal.throwIfAborted();
      let isWritten = false;
      await retried(() =>
        this.store.fenced(run, async (manager, fresh) => {
          isWritten = await this.writeBatch(manager, fresh, position);
        }),
      );
      if (!isWritten) return;
    }
  }

  /** @returns whether there was such a batch */
  private async writeBatch(manager: EntityManager, run: BulkRun, position: number): Promise<boolean> {
    const ids = await this.store.batch(manager, run, position);
    if (!ids) return false;
    await this.store.keep(manager, run, position, await this.batch.write(manager, run, ids));
    return true;
  }

  private async endWithError(run: BulkRun, error: unknown, signal: AbortSignal): Promise<void> {
    if (error instanceof RunSuperseded) return;
    if (signal.aborted) return this.store.release(run);
    if (error instanceof RunCancelled) {
      await this.catalogue.askForCounts();
      return this.store.end(run, 'cancelled');
    }
    if (toFault(error).status === 503 && run.run < MAX_STARTS) {
      this.logger.warn(`Bulk run ${run.id} goes on later: ${(error as Error).message}`);
      return this.store.release(run);
    }
    this.logger.error(error, `Bulk run ${run.id} failed`);
    await this.store.end(run, 'failed');
  }
}

/**
 * Repeats a transaction after a deadlock, or when another product has just got the code of one that is restored: the next
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
