import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { requestOnce } from '../../core/queue/request-once.js';
import { CATALOGUE_QUEUE } from '../../products/read-model/catalogue.queue.js';
import { PageRemoval } from './page-removal.js';

const PAGES_JOB = 'pages';

/** Looks for changed pages every second. */
@Injectable()
export class PageCacheProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 1_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [PAGES_JOB]: () => this.removal.removeChanged(),
  };

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue,
    private readonly removal: PageRemoval,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    if (await this.removal.isDue()) await requestOnce(this.queue, PAGES_JOB, {});
  }
}
