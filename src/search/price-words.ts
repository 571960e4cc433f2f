import { readWishes, type Wishes } from './wish-words.js';

/** In units of the catalogue's currency. */
export interface PriceBounds {
  priceFrom?: number;
  priceTo?: number;
}

/** The prices that a text asks for, and what it says besides. */
export interface PricedText extends PriceBounds {
  text: string;
}

const UPPER = 'do|najve[cč]|up to|at most';
/** Said of prices rather than of sizes. */
const UPPER_OF_PRICES =
  'pod|manj kot|ceneje (?:od|kot)|cenej[sš]\\p{L}+ (?:od|kot)|under|below|less than|cheaper than';
const LOWER = 'nad|vsaj|najmanj|ve[cč] kot|dra[zž]j\\p{L}+ (?:od|kot)|over|above|at least|more than';
const CURRENCY = String.raw`(?:€|eur\p{L}*|evr\p{L}*)`;
const NUMBER = String.raw`\d[\d.,]*`;
/** With or without a currency. */
const AMOUNT = String.raw`€?\s?(${NUMBER})(?:\s?${CURRENCY})?`;
/** With a currency on either side. */
const MONEY = String.raw`(?=€|${NUMBER}\s?${CURRENCY})${AMOUNT}`;
const START = String.raw`(?<![\p{L}\d.,])`;
const END = String.raw`(?![\p{L}\d])`;

const pattern = (source: string) => new RegExp(START + source + END, 'iu');
const between = (first: string, last: string) =>
  String.raw`(?:(?:med|od|between|from) ${first} (?:in|do|and|to) ${last}|${first}\s?[-–]\s?${last})`;

/** A number is a price wherever a word of bounds stands before it: people ask what something costs. */
export const OF_QUESTIONS = {
  between: pattern(String.raw`(?:med|od|between|from) ${AMOUNT} (?:in|do|and|to) ${AMOUNT}`),
  upper: pattern(String.raw`(?:${UPPER}|${UPPER_OF_PRICES}) ${AMOUNT}`),
  lower: pattern(String.raw`(?:${LOWER}) ${AMOUNT}`),
};

/** What is searched for may hold sizes and ages: a price has its currency, or ends the text and is under or below. */
const OF_SEARCHES: typeof OF_QUESTIONS = {
  between: pattern(between(AMOUNT, MONEY)),
  upper: pattern(
    String.raw`(?:(?:${UPPER}|${UPPER_OF_PRICES}) ${MONEY}|(?:${UPPER_OF_PRICES}) (${NUMBER})(?=\s*$))`,
  ),
  lower: pattern(String.raw`(?:${LOWER}|od|from) ${MONEY}`),
};

/** Takes the prices out of a text, whose blanks are single ones. */
export function readPriceWords(text: string, words: typeof OF_QUESTIONS): PricedText {
  let rest = text;
  const take = (bound: RegExp): number[] => {
    const found = bound.exec(rest);
    if (!found) return [];
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found
      .slice(1)
      .filter((amount) => amount !== undefined)
      .map(amountOf);
  };
  const both = take(words.between);
  const [priceTo = both[1]] = take(words.upper);
  const [priceFrom = both[0]] = take(words.lower);
  return { text: rest, priceFrom, priceTo };
}

/** Pasted from a page. */
const MARKUP = /<\/?\p{L}[^<>]*>/gu;

/** What a search asks for beside its words: a text without prices, wishes and markup is left as it was typed. */
export function readSearch(typed: string): PricedText & Wishes {
  const text = withoutMarkup(typed);
  const priced = readPriceWords(text.replace(/\s+/g, ' '), OF_SEARCHES);
  const wished = readWishes(priced.text);
  const asked = { ...priced, ...wished };
  const isAsked = Object.entries(asked).some(([name, value]) => name !== 'text' && value !== undefined);
  return isAsked ? { ...asked, text: wished.text.replace(/\s+/g, ' ').trim() } : { text };
}

/** A text of nothing else stays as it is. */
function withoutMarkup(text: string): string {
  const bare = text.replace(MARKUP, ' ');
  return bare === text ? text : bare.replace(/\s+/g, ' ').trim() || text;
}

/** `1.299,90` and `1,299.90`: the last sign with one or two digits behind it begins the cents. */
function amountOf(text: string): number {
  const end = /(?:[.,](\d{1,2}))?(?<![.,])[.,]*$/.exec(text)!;
  const whole = text.slice(0, end.index).replace(/[.,]/g, '');
  return Number(`${whole}.${end[1] ?? ''}`);
}
