import { KIND_CODES } from '../facets/codes.js';
import type { ListKey } from '../facets/columns.js';
import { MatchingOffers } from './matching-offers.js';
import type { ProductCriteria } from './product-criteria.js';
import type { ProductKind } from '../product.entity.js';

/** A list in which nothing has been chosen: a category's, a store's, or that of everything. */
export type WholeList = Pick<ProductCriteria, 'categoryId' | 'storeId'> & { kind: ProductKind };

const ANY = 0;

export const keyOf = ({ kind, categoryId = ANY, storeId = ANY }: WholeList): ListKey => [
  KIND_CODES[kind],
  categoryId,
  storeId,
];

/** Whether the list is a category's, a store's or that of everything, apart from what is chosen in it. */
export const isWhole = (criteria: ProductCriteria): criteria is ProductCriteria & WholeList =>
  criteria.query === undefined && criteria.kind !== undefined && isPartOfWhole(criteria);

/** The same of a list, or of what words find in it. */
export function isPartOfWhole({
  categoryId,
  storeId,
  companyId,
  ean,
  ids,
  condition,
}: ProductCriteria): boolean {
  if (categoryId !== undefined && storeId !== undefined) return false;
  return [companyId, ean, ids, condition].every((value) => value === undefined);
}

/** Whether a list is of so few that each hit of a search must be found in it, however common a word is. */
export function isOfFew({ kind, storeId, companyId, ean, ids }: ProductCriteria): boolean {
  // there the popular offers of the whole catalogue say nothing
  return kind === 'service' || [storeId, companyId, ean, ids].some((narrow) => narrow !== undefined);
}

/** Whether anything is chosen in the list. */
export const isNarrowed = (criteria: ProductCriteria): boolean =>
  new MatchingOffers(criteria).chosen.length > 0;
