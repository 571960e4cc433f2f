import { Injectable } from '@nestjs/common';
import type { Locale } from '../core/i18n/locales.js';
import { SearchesViews } from './searches-view.js';
import { type StatisticsQuery, VIEWS } from './statistics.query.js';
import { statisticsUrl } from './statistics-urls.js';
import { SynonymsViews } from './synonyms-view.js';

/** Puts the section together: one view at a time, the others as addresses. */
@Injectable()
export class StatisticsPage {
  constructor(
    private readonly searches: SearchesViews,
    private readonly synonyms: SynonymsViews,
  ) {}

  props(query: StatisticsQuery, locale: Locale) {
    const { view } = query;
    return {
      view,
      views: VIEWS.map((id) => ({ id, url: statisticsUrl({ view: id }, locale), current: id === view })),
      searches: async () => (view === 'searches' ? this.searches.view(query, locale) : null),
      synonyms: async () => (view === 'synonyms' ? this.synonyms.view(query, locale) : null),
      closeUrl: this.synonyms.closeUrl(query, locale),
      form: async () => (view === 'synonyms' ? this.synonyms.form(query, locale) : null),
    };
  }
}
