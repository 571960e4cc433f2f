import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bull';
import { Config } from '../core/config/config.js';
import { MediaCleaning } from './media.cleaning.js';
import { CLEANING_JOB, PICTURE_QUEUE, requestJob } from './media.queue.js';

const CLEAN_EVERY_MS = 3_600_000;

/** Clears away at the start and each hour, in the worker only. */
@Injectable()
export class CleaningProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CleaningProcessor.name);
  private readonly stopping = new AbortController();
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectQueue(PICTURE_QUEUE) private readonly queue: Queue,
    private readonly cleaning: MediaCleaning,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.queues.includes(PICTURE_QUEUE)) return;
    this.queue.process(CLEANING_JOB, 1, () => this.cleaning.run(this.stopping.signal)).catch(this.report);
    this.timer = setInterval(this.request, CLEAN_EVERY_MS);
    this.request();
  }

  onModuleDestroy(): void {
    this.stopping.abort();
    clearInterval(this.timer);
  }

  private readonly report = (error: unknown): void => this.logger.error(error);

  private readonly request = (): void => {
    requestJob(this.queue, CLEANING_JOB).catch(this.report);
  };
}
