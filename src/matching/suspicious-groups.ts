import type { EntityManager } from 'typeorm';
import { CONTRADICTING, type Contradiction } from './matching.statements.js';
import { type NewSuggestion, newSuggestion } from './suggestion.js';

/** The probability that a contradiction comes from a wrong GTIN; together they are more certain. */
const WEIGHTS: Record<Contradiction, number> = {
  brand: 0.8,
  model: 0.7,
  name: 0.6,
  price: 0.4,
  category: 0.3,
};

/** Offers of one GTIN among `offerIds` that contradict another offer of it. */
export async function findSuspicious(manager: EntityManager, offerIds: number[]): Promise<NewSuggestion[]> {
  const pairs = new Map<string, NewSuggestion>();
  for (const { offerId, otherId, reason } of await CONTRADICTING.rows(manager, [offerIds])) {
    const found = newSuggestion('suspicious', offerId, otherId, WEIGHTS[reason], [{ code: reason }]);
    const key = `${found.offerId} ${found.otherId}`;
    const known = pairs.get(key);
    if (!known) pairs.set(key, found);
    else if (!known.reasons.some(({ code }) => code === reason)) {
      known.reasons.push({ code: reason });
      known.percent = Math.min(100, known.percent + found.percent);
    }
  }
  return [...pairs.values()];
}
