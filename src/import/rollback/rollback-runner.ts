import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DataSource } from 'typeorm';
import { ABANDONED_AFTER } from '../../core/queue/abandoned.js';
import { Import } from '../import.entity.js';
import { ImportFinished } from '../runs/import-runner.js';
import { RunSuperseded } from '../runs/import.store.js';
import { isRetryable } from '../runs/transient-error.js';
import { CatalogueRequests } from '../../products/read-model/catalogue-requests.js';
import { RollbackBatch } from './rollback-batch.js';
import * as statements from './rollback.statements.js';

/** Runs a rollback from its last batch to its end. Safe to call again at any time, from any worker. */
@Injectable()
export class RollbackRunner {
  private readonly logger = new Logger(RollbackRunner.name);

  constructor(
    private readonly database: DataSource,
    private readonly batch: RollbackBatch,
    private readonly catalogue: CatalogueRequests,
    private readonly events: EventEmitter2,
  ) {}

  /** @param signal aborts between two batches; the rollback continues later from there */
  async run(importId: number, signal: AbortSignal): Promise<void> {
    const run = await this.claim(importId);
    if (!run) return;
    try {
      await this.rollBack(run, signal);
      await this.catalogue.askForCounts();
      await this.end(run);
    } catch (error) {
      await this.endWithError(run, error, signal);
    }
    this.events.emit(ImportFinished.event, new ImportFinished(run.id, run.companyId));
  }

  private async rollBack(run: Import, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    while ((await this.batch.write(run)) || (await this.batch.withdrawRequests(run))) {
      run.rollbackStarts = 0;
      signal.throwIfAborted();
    }
  }

  /** Rollbacks without a worker. */
  waiting(): Promise<{ id: number; run: number }[]> {
    return statements.WAITING.rows(this.database, [ABANDONED_AFTER]);
  }

  private async claim(id: number): Promise<Import | null> {
    const claimed = await statements.CLAIM.run(this.database, [id, ABANDONED_AFTER]);
    return claimed ? this.database.manager.findOneBy(Import, { id }) : null;
  }

  private async end({ id, run }: Import): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (!(await statements.END.run(manager, [id, run, 'rolled-back', null]))) return;
      await statements.RESET_PRICE_CHECK.run(manager, [id]);
      await statements.RELEASE_PICTURES.run(manager, [id]);
    });
  }

  private async endWithError(
    { id, run, rollbackStarts }: Import,
    error: unknown,
    signal: AbortSignal,
  ): Promise<void> {
    if (error instanceof RunSuperseded) return;
    const willRetry = isRetryable(error, rollbackStarts);
    if (signal.aborted || willRetry) {
      if (willRetry) this.logger.warn(`Rollback of import ${id} is retried: ${(error as Error).message}`);
      await statements.RELEASE.run(this.database, [id, run]);
      return;
    }
    this.logger.error(error, `Rollback of import ${id} failed`);
    const failure = { code: 'rollback', values: {} };
    await statements.END.run(this.database, [id, run, 'failed', failure]);
  }
}
