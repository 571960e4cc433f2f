import { foldText } from '../../core/i18n/fold-text.js';
import type { Locale } from '../../core/i18n/locales.js';

interface Unit {
  symbol: string;
  /** How many of the first one in its group it is. */
  size: number;
  /** As people write it out, folded. */
  words?: RegExp;
}

/** Units that turn into each other, the smallest first; the others stand alone. */
const GROUPS: Unit[][] = [
  [
    { symbol: 'mg', size: 1, words: /^miligram(a|i|e|ov|s)?$/ },
    { symbol: 'g', size: 1_000, words: /^(gr|gramm?(a|i|e|ov|s)?)$/ },
    { symbol: 'dag', size: 10_000, words: /^(dkg|dek(a|e|i)|dekagram(a|i|e|ov|s)?)$/ },
    { symbol: 'kg', size: 1_000_000, words: /^(kil(o|a|e|i|os)|kilogram(a|i|e|ov|s)?)$/ },
  ],
  [
    { symbol: 'ml', size: 1, words: /^(mililit(er|ra|ri|re|rov)|millilit(er|re)s?)$/ },
    { symbol: 'cl', size: 10, words: /^centilit(er|ra|ri|re|rov|ers|res)$/ },
    { symbol: 'dl', size: 100, words: /^(deci|decilit(er|ra|ri|re|rov|ers|res))$/ },
    { symbol: 'l', size: 1_000, words: /^(lit|ltr|lit(er|ra|ri|re|rov|ers|res))$/ },
  ],
  [
    { symbol: 'mm', size: 1, words: /^(milimet(er|ra|ri|re|rov)|millimet(er|re)s?)$/ },
    { symbol: 'cm', size: 10, words: /^centimet(er|ra|ri|re|rov|ers|res)$/ },
    { symbol: 'm', size: 1_000, words: /^met(er|ra|ri|re|rov|ers|res)$/ },
    { symbol: 'km', size: 1_000_000, words: /^(kilometr\p{L}*|kilomet(er|re)s?)$/u },
  ],
  [
    { symbol: 'mb', size: 1, words: /^(mega|megabajt(a|i|e|ov)?|megabytes?)$/ },
    { symbol: 'gb', size: 1_000, words: /^(giga|gigabajt(a|i|e|ov)?|gigabytes?)$/ },
    { symbol: 'tb', size: 1_000_000, words: /^(tera|terabajt(a|i|e|ov)?|terabytes?)$/ },
  ],
  [
    { symbol: 'w', size: 1, words: /^(wat|vat|watt)(a|i|e|ov|s)?$/ },
    { symbol: 'kw', size: 1_000, words: /^kilo(wat|vat|watt)(a|i|e|ov|s)?$/ },
  ],
  [{ symbol: 'v', size: 1, words: /^volt(a|i|e|ov|s)?$/ }],
  [
    { symbol: 'mah', size: 1 },
    { symbol: 'ah', size: 1_000 },
  ],
  [{ symbol: 'hz', size: 1, words: /^her(t|c)z?(a|i|e|ov)?$/ }],
];
/** Names say inches by a sign, by a word of either language, or not at all; and so they do pieces and people. */
const INCHES = 'pal(ec|ca|ci|ce|cev)|palcn(i|a|o|ega|e)|col(a|i|e|ov)?|coln(i|a|o|ega|e)|inch(es)?';
const PIECES = 'kos(a|i|ov)?|kom|komad(a|i|ov)?|pcs?|pieces?';
const PEOPLE = 'oseb(a|i|e)?|persons?|people';
const OFTEN_UNSAID = new RegExp(`^(${INCHES}|${PIECES}|${PEOPLE})$`);

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
/** No part of a code or of a longer number; 40 x 60 x 20 cm are three. */
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${NUMBER}(?:\s*[x×]\s*${NUMBER})*)[\s-]*(["″”]|\p{L}+)`,
  'giu',
);
const THOUSANDS: Record<Locale, RegExp> = { sl: /^\d{1,3}\.\d{3}$/, en: /^\d{1,3},\d{3}$/ };

/** What stands in a text as one or more amounts of a unit. */
export interface Measure {
  start: number;
  end: number;
  /** What each amount is found by: its measure word, or the bare number where names need not say the unit. */
  words: string[];
}

/**
 * The measures of a text. Their words are the same for the same amount in any unit: `#900000mg` for 900 g and 0,9 kg.
 * @param language says whether 1.000 is a thousand
 */
export function measuresIn(text: string, language: Locale): Measure[] {
  return [...text.matchAll(MEASURE)].flatMap(({ index: start, 0: whole, 1: amounts, 2: unit }) => {
    const wordOf = wordIn(unit!);
    if (!wordOf) return [];
    const written = amounts!.split(/[x×]/i).map((amount) => amount.trim());
    const words = written.map((amount) => wordOf(amountOf(amount, language), amount));
    return [{ start, end: start + whole.length, words }];
  });
}

/** The measure words of a name, without bare numbers. */
export const measureWords = (name: string, language: Locale): string[] =>
  measuresIn(name, language)
    .flatMap(({ words }) => words)
    .filter((word) => word.startsWith('#'));

function wordIn(unit: string): ((amount: number, written: string) => string) | null {
  const folded = foldText(unit);
  if (!/\p{L}/u.test(unit) || OFTEN_UNSAID.test(folded)) return (_, written) => written;
  const named = ({ symbol, words }: Unit) => symbol === folded || words?.test(folded);
  const group = GROUPS.find((units) => units.some(named));
  if (!group) return null;
  const { size } = group.find(named)!;
  // to a millionth: what a decimal fraction loses in binary is no difference
  return (amount) => `#${Math.round(amount * size * 1e6) / 1e6}${group[0]!.symbol}`;
}

const amountOf = (written: string, language: Locale) =>
  Number(THOUSANDS[language].test(written) ? written.replace(/\D/, '') : written.replace(',', '.'));
