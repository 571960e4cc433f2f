import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { POLL_INTERVAL_MS } from '../../core/queue/abandoned.js';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { IMPORT_QUEUE } from '../import.queue.js';
import { requestRollback, ROLLBACK_JOB, type RollbackJob } from './rollback.queue.js';
import { RollbackRunner } from './rollback-runner.js';

@Injectable()
export class RollbackProcessor extends QueueWorker<RollbackJob> {
  /** None of its own: rollbacks share the concurrency of imports. */
  protected override readonly concurrency = 0;
  protected readonly pollIntervalMs = POLL_INTERVAL_MS;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<RollbackJob>> = {
    [ROLLBACK_JOB]: ({ importId }, stopping) => this.runner.run(importId, stopping),
  };

  constructor(
    @InjectQueue(IMPORT_QUEUE) queue: Queue<RollbackJob>,
    private readonly runner: RollbackRunner,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    for (const { id, run } of await this.runner.waiting()) await requestRollback(this.queue, id, run);
  }
}
