import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor.js';
import { can } from '../../access/permission-table.js';
import { CategoriesService } from '../../categories/categories.service.js';
import { pageCountOf, toPagination } from '../../core/http/api/pagination.js';
import type { Locale } from '../../core/i18n/locales.js';
import { Texts } from '../../core/i18n/texts.js';
import { ImportStores, storeInUrl } from '../../import/import-stores.js';
import { route } from '../../routes.js';
import { UNMATCHED_KINDS } from './unmatched.js';
import { UnmatchedOffersService } from './unmatched-offers.service.js';
import { UnmatchedPresenter } from './unmatched.presenter.js';
import type { UnmatchedQuery } from './unmatched.query.js';

const PER_PAGE = 50;

/** Props of the report about offers that are not compared or listed as they could be. */
@Injectable()
export class UnmatchedPage {
  constructor(
    private readonly offers: UnmatchedOffersService,
    private readonly stores: ImportStores,
    private readonly categories: CategoriesService,
    private readonly texts: Texts,
  ) {}

  /** @throws NotFound for another store */
  async props(actor: Actor, { kind, company: chosen, page }: UnmatchedQuery, locale: Locale) {
    const company = await this.stores.find(actor, chosen);
    const ofStore = storeInUrl(actor, company);
    const urlOf = (kind: string | null, page = 1) =>
      route('admin.unmatched', {}, locale, { ...ofStore, kind, page: page > 1 ? page : null });
    const counts = company ? await this.offers.count(company.id) : {};
    const all = UNMATCHED_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    const count = kind ? (counts[kind] ?? 0) : all;
    const rows = company
      ? await this.offers.list(company.id, kind ?? null, PER_PAGE, (page - 1) * PER_PAGE)
      : [];
    const presenter = new UnmatchedPresenter(this.texts, await this.categories.tree(), locale);
    const mayWrite = company !== null && can(actor, 'products.write', { companyId: company.id });
    return {
      ...this.stores.shown(actor, company),
      tabs: (['all', ...UNMATCHED_KINDS] as const).map((id) => ({
        id,
        count: id === 'all' ? all : (counts[id] ?? 0),
        url: urlOf(id === 'all' ? null : id),
        current: id === (kind ?? 'all'),
      })),
      lines: rows.map((row) => presenter.toLine(row, mayWrite)),
      pagination: toPagination(page, pageCountOf(count, PER_PAGE), (page) => urlOf(kind ?? null, page)),
      exportUrl: count
        ? route('admin.unmatched.export', {}, locale, { ...ofStore, kind: kind ?? null })
        : null,
    };
  }
}
