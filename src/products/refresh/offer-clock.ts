import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { askFor, CATALOGUE_QUEUE, SWITCHES_JOB } from '../read-model/catalogue.queue.js';
import { CatalogueRequests } from '../read-model/catalogue-requests.js';
import { ScheduledChanges } from '../writing/scheduled-changes.js';

/** Has the announced changes of offers written when their time comes: at most a poll later. */
@Injectable()
export class OfferClock {
  constructor(
    @InjectQueue(CATALOGUE_QUEUE) private readonly queue: Queue,
    private readonly changes: ScheduledChanges,
    private readonly requests: CatalogueRequests,
  ) {}

  async askWhenDue(): Promise<void> {
    if (await this.changes.isAnyDue()) await askFor(this.queue, SWITCHES_JOB);
  }

  async switchDueOffers(stopping: AbortSignal): Promise<void> {
    if (await this.changes.writeDueChanges(stopping)) await this.requests.askForCounts();
  }
}
