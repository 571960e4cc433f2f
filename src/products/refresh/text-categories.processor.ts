import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type Turn } from '../../core/queue/queue-worker.js';
import { CATALOGUE_QUEUE, TEXTS_JOB } from '../read-model/catalogue.queue.js';
import { TextCategories } from './text-categories.js';

/** Has texts looked through after each start of a worker, and once a day. */
@Injectable()
export class TextCategoriesProcessor extends QueueWorker {
  protected readonly lookEveryMs = 24 * 3_600_000;
  protected override readonly lookAfterJobs = false;
  protected readonly turns: Record<string, Turn<object>> = {
    [TEXTS_JOB]: (_, stopping) => this.texts.mend(stopping),
  };

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue,
    private readonly texts: TextCategories,
  ) {
    super(queue);
  }

  protected look(): Promise<unknown> {
    return this.texts.askForLater();
  }
}
