import type { Locale } from './locales.js';
import { onDemand } from './on-demand.js';

const formats = onDemand((locale: Locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }));

/** A number for people, grouped like those of the pages: Slovenian alone would group from 10.000 on only. */
export function formatNumber(value: number, locale: Locale): string {
  return formats(locale).format(value);
}

/** Never apart on two lines; the sign of inches stands close to its number. */
export function withUnit(value: string, unit: string | null): string {
  if (!unit) return value;
  return unit === '″' ? value + unit : `${value}\u00a0${unit}`;
}
