import { type Locale, LOCALE_TAGS } from './locales.js';

/**
 * An amount for people, on pages and in e-mails.
 * @param currency ISO 4217
 */
export function money(amount: number, currency: string, locale: Locale): string {
  const form = { style: 'currency', currency, useGrouping: 'always' } as const;
  return new Intl.NumberFormat(LOCALE_TAGS[locale], form).format(amount);
}

/** An amount in euro for people, in texts that the server writes. */
export function euros(amount: number, locale: Locale): string {
  return money(amount, 'EUR', locale);
}
