import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { can } from '../access/permission-table.js';
import { CompaniesService } from '../companies/companies.service.js';
import { pageCountOf, toPagination, toSortLinks } from '../core/http/pagination.js';
import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import { RANKING_SORTS, type StatisticsQuery } from './statistics.query.js';
import { narrowed, said, statisticsUrl } from './statistics-urls.js';
import type { RankedCompany, RankedProduct, RankingView } from './statistics.pages.js';
import { rateOf } from './visit-days.js';
import { periodOf } from './visit-period.js';
import { type Ranked, type Ranking, VisitRankings } from './visit-rankings.js';
import { VisitScopes } from './visit-scopes.js';
import { toSubject } from './visited-product.presenter.js';
import { VisitedProducts } from './visited-products.js';

const PER_PAGE = 50;
const CSV_OF = { products: 'admin.statistics.products', companies: 'admin.statistics.companies' } as const;

/** What was seen most, as lists of a page. */
@Injectable()
export class RankingViews {
  constructor(
    private readonly rankings: VisitRankings,
    private readonly scopes: VisitScopes,
    private readonly products: VisitedProducts,
    private readonly companies: CompaniesService,
  ) {}

  /** @throws NotFound for another store's */
  async ofProducts(
    actor: Actor,
    query: StatisticsQuery,
    locale: Locale,
  ): Promise<RankingView<RankedProduct>> {
    const { count, rows } = await this.page('products', actor, query);
    const known = await this.products.byIds(rows.map(({ id }) => id));
    const ofAllCompanies = can(actor, 'platform.manage');
    return {
      rows: rows.flatMap((row) => {
        const product = known.get(row.id);
        const url = statisticsUrl({ ...narrowed(query), product: row.id }, locale);
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
    const names = await this.companies.namesOf(rows.map(({ id }) => id));
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

  private page(of: 'products' | 'companies', actor: Actor, query: StatisticsQuery) {
    const ranking = toRanking(query, this.scopes.companyOf(actor, query));
    return this.rankings.page(of, ranking, { page: query.page, limit: PER_PAGE });
  }
}

export function toRanking({ days, query, sort }: StatisticsQuery, companyId?: number): Ranking {
  return { period: periodOf(days), companyId, query, sort };
}

const toRow = (row: Ranked) => ({ ...row, rate: rateOf(row) });

function toList(of: 'products' | 'companies', query: StatisticsQuery, count: number, locale: Locale) {
  const { page, sort, query: words = '', company } = query;
  const kept = narrowed({ ...query, view: of });
  const urlOf = (changes: object) => statisticsUrl({ ...kept, ...changes }, locale);
  const isNarrowed = words !== '' || company !== undefined;
  return {
    count,
    sorts: toSortLinks(RANKING_SORTS, sort, (sort) => urlOf({ sort }), 'descending'),
    pagination: toPagination(page, pageCountOf(count, PER_PAGE), (page) => urlOf({ page })),
    filters: { query: words, company: company ?? null },
    formUrl: statisticsUrl({}, locale),
    keep: said({ view: of, days: query.days, sort }) as Record<string, string>,
    resetUrl: isNarrowed ? urlOf({ query: null, company: null }) : null,
    csvUrl: route(CSV_OF[of], {}, locale, said({ ...kept, view: null })),
  };
}
