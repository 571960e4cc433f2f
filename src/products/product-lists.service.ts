import { Injectable } from '@nestjs/common';
import type { Locale } from '../core/i18n/locales.js';
import { type ListAddress, PAGE_SIZE, toResults } from './product-list.presenter.js';
import type { ProductListQuery } from './product-list.input.js';
import type { ProductResults, ProductSort } from './product.props.js';
import type { ProductCriteria } from './products.search.js';
import { ProductsService } from './products.service.js';

const SEARCH_SORTS: ProductSort[] = ['relevance', 'price', '-price', 'name', 'newest'];
const BROWSE_SORTS: ProductSort[] = ['popular', 'price', '-price', 'name', 'newest'];

/** What a list page is about. */
export interface ListSubject {
  path: string;
  kind: ProductCriteria['kind'];
  categoryId?: number;
  query?: string;
}

/** List pages of visitors: from the state in the address to the results with their links. */
@Injectable()
export class ProductLists {
  constructor(private readonly products: ProductsService) {}

  async results(subject: ListSubject, query: ProductListQuery, locale: Locale): Promise<ProductResults> {
    const address = addressOf(subject, query);
    const { kind, categoryId, query: words } = subject;
    const list = await this.products.list(
      {
        kind,
        categoryId,
        query: words,
        brands: query.brand,
        priceFromCents: toCents(query.priceFrom),
        priceToCents: toCents(query.priceTo),
        discounted: query.discount,
        sort: address.sorts.includes(query.sort ?? address.defaultSort)
          ? (query.sort ?? address.defaultSort)
          : address.defaultSort,
        page: query.page,
        pageSize: PAGE_SIZE,
      },
      locale,
    );
    const lastPage = Math.max(1, Math.ceil(list.facets.count / PAGE_SIZE));
    // the list has become shorter since somebody kept the address: never a count above nothing
    if (query.page > lastPage) return this.results(subject, { ...query, page: lastPage }, locale);
    return toResults(list, address, locale);
  }
}

function addressOf({ path, query: words }: ListSubject, query: ProductListQuery): ListAddress {
  const sorts = words === undefined ? BROWSE_SORTS : SEARCH_SORTS;
  return { path, query, sorts, defaultSort: sorts[0]! };
}

const toCents = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount * 100));
