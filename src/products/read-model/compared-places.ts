import type { EntityManager } from 'typeorm';
import { compareOffers } from '../comparison/compare-offers.js';
import type { ComparedPlace } from '../comparison/compared-offer.js';
import { COMPARED_OFFERS, type ComparedRow } from './compared-offers.statements.js';

interface Affected {
  ids: number[];
  changedIds: number[];
  keys: number[];
  /** The keys that several of them share. */
  shared: string[];
}

/** The places of offers that share a GTIN with others. */
export async function comparedPlaces(
  manager: EntityManager,
  { ids, changedIds, keys, shared }: Affected,
): Promise<ComparedPlace[]> {
  if (!shared.length) return [];
  const offers = await COMPARED_OFFERS.rows(manager, [ids, changedIds, keys, shared]);
  const byKey = new Map<string, ComparedRow[]>();
  for (const offer of offers) {
    const alike = byKey.get(offer.groupKey);
    if (alike) alike.push(offer);
    else byKey.set(offer.groupKey, [offer]);
  }
  return [...byKey.values()].flatMap(compareOffers);
}
