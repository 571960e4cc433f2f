import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { QueueWorker, type JobHandler } from '../../core/queue/queue-worker.js';
import {
  BLOCKS_JOB,
  CATALOGUE_QUEUE,
  COUNTS_JOB,
  DISCOUNTS_JOB,
  PLACEMENTS_JOB,
  PRODUCTS_JOB,
  REFRESH_JOB,
  type RefreshJob,
  SWITCHES_JOB,
} from '../read-model/catalogue.queue.js';
import { CatalogueRequests } from '../read-model/catalogue-requests.js';
import { DELETE_OLD_CHANGES } from '../read-model/catalogue.statements.js';
import { CatalogueCounts } from '../read-model/catalogue-counts.js';
import { PlacementRequests } from '../read-model/placement-requests.js';
import { ProductRequests } from '../read-model/product-requests.js';
import { BlockedOfferRequests } from './blocked-offer-requests.js';
import { DiscountPercentages } from './discount-percentages.js';
import { OfferClock } from './offer-clock.js';

/** Brings the read model up to date; a process has one job of a kind at a time. */
@Injectable()
export class CatalogueProcessor extends QueueWorker<RefreshJob> {
  protected readonly pollIntervalMs = 30_000;
  protected readonly handlers: Record<string, JobHandler<RefreshJob>> = {
    [REFRESH_JOB]: ({ companyId }, stopping) => this.companies.refreshRequestedStore(companyId, stopping),
    [COUNTS_JOB]: () => this.counts.refresh(),
    [DISCOUNTS_JOB]: (_, stopping) => this.percentages.updatePercentages(stopping),
    [PLACEMENTS_JOB]: (_, stopping) => this.placements.refreshRequestedPlacements(stopping),
    [SWITCHES_JOB]: (_, stopping) => this.clock.switchDueOffers(stopping),
    [PRODUCTS_JOB]: (_, stopping) => this.products.refreshRequestedProducts(stopping),
    [BLOCKS_JOB]: (_, stopping) => this.blocked.updateBlockedOffers(stopping),
  };

  constructor(
    @InjectQueue(CATALOGUE_QUEUE) queue: Queue<RefreshJob>,
    private readonly companies: CatalogueRequests,
    private readonly placements: PlacementRequests,
    private readonly products: ProductRequests,
    private readonly counts: CatalogueCounts,
    private readonly percentages: DiscountPercentages,
    private readonly blocked: BlockedOfferRequests,
    private readonly clock: OfferClock,
    private readonly database: DataSource,
  ) {
    super(queue);
  }

  protected poll(): Promise<unknown> {
    return Promise.all([
      this.companies.askForAll(),
      this.placements.askIfWaiting(),
      this.products.askIfWaiting(),
      this.blocked.askIfWaiting(),
      this.percentages.askWhenDue(),
      this.clock.askWhenDue(),
      DELETE_OLD_CHANGES.run(this.database),
    ]);
  }
}
