import type { OfferRows } from './content/offer-rows.js';

/** The rows of an index by the unit of a list: cards, or offers in a store's own list. */
export type ListColumns = Pick<
  OfferRows,
  | 'offers'
  | 'groups'
  | 'cards'
  | 'prices'
  | 'totals'
  | 'popularity'
  | 'flags'
  | 'numbers'
  | 'entities'
  | 'ordinals'
  | 'categories'
  | 'values'
  | 'attributes'
  | 'placementOf'
  | 'placements'
  | 'valuesOf'
>;
