import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { CompaniesService } from '../../companies/companies.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import { ImportsService } from '../../import/imports.service.js';
import { OwnProductsSearch } from '../../products/own/own-products.search.js';
import { route } from '../../routes.js';
import type { FirstStep } from './overview.pages.js';

/** The first steps of a new store. */
@Injectable()
export class FirstSteps {
  constructor(
    private readonly companies: CompaniesService,
    private readonly products: OwnProductsSearch,
    private readonly imports: ImportsService,
  ) {}

  /** null for super admins. */
  async storeName({ companyId }: Actor): Promise<string | null> {
    if (companyId === NO_COMPANY) return null;
    return (await this.companies.find(companyId))?.companyName ?? null;
  }

  /** null once there is a product, and for super admins. */
  async listSteps(actor: Actor, locale: Locale): Promise<FirstStep[] | null> {
    const { companyId } = actor;
    if (companyId === NO_COMPANY) return null;
    const list = { companyId, status: 'all', sort: 'newest', page: 1, limit: 1 } as const;
    const [company, products, imports] = await Promise.all([
      this.companies.find(companyId),
      this.products.find(list, locale),
      this.imports.countOf(companyId),
    ]);
    if (products.length > 0) return null;
    const urlFor = (right: boolean, url: string) => (right ? url : null);
    return [
      {
        id: 'logo',
        done: Boolean(company?.logoMediaId),
        url: urlFor(can(actor, 'company.write'), route('admin.companies', {}, locale)),
      },
      {
        id: 'import',
        done: imports > 0,
        url: urlFor(can(actor, 'imports.run'), route('admin.imports', {}, locale)),
      },
      {
        id: 'product',
        done: false,
        url: urlFor(can(actor, 'products.write'), route('admin.products.new', {}, locale)),
      },
    ];
  }
}
