import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { CATALOGUE_QUEUE, TIERS_JOB } from '../read-model/catalogue.queue.js';
import { PopularityTiers } from './popularity-tiers.js';

/** Has texts follow the popularity of their offers. */
@Injectable()
export class PopularityTiersProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 60_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [TIERS_JOB]: (_, stopping) => this.tiers.assign(stopping),
  };

  private isStarting = true;

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue,
    private readonly tiers: PopularityTiers,
  ) {
    super(queue);
  }

  /** The first time always: another build may have had tiers of other sizes. */
  protected async poll(): Promise<void> {
    if (!this.isStarting) return this.tiers.askIfLeftBehind();
    await this.tiers.ask();
    this.isStarting = false;
  }
}
