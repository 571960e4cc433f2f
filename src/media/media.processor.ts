import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bull';
import { Config } from '../core/config/config.js';
import { DRAIN_JOB, PICTURE_QUEUE } from './media.queue.js';
import { MediaService } from './media.service.js';
import { PictureClaims } from './picture-claims.js';
import { PictureDrain } from './picture-drain.js';

const LOOK_EVERY_MS = 60_000;

/** Works on the picture queue, in the worker only; looks by itself each minute, as the queue may forget. */
@Injectable()
export class MediaProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MediaProcessor.name);
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue,
    private readonly media: MediaService,
    private readonly claims: PictureClaims,
    private readonly drain: PictureDrain,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(PICTURE_QUEUE)) return;
    const working = this.queue.process(DRAIN_JOB, 1, () => this.drain.run(this.stopping.signal));
    working.catch((error: unknown) => this.logger.error(error));
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

  private async requestWhenWaiting(): Promise<void> {
    if (await this.claims.waiting()) await this.media.requestPictures();
  }
}
