import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { DRAIN_JOB, PICTURE_QUEUE, requestJob, UPLOADS_JOB } from './picture.queue.js';
import { PictureClaims } from './picture-claims.js';
import { PictureDrain } from './picture-drain.js';
import { UploadDrain } from './upload-drain.js';

/** Fetches the pictures of feeds and makes the sizes of uploads. */
@Injectable()
export class PictureProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 60_000;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [DRAIN_JOB]: (_, stopping) => this.drain.run(stopping),
    [UPLOADS_JOB]: (_, stopping) => this.uploads.run(stopping),
  };

  constructor(
    @InjectQueue(PICTURE_QUEUE) queue: Queue,
    private readonly claims: PictureClaims,
    private readonly drain: PictureDrain,
    private readonly uploads: UploadDrain,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    const { feeds, uploads } = await this.claims.waiting();
    if (uploads) await requestJob(this.queue, UPLOADS_JOB);
    if (feeds) await requestJob(this.queue, DRAIN_JOB);
  }
}
