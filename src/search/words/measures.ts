import { foldText } from '../../core/i18n/fold-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import { foldedWords } from './text-words.js';

/** Endings of both languages, folded. */
const GRAM = 'gramm?(a|i|e|ov|s)?';
const LITRE = 'lit(er|ra|ri|re|rov|ers|res)';
const METRE = 'met(er|ra|ri|re|rov|ers|res)';
const BYTE = '(bajt(a|i|e|ov)?|bytes?)?';
const WATT = '(wat|vat|watt)(a|i|e|ov|s)?';

/**
 * @param size how many of the first unit of its group it is
 * @param words as people write it out, folded
 */
const unit = (symbol: string, size: number, words = symbol) => ({
  symbol,
  size,
  pattern: new RegExp(`^(${symbol}|${words})$`, 'u'),
});

/** Groups of units that convert into each other, the smallest first. */
const GROUPS = [
  [
    unit('mg', 1, `mili${GRAM}`),
    unit('g', 1_000, `gr|${GRAM}`),
    unit('dag', 10_000, `dkg|dek(a|e|i)|deka${GRAM}`),
    unit('kg', 1_000_000, `kil(o|a|e|i|os)|kilo${GRAM}`),
  ],
  [
    unit('ml', 1, `mill?i${LITRE}`),
    unit('cl', 10, `centi${LITRE}`),
    unit('dl', 100, `deci|deci${LITRE}`),
    unit('l', 1_000, `lit|ltr|${LITRE}`),
  ],
  [
    unit('mm', 1, `mill?i${METRE}`),
    unit('cm', 10, `centi${METRE}`),
    unit('m', 1_000, METRE),
    unit('km', 1_000_000, String.raw`kilo${METRE}|kilometr\p{L}*`),
  ],
  [unit('mb', 1, `mega${BYTE}`), unit('gb', 1_000, `giga${BYTE}`), unit('tb', 1_000_000, `tera${BYTE}`)],
  [unit('w', 1, WATT), unit('kw', 1_000, `kilo${WATT}`)],
  [unit('v', 1, 'volt(a|i|e|ov|s)?')],
  [unit('mah', 1), unit('ah', 1_000)],
  [unit('hz', 1, 'her(t|c)z?(a|i|e|ov)?')],
  [unit('lm', 1, 'lum(en|ens|ni|na|nov|enov)')],
  [unit('bar', 1, 'bar(a|i|e|ov|s)')],
  [unit('atm', 1, 'atmosfer(a|e|i)?|atmospheres?')],
  [unit('nm', 1)],
  [unit('min', 1, 'minut(a|e)?|min(s|utes?)'), unit('h', 60, 'ur|hours?|hrs?')],
  [unit('°', 1, '(°|stopinj(a|e|ami)?|degrees?) ?(c|celzij(a|ev)|celsius)?')],
];
/** Names write inches with a sign, with a word or not at all; the same applies to pieces and people. */
const INCHES = 'pal(ec|ca|ci|ce|cev)|palcn(i|a|o|ega|e)|col(a|i|e|ov)?|coln(i|a|o|ega|e)|inch(es)?';
const PIECES = 'kos(a|i|ov)?|kom|komad(a|i|ov)?|pcs?|pieces?';
const PEOPLE = 'oseb(a|i|e)?|persons?|people';
const OPTIONAL_UNIT = new RegExp(`^(${INCHES}|${PIECES}|${PEOPLE})$`);
const SIGN = /^["″”]$/;
/** Degrees Celsius; below zero as well. */
const DEGREE = '°';

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
/** A minus begins a word: 20-35 l has none. */
const MINUS = String.raw`(?<![^\s(])(?:[-−–]|minus\s+)`;
/** The signs and words of a unit. */
export const UNIT = String.raw`(?:["″”]|°(?:\s?c(?!\p{L}))?|\p{L}+(?:\s+(?:celzij\p{L}+|celsius))?)`;
/** An amount, below zero with a minus. */
export const SIGNED = `(?:${MINUS})?${NUMBER}`;
/** Not a part of a code or of a longer number; 40 x 60 x 20 cm are three amounts. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${MINUS})?(${NUMBER}(?:\s*[x×]\s*${NUMBER})*)[\s-]*(${UNIT})`,
  'giu',
);
/** A number below zero is a temperature, also without a unit; no discount. */
const COLD = new RegExp(String.raw`(?<!\d\s)${MINUS}\d{1,2}(?![\p{L}\p{N}.,]|\s*[°%€])`, 'giu');
const THOUSANDS: Record<Locale, RegExp> = { sl: /^\d{1,3}\.\d{3}$/, en: /^\d{1,3},\d{3}$/ };

/** One or more amounts of a unit in a text. */
export interface Measure {
  start: number;
  end: number;
  /** The token of each amount: a measure word, or the bare number of an optional unit. */
  words: string[];
}

interface Token {
  /** The word that the person typed. */
  text: string;
  /** Folded, or a measure word. */
  word: string;
  /** The code that the word is a part of. */
  code?: string;
}

/**
 * The measures of a text, normalised to the smallest unit: `#900000mg` for 900 g and 0,9 kg.
 * @param language decides whether 1.000 is a thousand
 */
export function measuresIn(text: string, language: Locale): Measure[] {
  const measures = [...text.matchAll(MEASURE)].flatMap(
    ({ index: start, 0: whole, 1: minus, 2: amounts, 3: written }) => {
      const isOptional = SIGN.test(written!) || OPTIONAL_UNIT.test(foldText(written!));
      const unit = isOptional ? null : unitOf(written!, minus !== undefined);
      if (!isOptional && !unit) return [];
      const sign = unit?.symbol === DEGREE && minus ? '-' : '';
      const words = amounts!.split(/[x×]/i).map((amount) => {
        const number = sign + amount.trim();
        return unit ? wordOf(amountOf(number, language) * unit.size, unit.symbol) : number;
      });
      return [{ start, end: start + whole.length, words }];
    },
  );
  const colds = [...text.matchAll(COLD)]
    .map(({ index: start, 0: whole }) => ({
      start,
      end: start + whole.length,
      words: [wordOf(amountOf(whole, language), DEGREE)],
    }))
    .filter((cold) => !measures.some(({ start, end }) => start < cold.end && cold.start < end));
  return [...measures, ...colds].sort((one, other) => one.start - other.start);
}

/** The text around its measures. */
export const withoutMeasures = (text: string, language: Locale): string =>
  measuresIn(text, language).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );

