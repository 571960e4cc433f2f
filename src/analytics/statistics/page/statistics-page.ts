import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor.js';
import { can } from '../../../access/permission-table.js';
import { Forbidden } from '../../../core/errors/domain-errors.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { DaysViews } from './days-views.js';
import { RankingViews } from './ranking-views.js';
import { SearchesViews } from './searches-views.js';
import { type StatisticsQuery, type StatisticsView, VIEWS } from '../statistics.query.js';
import { statisticsUrl } from '../statistics-urls.js';
import { SynonymsViews } from './synonyms-views.js';

/** Props of the selected view, and URLs of the others. */
@Injectable()
export class StatisticsPage {
  constructor(
    private readonly days: DaysViews,
    private readonly rankings: RankingViews,
    private readonly searches: SearchesViews,
    private readonly synonyms: SynonymsViews,
  ) {}

  /** @throws Forbidden for a view that the actor may not see */
  props(actor: Actor, query: StatisticsQuery, locale: Locale) {
    const { view, product } = query;
    if (!can(actor, VIEWS[view])) throw new Forbidden();
    // the days of a product are shown instead of the list
    const isOfDays = view === 'overview' || (view === 'products' && product !== undefined);
    return {
      view,
      views: () => viewsOf(actor, query, locale),
      period: async () => (view === 'synonyms' ? null : this.days.period(query, locale)),
      days: async () => (isOfDays ? this.days.view(actor, query, locale) : null),
      products: async () =>
        view === 'products' && !isOfDays ? this.rankings.ofProducts(actor, query, locale) : null,
      companies: async () => (view === 'companies' ? this.rankings.ofCompanies(actor, query, locale) : null),
      categories: async () =>
        view === 'categories' ? this.rankings.ofCategories(actor, query, locale) : null,
      searches: async () => (view === 'searches' ? this.searches.view(query, locale) : null),
      synonyms: async () => (view === 'synonyms' ? this.synonyms.view(query, locale) : null),
      closeUrl: this.synonyms.closeUrl(query, locale),
      form: async () => (view === 'synonyms' ? this.synonyms.form(query, locale) : null),
    };
  }
}

/** URLs keep the period and the store. */
function viewsOf(actor: Actor, { view, days, company }: StatisticsQuery, locale: Locale) {
  const views = (Object.keys(VIEWS) as StatisticsView[]).filter((id) => can(actor, VIEWS[id]));
  return views.map((id) => ({
    id,
    url: statisticsUrl(id === 'synonyms' ? { view: id } : { view: id, days, company }, locale),
    current: id === view,
  }));
}
