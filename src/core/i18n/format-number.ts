import type { Locale } from './locales.js';

/** A number for people, grouped like those of the pages: Slovenian alone would group from 10.000 on only. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(value);
}
