import type { RawOffer } from './format.js';
import { readPrice } from '../values/price.js';
import { currencyOfSite } from '../values/site-currency.js';

/** The currency in which offers are compared. */
export const HOME_CURRENCY = 'EUR';

/** What the items of a feed that have a price say of its currency. */
export interface CurrencyEvidence {
  /** Items that name it beside any of their prices, by ISO 4217. */
  stated: Record<string, number>;
  /** Items whose price itself has none. */
  unstated: number;
  /** Of those among the first 20 000: by the currency of the country in the shop's address. */
  bySite: Record<string, number>;
}

/** In which currency the prices of a feed are that name none; one for the whole file. */
export interface FeedCurrency extends CurrencyEvidence {
  /** ISO 4217. */
  code: string;
  /** What tells it: other prices of the file, a person, the shop's address, the format, the store's setting. */
  by: 'file' | 'setting' | 'site' | 'format' | 'store';
  /** Several that the file speaks for, the most frequent first, of which a person has to choose; empty: it is clear. */
  unclear: string[];
}

/** What is known of a feed's currency besides what the file says; ISO 4217. */
export interface CurrencySettings {
  /** Chosen for this feed. */
  chosen?: string | null;
  byFormat?: string;
  /** Default EUR. */
  byStore?: string;
}

/** Thrown at the end of a long feed whose prices say another currency than its beginning: it is to be read again by it. */
export class CurrencyFoundLate extends Error {
  constructor(readonly evidence: CurrencyEvidence) {
    super('the currency of the feed is another one than its beginning says');
  }
}

/** What stands beside any price counts before what a person has set, and that before what can only be supposed. */
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

/** Counts what items say of their currency. */
export class CurrencyCount {
  readonly evidence: CurrencyEvidence = { stated: {}, unstated: 0, bySite: {} };

  /**
   * @param currency of its price; null: it has none
   * @param raw is asked for its further prices then; null: it is known only in short
   */
  add(currency: string | null, raw: RawOffer | null): void {
    const { stated } = this.evidence;
    if (currency !== null) return count(stated, currency);
    this.evidence.unstated++;
    const further = raw && furtherCurrency(raw);
    if (further) count(stated, further);
  }

  addSite({ link, categoryPath }: RawOffer): void {
    // Heureka's paths begin with the name of the site that the feed is made for
    const currency = currencyOfSite(link) || currencyOfSite(categoryPath);
    if (currency) count(this.evidence.bySite, currency);
  }
}

/** The first that stands beside a lesser price of an item. */
function furtherCurrency({ salePrice, regularPrice, deliveryCosts }: RawOffer): string | null {
  for (const text of [salePrice, regularPrice, ...deliveryCosts]) {
    const price = text ? readPrice(text, '.') : null;
    if (price && !('problem' in price) && price.currency) return price.currency;
  }
  return null;
}

function count(counts: Record<string, number>, code: string): void {
  counts[code] = (counts[code] ?? 0) + 1;
}
