import type { Locale } from '../../core/i18n/locales.js';
import { money } from '../../core/i18n/money.js';
import type { Apart } from './compared-offer.js';

/**
 * The name of the text with the reason why an offer is not compared, and the range of the other prices in
 * words.
 */
export function apartWords({ reason, lowCents, highCents }: Apart, locale: Locale) {
  const euro = (cents = 0) => money(cents / 100, 'EUR', locale);
  const isOnePrice = reason === 'price' && lowCents === highCents;
  return {
    name: isOnePrice ? ('price_one' as const) : reason,
    values: { low: euro(lowCents), high: euro(highCents) },
  };
}
