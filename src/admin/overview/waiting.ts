import { Injectable } from '@nestjs/common';
import { type Actor, NO_COMPANY } from '../../access/actor.js';
import { can, reachOf } from '../../access/permission-table.js';
import { localText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { OfferReports } from '../../offers/reports/offer-reports.service.js';
import { ProductDataSearch } from '../../product-data/product-data.search.js';
import { route } from '../../routes.js';
import type { WaitingGroup } from './overview.pages.js';
import { WaitingImports } from './waiting-imports.js';
import { WaitingNewcomers } from './waiting-newcomers.js';

/** Maximum number of named items of each kind. */
const SHOWN = 3;

/** Records that wait for a decision of this actor. */
@Injectable()
export class Waiting {
  constructor(
    private readonly imports: WaitingImports,
    private readonly data: ProductDataSearch,
    private readonly reports: OfferReports,
    private readonly newcomers: WaitingNewcomers,
  ) {}

  async listGroups(actor: Actor, locale: Locale): Promise<WaitingGroup[]> {
    const groups = await Promise.all([
      can(actor, 'imports.run') && this.imports.listHeldImports(actor, locale),
      // a store sees its own among its problems
      can(actor, 'platform.manage') && this.imports.listFailingFeeds(actor, locale),
      can(actor, 'product-data.decide') && this.requestedData(actor, locale),
      can(actor, 'products.write') && this.openReports(actor, locale),
      can(actor, 'platform.manage') && this.newcomers.companies(locale),
      can(actor, 'platform.manage') && this.newcomers.people(actor, locale),
    ]);
    return groups.filter((group) => group !== false).filter(({ count }) => count > 0);
  }

  private async requestedData(actor: Actor, locale: Locale): Promise<WaitingGroup> {
    const companyId = actor.companyId === NO_COMPANY ? null : actor.companyId;
    const listed = {
      status: 'requested',
      // no person waits for the thousands that an import requests
      origin: 'person',
      // product data of an EAN that several stores sell are decided by super admins only
      sellers: reachOf(actor, 'product-data.decide') === 'all' ? undefined : 'own',
    } as const;
    const page = { sort: '-updatedAt', page: 1, limit: SHOWN } as const;
    const { records, count } = await this.data.list({ ...listed, ...page, companyId });
    const urlOf = (edit?: number) => route('admin.product-data', {}, locale, { ...listed, edit });
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

  private async openReports(actor: Actor, locale: Locale): Promise<WaitingGroup> {
    const [reports, count] = await Promise.all([
      this.reports.list(actor, 'open', { page: 1, limit: SHOWN }),
      this.reports.count(actor, 'open'),
    ]);
    const url = route('admin.reports', {}, locale);
    return {
      id: 'reports',
      count,
      url,
      items: reports.map(({ id, product, company, createdAt }) => ({
        id,
        url,
        name: localText(product!.name, locale) ?? { text: product!.productCode },
        note: can(actor, 'platform.manage') ? company!.companyName : null,
        at: createdAt.toISOString(),
      })),
    };
  }
}
