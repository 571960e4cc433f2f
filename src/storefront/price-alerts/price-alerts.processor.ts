import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import { ALERTS_JOB, ALERTS_QUEUE, requestPoll } from './price-alerts.queue.js';
import { PriceWatch } from './price-watch.js';

/** Checks prices and sends mails, in one worker at a time. */
@Injectable()
export class PriceAlertsProcessor extends QueueWorker {
  protected readonly pollIntervalMs = 30_000;
  protected readonly handlers: Record<string, JobHandler<object>> = {
    [ALERTS_JOB]: (_, stopping) => this.prices.work(stopping),
  };

  constructor(
    @InjectQueue(ALERTS_QUEUE) queue: Queue,
    private readonly prices: PriceWatch,
  ) {
    super(queue);
  }

  protected async poll(): Promise<void> {
    await this.prices.deleteExpired();
    if (await this.prices.isDue()) await requestPoll(this.queue);
  }
}
