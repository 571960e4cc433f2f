import type { CONDITION_CODES } from './catalogue-index/codes.js';
import { PHRASE } from './words/query-syntax.js';

/** The word “new” is part of many names. */
type StatedCondition = Exclude<keyof typeof CONDITION_CODES, 'new'>;

/** The prices that a query states, in units of the catalogue's currency. */
interface PriceBounds {
  priceFrom?: number;
  priceTo?: number;
}

/** The constraints in a query, in the form of a list's address. */
export interface QueryConstraints extends PriceBounds {
  inStock?: '1';
  discount?: '1';
  condition?: StatedCondition;
  sort?: 'price';
  /** Stated by a price, or “cheap”, together with a category of products. */
  kind?: 'product';
}

const UPPER = 'do|najve[cč]|up to|at most';
/** Used for prices rather than for sizes. */
const UPPER_OF_PRICES =
  'pod|manj (?:od|kot)|ceneje (?:od|kot)|cenej[sš]\\p{L}+ (?:od|kot)|under|below|less than|cheaper than';
const LOWER =
  'nad|vsaj|najmanj|ve[cč] (?:od|kot)|dra[zž]j\\p{L}+ (?:od|kot)|over|above|at least|more (?:expensive )?than';
const CURRENCY = String.raw`(?:€|eur\p{L}*|evr\p{L}*)`;
const NUMBER = String.raw`\d[\d.,]*`;
/** A number with or without a currency. */
const AMOUNT = String.raw`€?\s?(${NUMBER})(?:\s?${CURRENCY})?`;
/** A number with a currency on either side. */
const MONEY = String.raw`(?=€|${NUMBER}\s?${CURRENCY})${AMOUNT}`;
const START = String.raw`(?<![\p{L}\d.,])`;
const END = String.raw`(?![\p{L}\d])`;

const pattern = (source: string) => new RegExp(START + source + END, 'iu');
/** Not behind the minus of an exclusion. */
const phrases = (source: string) => new RegExp(String.raw`(?<![\p{L}\d-])(?:${source})(?![\p{L}\d])`, 'giu');
const between = (first: string, last: string) =>
  String.raw`(?:(?:med|od|between|from) ${first} (?:in|do|and|to) ${last}|${first}\s?[-–]\s?${last})`;

const ABOUT = String.raw`okrog|okoli|pribli[zž]no|cca\.?|about|around|approximately|roughly`;
/** “About 50” is 40 to 60. */
const TOLERANCE = 0.2;

/** A number after a preposition is a price: a question is about the price of a product. */
const QUESTION_PRICES = {
  about: pattern(String.raw`(?:${ABOUT}) ${AMOUNT}`),
  between: pattern(String.raw`(?:med|od|between|from) ${AMOUNT} (?:in|do|and|to) ${AMOUNT}`),
  upper: pattern(String.raw`(?:${UPPER}|${UPPER_OF_PRICES}) ${AMOUNT}`),
  lower: pattern(String.raw`(?:${LOWER}) ${AMOUNT}`),
};

/** Before exclusions. */
const AT_END = String.raw`(?=\s*$| -[^\d\s])`;
/** “From 36 to 41” are sizes, “from 50 to 100” are prices. */
const ROUND = String.raw`((?=\d[\d.,]*0[.,]*(?![\d.,]))${NUMBER})`;
/** Not below 20: a smaller lower bound is mostly an age. */
const FROM_20 = String.raw`(?!1?\d(?![\d.,]))`;

/**
 * Queries also contain sizes and ages: a price has its currency, or a preposition at the end of the query. “Up to”
 * with a single digit is mostly a size, and so is “from 36”.
 */
const QUERY_PRICES: typeof QUESTION_PRICES = {
  about: pattern(String.raw`(?:${ABOUT}) (?:${MONEY}|${ROUND}${AT_END})`),
  between: pattern(
    String.raw`(?:${between(AMOUNT, MONEY)}|${AMOUNT} to ${MONEY}|(?<!-)${ROUND}(?:\s?[-–]\s?| to )${ROUND}${AT_END}|(?:(?:med|between) (${NUMBER}) (?:in|do|and|to) (${NUMBER})|(?:od|from) ${ROUND} (?:do|to|up to) ${ROUND})${AT_END})`,
  ),
  upper: pattern(
    String.raw`(?:(?:${UPPER}|${UPPER_OF_PRICES}) ${MONEY}|(?:(?:${UPPER_OF_PRICES}) (${NUMBER})|(?<!(?:od|from) ${NUMBER} )(?:${UPPER}) ((?=${NUMBER}\d)${NUMBER}))${AT_END})`,
  ),
  lower: pattern(
    String.raw`(?:(?:${LOWER}|od|from) ${MONEY}|(?:(?:${LOWER}) ${FROM_20}(${NUMBER})|(?:od|from) ${FROM_20}${ROUND})${AT_END})`,
  ),
};

