import { foldText } from '../../core/i18n/fold-text.js';
import { extractPrices, QUESTION_PRICES } from '../../search/query-constraints.js';

/** What a question asks for; prices in units of the catalogue's currency. */
export interface QuestionCriteria {
  /** Folded search words; empty: no restriction. */
  words: string;
  /** Two to four things to compare; else empty. */
  compared: string[];
  priceFrom?: number;
  priceTo?: number;
  inStock: boolean;
  discount: boolean;
  cheapest: boolean;
}

const MAX_COMPARED = 4;
const IN_STOCK = /\b(?:na zalogi|na voljo|dobavljiv\w*|in stock|on stock|available)\b/g;
const CHEAPEST = /\b(?:najcenej\w*|poceni|cheapest|lowest price|cheap)\b/g;
const DISCOUNT = /\b(?:znizan\w*|v akciji|s popustom|na popustu|on sale|discounted|reduced)\b/g;
const COMPARE =
  /\b(?:primerjaj\w*|primerjava|primerjavo|razlik\w* med|compare|comparison of|comparison|difference between)\b/;
const BETWEEN_THINGS = /(?<!\s)\s+(?:in|ter|ali|z|s|and|with|or|to|vs\.?|versus)\s+|,\s*/;
/** Compares only one thing or the other: many ask for better things. */
const BETTER = /\b(?:boljs\w*|bolje|better)\b/;
const BETWEEN_ALTERNATIVES = /(?<!\s)\s+(?:ali|or|vs\.?|versus)\s+/;
/** Folded words of questions that name no product. */
const FILLERS = new Set(
  `kaj pa kateri katera katero katere kaksen kaksna kaksno kaksne kje kdo koliko je so ali a imate ima iscem isci iskal
  iskala najdi pokazi povej zelim hocem rad rada bi mi me za prosim se ki stane stanejo kupiti kupim dobim lahko potrebujem
  pozdravljeni zivjo dober dan vse vsi in ter tudi kak kako nekaj mene med z s
  what which who where how much many is are do does you your have has i am im looking look for find search show tell me want
  need would like a an the please can could get buy cost costs some any hello hi about also and of that there with`.split(
    /\s+/,
  ),
);

/** Reads a question in either language; words it does not know become search words. */
export function readQuestion(text: string): QuestionCriteria {
  const folded = foldText(foldText(text).replace(/[?!;:"„“”()]/g, ' '));
  const { priceFrom, priceTo, text: unpriced } = extractPrices(folded, QUESTION_PRICES);
  let rest = unpriced;
  const has = (pattern: RegExp) => {
    const before = rest;
    rest = rest.replace(pattern, ' ');
    return rest !== before;
  };
  const marks = { inStock: has(IN_STOCK), discount: has(DISCOUNT), cheapest: has(CHEAPEST) };
  return { ...marks, priceFrom, priceTo, compared: comparedIn(rest), words: wordsOf(rest) };
}

/** The criteria of a follow-up question: one that names no product is about that of the question before. */
export function mergeFollowUp(before: QuestionCriteria | null, criteria: QuestionCriteria): QuestionCriteria {
  if (!before || isEmpty(criteria) || criteria.words || criteria.compared.length) return criteria;
  return {
    words: before.words,
    compared: [],
    priceFrom: criteria.priceFrom ?? before.priceFrom,
    priceTo: criteria.priceTo ?? before.priceTo,
    inStock: criteria.inStock || before.inStock,
    discount: criteria.discount || before.discount,
    cheapest: criteria.cheapest || before.cheapest,
  };
}

/** Whether there are no criteria at all. */
export const isEmpty = ({
  words,
  compared,
  priceFrom,
  priceTo,
  inStock,
  discount,
  cheapest,
}: QuestionCriteria) =>
  !words && !compared.length && !priceFrom && !priceTo && !inStock && !discount && !cheapest;

function comparedIn(text: string): string[] {
  for (const [asked, separator] of [
    [COMPARE, BETWEEN_THINGS],
    [BETTER, BETWEEN_ALTERNATIVES],
  ] as const) {
    const found = asked.exec(text);
    if (!found) continue;
    const parts = [text.slice(found.index + found[0].length), text.slice(0, found.index)];
    const things = parts.map((part) => part.split(separator).map(wordsOf).filter(Boolean));
    return (things.find(({ length }) => length > 1) ?? []).slice(0, MAX_COMPARED);
  }
  return [];
}

function wordsOf(text: string): string {
  return text
    .replace(COMPARE, ' ')
    .replace(BETTER, ' ')
    .split(/[\s,]+/)
    .map((word) => word.replace(/^[.,-]+|(?<![.,-])[.,-]+$/g, ''))
    .filter((word) => word && !FILLERS.has(word))
    .join(' ');
}
