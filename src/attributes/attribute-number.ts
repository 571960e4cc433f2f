import { DEFAULT_LOCALE, type Locale, LOCALES } from '../core/i18n/locales.js';
import type { Translations } from '../core/i18n/local-text.js';

/** A sign, and digits with points, commas and blanks between them. */
const WRITTEN = /^([-+−]?)\s*(\d[\d.,\s  ']*|[.,]\d+)/u;
/** Thousands grouped by language; a group never follows a leading zero. */
const GROUPED: Record<Locale, RegExp> = {
  sl: /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
  en: /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
};
const LARGEST = 1e12;
const DECIMALS = 6;

/**
 * Reads a number and the unit after it.
 * @param locale whose thousands separator is read, 1.500 or 1,500; without one a single separator is the decimal one
 * @returns null when it is not a number, or out of the filters' range
 */
export function readNumber(text: string, locale?: Locale): { amount: number; unit: string | null } | null {
  const written = text.trim();
  const [start = '', sign, digits] = WRITTEN.exec(written) ?? [];
  if (digits === undefined) return null;
  const amount = Number(toDecimal(digits.replace(/[\s  ']/g, ''), locale));
  if (!Number.isFinite(amount) || amount > LARGEST) return null;
  return {
    amount: sign && sign !== '+' ? -amount : amount,
    unit: written.slice(start.length).trim() || null,
  };
}

/** The digits in the form that `Number` reads; NaN when groups are not of three digits. */
function toDecimal(digits: string, locale?: Locale): string {
  const grouping =
    locale && GROUPED[locale].test(digits) ? (locale === 'sl' ? '.' : ',') : groupingOf(digits);
  if (grouping && !isGrouped(digits, grouping)) return 'NaN';
  return digits.replaceAll(grouping ?? '', '').replace(',', '.');
}

/** The last of two separators is the decimal one; a repeated one separates thousands. */
function groupingOf(digits: string): '.' | ',' | null {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? ',' : '.';
  if (digits.split('.').length > 2) return '.';
  return digits.split(',').length > 2 ? ',' : null;
}

/** Groups have three digits; 1,2,3 is a list. */
function isGrouped(digits: string, grouping: '.' | ','): boolean {
  const [first, ...others] = digits.split(grouping === '.' ? ',' : '.')[0]!.split(grouping);
  return first!.length <= 3 && others.every((group) => group.length === 3);
}

/** The stored form: with the decimal sign of each language, without thousands separators. */
export function writeNumber(amount: number): Translations {
  const plain = String(Number(amount.toFixed(DECIMALS)));
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, locale === DEFAULT_LOCALE ? plain.replace('.', ',') : plain]),
  );
}
