import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { CompanyActivityChanged } from '../companies/companies.events.js';
import { CatalogueRequests } from './catalogue.requests.js';

/**
 * A company that is switched on or off takes its offers along. The worker does it, batch by batch, and begins right
 * after the commit: visitors see a switched-off store's offers for about a second, a large one's until its last batch
 * (100 000 offers: about half a minute). If the queue loses the job, half a minute more: see CatalogueProcessor.
 */
@Injectable()
export class CatalogueListener {
  constructor(private readonly requests: CatalogueRequests) {}

  @OnEvent(CompanyActivityChanged.event, { suppressErrors: false })
  async request({ companyId, manager }: CompanyActivityChanged): Promise<void> {
    await this.requests.add(manager, companyId);
  }
}
