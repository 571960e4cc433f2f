import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Config } from '../core/config/config.js';
import { ApiQuery } from '../core/http/api/api-query.js';
import { type Versioned, versioned } from '../core/http/versions/versioned.js';
import type { Locale } from '../core/i18n/locales.js';
import { CompaniesService } from './companies.service.js';
import type { CompanyJson } from './company.json.js';
import { toCompanyJson } from './company.presenter.js';

/** Companies in the form of the API. */
@Injectable()
export class CompanyResponses {
  constructor(
    private readonly companies: CompaniesService,
    private readonly config: Config,
  ) {}

  /** @throws NotFound also when the actor may not see it */
  async one(
    id: number,
    actor: Actor,
    locale: Locale,
    query = new ApiQuery(),
  ): Promise<Versioned<CompanyJson>> {
    const company = await this.companies.getVisible(actor, id);
    return versioned(company, toCompanyJson(company, this.view(actor, locale, query)));
  }

  view(actor: Actor, locale: Locale, { translations }: ApiQuery) {
    return { actor, locale, origin: this.config.publicUrl, translations };
  }
}
