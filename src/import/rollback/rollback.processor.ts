import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Queue } from 'bull';
import type { Leased, LeaseJob } from '../../core/queue/lease.js';
import { LeaseWorker } from '../../core/queue/lease-worker.js';
import { CatalogueRequests } from '../../products/read-model/catalogue-requests.js';
import { Import } from '../import.entity.js';
import { ImportFinished } from '../import.events.js';
import { statusAfter } from '../import-states.js';
import { IMPORT_QUEUE } from '../import.queue.js';
import { ImportStore } from '../runs/import.store.js';
import { RollbackBatch } from './rollback-batch.js';
import { ROLLBACK_LEASE } from './rollback.queue.js';
import * as statements from './rollback.statements.js';

/** Runs rollbacks from their last batch to their end. */
@Injectable()
export class RollbackProcessor extends LeaseWorker<Import> {
  /** None of its own: rollbacks share the concurrency of imports. */
  protected override readonly concurrency = 0;

  constructor(
    @InjectQueue(IMPORT_QUEUE) queue: Queue<LeaseJob>,
    private readonly store: ImportStore,
    private readonly batch: RollbackBatch,
    private readonly catalogue: CatalogueRequests,
    private readonly events: EventEmitter2,
  ) {
    super(queue, ROLLBACK_LEASE);
  }

  protected override stopped(importId: number): void {
    this.events.emit(ImportFinished.event, new ImportFinished(importId));
  }

  protected read(leased: Leased): Promise<Import | null> {
    return this.database.manager.findOneBy(Import, leased);
  }

  /** Starts since the last batch. */
  protected override startsOf({ rollback }: Import): number {
    return rollback.starts;
  }

  protected async work(run: Import, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    while ((await this.batch.write(run)) || (await this.batch.withdrawRequests(run))) {
      run.rollback.starts = 0;
      signal.throwIfAborted();
    }
    await this.catalogue.askForCounts();
    await this.store.fenced(run, async (manager) => {
      await statements.RESET_PRICE_CHECK.run(manager, [run.id]);
      await statements.DELETE_PATHS.run(manager, [run.id]);
      await statements.RELEASE_PICTURES.run(manager, [run.id]);
      await this.store.endRun(run, statusAfter('finish-rollback'), null, manager);
    });
  }

  protected async fail(run: Import, error: unknown): Promise<void> {
    this.logger.error(error, `Rollback of import ${run.id} failed`);
    await this.store.endRun(run, statusAfter('fail-rollback'), { code: 'rollback', values: {} });
  }
}
