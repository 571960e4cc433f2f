import { type QueryValues, queryString } from '../../core/http/routing/route-path.js';
import type { AttributeSelection, FilterAttribute } from '../../search/attribute-choices.js';
import type { OpenText } from '../../search/catalogue-index/catalogue-index.js';
import type { ChosenValues } from '../../search/catalogue-index/filter-columns.js';
import type { NamedFilter } from '../../search/catalogue-index/filter-columns.js';
import { addressOf, VISITOR_FILTERS } from '../filters/filter-parameters.js';
import type { ProductKind } from '../product.entity.js';
import type { ProductSort } from '../product.props.js';
import type { ProductListQuery } from './product-list.input.js';

/** The subject of a list page. */
export interface ListSubject {
  path: string;
  /** Left out: products and services. */
  kind?: ProductKind;
  /** The category that is listed, or that hits are narrowed to. */
  categoryId?: number;
  /** The store whose offers these are; then stores are no filter. */
  storeId?: number;
  /** Hits may be narrowed to a category. */
  isSearch?: boolean;
  /** The list without the search term. */
  wordless?: ListSubject;
  /** The search term, and the query of the index. */
  term?: string;
  text?: OpenText;
  /** A number in the term that no offer has, and the category that the term names. */
  unread?: { number: string; categoryId: number };
  /** Parameters of the address besides the state. */
  baseQuery?: QueryValues;
}

/** A list with its state, which is in the query of its address. */
export interface ListAddress extends ListSubject {
  query: ProductListQuery;
  defaultSort: ProductSort;
  sorts: ProductSort[];
  /** The attributes it may be filtered by, and the selected values. */
  attributes: FilterAttribute[];
  selections: AttributeSelection[];
  values: ChosenValues[];
}

/** How the address names an attribute. */
export const attributeKey = (id: number | string) => `attributes[${id}]`;

const isChoice = ({ type }: NamedFilter) => type === 'choice';
const CHOICES = VISITOR_FILTERS.filter(isChoice);
const OTHERS = VISITOR_FILTERS.filter((filter) => !isChoice(filter));

/** The list in another state, on its first page unless a page is given. */
export function urlOf(address: ListAddress, changes: QueryValues): string {
  const { typed } = address.query;
  const state = { ...stateOf(address), page: null, cursor: null, typed, ...changes };
  const { path, baseQuery } = address;
  // it comes first, and a filter of the same name does not take its place
  return path + queryString({ ...baseQuery, ...state, ...baseQuery });
}

/** The hits of another category, or of all. Without a term, values are dropped with the category that has them. */
export function categoryUrlOf(address: ListAddress, category: number | null): string {
  const dropped = address.term === undefined ? Object.keys(address.query.attributes) : [];
  const changes = Object.fromEntries(dropped.map((id) => [attributeKey(id), null]));
  return urlOf(address, { ...changes, category });
}

/** The list without any filter. */
export function resetUrl(address: ListAddress): string {
  return address.path + queryString(unfiltered(address));
}

/** Hidden fields of the filter form. */
export function keptFields(address: ListAddress): { name: string; value: string }[] {
  const { category, typed } = address.query;
  const kept = queryString({ ...unfiltered(address), category, typed });
  return [...new URLSearchParams(kept)].map(([name, value]) => ({ name, value }));
}

/** URL of the page that shows all choices of one more filter. */
export const allChoicesUrl = (address: ListAddress, filter: string): string =>
  samePageUrl(address, { choices: [...address.query.choices, filter] });

/** URL of the page that only displays the list differently, for example with more choices. */
export function samePageUrl(address: ListAddress, changes: QueryValues): string {
  const { page, cursor } = stateOf(address);
  return urlOf(address, { page, cursor, ...changes });
}

/** The state that filters do not change: sort order, view, literal search, and the filters with all choices. */
function unfiltered(address: ListAddress): QueryValues {
  const { sort, view, literal, choices } = stateOf(address);
  return { ...address.baseQuery, sort, view, literal, choices };
}

/** Whether any filter is selected. */
export const isFiltered = (query: ProductListQuery): boolean => hasValue(Object.values(filtersOf(query)));

const hasValue = (values: unknown) => [values].flat(2).some((value) => value !== undefined && value !== null);

/** Whether the price is the only filter; the term may state it. */
export const isOnlyPriced = ({ priceFrom, priceTo, ...query }: ProductListQuery): boolean =>
  (priceFrom !== undefined || priceTo !== undefined) && isUnfiltered(query);

/** Whether it is the first page of the list as cards, in its default order and without filters. */
export const isUnfiltered = (query: ProductListQuery): boolean =>
  query.sort === undefined && isFirstPage(query) && !isFiltered(query);

export const isFirstPage = ({ page, cursor, choices, view }: ProductListQuery): boolean =>
  page === 1 && cursor === undefined && choices.length === 0 && view === undefined;

/** Choices, the category, other filters, attributes, in the order of the canonical address. */
export function filtersOf(query: ProductListQuery): QueryValues {
  const addresses = (filters: NamedFilter[]): QueryValues =>
    Object.assign({}, ...filters.map((filter) => addressOf(query, filter))) as QueryValues;
  return {
    ...addresses(CHOICES),
    category: query.category,
    ...addresses(OTHERS),
    ...Object.fromEntries(Object.entries(query.attributes).map(([id, texts]) => [attributeKey(id), texts])),
  };
}

/** The filters, order and display that a form's address has in addition to its words. */
export function givenIn(query: ProductListQuery): QueryValues {
  const { sort, view, literal } = query;
  const given: QueryValues = { ...filtersOf(query), sort, view, literal: literal ? '1' : null };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => hasValue(value)));
}

/** The state as a query, without defaults. */
function stateOf({ query, defaultSort }: ListAddress): QueryValues {
  const { sort, view, literal, choices, page, cursor } = query;
  return {
    ...filtersOf(query),
    sort: sort === defaultSort ? null : sort,
    view,
    literal: literal ? '1' : null,
    choices,
    page: page > 1 ? page : null,
    cursor,
  };
}
