import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/categories.service.js';
import { toChildLinks } from '../categories/category.presenter.js';
import type { Locale } from '../core/i18n/locales.js';
import { SearchUnderstanding } from '../search/search-understanding.js';
import { isNarrowed } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';
import { ProductLists } from './product-lists.service.js';
import { SearchAlternatives } from './search-alternatives.js';
import { toUnderstood } from './understood.presenter.js';

/** Puts the page of a search together: how it was understood, its hits, and where to go on when there are none. */
@Injectable()
export class SearchPage {
  constructor(
    private readonly understanding: SearchUnderstanding,
    private readonly alternatives: SearchAlternatives,
    private readonly lists: ProductLists,
    private readonly categories: CategoriesService,
  ) {}

  /** The page's props and its cards. @param subject.words null lists everything */
  async show(
    { words, path }: { words: string | null; path: string },
    query: ProductListQuery,
    locale: Locale,
  ) {
    const [tree, understood] = await Promise.all([
      this.categories.tree(),
      words === null ? null : this.understanding.understand(words, query),
    ]);
    const meant = understood?.query;
    const { shown, props } = this.lists.open({ path, kind: 'product', query: meant }, query, locale);
    return {
      shown,
      props: {
        query: words,
        ...toUnderstood(understood, { words, tree, query, locale }),
        categories: () => toChildLinks(tree, null, locale),
        ...props,
        alternatives: async () => {
          if (meant === undefined || isNarrowed(query) || (await props.results()).count) return null;
          return this.alternatives.of(meant, locale);
        },
      },
    };
  }
}
