import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { type Leased, type LeaseJob, WorkCancelled } from '../../core/queue/lease.js';
import { LeaseWorker } from '../../core/queue/lease-worker.js';
import { CatalogueRequests } from '../../products/read-model/catalogue-requests.js';
import { BULK_LEASE, BULK_QUEUE } from './bulk-actions.queue.js';
import { BulkBatch } from './bulk-batch.js';
import { BulkRun } from './bulk-run.entity.js';
import { BulkRunStore } from './bulk-run.store.js';

/** Runs bulk actions from their cursor to their end: of one store one after the other, of two at the same time. */
@Injectable()
export class BulkActionsProcessor extends LeaseWorker<BulkRun> {
  protected override readonly concurrency = 2;

  constructor(
    @InjectQueue(BULK_QUEUE) queue: Queue<LeaseJob>,
    private readonly store: BulkRunStore,
    private readonly batch: BulkBatch,
    private readonly catalogue: CatalogueRequests,
  ) {
    super(queue, BULK_LEASE);
  }

  protected override async poll(): Promise<void> {
    await super.poll();
    await this.store.clean();
  }

  protected read(leased: Leased): Promise<BulkRun | null> {
    return this.database.manager.findOneBy(BulkRun, leased);
  }

  protected async work(run: BulkRun, signal: AbortSignal): Promise<void> {
    do signal.throwIfAborted();
    while (await this.store.fenced(run, (manager, fresh) => this.batch.write(manager, fresh)));
    await this.catalogue.askForCounts();
    await this.store.endRun(run, 'done');
  }

  protected async fail(run: BulkRun, error: unknown): Promise<void> {
    const isCancelled = error instanceof WorkCancelled;
    if (isCancelled) await this.catalogue.askForCounts();
    else this.logger.error(error, `Bulk run ${run.id} failed`);
    await this.store.endRun(run, isCancelled ? 'cancelled' : 'failed');
  }
}
