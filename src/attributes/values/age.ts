import { foldText } from '../../core/i18n/fold-text.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { LOCALES } from '../../core/i18n/locales.js';

/** Ages in years, each included. */
export interface Ages {
  from: number;
  to: number;
}

const NUMBER = String.raw`\d{1,2}(?:[.,]\d)?`;
const MONTHS = String.raw`mesec\p{L}*|mes\.?|months?|mos?\.?`;
const YEARS = String.raw`let(?:a|o|i|u)?|years?|yrs?\.?`;
const UNIT = `${MONTHS}|${YEARS}`;
/** Before an age: from it on. */
const FROM = String.raw`od|nad|from|over|ages?|aged|starost`;
const UP = String.raw`\+|and up|and over|and older|& up|or older|plus|naprej|dalje|in vec|ali vec`;
const VALUE = new RegExp(
  String.raw`^(?:(${FROM}) )?(${NUMBER})(?: ?(?:-|–|do|to) ?(${NUMBER}))? ?(\+)? ?(${UNIT})? ?(${UP})?$`,
  'u',
);
const UP_TO = new RegExp(String.raw`^(?:do|pod|up to|under) (${NUMBER}) ?(${UNIT})?$`, 'u');
const FROM_BIRTH = /^(?:od rojstva|from birth)(?: (?:naprej|dalje|on|onwards?|up))?$/u;
const IN_MONTHS = new RegExp(`^(?:${MONTHS})$`, 'u');
const MONTHS_OF_YEAR = 12;

/** Whether the values of an attribute are ages, by its name. */
export const isAge = (name: Translations): boolean =>
  /(?:^|\P{L})starost/iu.test(name.sl ?? '') || /(?:^|\P{L})ages?(?!\p{L})/iu.test(name.en ?? '');

/** The ages of a value: “from 3 years”, 3+, 3–6 let. null: it has none. */
export function readAges(value: string): Ages | null {
  const text = foldText(value).replace(/\s+/g, ' ').trim();
  if (FROM_BIRTH.test(text)) return { from: 0, to: Infinity };
  const [, upTo, unitOfUpTo] = UP_TO.exec(text) ?? [];
  if (upTo) return { from: 0, to: yearsOf(upTo, unitOfUpTo) };
  const [, before, first, last, plus, unit, after] = VALUE.exec(text) ?? [];
  if (!first) return null;
  const from = yearsOf(first, unit);
  if (last) return { from, to: yearsOf(last, unit) };
  return { from, to: (before ?? plus ?? after) ? Infinity : from };
}

/** The ages of a value in the first language that has them. */
export const agesOf = (label: Translations): Ages | null =>
  LOCALES.map((locale) => readAges(label[locale] ?? '')).find((ages) => ages !== null) ?? null;

/** The age that a value is chosen for: “from 3 years” for 3. */
export const ageOf = ({ from, to }: Ages): number => (from > 0 || to === Infinity ? from : to);

/** Whether a value suits an age. */
export const suits = ({ from, to }: Ages, age: number): boolean => from <= age && age <= to;

/** The years of a number with its unit. */
export function yearsOf(number: string, unit = ''): number {
  const amount = Number(number.replace(',', '.'));
  return IN_MONTHS.test(unit) ? amount / MONTHS_OF_YEAR : amount;
}
