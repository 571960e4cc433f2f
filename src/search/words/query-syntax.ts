import { foldText } from '../../core/i18n/fold-text.js';

/** Words between quotation marks of any kind; the sign of inches in 14" begins none. */
export const PHRASE =
  /(?<![\p{L}\p{N}])((?<!\S)-)?["„“”»«]([^"„“”»«\p{L}\p{N}]*[\p{L}\p{N}][^"„“”»«]*)["“”»«](?![\p{L}\p{N}])/gu;
const EXCLUDED = /(?<!\S)-(\p{L}\S*)/gu;
const IS_WORD = /[\p{L}\p{N}]/u;
const PHRASE_OR_WORD = new RegExp(`${PHRASE.source}|[\\p{L}\\p{N}\\p{M}]+`, 'gu');

/**
 * The parts of a query. A minus excludes a word or phrase; in a query of exclusions only, the first one is
 * searched.
 */
export interface QueryParts {
  /** The rest: without phrases and excluded words. */
  bare: string;
  phrases: string[];
  excluded: string[];
  excludedPhrases: string[];
}

/** Without a grinder, »brez mlinčka«, not white, »ki ni bela«, except black, »razen črne«. */
const NEGATION =
  /(?<![\p{L}\p{N}-])(?:(?:ki|that|which)\s+(?:is\s+|are\s+)?)?(without|with no|no|brez|not|ne|ni|niso|except(?: for)?|razen|but not)\s+(?:(?:an?|the|any)\s+)?(\p{L}{3,})(?![\p{L}\p{N}-])/giu;
const REFUSALS: ReadonlySet<string> = new Set([
  'not',
  'ne',
  'ni',
  'niso',
  'except',
  'except for',
  'razen',
  'but not',
]);

/** A word that a text denies. */
export interface Negation {
  text: string;
  sign: string;
  /** It is about a value or a brand, for example a colour, and not about a part. */
  isRefusal: boolean;
  /** Folded. */
  word: string;
}

/** The negations of a text without quotation marks. */
export const negationsIn = (text: string): Negation[] =>
  isQuoted(text)
    ? []
    : [...text.matchAll(NEGATION)].map(({ 0: whole, 1: sign, 2: word }) => {
        const lower = sign!.toLowerCase();
        return { text: whole, sign: lower, isRefusal: REFUSALS.has(lower), word: foldText(word!) };
      });

export const withoutNegations = (text: string): string =>
  isQuoted(text) ? text : text.replace(NEGATION, ' ').trim();

export function parseQuery(text: string): QueryParts {
  const parts = partsOf(text);
  return parts.phrases.length || IS_WORD.test(parts.bare) ? parts : partsOf(text.replace('-', ' '));
}

function partsOf(text: string): QueryParts {
  const phrases: string[] = [];
  const excludedPhrases: string[] = [];
  const unquoted = text.replace(PHRASE, (_, minus: string | undefined, phrase: string) => {
    (minus ? excludedPhrases : phrases).push(phrase);
    return ' ';
  });
  const excluded = [...unquoted.matchAll(EXCLUDED)].map(([, word]) => word!);
  return { bare: unquoted.replace(EXCLUDED, ''), phrases, excluded, excludedPhrases };
}

/** Quoted words are neither corrected nor expanded. */
export const isQuoted = (text: string): boolean => parseQuery(text).phrases.length > 0;

/** Whether the query is words alone: nothing is quoted or excluded. */
export function isPlain(text: string): boolean {
  const { bare, phrases, excluded, excludedPhrases } = parseQuery(text);
  return IS_WORD.test(bare) && !phrases.length && !excluded.length && !excludedPhrases.length;
}

/** The query without quotation marks and excluded words. */
export function includedText(text: string): string {
  const { bare, phrases } = parseQuery(text);
  return [bare, ...phrases].join(' ');
}

/** The query with other words in place of its own outside of quotation marks. @param replacements by folded words */
export const replaceWords = (text: string, replacements: ReadonlyMap<string, string | undefined>): string =>
  text.replace(PHRASE_OR_WORD, (found, _minus, phrase?: string) =>
    phrase === undefined ? (replacements.get(foldText(found)) ?? found) : found,
  );
