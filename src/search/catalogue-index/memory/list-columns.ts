import type { OfferRows } from './content/offer-rows.js';

/** The rows of an index as a list shows them: what it counts and shows once are cards, in a store's own list offers. */
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
