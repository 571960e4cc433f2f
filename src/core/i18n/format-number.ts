import type { Locale } from './locales.js';
import { onDemand } from './on-demand.js';

const formats = onDemand((locale: Locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }));

/** A number for people, grouped as on the pages: the Slovenian locale alone would group only from 10.000. */
export function formatNumber(value: number, locale: Locale): string {
  return formats(locale).format(value);
}

/** Keeps number and unit on one line; the sign for inches has no space. */
export function withUnit(value: string, unit: string | null): string {
  if (!unit) return value;
  return unit === '″' ? value + unit : `${value}\u00a0${unit}`;
}
