import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../core/queue/queue-worker.js';
import { MediaCleaning } from './media-cleaning.js';
import { CLEANING_JOB, PICTURE_QUEUE, requestJob } from './pictures/picture.queue.js';

/** Runs the cleaning at the start and each hour. */
@Injectable()
export class CleaningProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 3_600_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [CLEANING_JOB]: (_, stopping) => this.cleaning.run(stopping),
  };

  constructor(
    @InjectQueue(PICTURE_QUEUE) queue: Queue,
    private readonly cleaning: MediaCleaning,
  ) {
    super(queue);
  }

  protected poll(): Promise<void> {
    return requestJob(this.queue, CLEANING_JOB);
  }
}
