import type { PairReason } from './pair-reasons.js';
import type { Contradiction } from './matching.statements.js';

/** A pair of groups that may be one product, or offers of one GTIN that contradict each other. */
export const SUGGESTION_KINDS = ['pair', 'suspicious'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The most certain first, or those whose offers have the most clicks. */
export const SUGGESTION_ORDERS = ['score', 'clicks'] as const;
export type SuggestionOrder = (typeof SUGGESTION_ORDERS)[number];

/** `next` of a page: the score or the clicks of its last suggestion, and the id. */
export const SUGGESTION_CURSOR = /^\d{1,10}-\d{1,9}$/;

/** Reasons of both kinds. */
export const REASON_CODES = [
  'code',
  'name',
  'words',
  'brand',
  'amount',
  'price',
  'category',
  'image',
  'gtin',
  'model',
] as const satisfies SuggestionReason['code'][];
export type SuggestionReason = PairReason | { code: Contradiction };

/** Two offers; the lower id is first. */
export interface NewSuggestion {
  kind: SuggestionKind;
  offerId: number;
  otherId: number;
  percent: number;
  reasons: SuggestionReason[];
}

/** A suggestion for two offers in any order. */
export function newSuggestion(
  kind: SuggestionKind,
  one: number,
  other: number,
  score: number,
  reasons: NewSuggestion['reasons'],
): NewSuggestion {
  const [offerId, otherId] = one < other ? [one, other] : [other, one];
  return { kind, offerId, otherId, percent: Math.round(score * 100), reasons };
}
