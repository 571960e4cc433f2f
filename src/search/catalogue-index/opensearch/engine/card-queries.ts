import type { Json } from './engine.js';

/** The unit of documents that lists of cards show; those that a store's list shows have its id. */
export const CARD = 'card';

/** Documents with an offer. */
export const withOffer = (offer: Json): Json => ({
  nested: { path: 'offer', query: offer, score_mode: 'none' },
});

/** Cards alone. */
export const inCards = (condition: Json): Json => ({
  bool: { filter: [{ term: { units: CARD } }, condition] },
});
