import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bull';
import { Config } from '../core/config/config.js';
import { DRAIN_JOB, PICTURE_QUEUE, type PictureJob, requestJob, UPLOADS_JOB } from './media.queue.js';
import { PictureClaims } from './picture-claims.js';
import { PictureDrain } from './picture-drain.js';
import { UploadDrain } from './upload-drain.js';

const LOOK_EVERY_MS = 60_000;

/** Works on the picture queue, in the worker only; looks by itself each minute, as the queue may forget. */
@Injectable()
export class MediaProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MediaProcessor.name);
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue,
    private readonly claims: PictureClaims,
    private readonly drain: PictureDrain,
    private readonly uploads: UploadDrain,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(PICTURE_QUEUE)) return;
    this.work(DRAIN_JOB, () => this.drain.run(this.stopping.signal));
    this.work(UPLOADS_JOB, () => this.uploads.run(this.stopping.signal));
    this.queue.on('completed', this.look);
    this.queue.on('failed', (_job, error: Error) => this.logger.error(error));
    this.timer = setInterval(this.look, LOOK_EVERY_MS);
    this.look();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  private readonly look = (): void => {
    if (this.stopping.signal.aborted) return;
    this.requestWhenWaiting().catch((error: unknown) => this.logger.error(error));
  };

  private work(job: PictureJob, turn: () => Promise<void>): void {
    this.queue.process(job, 1, turn).catch((error: unknown) => this.logger.error(error));
  }

  private async requestWhenWaiting(): Promise<void> {
    const { feeds, uploads } = await this.claims.waiting();
    if (uploads) await requestJob(this.queue, UPLOADS_JOB);
    if (feeds) await requestJob(this.queue, DRAIN_JOB);
  }
}
