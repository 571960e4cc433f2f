import { Injectable } from '@nestjs/common';
import type { Locale } from '../../core/i18n/locales.js';
import { AttributeChoices, readSelections } from '../../search/attribute-choices.js';
import type { FoundCard } from '../../search/catalogue-index/catalogue-index.js';
import { ProductApiFilters } from './product-api-filters.js';
import { toIndexFilters } from '../filters/filter-parameters.js';
import { readsNames } from '../filters/filter-parameters.js';
import { searchCriteria } from '../filters/search-criteria.js';
import type { PageCriteria } from '../filters/product-criteria.js';
import type { FilterGroupJson, UnderstoodJson } from '../product-list.json.js';
import type { ProductsQuery } from './products.query.js';
import { ProductsService } from '../reading/products.service.js';
import type { ParsedQuery } from '../../search/parsed-query.js';
import { QueryParser } from '../../search/query-parser.js';

/** One page of a list. */
export interface ApiList {
  found: FoundCard[];
  count: number;
  filters: FilterGroupJson[];
  nextCursor: string | null;
  /** null without a query. */
  understood: UnderstoodJson | null;
}

/** Visitors' lists, for the API. */
@Injectable()
export class ProductApiLists {
  constructor(
    private readonly products: ProductsService,
    private readonly parser: QueryParser,
    private readonly filters: ProductApiFilters,
    private readonly attributes: AttributeChoices,
  ) {}

  async list(query: ProductsQuery, locale: Locale): Promise<ApiList> {
    const parsed = query.query ? await this.parse(query.query, query, locale) : null;
    const selections = readSelections({ ...query.attributes, ...parsed?.filters?.attributes });
    const attributes = await this.attributes.resolve(readSelections(query.attributes));
    const { filters, ...list } = toCriteria(query);
    const listed = { ...list, filters: { ...filters, attributes } };
    const { kind, sort } = query;
    const criteria = parsed ? searchCriteria(parsed, { ...listed, kind, sort }) : listed;
    const matches = this.products.open(criteria);
    const [page, counted] = await Promise.all([
      matches.page({ ...criteria, locale }),
      this.filters.countFilters(matches, criteria, { selections, locale }),
    ]);
    return { ...page, ...counted, understood: parsed && toUnderstood(parsed) };
  }

  private parse(text: string, query: ProductsQuery, locale: Locale): Promise<ParsedQuery> {
    const { literal, category } = query;
    return this.parser.parse(text, locale, { literal, filters: readsNames(query), categoryId: category });
  }
}

function toUnderstood({ text, isCorrected, constraints, filters, missing }: ParsedQuery): UnderstoodJson {
  const { priceFrom, priceTo, inStock, discount, condition, sort, kind } = constraints;
  return {
    text,
    corrected: isCorrected,
    constraints: {
      priceFrom,
      priceTo,
      inStock: inStock && true,
      discount: discount && true,
      condition,
      sort,
      kind,
    },
    category: filters?.category?.id ?? null,
    brand: filters?.brands ?? [],
    company: filters?.companyIds ?? [],
    values: Object.entries(filters?.attributes ?? {}).flatMap(([id, keys]) =>
      keys.map((value) => ({ definitionId: Number(id), value })),
    ),
    ignored: [...missing],
  };
}

/** The filters of a query, but for attributes. */
export function toCriteria(query: ProductsQuery): PageCriteria {
  const { category, company, page, limit } = query;
  const words = query.query || undefined;
  return {
    kind: query.kind ?? (words ? undefined : 'product'),
    categoryId: category,
    companyId: company,
    filters: { ...toIndexFilters(query), ...(company !== undefined && { company: [company] }) },
    ean: query.ean,
    ids: query.ids,
    cursor: query.cursor,
    sort: query.sort ?? (words ? 'relevance' : 'popular'),
    page,
    pageSize: limit,
  };
}
