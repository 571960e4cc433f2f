import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { withDeadlockRetry } from '../../core/database/deadlock-retry.js';
import { isUniqueViolation } from '../../core/database/violations.js';
import { toFault } from '../../core/errors/fault.js';
import { CatalogueRequests } from '../../products/read-model/catalogue-requests.js';
import { BulkBatch } from './bulk-batch.js';
import type { BulkRun } from './bulk-run.entity.js';
import { BulkRunStore, RunCancelled, RunSuperseded } from './bulk-run.store.js';

/** So often a run is begun anew after what may pass: a database that restarts, say. */
const MAX_STARTS = 20;

/** Takes a run from wherever it stands to its end; safe to be called again at any time, by anybody. */
@Injectable()
export class BulkRunner {
  private readonly logger = new Logger(BulkRunner.name);

  constructor(
    private readonly store: BulkRunStore,
    private readonly batch: BulkBatch,
    private readonly catalogue: CatalogueRequests,
  ) {}

  /**
   * @param signal aborts between two batches: the run goes on later where it stood
   * @returns whether it was for this worker to do
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

  /** The whole of a small run, in the transaction that begins it. */
  async runAtOnce(manager: EntityManager, run: BulkRun): Promise<void> {
    await this.writeBatch(manager, run, run.cursor);
    await this.store.end(run, 'done', manager);
  }

  private async writeBatches(run: BulkRun, signal: AbortSignal): Promise<void> {
    for (let position = run.cursor; ; position++) {
      signal.throwIfAborted();
      let isThere = false;
      await retried(() =>
        this.store.fenced(run, async (manager, fresh) => {
          isThere = await this.writeBatch(manager, fresh, position);
        }),
      );
      if (!isThere) return;
    }
  }

  /** @returns whether there was one */
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
 * A whole transaction again when two of them stood in each other's way, or when somebody has just taken the code that a
 * product was to come back with: the next look sees that.
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withDeadlockRetry(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return withDeadlockRetry(work);
  }
}
