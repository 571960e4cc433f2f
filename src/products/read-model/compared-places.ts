import type { EntityManager } from 'typeorm';
import { compareOffers } from '../comparison/compare-offers.js';
import type { ComparedPlace } from '../comparison/compared-offer.js';
import { COMPARED_OFFERS, type ComparedRow, DECISIONS } from './compared-offers.statements.js';

/** Offers whose comparison or card may change. */
export interface Affected {
  ids: number[];
  keys: number[];
  /** The keys that several of them share. */
  shared: string[];
  /** Those about which people decided. */
  decided: number[];
}

/** The places of offers that share a GTIN with others, or that people joined. */
export async function comparedPlaces(
  manager: EntityManager,
  { ids, changedIds, keys, shared, decided }: Affected & { changedIds: number[] },
): Promise<ComparedPlace[]> {
  if (!shared.length && !decided.length) return [];
  const offers = await COMPARED_OFFERS.rows(manager, [ids, changedIds, keys, shared, decided]);
  const decisions = decided.length ? await DECISIONS.rows(manager, [decided]) : [];
  // an import may change the condition after a decision
  return groupBy(offers, ({ condition }) => condition).flatMap((alike) =>
    compareOffers(
      groupBy(alike, ({ id, groupKey }) => groupKey ?? id),
      decisions,
    ),
  );
}

function groupBy(offers: ComparedRow[], keyOf: (offer: ComparedRow) => string | number): ComparedRow[][] {
  const groups = new Map<string | number, ComparedRow[]>();
  for (const offer of offers) {
    const alike = groups.get(keyOf(offer));
    if (alike) alike.push(offer);
    else groups.set(keyOf(offer), [offer]);
  }
  return [...groups.values()];
}
