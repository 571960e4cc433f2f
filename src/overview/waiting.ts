import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../access/actor.js';
import { can, reachOf } from '../access/permission-table.js';
import { CompaniesSearch } from '../companies/companies.search.js';
import { localText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { ImportsService } from '../import/imports.service.js';
import { ProductDataSearch } from '../product-data/product-data.search.js';
import { route } from '../routes.js';
import { UsersQuery } from '../users/users.query.js';
import { UsersSearch } from '../users/users.search.js';
import type { WaitingGroup } from './overview.pages.js';

/** So many of each are named. */
const SHOWN = 3;

/** What waits for somebody's decision, as far as the actor may decide. */
@Injectable()
export class Waiting {
  constructor(
    private readonly imports: ImportsService,
    private readonly data: ProductDataSearch,
    private readonly companies: CompaniesSearch,
    private readonly users: UsersSearch,
  ) {}

  async of(actor: Actor, locale: Locale): Promise<WaitingGroup[]> {
    const groups = await Promise.all([
      can(actor, 'imports.run') && this.heldImports(actor, locale),
      can(actor, 'product-data.decide') && this.requestedData(actor, locale),
      can(actor, 'platform.manage') && this.newCompanies(locale),
      can(actor, 'platform.manage') && this.newPeople(actor, locale),
    ]);
    return groups.filter((group) => group !== false).filter(({ count }) => count > 0);
  }

  private async heldImports(actor: Actor, locale: Locale): Promise<WaitingGroup> {
    const [runs, count] = await Promise.all([
      this.imports.newest(actor, SHOWN, 'held'),
      this.imports.count(actor, 'held'),
    ]);
    return {
      id: 'imports',
      count,
      url: route('admin.imports', {}, locale),
      items: runs.map(({ id, fileName, createdAt }) => ({
        id,
        url: route('admin.imports', {}, locale, { import: id }),
        name: { text: fileName },
        note: null,
        at: createdAt.toISOString(),
      })),
    };
  }

  private async requestedData(actor: Actor, locale: Locale): Promise<WaitingGroup> {
    const companyId = actor.companyId === NO_COMPANY ? null : actor.companyId;
    const list = { status: 'requested', sort: '-updatedAt', page: 1, limit: SHOWN } as const;
    // what others sell, too, only the platform decides
    const soldAlone = reachOf(actor, 'product-data.decide') !== 'all';
    const { records, count } = await this.data.list({ ...list, companyId, soldAlone, translations: false });
    const urlOf = (edit?: number) => route('admin.product-data', {}, locale, { status: 'requested', edit });
    return {
      id: 'product-data',
      count,
      url: urlOf(),
      items: records.map(({ id, name, ean, updatedAt }) => ({
        id,
        url: urlOf(id),
        name: localText(name, locale) ?? { text: ean },
        note: ean,
        at: updatedAt.toISOString(),
      })),
    };
  }

  private async newCompanies(locale: Locale): Promise<WaitingGroup> {
    const list = { status: 'pending', sort: '-createdAt', page: 1, limit: SHOWN } as const;
    const { companies, count } = await this.companies.list(list);
    const urlOf = (edit?: number) => route('admin.companies', {}, locale, { status: 'pending', edit });
    return {
      id: 'companies',
      count,
      url: urlOf(),
      items: companies.map(({ id, companyName, website, createdAt }) => ({
        id,
        url: urlOf(id),
        name: { text: companyName },
        note: website,
        at: createdAt.toISOString(),
      })),
    };
  }

  private async newPeople(actor: Actor, locale: Locale): Promise<WaitingGroup> {
    const query = Object.assign(new UsersQuery(), { status: 'pending', sort: '-createdAt', limit: SHOWN });
    const { items, count } = await this.users.search(actor, query);
    const urlOf = (edit?: number) => route('admin.users', {}, locale, { status: 'pending', edit });
    return {
      id: 'users',
      count,
      url: urlOf(),
      items: items.map(({ id, displayName, company, createdAt }) => ({
        id,
        url: urlOf(id),
        name: { text: displayName },
        note: company?.companyName ?? null,
        at: createdAt.toISOString(),
      })),
    };
  }
}
