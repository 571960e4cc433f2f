import type { Locale } from './locales.js';

const TAGS: Record<Locale, string> = { sl: 'sl-SI', en: 'en-US' };

/** An amount in euro as people read it, where no browser writes it. */
export function euros(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'EUR' }).format(amount);
}
