import type { Locale } from '../../../core/i18n/locales.js';

/** Per cent with the decimal sign of the locale. */
export function percent(value: number | null, locale: Locale): string | null {
  if (value === null) return null;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(value);
}
