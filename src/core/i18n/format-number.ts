import type { Locale } from './locales.js';

/** A number as people read it, and as the page beside it writes it: Slovenian alone would group from 10.000 on only. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(value);
}
