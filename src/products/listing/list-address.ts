import { type QueryValues, queryString } from '../../core/http/routing/route-path.js';
import type { AskedAttribute, FilterAttribute } from '../filters/attribute-choices.js';
import type { ProductListQuery } from './product-list.input.js';
import type { ProductKind } from '../product.entity.js';
import type { ProductSort } from '../product.props.js';

/** Where a list stands: its path and the state that is in its query. */
export interface ListAddress {
  path: string;
  /** What its query names besides the state. */
  own?: QueryValues;
  /** Left out: words may find products and services. */
  kind?: ProductKind;
  /** Its hits may be narrowed to a category. */
  isSearch?: boolean;
  /** The category that it lists, or that its hits are narrowed to; or the store. */
  categoryId?: number;
  storeId?: number;
  /** What is looked for. */
  words?: string;
  query: ProductListQuery;
  defaultSort: ProductSort;
  sorts: ProductSort[];
  /** What it may be filtered by, and what is asked of it. */
  attributes: FilterAttribute[];
  asked: AskedAttribute[];
}

/** How the address names an attribute. */
export const attributeKey = (id: number | string) => `attributes[${id}]`;

/** What leaves a list as narrow as it is. */
const OF_ITS_PAGES = new Set(['sort', 'page', 'cursor', 'choices']);

/** The list in another state; where that is not said, on its first page. */
export function urlOf(address: ListAddress, changes: QueryValues): string {
  const typed = Object.keys(changes).every((key) => OF_ITS_PAGES.has(key)) ? address.query.typed : null;
  const state = { ...stateOf(address), page: null, cursor: null, typed, ...changes };
  return address.path + queryString({ ...address.own, ...state });
}

/**
 * The hits of another category, or of all. Among all that there is values are not counted: they go with the category
 * that names them.
 */
export function categoryUrlOf(address: ListAddress, category: number | null): string {
  const named = address.words === undefined ? Object.keys(address.query.attributes) : [];
  const left = Object.fromEntries(named.map((id) => [attributeKey(id), null]));
  return urlOf(address, { ...left, category });
}

/** The list without anything chosen. */
export function resetUrl(address: ListAddress): string {
  return address.path + queryString({ ...address.own, ...lastingState(address) });
}

/** What the filter form sends along unseen. */
export function keptFields(address: ListAddress): { name: string; value: string }[] {
  const { category } = stateOf(address);
  const kept = queryString({ ...address.own, ...lastingState(address), category });
  return [...new URLSearchParams(kept)].map(([name, value]) => ({ name, value }));
}

/** The list as it is, with all choices of one more filter. */
export function allChoicesUrl(address: ListAddress, filter: string): string {
  const { page, cursor } = stateOf(address);
  return urlOf(address, { page, cursor, choices: [...address.query.choices, filter] });
}

/** What no choice changes: the order, that a search is meant as it is written, and how much of the filters is shown. */
function lastingState(address: ListAddress): QueryValues {
  const { sort, literal, choices } = stateOf(address);
  return { sort, literal, choices };
}

/** Whether anything is chosen: then there is something to take away. */
export function isNarrowed({
  kind,
  brand,
  company,
  category,
  priceFrom,
  priceTo,
  inStock,
  discount,
  attributes,
}: ProductListQuery): boolean {
  const lists = kind.length + brand.length + company.length + Object.keys(attributes).length;
  const isGiven = [category, priceFrom, priceTo].some((value) => value !== undefined);
  return lists > 0 || isGiven || inStock || discount;
}

/** Whether nothing is chosen but a price, which may stand in the question itself. */
export const isPricedOnly = ({ priceFrom, priceTo, ...query }: ProductListQuery): boolean =>
  (priceFrom !== undefined || priceTo !== undefined) && isBeginning(query);

/** Whether it is the list itself: what narrows, orders or pages it is no other one. */
export function isBeginning(query: ProductListQuery): boolean {
  return query.sort === undefined && isFirstPage(query) && !isNarrowed(query);
}

export const isFirstPage = ({ page, cursor, choices }: ProductListQuery): boolean =>
  page === 1 && cursor === undefined && choices.length === 0;

/** The state as a query; what is the default is left out. */
function stateOf({ query, defaultSort }: ListAddress): QueryValues {
  const attributes = Object.entries(query.attributes).map(([id, texts]) => [attributeKey(id), texts]);
  return {
    kind: query.kind,
    brand: query.brand,
    company: query.company,
    category: query.category,
    priceFrom: query.priceFrom,
    priceTo: query.priceTo,
    inStock: query.inStock ? '1' : null,
    discount: query.discount ? '1' : null,
    ...(Object.fromEntries(attributes) as QueryValues),
    sort: query.sort === defaultSort ? null : query.sort,
    literal: query.literal ? '1' : null,
    choices: query.choices,
    page: query.page > 1 ? query.page : null,
    cursor: query.cursor,
  };
}
