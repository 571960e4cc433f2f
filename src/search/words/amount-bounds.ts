import type { Locale } from '../../core/i18n/locales.js';
import { amountIn, amountOf, SIGNED, UNIT, unitOf } from './measures.js';
import { isQuoted } from './query-syntax.js';

/** A text without a digit has no bounds. */
export const DIGIT = /\d/;

const AMOUNT = String.raw`(?<amount>${SIGNED})`;
/** Below zero the unit may be left out. */
const MEASURE = String.raw`${AMOUNT}(?:[\s-]*(?<unit>${UNIT}))?`;
const FIRST = String.raw`(?<first>${SIGNED})(?:\s?${UNIT})?`;
const OR_MORE = String.raw`(?:and|or) (?:up|more|over)|naprej|(?:in|ali) ve[cč]`;
const OR_LESS = '(?:and|or) (?:less|under)|(?:in|ali) manj';

/** Phrases with bounds; bounds themselves are included unless the phrase is open. */
const PHRASES: { side: 'between' | 'lower' | 'upper'; isOpen?: true; sources: string[] }[] = [
  {
    side: 'between',
    sources: [
      String.raw`(?:med|between)\s+${FIRST}\s+(?:in|and|do|to)\s+${MEASURE}`,
      String.raw`(?:(?:od|from)\s+)?${FIRST}(?:\s?[-–]\s?|\s+(?:do|to|up to)\s+)${MEASURE}`,
    ],
  },
  {
    side: 'lower',
    sources: [
      String.raw`(?:at least|min(?:imum|\.)?|vsaj|najmanj|≥)\s*${MEASURE}`,
      String.raw`(?:(?:od|from)\s+)?${AMOUNT}[\s-]*(?<unit>${UNIT})(?:\s?\+|\s+(?:${OR_MORE}))`,
      String.raw`${AMOUNT}\s?\+[\s-]*(?<unit>${UNIT})`,
    ],
  },
  {
    side: 'upper',
    sources: [
      String.raw`(?:up to|at most|max(?:imum|\.)?|do|najve[cč]|≤)\s*${MEASURE}`,
      String.raw`${AMOUNT}[\s-]*(?<unit>${UNIT})\s+(?:${OR_LESS})`,
    ],
  },
  {
    side: 'lower',
    isOpen: true,
    sources: [String.raw`(?:over|above|more than|nad|ve[cč] (?:kot|od)|>)\s*${MEASURE}`],
  },
  {
    side: 'upper',
    isOpen: true,
    sources: [String.raw`(?:under|below|less than|pod|manj (?:kot|od)|<)\s*${MEASURE}`],
  },
];
const PATTERNS = PHRASES.flatMap(({ sources, ...phrase }) =>
  sources.map((source) => ({
    ...phrase,
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.,-])(?:${source})(?![\p{L}\p{N}])`, 'giu'),
  })),
);

/** Bounds that a text states, in the smallest unit of their kind. */
export interface AmountBounds {
  text: string;
  from: number;
  to: number;
  isOpen: boolean;
  symbol: string;
}

/** “At least 40 l”, »med 20 in 35 l«, »do −10 °C«; only units of measures, so no ages, prices or sizes of clothes. */
export function boundsIn(text: string, language: Locale): AmountBounds[] {
  if (isQuoted(text)) return [];
  const found: AmountBounds[] = [];
  let rest = text;
  for (const { side, isOpen = false, pattern } of PATTERNS)
    rest = rest.replace(pattern, (whole: string, ...parts) => {
      const { first, amount, unit } = parts.at(-1) as { first?: string; amount: string; unit?: string };
      const last = amountOf(amount, language);
      const isCold = last < 0 || /^\D/.test(first ?? '');
      const known = unit === undefined ? null : unitOf(unit, isCold);
      const { symbol, size } = known ?? (isCold ? unitOf('°')! : { symbol: '', size: 0 });
      if (!symbol) return whole;
      const to = last * size;
      const from = first === undefined ? to : amountOf(first, language) * size;
      // in »512 do 1 kg« the first number is of something else
      if (from > to) return whole;
      const typed = known ? whole : whole.slice(0, whole.lastIndexOf(amount) + amount.length);
      // who asks for at least −10 °C means that it may be colder
      const isUpper = side === 'upper' || (side === 'lower' && last < 0);
      found.push({
        text: typed,
        from: isUpper ? -Infinity : from,
        to: side === 'lower' && !isUpper ? Infinity : to,
        isOpen,
        symbol,
      });
      return ` ${whole.slice(typed.length)}`;
    });
  return found;
}

/** The text without its bounds. */
export const withoutBounds = (text: string, bounds: AmountBounds[]): string =>
  bounds
    .reduce((rest, bound) => rest.replace(bound.text, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a measure word is an amount within the bounds. */
export function isWithin(word: string, { symbol, from, to, isOpen }: AmountBounds): boolean {
  const amount = amountIn(word, symbol);
  if (amount === null) return false;
  return isOpen ? from < amount && amount < to : from <= amount && amount <= to;
}
