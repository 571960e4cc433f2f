import { count, type Decision, type DecisionSettings, decideOnce, type Evidence } from './decide-once.js';
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

/** Of prices that state none; ISO 4217. */
export const decideCurrency = (
  evidence: Evidence,
  { byStore = HOME_CURRENCY, ...settings }: Partial<DecisionSettings>,
): Decision => decideOnce(evidence, { ...settings, byStore });

/** Counts the currencies that items state. */
export class CurrencyCount {
  readonly evidence: Evidence = { stated: {}, unstated: 0, bySite: {} };

  /**
   * @param currency of the item's price; null: none is stated
   * @param raw whose other prices are read then; null: only a summary of the item is known
   */
  add(currency: string | null, raw: RawOffer | null): void {
    const { stated } = this.evidence;
    if (currency !== null) return count(stated, currency);
    this.evidence.unstated++;
    const secondary = raw && secondaryCurrency(raw);
    if (secondary) count(stated, secondary);
  }

  addSite({ link, categoryPath }: RawOffer): void {
    // Heureka's paths begin with the name of the site that the feed is made for
    const currency = currencyOfSite(link) || currencyOfSite(categoryPath);
    if (currency) count(this.evidence.bySite, currency);
  }
}

/** The first currency stated beside a secondary price of the item. */
function secondaryCurrency({ salePrice, regularPrice, deliveryCosts }: RawOffer): string | null {
  for (const text of [salePrice, regularPrice, ...deliveryCosts]) {
    const price = text ? readPrice(text, '.') : null;
    if (price && !('problem' in price) && price.currency) return price.currency;
  }
  return null;
}
