import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../core/queue/queue-worker.js';
import { requestOnce } from '../core/queue/request-once.js';
import { CATALOGUE_QUEUE } from '../products/read-model/catalogue.queue.js';
import { SitemapBuilder } from './sitemap-builder.js';

const SITEMAP_JOB = 'sitemap';

/** Builds the whole sitemap at the start, and then the changed parts every ten minutes. */
@Injectable()
export class SitemapProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 600_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [SITEMAP_JOB]: (_, stopping) => this.builder.build(stopping),
  };
  private hasStarted = false;

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue,
    private readonly builder: SitemapBuilder,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    // another release, or other settings, may write the same pages otherwise
    if (!this.hasStarted) await this.builder.markAll();
    this.hasStarted = true;
    await requestOnce(this.queue, SITEMAP_JOB, {});
  }
}
