import { yearsOf } from './age.js';
import { foldText } from '../../core/i18n/fold-text.js';
import { type Locale, LOCALES } from '../../core/i18n/locales.js';
import { numberOf } from './number-words.js';

/** An age in a text. */
export interface AgeInText {
  start: number;
  end: number;
  years: number;
}

const NUMBER = String.raw`(?<number>\d{1,2}(?:[.,]\d)?|\p{L}{2,8}?)`;
const NAME = String.raw`aged?|ages|starost\p{L}?`;
const BEFORE = String.raw`(?<![\p{L}\d.,])(?:(?:an?|od|from|nad|over|star\p{L}?|${NAME})\s+)*`;
const AFTER = String.raw`(?:\s+(?:and|in)\s+(?:up|over|older|več))?(?![\p{L}\d])`;
/** 5 let, 5-letnik, petletnica, 18 mesecev; 5 years, five-year-old, 18 months and up. */
const UNITS: Record<Locale, string> = {
  sl: String.raw`(?<unit>let(?:nik|nic|n)\p{L}{0,3}|let[aoiu]?|mesec\p{L}{0,3})(?:\s+star\p{L}{0,3})?`,
  en: String.raw`(?<unit>years?|yrs?|months?)(?:[\s-]*olds?)?`,
};
const PATTERNS = LOCALES.map((language) => ({
  language,
  pattern: new RegExp(BEFORE + NUMBER + String.raw`\s*\+?[\s-]*` + UNITS[language] + AFTER, 'giu'),
}));
/** age 5, starost 5+ */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${NAME})\s+(?<number>\d{1,2})\+?(?![\s-]*[\p{L}\d.,+])`,
  'giu',
);
/** Ten years are an age, forty are a warranty. */
const MAX_YEARS = 18;

/** The ages in a text, in its order. */
export function agesIn(text: string): AgeInText[] {
  const found = [...PATTERNS, { language: 'en' as const, pattern: NAMED }].flatMap(({ language, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: typed, index: start, groups }) => {
      const { number, unit } = groups as { number: string; unit?: string };
      const digits = /^\d/.test(number) ? number : numberOf(foldText(number), language)?.toString();
      const years = digits && yearsOf(digits, unit && foldText(unit));
      return years && years <= MAX_YEARS ? { start, end: start + typed.length, years } : [];
    }),
  );
  return found.sort((one, other) => one.start - other.start);
}

/** A text without its ages. */
export const withoutAges = (text: string, ages: AgeInText[]): string =>
  ages.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
