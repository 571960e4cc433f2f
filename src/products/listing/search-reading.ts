import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { toChildLinks } from '../../categories/category.presenter.js';
import type { Locale } from '../../core/i18n/locales.js';
import { SearchUnderstanding } from '../../search/search-understanding.js';
import type { ProductListQuery } from './product-list.input.js';
import { toUnderstood, wordsUrl } from './understood.presenter.js';

/** Reads what somebody searches for, and tells on a page how it was understood. */
@Injectable()
export class SearchReading {
  constructor(
    private readonly understanding: SearchUnderstanding,
    private readonly categories: CategoriesService,
  ) {}

  /**
   * @param words null: everything is listed
   * @returns how they are understood, and the page's props about it
   */
  async read(words: string | null, query: ProductListQuery, locale: Locale) {
    const { literal } = query;
    const [tree, understood] = await Promise.all([
      this.categories.tree(),
      words === null ? null : this.understanding.understand(words, locale, { literal }),
    ]);
    const { category } = query;
    return {
      understood,
      /** Words find products and services; without words services are listed by their categories alone. */
      kind: understood ? undefined : (category !== undefined && tree.find(category)?.kind) || 'product',
      props: {
        query: query.typed ?? words,
        named: query.typed === undefined ? null : { wordsUrl: wordsUrl(query.typed, locale) },
        ...toUnderstood(understood, { words, tree, query, locale }),
        categories: () => toChildLinks(tree, null, locale),
      },
    };
  }
}
