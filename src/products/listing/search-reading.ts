import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../categories/categories.service.js';
import { toChildLinks } from '../../categories/category.presenter.js';
import type { Locale } from '../../core/i18n/locales.js';
import { SearchUnderstanding } from '../../search/search-understanding.js';
import type { ProductListQuery } from './product-list.input.js';
import { SearchHits } from '../query/search-hits.js';
import { toUnderstood } from './understood.presenter.js';

/** Reads what somebody searches for, and tells on a page how it was understood. */
@Injectable()
export class SearchReading {
  constructor(
    private readonly understanding: SearchUnderstanding,
    private readonly categories: CategoriesService,
    private readonly hits: SearchHits,
  ) {}

  /**
   * @param words null: everything is listed
   * @returns what to look for, undefined for everything, and the page's props about it
   */
  async read(words: string | null, query: ProductListQuery, locale: Locale) {
    const [tree, understood] = await Promise.all([
      this.categories.tree(),
      words === null ? null : this.understand(words, query, locale),
    ]);
    return {
      expanded: understood?.query,
      props: {
        query: words,
        ...toUnderstood(understood, { words, tree, query, locale }),
        categories: () => toChildLinks(tree, null, locale),
      },
    };
  }

  /** Whether anything has the words, whatever is chosen; known already where they were read. */
  async finds(words: string, locale: Locale): Promise<boolean> {
    const hits = await this.hits.of({
      query: words,
      synonymsOf: locale,
      brands: [],
      sort: 'relevance',
      page: 1,
      pageSize: 1,
    });
    return (hits?.offerIds.length ?? 0) > 0;
  }

  private understand(words: string, { literal, category }: ProductListQuery, locale: Locale) {
    const tell = async (text: string) => {
      const finds = await this.hits.lookAhead(text, literal ? undefined : locale, category);
      // what a category does not have may stand in another one
      return finds || category !== undefined;
    };
    return this.understanding.understand(words, locale, { literal, tell });
  }
}
