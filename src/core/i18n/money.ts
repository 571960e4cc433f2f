import type { Locale } from './locales.js';

const TAGS: Record<Locale, string> = { sl: 'sl-SI', en: 'en-US' };

/** An amount as people read it. @param currency ISO 4217 */
export function money(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency }).format(amount);
}

/** An amount in euro as people read it, where no browser writes it. */
export function euros(amount: number, locale: Locale): string {
  return money(amount, 'EUR', locale);
}
