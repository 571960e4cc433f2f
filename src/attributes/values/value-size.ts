import { isLocale, type Locale } from '../../core/i18n/locales.js';
import type { LocalText } from '../../core/i18n/local-text.js';
import { ageOf, readAges } from './age.js';
import { readNumber } from '../attribute-number.js';

const CLOTHING = /^(\d?)(X*)([SML])$/;
const LETTERS: Record<string, number> = { S: -1, M: 0, L: 1 };

/** L is 1, XL is 2, XXL and 2XL are 3; ages are in years, other numbers in their unit. null: the value is no size. */
export function sizeOf({ text, lang }: LocalText, locale: Locale) {
  const [, times, xs = '', letter] = CLOTHING.exec(text) ?? [];
  const ages = readAges(text);
  if (ages) return { amount: ageOf(ages), unit: null };
  if (!letter) return readNumber(text, isLocale(lang) ? lang : locale);
  return { amount: LETTERS[letter]! * (1 + Number(times || xs.length)), unit: 'XL' };
}

/**
 * Values from the smallest to the largest size: clothing sizes and numbers of one unit. Other values keep their order.
 */
export function inSizeOrder<Value>(
  values: Value[],
  textOf: (value: Value) => LocalText,
  locale: Locale,
): Value[] {
  const sizes = new Map(values.map((value) => [value, sizeOf(textOf(value), locale)]));
  if (new Set([...sizes.values()].map((size) => size?.unit)).size !== 1) return values;
  return values.toSorted((one, other) => (sizes.get(one)?.amount ?? 0) - (sizes.get(other)?.amount ?? 0));
}
