import { Injectable } from '@nestjs/common';
import { foldText } from '../../core/i18n/fold-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { AttributeChoices, readSelections } from '../filters/attribute-choices.js';
import type { FoundCard } from '../../search/catalogue-index/catalogue-index.js';
import { ProductApiFilters } from './product-api-filters.js';
import type { PageCriteria } from '../filters/product-criteria.js';
import type { FilterGroupJson } from '../product-list.json.js';
import type { ProductsQuery } from './products.query.js';
import { ProductsService } from '../reading/products.service.js';
import { SearchUnderstanding } from '../../search/search-understanding.js';

/** One page of a list. */
export interface ApiList {
  found: FoundCard[];
  count: number;
  filters: FilterGroupJson[];
  nextCursor: string | null;
}

/** Visitors' lists, for the API. */
@Injectable()
export class ProductApiLists {
  constructor(
    private readonly products: ProductsService,
    private readonly understanding: SearchUnderstanding,
    private readonly filters: ProductApiFilters,
    private readonly attributes: AttributeChoices,
  ) {}

  async list(query: ProductsQuery, locale: Locale): Promise<ApiList> {
    const selections = readSelections(query.attributes);
    const [chosen, text] = await Promise.all([
      this.attributes.resolve(selections),
      query.query ? this.understanding.read(query.query, locale) : undefined,
    ]);
    const criteria = { ...toCriteria(query), text, attributes: chosen };
    const matches = this.products.open(criteria);
    const [page, narrowing] = await Promise.all([
      matches.page({ ...criteria, locale }),
      this.filters.of(matches, criteria, { selections, locale }),
    ]);
    return { ...page, ...narrowing };
  }
}

/** The filters of a query. */
export function toCriteria(query: ProductsQuery): PageCriteria {
  const { category, company, brand, priceFrom, priceTo, inStock, discount, page, limit } = query;
  const words = query.query || undefined;
  return {
    kind: query.kind ?? (words ? undefined : 'product'),
    categoryId: category,
    companyId: company,
    brands: brand.map(foldText),
    priceFrom,
    priceTo,
    inStock,
    discounted: discount,
    condition: query.condition,
    ean: query.ean,
    ids: query.ids,
    cursor: query.cursor,
    sort: query.sort ?? (words ? 'relevance' : 'popular'),
    page,
    pageSize: limit,
  };
}
