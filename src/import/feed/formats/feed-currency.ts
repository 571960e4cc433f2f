import { addClues, type CurrencyClues, hasLargeAmounts, hintedCurrency, noClues } from './currency-clues.js';
import type { FeedNode } from '../feed-node.js';
import { countCode, type Decision, type DecisionSettings, decideOnce, type Evidence } from './decide-once.js';
import type { RawOffer } from './tables/format.js';
import { readPrice } from '../values/prices/price.js';
import { currencyOfSite } from '../values/prices/site-currency.js';

/** The currency in which offers are compared. */
export const HOME_CURRENCY = 'EUR';

/**
 * Thrown at the end of a long feed whose later prices state another currency than its beginning: it has to be
 * read again with that currency.
 */
export class CurrencyFoundLate extends Error {
  constructor(readonly evidence: Evidence) {
    super('the currency of the feed is another one than its beginning says');
  }
}

export interface CurrencyDecision extends Decision {
  clues?: CurrencyClues;
  /** An example of a clue to the first of the unclear currencies, if none is stated. */
  hint?: string;
  /** The file states this currency, but a person confirmed that the prices are in `code`. */
  mislabelled?: string;
}

/**
 * The currency of prices that state none; ISO 4217.
 * @param clues a person's choice has precedence over them
 */
export function decideCurrency(
  evidence: Evidence,
  { byStore = HOME_CURRENCY, ...settings }: Partial<DecisionSettings>,
  clues: CurrencyClues = noClues(),
): CurrencyDecision {
  const decision = { ...decideOnce(evidence, { ...settings, byStore }), clues };
  const hinted = hintedCurrency(clues);
  if (!hinted || !mayBeWrong(decision, hinted.code)) return decision;
  if (settings.chosen === decision.code) return decision;
  if (settings.chosen === hinted.code)
    return { ...decision, code: hinted.code, by: 'setting', mislabelled: decision.code };
  return { ...decision, unclear: [hinted.code, decision.code], hint: hinted.example };
}

/** A stated currency is wrong only if the amounts are as unusual; a store's other currency than the default was chosen. */
function mayBeWrong({ by, code, unclear, unstated, clues }: CurrencyDecision, hinted: string): boolean {
  if (code === hinted || unclear.length) return false;
  if (by === 'file') return hasLargeAmounts(clues!, hinted) && !hasLargeAmounts(clues!, code);
  return unstated > 0 && (by === 'format' || (by === 'store' && code === HOME_CURRENCY));
}

/** Counts the currencies that items state. */
export class CurrencyCount {
  readonly evidence: Evidence = { stated: {}, unstated: 0, bySite: {} };
  readonly clues = noClues();

  /**
   * @param currency of the item's price; null: none is stated
   * @param raw whose other prices are read then; null: only a summary of the item is known
   */
  add(currency: string | null, raw: RawOffer | null): void {
    const { stated } = this.evidence;
    if (currency !== null) return countCode(stated, currency);
    this.evidence.unstated++;
    const secondary = raw && secondaryCurrency(raw);
    if (secondary) countCode(stated, secondary);
  }

  /** @param node its elements */
  addClues(raw: RawOffer, node: FeedNode): void {
    if (!raw.exported) addClues(this.clues, raw, node);
  }

  addSite({ link, categoryPath }: RawOffer): void {
    // Heureka's paths begin with the name of the site that the feed is made for
    const currency = currencyOfSite(link) || currencyOfSite(categoryPath);
    if (currency) countCode(this.evidence.bySite, currency);
  }
}

/** The first currency stated with a secondary price of the item. */
function secondaryCurrency({ salePrice, regularPrice, deliveryCosts }: RawOffer): string | null {
  for (const text of [salePrice, regularPrice, ...deliveryCosts]) {
    const price = text ? readPrice(text, '.') : null;
    // zero is often a template's
    if (price && !('problem' in price) && price.cents && price.currency) return price.currency;
  }
  return null;
}
