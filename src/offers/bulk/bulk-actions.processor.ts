import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { POLL_INTERVAL_MS } from '../../core/queue/abandoned.js';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { BULK_QUEUE, type BulkJob, requestRun, RUN_JOB } from './bulk-actions.queue.js';
import { BulkRunStore } from './bulk-run.store.js';
import { BulkRunner } from './bulk-runner.js';

/** Runs bulk actions: of one store one after the other, of two stores at the same time. */
@Injectable()
export class BulkActionsProcessor extends QueueWorker<BulkJob> {
  protected override readonly concurrency = 2;
  protected readonly pollIntervalMs = POLL_INTERVAL_MS;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<BulkJob>> = {
    [RUN_JOB]: async ({ runId }, stopping) => {
      // the store's next run may begin
      if (await this.runner.run(runId, stopping)) this.pollNow();
    },
  };

  constructor(
    @InjectQueue(BULK_QUEUE) queue: Queue<BulkJob>,
    private readonly runner: BulkRunner,
    private readonly store: BulkRunStore,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    for (const { id, run } of await this.store.waiting()) await requestRun(this.queue, id, run);
    await this.store.clean();
  }
}
