import { Injectable } from '@nestjs/common';
import { MAX_PAGE } from '../core/http/api-query.js';
import type { QueryValues } from '../core/http/route-path.js';
import { Malformed } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import {
  type AskedAttribute,
  AttributeChoices,
  type FilterAttribute,
  readAsked,
} from './attribute-choices.js';
import type { ListAddress } from './list-address.js';
import { PAGE_SIZE, toResults } from './product-list.presenter.js';
import type { ProductListQuery } from './product-list.input.js';
import type { ProductResults, ProductSort } from './product.props.js';
import type { ProductCriteria } from './products.search.js';
import { ProductsService } from './products.service.js';

const SEARCH_SORTS: ProductSort[] = ['relevance', 'price', '-price', 'total', 'name', 'newest'];
const BROWSE_SORTS: ProductSort[] = ['popular', 'price', '-price', 'total', 'name', 'newest'];

/** What a list page is about. */
export interface ListSubject {
  path: string;
  kind: ProductCriteria['kind'];
  categoryId?: number;
  query?: string;
  /** The store whose offers these are; then there is no choice of stores. */
  storeId?: number;
  /** What the address names besides path and state. */
  own?: QueryValues;
}

/** List pages of visitors: from the state in the address to the results with their links. */
@Injectable()
export class ProductLists {
  constructor(
    private readonly products: ProductsService,
    private readonly attributes: AttributeChoices,
  ) {}

  async results(subject: ListSubject, query: ProductListQuery, locale: Locale): Promise<ProductResults> {
    const asked = readAsked(query.attributes);
    const [attributes, chosen] = await Promise.all([
      this.filterable(subject.categoryId, asked),
      this.attributes.resolve(asked),
    ]);
    const address = { ...addressOf(subject, query), attributes, asked };
    const criteria = { ...criteriaOf(subject, address), attributes: chosen };
    const list = await this.products.list(criteria, attributes, locale).catch((error: unknown) => {
      // an address that somebody has cut
      if (error instanceof Malformed && query.cursor !== undefined) return null;
      throw error;
    });
    if (!list) return this.results(subject, { ...query, cursor: undefined }, locale);
    const lastPage = Math.min(MAX_PAGE, Math.max(1, Math.ceil(list.counts.count / PAGE_SIZE)));
    // the list has become shorter since somebody kept the address: never a count above nothing
    if (query.page > lastPage) return this.results(subject, { ...query, page: lastPage }, locale);
    const results = toResults(list, address, locale);
    return subject.storeId === undefined ? results : ofOneStore(results);
  }

  /** What the category names, and what else the address asks for. */
  private async filterable(
    categoryId: number | undefined,
    asked: AskedAttribute[],
  ): Promise<FilterAttribute[]> {
    const named = await this.attributes.filterable(categoryId);
    const others = asked
      .map(({ definitionId }) => definitionId)
      .filter((id) => !named.some((one) => one.id === id));
    return [...named, ...(await this.attributes.byIds(others))];
  }
}

/** Each card is one offer of the store at its own price. */
function ofOneStore(results: ProductResults): ProductResults {
  const cards = results.cards.map((card) => ({ ...card, offerCount: 1, storeName: null }));
  return { ...results, cards, companies: [] };
}

function addressOf(
  { path, own, kind, categoryId, storeId, query: words }: ListSubject,
  query: ProductListQuery,
) {
  const sorts = words === undefined ? BROWSE_SORTS : SEARCH_SORTS;
  const state = storeId === undefined ? query : { ...query, company: [] };
  return { path, own, kind, categoryId, query: state, sorts, defaultSort: sorts[0]! };
}

function criteriaOf(
  { kind, categoryId, storeId, query: words }: ListSubject,
  { query, sorts, defaultSort }: Pick<ListAddress, 'query' | 'sorts' | 'defaultSort'>,
): ProductCriteria {
  return {
    kind,
    categoryId,
    storeId,
    query: words,
    brands: query.brand,
    companyIds: query.company,
    priceFromCents: toCents(query.priceFrom),
    priceToCents: toCents(query.priceTo),
    inStock: query.inStock,
    discounted: query.discount,
    sort: query.sort && sorts.includes(query.sort) ? query.sort : defaultSort,
    cursor: query.cursor,
    page: query.page,
    pageSize: PAGE_SIZE,
  };
}

const toCents = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100));
