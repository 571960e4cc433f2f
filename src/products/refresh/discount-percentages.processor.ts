import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { CATALOGUE_QUEUE, DISCOUNTS_JOB } from '../read-model/catalogue.queue.js';
import { DiscountPercentages } from './discount-percentages.js';

/** Has discounts end at midnight, and those that ended while no worker ran when one starts. */
@Injectable()
export class DiscountPercentagesProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 3_600_000;
  protected override readonly pollAfterJobs = false;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [DISCOUNTS_JOB]: (_, stopping) => this.percentages.follow(stopping),
  };

  private isStarting = true;

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue,
    private readonly percentages: DiscountPercentages,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    await this.percentages.askForMidnight();
    if (!this.isStarting) return;
    await this.percentages.ask();
    this.isStarting = false;
  }
}
