import type { RawOffer } from './tables/format.js';
import { readPrice } from '../values/prices/price.js';
import { currencyOfSite } from '../values/prices/site-currency.js';

/** The currency in which offers are compared. */
export const HOME_CURRENCY = 'EUR';

/** Currency statements of the items of a feed that have a price. */
export interface CurrencyEvidence {
  /** Number of items by the ISO 4217 code that they state beside any price. */
  stated: Record<string, number>;
  /** Number of items whose price states no currency. */
  unstated: number;
  /** Those among the first 20,000, by the currency of the country in the shop's URL. */
  bySite: Record<string, number>;
}

/** The currency of prices that state none; the same for the whole file. */
export interface FeedCurrency extends CurrencyEvidence {
  /** ISO 4217. */
  code: string;
  /**
   * What determined it: other prices of the file, a person, the shop's URL, the format, or the store's
   * setting.
   */
  by: 'file' | 'setting' | 'site' | 'format' | 'store';
  /** Candidates among which a person has to choose, most frequent first; empty when the currency is clear. */
  unclear: string[];
}

/** What is known about a feed's currency besides the file; ISO 4217. */
export interface CurrencySettings {
  /** Selected for this feed. */
  chosen?: string | null;
  byFormat?: string;
  /** Default EUR. */
  byStore?: string;
}

/**
 * Thrown at the end of a long feed whose later prices state another currency than its beginning: it has to be
 * read again with that currency.
 */
export class CurrencyFoundLate extends Error {
  constructor(readonly evidence: CurrencyEvidence) {
    super('the currency of the feed is another one than its beginning says');
  }
}

/** Precedence: currencies stated in the file, then a person's choice, then guesses. */
export function decideCurrency(
  { stated, unstated, bySite }: CurrencyEvidence,
  { chosen, byFormat, byStore = HOME_CURRENCY }: CurrencySettings,
): FeedCurrency {
  const decided = (by: FeedCurrency['by'], code: string, candidates: string[] = []): FeedCurrency => ({
    ...{ stated, unstated, bySite, code, by },
    unclear: unstated > 0 && candidates.length > 1 ? candidates : [],
  });
  const named = byFrequency(stated);
  if (named.length === 1) return decided('file', named[0]!);
  if (chosen) return decided('setting', chosen);
  if (named.length > 1) return decided('file', named[0]!, named);
  const sites = byFrequency(bySite);
  if (sites.length > 0) return decided('site', sites[0]!, sites);
  return byFormat ? decided('format', byFormat) : decided('store', byStore);
}

const byFrequency = (counts: Record<string, number>): string[] =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([code]) => code);

/** Counts the currencies that items state. */
export class CurrencyCount {
  readonly evidence: CurrencyEvidence = { stated: {}, unstated: 0, bySite: {} };

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

function count(counts: Record<string, number>, code: string): void {
  counts[code] = (counts[code] ?? 0) + 1;
}