/** The measure words of a name, without bare numbers. */
export const measureWords = (name: string, language: Locale): string[] =>
  measuresIn(name, language)
    .flatMap(({ words }) => words)
    .filter((word) => word.startsWith('#'));

/** The tokens of a text in their order; a measure is one. */
export function tokensOf(text: string, language: Locale): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const { start, end, words } of measuresIn(text, language)) {
    tokens.push(...wordTokens(text.slice(from, start)));
    tokens.push(...words.map((word) => ({ text: text.slice(start, end), word })));
    from = end;
  }
  return [...tokens, ...wordTokens(text.slice(from))];
}

const wordTokens = (text: string): Token[] =>
  text.split(/\s+/).flatMap((typed) => {
    const words = foldedWords(typed);
    if (words.length < 2) return words.map((word) => ({ text: typed, word }));
    return words.map((word) => ({ text: word, word, code: words.join('') }));
  });

/**
 * The smallest unit that a unit converts into, and how many of it the unit is.
 * @param isCold whether the amount is below zero: then “c” are degrees
 */
export function unitOf(written: string, isCold = false): { symbol: string; size: number } | null {
  const folded = foldText(written);
  if (isCold && folded === 'c') return { symbol: DEGREE, size: 1 };
  for (const units of GROUPS) {
    const found = units.find(({ pattern }) => pattern.test(folded));
    if (found) return { symbol: units[0]!.symbol, size: found.size };
  }
  return null;
}

/** The word of an amount in its smallest unit, rounded to a millionth, as binary fractions are inexact. */
const wordOf = (amount: number, symbol: string) => `#${Math.round(amount * 1e6) / 1e6}${symbol}`;

/** The amount of a measure word in its smallest unit; null for another unit. */
export function amountIn(word: string, symbol: string): number | null {
  const amount = word.startsWith('#') && word.endsWith(symbol) ? word.slice(1, -symbol.length) : '';
  return /^-?[\d.]+$/.test(amount) ? Number(amount) : null;
}

/** A number as the language writes it, with its sign. */
export function amountOf(written: string, language: Locale): number {
  const digits = written.replace(/^\D+/, '');
  const amount = Number(
    THOUSANDS[language].test(digits) ? digits.replace(/\D/, '') : digits.replace(',', '.'),
  );
  return digits === written ? amount : -amount;
}
