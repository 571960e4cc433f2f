import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { AttributeValuesChanged } from '../../attributes/attribute.events.js';
import { CategoryContentMoving, CategoryPathChanged } from '../../categories/category.events.js';
import { CompanyActivityChanged, CompanyDeliveryChanged } from '../../companies/companies.events.js';
import { CatalogueRequests } from '../read-model/catalogue-requests.js';
import { BlockedOfferRequests } from './blocked-offer-requests.js';
import { PlacementRequests } from '../read-model/placement-requests.js';

/**
 * Records work on the read model when data that many offers depend on change. The worker does it batch by
 * batch, and starts right after the commit. If the queue loses the job, it starts at most half a minute later
 * (CatalogueProcessor); if the worker is killed, another one continues after about two QUEUE_LOCK_SECONDS.
 */
@Injectable()
export class CatalogueListener {
  constructor(
    private readonly companies: CatalogueRequests,
    private readonly placements: PlacementRequests,
    private readonly blocks: BlockedOfferRequests,
  ) {}

  /**
   * A company that is switched on or off takes its offers along: visitors see a switched-off store's offers for about a
   * second, a large one's until its last batch (100 000 offers: about half a minute).
   */
  @OnEvent(CompanyActivityChanged.event, { suppressErrors: false })
  async refreshCompany({ companyId, manager }: CompanyActivityChanged): Promise<void> {
    await this.companies.add(manager, companyId);
  }

  /** Until its last batch, some offers have their previous delivery cost. */
  @OnEvent(CompanyDeliveryChanged.event, { suppressErrors: false })
  async refreshDelivery({ companyId, manager }: CompanyDeliveryChanged): Promise<void> {
    await this.companies.add(manager, companyId);
  }

  /** Until its last batch, some offers have their previous values in filters. */
  @OnEvent(AttributeValuesChanged.event, { suppressErrors: false })
  async refreshValues({ companyIds, manager }: AttributeValuesChanged): Promise<void> {
    for (const companyId of companyIds) await this.companies.add(manager, companyId);
  }

  /** Until its last batch, a moved category's products are missing in the lists of its new ancestors. */
  @OnEvent(CategoryContentMoving.event, { suppressErrors: false })
  async placeAnew({ categoryId, manager }: CategoryContentMoving): Promise<void> {
    await this.placements.add(manager, categoryId);
  }

  /** Blocked terms match names of categories. */
  @OnEvent(CategoryPathChanged.event, { suppressErrors: false })
  async compareWithTerms({ manager }: CategoryPathChanged): Promise<void> {
    await this.blocks.add(manager);
  }
}
