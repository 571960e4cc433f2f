import { type Locale, LOCALE_TAGS } from './locales.js';
import { onDemand } from './on-demand.js';

const formats = onDemand((locale: Locale) =>
  onDemand(
    (currency: string) =>
      new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'currency', currency, useGrouping: 'always' }),
  ),
);

/**
 * An amount for people, on pages and in e-mails.
 * @param currency ISO 4217
 */
export function money(amount: number, currency: string, locale: Locale): string {
  return formats(locale)(currency).format(amount);
}

/** An amount in euro for people, in texts that the server writes. */
export function euros(amount: number, locale: Locale): string {
  return money(amount, 'EUR', locale);
}
