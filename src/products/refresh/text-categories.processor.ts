import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { CATALOGUE_QUEUE, TEXTS_JOB } from '../read-model/catalogue.queue.js';
import { TextCategories } from './text-categories.js';

/** Has texts looked through after each start of a worker, and once a day. */
@Injectable()
export class TextCategoriesProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 24 * 3_600_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [TEXTS_JOB]: (_, stopping) => this.texts.repair(stopping),
  };

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue,
    private readonly texts: TextCategories,
  ) {
    super(queue);
  }

  protected poll(): Promise<unknown> {
    return this.texts.askForLater();
  }
}
