import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { can } from '../../../access/permission-table.js';
import { pageCountOf, toPagination, toSortLinks } from '../../../core/http/api/pagination.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { route } from '../../../routes.js';
import { RANKING_SORTS, type StatisticsQuery } from '../statistics.query.js';
import { filtersOf, withoutDefaults, statisticsUrl } from '../statistics-urls.js';
import { RankedNames } from '../visits/ranked-names.js';
import type { RankedCategory, RankedCompany, RankedProduct, RankingView } from './statistics.pages.js';
import { rateOf } from '../visits/visit-days.js';
import { VisitRankings } from '../visits/visit-rankings.js';
import type { Ranked } from '../visits/visit-rankings.statements.js';
import type { RankedThing } from '../visits/visit-rankings.statements.js';
import { VisitScopes } from '../visits/visit-scopes.js';
import { toSubject } from './visited-product.presenter.js';

const PER_PAGE = 50;
const CSV_OF = {
  products: 'admin.statistics.products',
  companies: 'admin.statistics.companies',
  categories: 'admin.statistics.categories',
} as const;
/** Categories have no visits to stores. */
const SORTS_OF = { products: RANKING_SORTS, companies: RANKING_SORTS, categories: ['views', 'change'] };

/** Rankings by views and visits. */
@Injectable()
export class RankingViews {
  constructor(
    private readonly rankings: VisitRankings,
    private readonly scopes: VisitScopes,
    private readonly names: RankedNames,
  ) {}

  /** @throws NotFound for another store */
  async ofProducts(
    actor: Actor,
    query: StatisticsQuery,
    locale: Locale,
  ): Promise<RankingView<RankedProduct>> {
    const { count, rows } = await this.page('products', actor, query);
    const known = await this.names.products(rows.map(({ id }) => id));
    const ofAllCompanies = can(actor, 'platform.manage');
    return {
      rows: rows.flatMap((row) => {
        const product = known.get(row.id);
        const url = statisticsUrl({ ...filtersOf(query), product: row.id }, locale);
        return product ? [{ ...toRow(row), ...toSubject(product, locale, ofAllCompanies), url }] : [];
      }),
      ...toList('products', query, count, locale),
      companies: await this.scopes.choices(actor),
    };
  }

  async ofCompanies(
    actor: Actor,
    query: StatisticsQuery,
    locale: Locale,
  ): Promise<RankingView<RankedCompany>> {
    const { count, rows } = await this.page('companies', actor, { ...query, company: undefined });
    const names = await this.names.companies(rows.map(({ id }) => id));
    return {
      rows: rows.map((row) => ({
        ...toRow(row),
        name: names.get(row.id) ?? `#${row.id}`,
        url: statisticsUrl({ days: query.days, company: row.id }, locale),
      })),
      ...toList('companies', query, count, locale),
      companies: [],
    };
  }

  async ofCategories(
    actor: Actor,
    query: StatisticsQuery,
    locale: Locale,
  ): Promise<RankingView<RankedCategory>> {
    const { count, rows } = await this.page('categories', actor, { ...query, company: undefined });
    const pathOf = await this.names.categories(locale);
    return {
      rows: rows.map((row) => {
        const path = pathOf(row.id);
        const url = path.length > 0 ? route('admin.categories', {}, locale, { edit: row.id }) : null;
        return { ...toRow(row), path, url };
      }),
      ...toList('categories', query, count, locale),
      companies: [],
    };
  }

  private page(of: RankedThing, actor: Actor, query: StatisticsQuery) {
    const { days, query: words, sort, page } = query;
    const companyId = this.scopes.companyOf(actor, query);
    return this.rankings.page(of, { days, companyId, query: words, sort }, { page, limit: PER_PAGE });
  }
}

const toRow = (row: Ranked) => ({ ...row, rate: rateOf(row) });

function toList(of: RankedThing, query: StatisticsQuery, count: number, locale: Locale) {
  const { page, sort, query: words = '', company } = query;
  const kept = filtersOf({ ...query, view: of });
  const urlOf = (changes: object) => statisticsUrl({ ...kept, ...changes }, locale);
  const isNarrowed = words !== '' || company !== undefined;
  return {
    count,
    sorts: toSortLinks(SORTS_OF[of], sort, (sort) => urlOf({ sort }), 'descending'),
    pagination: toPagination(page, pageCountOf(count, PER_PAGE), (page) => urlOf({ page })),
    filters: { query: words, company: company ?? null },
    formUrl: statisticsUrl({}, locale),
    keep: withoutDefaults({ view: of, days: query.days, sort }) as Record<string, string>,
    resetUrl: isNarrowed ? urlOf({ query: null, company: null }) : null,
    csvUrl: route(CSV_OF[of], {}, locale, withoutDefaults({ ...kept, view: null })),
  };
}
