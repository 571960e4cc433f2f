import { KIND_CODES } from '../facets/codes.js';
import type { ListKey } from '../facets/columns.js';
import { MatchingOffers } from './matching-offers.js';
import type { ProductCriteria } from './products.search.js';

/** A list in which nothing has been chosen: a category's, a store's, or that of everything. */
export type WholeList = Pick<ProductCriteria, 'kind' | 'categoryId' | 'storeId'>;

const ANY = 0;

export const keyOf = ({ kind, categoryId = ANY, storeId = ANY }: WholeList): ListKey => [
  KIND_CODES[kind],
  categoryId,
  storeId,
];

/** Whether the list is a category's, a store's or that of everything, apart from what is chosen in it. */
export function isWhole({
  categoryId,
  storeId,
  query,
  companyId,
  ean,
  ids,
  condition,
}: ProductCriteria): boolean {
  if (categoryId !== undefined && storeId !== undefined) return false;
  return [query, companyId, ean, ids, condition].every((value) => value === undefined);
}

/** Whether anything is chosen in the list. */
export const isNarrowed = (criteria: ProductCriteria): boolean =>
  new MatchingOffers(criteria).chosen.length > 0;
