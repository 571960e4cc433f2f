import { Injectable } from '@nestjs/common';
import { pageCountOf, toPagination } from '../../../core/http/api/pagination.js';
import { versionOf } from '../../../core/http/versions/versioned.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { route } from '../../../routes.js';
import type { Synonym } from '../../../search/synonyms/synonym.entity.js';
import { SynonymsService } from '../../../search/synonyms/synonyms.service.js';
import type { StatisticsQuery } from '../statistics.query.js';
import { statisticsUrl } from '../statistics-urls.js';
import type { SynonymForm, SynonymsView } from './statistics.pages.js';

const PER_PAGE = 50;

/** The list of synonyms and the form of one. */
@Injectable()
export class SynonymsViews {
  constructor(private readonly synonyms: SynonymsService) {}

  async view(query: StatisticsQuery, locale: Locale): Promise<SynonymsView> {
    const { query: text = '', language = null, page } = query;
    const urlOf = listUrl(query, locale);
    const { synonyms, count } = await this.synonyms.list({ ...query, limit: PER_PAGE });
    return {
      rows: synonyms.map(({ id, language, words, meanings }) => ({
        id,
        language,
        words,
        meanings,
        url: urlOf({ page, edit: id }),
        deleteUrl: route('admin.statistics.synonyms.one', { id }, locale),
      })),
      count,
      pagination: toPagination(page, pageCountOf(count, PER_PAGE), (page) => urlOf({ page })),
      filters: { query: text, language },
      formUrl: statisticsUrl({}, locale),
      keep: { view: 'synonyms' },
      resetUrl: text || language ? statisticsUrl({ view: 'synonyms' }, locale) : null,
      newUrl: urlOf({ page, new: '1' }),
    };
  }

  closeUrl(query: StatisticsQuery, locale: Locale): string {
    return listUrl(query, locale)({ page: query.page });
  }

  async form({ edit, new: isNew, language, term = '' }: StatisticsQuery, locale: Locale) {
    if (edit !== undefined) return toForm(await this.synonyms.get(edit), locale);
    if (!isNew) return null;
    const url = route('admin.statistics.synonyms', {}, locale);
    // the words are often in another language than the screen
    const begun = { language: language ?? null, words: term.trim(), meanings: '' };
    return { url, id: null, version: null, ...begun } satisfies SynonymForm;
  }
}

/** The fields of the form. */
export function toFormValues({ language, words, meanings }: Synonym) {
  return { language, words: words.join('\n'), meanings: meanings.join('\n') };
}

function toForm(synonym: Synonym, locale: Locale): SynonymForm {
  const { id } = synonym;
  const url = route('admin.statistics.synonyms.one', { id }, locale);
  return { url, id, version: versionOf(synonym), ...toFormValues(synonym) };
}

const listUrl =
  ({ view, query, language }: StatisticsQuery, locale: Locale) =>
  (changes: object) =>
    statisticsUrl({ view, query, language, ...changes }, locale);
