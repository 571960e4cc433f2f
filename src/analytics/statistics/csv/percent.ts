import type { Locale } from '../../../core/i18n/locales.js';
import { onDemand } from '../../../core/i18n/on-demand.js';

const formats = onDemand(
  (locale: Locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }),
);

/** Per cent with the decimal sign of the locale. */
export function percent(value: number | null, locale: Locale): string | null {
  return value === null ? null : formats(locale).format(value);
}
