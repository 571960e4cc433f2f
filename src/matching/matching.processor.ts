import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../core/queue/queue-worker.js';
import { requestOnce } from '../core/queue/request-once.js';
import { CATALOGUE_QUEUE } from '../products/read-model/catalogue.queue.js';
import { MatchRefresher } from './match-refresher.js';

const MATCHING_JOB = 'matching';

/** Searches changed offers for others of the same product, once a minute. */
@Injectable()
export class MatchingProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 60_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [MATCHING_JOB]: (_, stopping) => this.refresher.refresh(stopping),
  };
  private hasStarted = false;

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue,
    private readonly refresher: MatchRefresher,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    if (!this.hasStarted) await this.refresher.recordAllOnce();
    this.hasStarted = true;
    if (await this.refresher.hasWork()) await requestOnce(this.queue, MATCHING_JOB, {});
  }
}
