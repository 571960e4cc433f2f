import { foldText } from '../core/i18n/fold-text.js';
import type { Locale } from '../core/i18n/locales.js';

interface Unit {
  symbol: string;
  /** How many of the smallest one in its group it is. */
  size: number;
  /** As people write it out, folded. */
  words: RegExp;
}

/** What is measured in units that turn into each other; others are only written out. */
const GROUPS: Unit[][] = [
  [
    { symbol: 'g', size: 1, words: /^(gr|gramm?(a|i|e|ov|s)?)$/ },
    { symbol: 'dag', size: 10, words: /^(dkg|dek(a|e|i)|dekagram(a|i|e|ov|s)?)$/ },
    { symbol: 'kg', size: 1_000, words: /^(kil(o|a|e|i|os)|kilogram(a|i|e|ov|s)?)$/ },
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
  ],
  [
    { symbol: 'GB', size: 1, words: /^(giga|gigabajt(a|i|e|ov)?|gigabytes?)$/ },
    { symbol: 'TB', size: 1_000, words: /^(tera|terabajt(a|i|e|ov)?|terabytes?)$/ },
  ],
  [{ symbol: 'W', size: 1, words: /^(wat|vat|watt)(a|i|e|ov|s)?$/ }],
  [{ symbol: 'V', size: 1, words: /^volt(a|i|e|ov|s)?$/ }],
];
/** Names tell inches by a sign, by a word of either language, or not at all; and so they do pieces and people. */
const INCHES = 'pal(ec|ca|ci|ce|cev)|palcn(i|a|o|ega|e)|col(a|i|e|ov)?|coln(i|a|o|ega|e)|inch(es)?';
const PIECES = 'kos(a|i|ov)?|kom|komad(a|i|ov)?|pcs?|pieces?';
const PEOPLE = 'oseb(a|i|e)?|persons?|people';
const TOLD_ANYHOW = new RegExp(`^(${INCHES}|${PIECES}|${PEOPLE})$`);

/** No part of a code or of a longer number. */
const MEASURE = /(?<![\p{L}\p{N}.,])(\d{1,6}(?:[.,]\d{1,3})?)[\s-]*(["″”]|\p{L}+)/gu;
const THOUSANDS: Record<Locale, RegExp> = { sl: /^\d{1,3}\.\d{3}$/, en: /^\d{1,3},\d{3}$/ };

interface Measure {
  start: number;
  end: number;
  /** How else it may be written, first with its own sign. */
  writings: string[];
}

/** The same text with all measures in their signs; and with one of them in other units, or its sign beside the number. */
export function otherMeasures(text: string, language: Locale): string[] {
  const measures = measuresOf(text, language);
  const inSigns = measures.reduceRight((changed, { start, end, writings }) => {
    return changed.slice(0, start) + writings[0] + changed.slice(end);
  }, text);
  const others = measures.flatMap(({ start, end, writings }) =>
    writings.map((other) => text.slice(0, start) + other + text.slice(end)),
  );
  // a number alone says nothing
  return [...new Set([inSigns, ...others])].filter((other) => other !== text && /\p{L}/u.test(other));
}

function measuresOf(text: string, language: Locale): Measure[] {
  return [...text.matchAll(MEASURE)].flatMap(({ index: start, 0: written, 1: amount, 2: unit }) => {
    const writings = isToldAnyhow(unit!)
      ? [amount!]
      : otherUnits(amountOf(amount!, language), foldText(unit!), language);
    return writings.length ? { start, end: start + written.length, writings } : [];
  });
}

const isToldAnyhow = (unit: string) => !/\p{L}/u.test(unit) || TOLD_ANYHOW.test(foldText(unit));

const amountOf = (written: string, language: Locale) =>
  Number(THOUSANDS[language].test(written) ? written.replace(/\D/, '') : written.replace(',', '.'));

function otherUnits(amount: number, unit: string, language: Locale): string[] {
  const named = ({ symbol, words }: Unit) => symbol.toLowerCase() === unit || words.test(unit);
  const group = GROUPS.find((units) => units.some(named));
  if (!group) return [];
  const { size } = group.find(named)!;
  const units = group.toSorted((a, b) => Number(named(b)) - Number(named(a)));
  return units.flatMap(({ symbol, size: of }) => {
    const other = inUnit((amount * size) / of, language);
    return other === null ? [] : [`${other} ${symbol}`, `${other}${symbol}`];
  });
}

/** null: nobody writes so much, or so little, in that unit. */
function inUnit(amount: number, language: Locale): string | null {
  const rounded = Math.round(amount * 100) / 100;
  if (Math.abs(rounded - amount) > 1e-9 || rounded < 0.1 || rounded >= 10_000) return null;
  return rounded.toLocaleString(language, { useGrouping: false });
}
