import type { Locale } from '../../../../../src/core/i18n/locales.js';

export const numberText = (value: number | null) => (value === null ? '' : String(value));

/** The amount like people type it in this language. */
export function amountText(value: number | null, locale: Locale): string {
  const text = value === null ? '' : value.toFixed(2);
  return locale === 'sl' ? text.replace('.', ',') : text;
}
