import { pageCountOf, toPagination } from '../core/http/pagination.js';
import { type QueryValues, queryString } from '../core/http/route-path.js';
import type { Locale } from '../core/i18n/locales.js';
import type { ProductListQuery } from './product-list.input.js';
import { toCard } from './product.presenter.js';
import type { FilterChip, PriceFilter, ProductResults, ProductSort } from './product.props.js';
import type { ProductList } from './products.service.js';

export const PAGE_SIZE = 24;

/** Where a list stands: its path and the state that is in its query. */
export interface ListAddress {
  path: string;
  query: ProductListQuery;
  defaultSort: ProductSort;
  sorts: ProductSort[];
}

/** A list with the addresses of every state that is one step away. */
export function toResults(list: ProductList, address: ListAddress, locale: Locale): ProductResults {
  const { path, query, defaultSort, sorts } = address;
  const chosen =
    query.brand.length || query.priceFrom !== undefined || query.priceTo !== undefined || query.discount;
  return {
    count: list.facets.count,
    cards: list.cards.map((card) => toCard(card, locale)),
    formUrl: path,
    price: toPriceFilter(list, query),
    brands: toBrandItems(list, query),
    chips: toChips(list, address),
    resetUrl: chosen
      ? path +
        queryString(
          stateOf(address, { brand: [], priceFrom: null, priceTo: null, discount: null, page: null }),
        )
      : null,
    sort: query.sort ?? defaultSort,
    sorts: sorts.map((id) => ({
      id,
      url: path + queryString(stateOf(address, { sort: id === defaultSort ? null : id, page: null })),
    })),
    pagination: toPagination(
      query.page,
      pageCountOf(list.facets.count, PAGE_SIZE),
      (page) => path + queryString(stateOf(address, { page: page > 1 ? page : null })),
    ),
  };
}

/** The state as a query, with some of it changed; what is the default is left out. */
function stateOf({ query, defaultSort }: ListAddress, changes: QueryValues): QueryValues {
  return {
    brand: query.brand,
    priceFrom: query.priceFrom,
    priceTo: query.priceTo,
    discount: query.discount ? '1' : null,
    sort: query.sort === defaultSort ? null : query.sort,
    page: query.page > 1 ? query.page : null,
    ...changes,
  };
}

function toPriceFilter({ facets }: ProductList, query: ProductListQuery): PriceFilter {
  const amount = (cents: number | null) => (cents === null ? null : cents / 100);
  return {
    lowest: amount(facets.lowestCents),
    highest: amount(facets.highestCents),
    from: query.priceFrom ?? null,
    to: query.priceTo ?? null,
    buckets: facets.buckets,
  };
}

/** The brands that occur, and those that are chosen though nothing of theirs is left. */
function toBrandItems({ facets }: ProductList, query: ProductListQuery) {
  const missing = query.brand.filter((key) => !facets.brands.some((brand) => brand.key === key));
  return [
    ...facets.brands.map(({ key, title, count }) => ({
      id: key,
      title,
      count,
      selected: query.brand.includes(key),
    })),
    ...missing.map((key) => ({ id: key, title: key, count: 0, selected: true })),
  ];
}

function toChips({ facets }: ProductList, address: ListAddress): FilterChip[] {
  const { path, query } = address;
  const without = (changes: QueryValues) => path + queryString(stateOf(address, { ...changes, page: null }));
  const chips: FilterChip[] = query.brand.map((key) => ({
    label: { key: 'brand', text: facets.brands.find((brand) => brand.key === key)?.title ?? key },
    removeUrl: without({ brand: query.brand.filter((other) => other !== key) }),
  }));
  const { priceFrom: from, priceTo: to } = query;
  if (from !== undefined || to !== undefined) {
    const key = from === undefined ? 'priceTo' : to === undefined ? 'priceFrom' : 'price';
    chips.push({ label: { key, from, to }, removeUrl: without({ priceFrom: null, priceTo: null }) });
  }
  if (query.discount) chips.push({ label: { key: 'discount' }, removeUrl: without({ discount: null }) });
  return chips;
}
