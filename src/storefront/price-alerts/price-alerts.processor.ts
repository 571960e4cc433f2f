import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { QueueWorker, type Turn } from '../../core/queue/queue-worker.js';
import { ALERTS_JOB, ALERTS_QUEUE, askForLook } from './price-alerts.queue.js';
import { PriceWatch } from './price-watch.js';

/** Looks at prices and writes mails, one worker at a time. */
@Injectable()
export class PriceAlertsProcessor extends QueueWorker {
  protected readonly lookEveryMs = 30_000;
  protected readonly turns: Record<string, Turn<object>> = {
    [ALERTS_JOB]: (_, stopping) => this.prices.work(stopping),
  };

  constructor(
    @InjectQueue(ALERTS_QUEUE) queue: Queue,
    private readonly prices: PriceWatch,
  ) {
    super(queue);
  }

  protected async look(): Promise<void> {
    await this.prices.forget();
    if (await this.prices.isDue()) await askForLook(this.queue);
  }
}
