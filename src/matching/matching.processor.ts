import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../core/queue/queue-worker.js';
import { requestOnce } from '../core/queue/request-once.js';
import { CATALOGUE_QUEUE } from '../products/read-model/catalogue.queue.js';
import { CoverageRecords } from './coverage/coverage-records.js';
import { MatchRefresher } from './match-refresher.js';

const MATCHING_JOB = 'matching';

/** Searches changed offers for others of the same product, once a minute, and records every hour how many are compared. */
@Injectable()
export class MatchingProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 60_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [MATCHING_JOB]: async (_, stopping) => {
      await this.refresher.refresh(stopping);
      if (!stopping.aborted && (await this.coverage.isDue())) await this.coverage.record();
    },
  };
  private hasStarted = false;

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue,
    private readonly refresher: MatchRefresher,
    private readonly coverage: CoverageRecords,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    if (!this.hasStarted) await this.refresher.recordAllOnce();
    this.hasStarted = true;
    const isNeeded = (await this.refresher.hasWork()) || (await this.coverage.isDue());
    if (isNeeded) await requestOnce(this.queue, MATCHING_JOB, {});
  }
}
