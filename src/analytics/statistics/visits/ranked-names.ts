import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../../../categories/categories.service.js';
import { CompaniesService } from '../../../companies/companies.service.js';
import { type LocalText, localText } from '../../../core/i18n/local-text.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { VisitedProducts } from './visited-products.js';

/** Names of ranked products, stores and categories. */
@Injectable()
export class RankedNames {
  constructor(
    private readonly visited: VisitedProducts,
    private readonly stores: CompaniesService,
    private readonly tree: CategoriesService,
  ) {}

  products(ids: number[]) {
    return this.visited.byIds(ids);
  }

  companies(ids: number[]) {
    return this.stores.namesOf(ids);
  }

  /** The names from the root to a category; empty: it is deleted. */
  async categories(locale: Locale): Promise<(id: number) => LocalText[]> {
    const tree = await this.tree.tree();
    return (id) => {
      const category = tree.find(id);
      const path = category ? tree.pathOf(category) : [];
      return path.map(({ name }) => localText(name, locale) ?? { text: '' });
    };
  }
}
