import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { CompanyActivityChanged } from '../companies/companies.events.js';
import { CatalogueService } from './catalogue.service.js';

/** A company that is switched on or off takes its offers along. */
@Injectable()
export class CatalogueListener {
  constructor(private readonly catalogue: CatalogueService) {}

  @OnEvent(CompanyActivityChanged.event)
  async refresh({ companyId }: CompanyActivityChanged): Promise<void> {
    await this.catalogue.refreshCompany(companyId);
  }
}
