import { Injectable } from '@nestjs/common';
import { Texts } from '../core/i18n/texts.js';
import { Config } from '../core/config/config.js';
import type { PageHead } from '../core/http/pages/page-head.js';
import { pageCountOf, toPagination } from '../core/http/api/pagination.js';
import { itemListData, type NamedPage } from '../core/http/pages/structured-data.js';
import type { QueryValues } from '../core/http/routing/route-path.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import { DIRECTORY_SORTS, type DirectoryQuery } from './directory.query.js';
import { DirectorySearch } from './directory.search.js';
import { toStoreTile } from './store.presenter.js';
import type { StoreTile } from './storefront.pages.js';

const PER_PAGE = 48;

/** The directory of stores. */
@Injectable()
export class DirectoryPage {
  constructor(
    private readonly search: DirectorySearch,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  async show(query: DirectoryQuery, locale: Locale, head: PageHead) {
    const { letters, stores } = await this.search.list(query, PER_PAGE);
    const all = letters.reduce((sum, { count }) => sum + count, 0);
    const count = query.letter ? (letters.find(({ letter }) => letter === query.letter)?.count ?? 0) : all;
    const urlOf = (changes: Partial<DirectoryQuery>) => urlIn(locale, { ...query, page: 1, ...changes });
    const tiles = stores.map((store) => toStoreTile(store, locale));
    this.describe(head, query, locale, tiles);
    return {
      stores: tiles,
      count,
      query: query.query || null,
      letters:
        all > PER_PAGE || query.letter
          ? letters.map(({ letter, count }) => ({
              letter,
              count,
              url: urlOf({ letter }),
              current: letter === query.letter,
            }))
          : [],
      sorts: DIRECTORY_SORTS.map((id) => ({ id, url: urlOf({ sort: id }), current: id === query.sort })),
      allUrl: route('company', {}, locale),
      pagination: toPagination(query.page, pageCountOf(count, PER_PAGE), (page) => urlOf({ page })),
    };
  }

  /** The directory as a part of breadcrumbs. */
  step(locale: Locale): NamedPage {
    return { name: this.title(locale), url: route('company', {}, locale) };
  }

  private title(locale: Locale): string {
    return this.texts.t('storefront.directory.title', locale);
  }

  private describe(head: PageHead, query: DirectoryQuery, locale: Locale, stores: StoreTile[]): void {
    const { page } = query;
    const narrowed = query.query || query.letter || query.sort !== 'name';
    const own = (language: Locale) => urlIn(language, { sort: 'name', page });
    head.set({
      title: this.title(locale),
      page,
      description: this.texts.t('heads.stores', locale),
      canonical: own(locale),
      robots: narrowed ? 'noindex,follow' : undefined,
      alternates: Object.fromEntries(LOCALES.map((language) => [language, own(language)])),
      jsonLd: itemListData(stores, this.config.publicUrl),
    });
  }
}

/** Parameters with their default are left out. */
function urlIn(locale: Locale, { query, letter, sort, page }: DirectoryQuery): string {
  const state: QueryValues = {
    query,
    letter,
    sort: sort === 'name' ? null : sort,
    page: page > 1 ? page : null,
  };
  return route('company', {}, locale, state);
}
