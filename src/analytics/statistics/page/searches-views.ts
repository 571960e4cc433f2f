import { Injectable } from '@nestjs/common';
import { SearchedTerms } from '../../searched-terms.js';
import { pageCountOf, toPagination } from '../../../core/http/api/pagination.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { searchUrl } from '../../../products/listing/search.presenter.js';
import { route } from '../../../routes.js';
import { SynonymsService } from '../../../search/synonyms/synonyms.service.js';
import { SHOWN, type StatisticsQuery } from '../statistics.query.js';
import { withoutDefaults, statisticsUrl } from '../statistics-urls.js';
import type { SearchesView, SearchRow } from './statistics.pages.js';

const PER_PAGE = 50;

/** The view of visitors' searches. */
@Injectable()
export class SearchesViews {
  constructor(
    private readonly terms: SearchedTerms,
    private readonly synonyms: SynonymsService,
  ) {}

  async view(query: StatisticsQuery, locale: Locale): Promise<SearchesView> {
    const { query: text = '', language = null, days, show, page } = query;
    const kept = { view: 'searches', query: text, language: language ?? '', days };
    const urlOf = (changes: object) => statisticsUrl({ ...kept, show, ...changes }, locale);
    const [totals, rows] = await Promise.all([this.terms.totals(query), this.rows(query, locale)]);
    const counts = { all: totals.terms, nothing: totals.termsWithoutHits };
    const { searches, foundNothing, terms } = totals;
    return {
      rows,
      totals: { searches, foundNothing, terms },
      shown: SHOWN.map((id) => ({
        id,
        count: counts[id],
        url: urlOf({ show: id }),
        current: id === show,
      })),
      pagination: toPagination(page, pageCountOf(counts[show], PER_PAGE), (page) => urlOf({ page })),
      filters: { query: text, language },
      formUrl: statisticsUrl({}, locale),
      keep: withoutDefaults({ view: 'searches', days, show }) as Record<string, string>,
      resetUrl: text || language ? urlOf({ query: '', language: '' }) : null,
      csvUrl: route('admin.statistics.searches', {}, locale, withoutDefaults({ ...kept, view: '', show })),
    };
  }

  private async rows(query: StatisticsQuery, locale: Locale): Promise<SearchRow[]> {
    const { show, page } = query;
    const found = await this.terms.list(query, {
      foundNothing: show === 'nothing',
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
    });
    const known = await this.synonyms.idsOf(found.map(({ language, text }) => ({ language, phrase: text })));
    return found.map((row) => {
      const { language, text } = row;
      const answer = known.find((each) => each.language === language && each.phrase === text);
      const window = answer ? { edit: answer.id } : { new: '1', language, term: text };
      return {
        ...row,
        url: searchUrl(text, language),
        synonym: { url: statisticsUrl({ view: 'synonyms', ...window }, locale), isNew: !answer },
      };
    });
  }
}
