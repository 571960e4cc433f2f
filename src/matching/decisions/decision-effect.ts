import type { EntityManager } from 'typeorm';
import { EFFECT_OFFERS, type EffectOfferRow } from './decision.statements.js';

/** A group with its offers, the cheapest first. */
export interface EffectGroup {
  id: number;
  offers: EffectOfferRow[];
}

/** The changes by a decision. */
export interface DecisionEffect {
  before: EffectGroup[];
  after: EffectGroup[];
  /** Offers whose pages redirect to the page of their group. */
  redirected: { id: number; groupId: number }[];
}

/** The groups of the offers. */
export async function readGroups(manager: EntityManager, offerIds: number[]): Promise<EffectGroup[]> {
  const offers = await EFFECT_OFFERS.rows(manager, [offerIds]);
  const ids = [...new Set(offers.map(({ groupId }) => groupId))];
  return ids.map((id) => ({ id, offers: offers.filter(({ groupId }) => groupId === id) }));
}

export function toEffect(before: EffectGroup[], after: EffectGroup[]): DecisionEffect {
  const redirectedOf = (groups: EffectGroup[]) =>
    groups.flatMap(({ offers }) => offers.filter(({ isRedirected }) => isRedirected));
  const known = new Set(redirectedOf(before).map(({ id, groupId }) => `${id} ${groupId}`));
  const redirected = redirectedOf(after).filter(({ id, groupId }) => !known.has(`${id} ${groupId}`));
  return { before, after, redirected: redirected.map(({ id, groupId }) => ({ id, groupId })) };
}
