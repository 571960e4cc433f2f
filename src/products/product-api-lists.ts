import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { CategoriesService } from '../categories/categories.service.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';
import { ProductFilters } from './product-filters.js';
import { categoryChoices, FilterGroups } from './product-filters.presenter.js';
import type { FilterGroupJson } from './product-list.json.js';
import type { ProductsQuery } from './products.query.js';
import { type FoundCard, type ProductCriteria, ProductsSearch } from './products.search.js';

/** One page of a list for programs. */
export interface ApiList {
  found: FoundCard[];
  count: number;
  filters: FilterGroupJson[];
}

/** Lists of what visitors see, for programs. */
@Injectable()
export class ProductApiLists {
  constructor(
    private readonly search: ProductsSearch,
    private readonly facets: ProductFilters,
    private readonly categories: CategoriesService,
    private readonly i18n: I18nService,
  ) {}

  async list(query: ProductsQuery, locale: Locale): Promise<ApiList> {
    const criteria = toCriteria(query);
    const choices = categoryChoices(await this.categories.tree(), criteria);
    const [found, counts] = await Promise.all([
      this.search.find(criteria, locale),
      this.facets.counts(
        criteria,
        choices.map(({ id }) => id),
      ),
    ]);
    const filters = new FilterGroups(this.i18n, locale).toGroups(counts, choices, criteria);
    return { found, count: counts.count, filters };
  }
}

/** What the query narrows a list to. */
export function toCriteria(query: ProductsQuery): ProductCriteria {
  const { category, company, brand, priceFrom, priceTo, inStock, discount, page, limit } = query;
  const words = query.query || undefined;
  return {
    kind: query.kind,
    categoryId: category,
    companyId: company,
    query: words,
    brands: brand.map(foldText),
    priceFromCents: toCents(priceFrom),
    priceToCents: toCents(priceTo),
    inStock,
    discounted: discount,
    condition: query.condition,
    ean: query.ean,
    ids: query.ids,
    sort: query.sort ?? (words ? 'relevance' : 'popular'),
    page,
    pageSize: limit,
  };
}

const toCents = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100));
