import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { productUrl } from '../../products/product.presenter.js';
import type { DecisionEffect, EffectGroup } from './decision-effect.js';
import type { DecisionEffectJson, MatchDecisionJson } from './decision.json.js';
import type { DecisionRow, EffectOfferRow } from './decision.statements.js';

export function toDecisionJson(row: DecisionRow): MatchDecisionJson {
  const { id, kind, offerIds, otherIds, decidedBy, undoneBy } = row;
  const [decidedAt, undoneAt] = [row.decidedAt.toISOString(), row.undoneAt?.toISOString() ?? null];
  return { id, kind, offerIds, otherIds, decidedAt, decidedBy, undoneAt, undoneBy };
}

export function toEffectJson(effect: DecisionEffect, locale: Locale, origin: string): DecisionEffectJson {
  const offers = new Map(effect.after.flatMap((group) => group.offers.map((offer) => [offer.id, offer])));
  const urlOf = (id: number) => origin + productUrl({ ...offers.get(id)!, kind: 'product' }, locale);
  const groupOf = (group: EffectGroup) => toGroupJson(group, locale, origin);
  return {
    before: effect.before.map(groupOf),
    after: effect.after.map(groupOf),
    redirects: effect.redirected.map(({ id, groupId }) => ({ from: urlOf(id), to: urlOf(groupId) })),
  };
}

function toGroupJson({ id, offers }: EffectGroup, locale: Locale, origin: string) {
  const first = offers.find((offer) => offer.id === id)!;
  const prices = offers.filter(({ isCompared }) => isCompared).map(({ price }) => price);
  return {
    id,
    url: origin + productUrl({ ...first, kind: 'product' }, locale),
    lowest: prices.length ? Math.min(...prices) : null,
    highest: prices.length ? Math.max(...prices) : null,
    offers: offers.map((offer) => toOfferJson(offer, locale)),
  };
}

function toOfferJson(row: EffectOfferRow, locale: Locale) {
  const { id, companyId, companyName, price, currency, isCompared, prices, alerts } = row;
  const name = plainText(row.name, locale);
  return { id, name, companyId, companyName, price, currency, isCompared, historyEntries: prices, alerts };
}
