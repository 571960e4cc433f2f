import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../core/queue/queue-worker.js';
import { requestOnce } from '../core/queue/request-once.js';
import { ANALYTICS_QUEUE, MONTHS_JOB, SUM_JOB } from './analytics.queue.js';
import { Clicks } from './clicks.js';
import { EventPartitions } from './event-partitions.js';
import { RankRecords } from './rank-records.js';
import { SearchesService } from './searches.service.js';

/** Every five minutes, in one worker at a time: sums events, records ranks, adds partitions, deletes expired data. */
@Injectable()
export class AnalyticsProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 5 * 60_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [SUM_JOB]: async (_, stopping) => {
      await this.clicks.sumUp(stopping);
      await this.ranks.record(stopping);
      await this.searches.deleteOld();
    },
    [MONTHS_JOB]: () => this.partitions.updatePartitions(),
  };

  constructor(
    @InjectQueue(ANALYTICS_QUEUE) queue: Queue,
    private readonly clicks: Clicks,
    private readonly searches: SearchesService,
    private readonly partitions: EventPartitions,
    private readonly ranks: RankRecords,
  ) {
    super(queue);
  }

  protected poll(): Promise<unknown> {
    return Promise.all([MONTHS_JOB, SUM_JOB].map((job) => requestOnce(this.queue, job, {})));
  }
}