/** The words of constraints. */
interface Grammar {
  prices: typeof QUESTION_PRICES;
  inStock: RegExp;
  discount: RegExp;
  conditions: Record<StatedCondition, RegExp>;
  cheapest: RegExp;
}

const CONDITIONS: Grammar['conditions'] = {
  refurbished: phrases(String.raw`obnovljen\p{L}*|refurb(?:ished)?|reconditioned`),
  used: phrases(String.raw`rabljen\p{L}*|used|second[- ]hand|pre-?owned`),
};

/** “Bikes for sale” are all bicycles. */
const DISCOUNT = String.raw`zni[zž]an\p{L}*|(?:v )?akcij\p{L}{1,2}|(?:na |s )?popust\p{L}*|razprodaj\p{L}*|on sale|(?<!for )sales?|discount\p{L}*|deals?|bargains?`;

const QUERY: Grammar = {
  prices: QUERY_PRICES,
  inStock: phrases('na zalogi|takoj na voljo|in stock'),
  discount: phrases(DISCOUNT),
  conditions: CONDITIONS,
  cheapest: phrases(String.raw`poceni|najcenej\p{L}*|cheap|cheapest`),
};

/** Sentences use more words for the same. */
export const QUESTION: Grammar = {
  prices: QUESTION_PRICES,
  inStock: phrases(String.raw`na zalogi|(?:takoj )?na voljo|dobavljiv\p{L}*|in stock|on stock|available`),
  discount: phrases(DISCOUNT + '|reduced'),
  conditions: CONDITIONS,
  cheapest: phrases(String.raw`poceni|najcenej\p{L}*|cheap|cheapest|lowest price`),
};
/** Replaces quoted text. */
const QUOTED = '\ue000';
/** Pasted from a page. */
const MARKUP = /<\/?\p{L}[^<>]*>/gu;

/** Takes the prices out of a text with single spaces. */
function extractPrices(text: string, patterns: typeof QUESTION_PRICES): PriceBounds & { text: string } {
  let rest = text;
  const take = (bound: RegExp): number[] => {
    const found = bound.exec(rest);
    if (!found) return [];
    const [whole, ...amounts] = found;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + whole.length)}`;
    return amounts.filter((amount) => amount !== undefined).map(amountOf);
  };
  const [about] = take(patterns.about);
  const near = about === undefined ? [] : [about * (1 - TOLERANCE), about * (1 + TOLERANCE)].map(Math.round);
  const both = near.length ? near : take(patterns.between);
  const [priceTo = both[1]] = take(patterns.upper);
  const [priceFrom = both[0]] = take(patterns.lower);
  return { text: rest, priceFrom, priceTo };
}

/** Removes the constraints and markup from a query; a query without them does not change. */
export function extractConstraints(query: string, grammar = QUERY): QueryConstraints & { text: string } {
  const bare = query.replace(MARKUP, ' ');
  const text = bare === query ? query : singleSpaced(bare) || query;
  const quoted: string[] = [];
  // quoted text is searched, or excluded, unchanged
  let rest = singleSpaced(text).replace(PHRASE, (whole, minus: string = '') => {
    quoted.push(whole.slice(minus.length));
    return minus + QUOTED;
  });
  const take = (words: RegExp) => {
    const before = rest;
    rest = rest.replace(words, ' ');
    return rest !== before;
  };
  const others: QueryConstraints = {
    inStock: take(grammar.inStock) ? '1' : undefined,
    discount: take(grammar.discount) ? '1' : undefined,
    condition: (Object.keys(grammar.conditions) as StatedCondition[]).find((one) =>
      take(grammar.conditions[one]),
    ),
    sort: take(grammar.cheapest) ? 'price' : undefined,
  };
  // without the others, because a price may have to be at the end
  const { text: unpriced, ...prices } = extractPrices(singleSpaced(rest), grammar.prices);
  const stated = Object.entries({ ...prices, ...others }).filter(([, value]) => value !== undefined);
  const remaining = singleSpaced(unpriced).replaceAll(QUOTED, () => quoted.shift() ?? '');
  return { ...(Object.fromEntries(stated) as QueryConstraints), text: stated.length ? remaining : text };
}

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `1.299,90` and `1,299.90`: the last separator with one or two digits after it is the decimal one. */
function amountOf(text: string): number {
  const end = /(?:[.,](\d{1,2}))?(?<![.,])[.,]*$/.exec(text)!;
  const whole = text.slice(0, end.index).replace(/[.,]/g, '');
  return Number(`${whole}.${end[1] ?? ''}`);
}
