import { foldText } from '../../core/i18n/fold-text.js';
import { extractConstraints, QUESTION, type QueryConstraints } from '../../search/query-constraints.js';

/** The criteria in a question. */
export interface QuestionCriteria {
  /** The query in the question, as typed; empty: no restriction. */
  query: string;
  /** Two to four things to compare; else empty. */
  compared: string[];
  constraints: QueryConstraints;
}

const MAX_COMPARED = 4;
const wholeWords = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`, 'giu');
const COMPARE = wholeWords(
  String.raw`primerjaj\p{L}*|primerjav[ao]|razlik\p{L}* med|compare|comparison of|comparison|difference between`,
);
const BETWEEN_THINGS = /(?<!\s)\s+(?:in|ter|ali|z|s|and|with|or|to|vs\.?|versus)\s+|,\s*/iu;
/** Compares only one thing or the other: many ask for better things. */
const BETTER = wholeWords(String.raw`bolj[sš]\p{L}*|bolje|better`);
const BETWEEN_ALTERNATIVES = /(?<!\s)\s+(?:ali|or|vs\.?|versus)\s+/iu;
/** Not quotes and minus signs, which queries have a meaning for. */
const SENTENCE_MARKS = /[?!;:()]/g;
/** Folded words of sentences around a query. */
const PHRASING = new Set(
  `kaj pa kateri katera katero katere kaksen kaksna kaksno kaksne kje kdo koliko je so ali a imate ima iscem iscemo isci
  iskala iskal najdi najdite pokazi pokazite povej zelim hocem rad rada bi mi me za prosim se ki stane stanejo kupiti kupim
  dobim lahko potrebujem potrebujemo priporocate priporoci priporocite svetujete najboljsi najboljsa najboljse
  pozdravljeni zivjo dober dan vse vsi in ter tudi kak kako kaksnega kaksne nekaj mene med hvala
  what which who where how much many is are do does you your have has i am im we looking look for find search show tell me
  want need would like d a an the please could get buy cost costs some any hello hi about also and of that there with
  recommend suggest best thanks`.split(/\s+/),
);
/** “Can you show me”, but “can opener”. */
const ASKING = wholeWords('(?:can|could) (?:i|you|we)');

/** Reads a question in either language; words that are not phrasing are its query. */
export function readQuestion(text: string): QuestionCriteria {
  const asked = text.replace(SENTENCE_MARKS, ' ').replace(/\s+/g, ' ').replace(ASKING, ' ').trim();
  const { text: rest, ...constraints } = extractConstraints(asked, QUESTION);
  return { constraints, compared: comparedIn(rest), query: queryIn(rest) };
}

/**
 * The criteria of a follow-up question: without a product of its own, it refers to the previous question's
 * product.
 */
export function mergeFollowUp(before: QuestionCriteria | null, criteria: QuestionCriteria): QuestionCriteria {
  if (!before || isEmpty(criteria) || criteria.query || criteria.compared.length) return criteria;
  return {
    query: before.query,
    compared: [],
    constraints: { ...before.constraints, ...criteria.constraints },
  };
}

/** Whether there are no criteria at all. */
export const isEmpty = ({ query, compared, constraints }: QuestionCriteria) =>
  !query && !compared.length && !Object.keys(constraints).length;

function comparedIn(text: string): string[] {
  for (const [asked, separator] of [
    [COMPARE, BETWEEN_THINGS],
    [BETTER, BETWEEN_ALTERNATIVES],
  ] as const) {
    const found = [...text.matchAll(asked)][0];
    if (!found) continue;
    const parts = [text.slice(found.index + found[0].length), text.slice(0, found.index)];
    const things = parts.map((part) => part.split(separator).map(queryIn).filter(Boolean));
    return (things.find(({ length }) => length > 1) ?? []).slice(0, MAX_COMPARED);
  }
  return [];
}

/** The text without the phrases around it. Its own words remain as a search page reads them. */
function queryIn(text: string): string {
  const words = text
    .replace(COMPARE, ' ')
    .replace(BETTER, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.,]+|(?<![.,])[.,]+$/g, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isPhrasing = (word: string) => PHRASING.has(foldText(word));
  const start = words.findIndex((word) => !isPhrasing(word));
  // a letter at the end is a name, for example “vitamin A”
  const end = words.findLastIndex((word) => word.length === 1 || !isPhrasing(word));
  return start < 0 ? '' : words.slice(start, end + 1).join(' ');
}
