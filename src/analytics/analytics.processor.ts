import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type Turn } from '../core/queue/queue-worker.js';
import { requestOnce } from '../core/queue/request-once.js';
import { ANALYTICS_QUEUE, SUM_JOB } from './analytics.queue.js';
import { Clicks } from './clicks.js';
import { SearchesService } from './searches.service.js';

/** Sums events up, and forgets what has had its time, every five minutes, one worker at a time. */
@Injectable()
export class AnalyticsProcessor extends QueueWorker {
  protected readonly lookEveryMs = 5 * 60_000;
  protected override readonly lookAfterJobs = false;
  protected readonly turns: Record<string, Turn<object>> = {
    [SUM_JOB]: async (_, stopping) => {
      await this.clicks.sumUp(stopping);
      await this.searches.forget();
    },
  };

  constructor(
    @InjectQueue(ANALYTICS_QUEUE) queue: Queue,
    private readonly clicks: Clicks,
    private readonly searches: SearchesService,
  ) {
    super(queue);
  }

  protected look(): Promise<unknown> {
    return requestOnce(this.queue, SUM_JOB, {});
  }
}
