import { parseQuery } from './query-syntax.js';
import { barcodeForms, codesAround, halvesIn, splitCode } from './codes.js';
import { foldedWords } from './text-words.js';
import { wordStem } from './word-stem.js';

/** Shorter stems match too much. */
const MIN_STEM_LENGTH = 3;

/**
 * A query as a `tsquery` of PostgreSQL, for a store's own list: each word by the prefix of its stem, phrases,
 * and no excluded words. Codes match with and without blanks and signs, barcodes with and without leading
 * zeros.
 */
export function prefixQuery(text: string): string {
  const { bare, phrases, excluded, excludedPhrases } = parseQuery(text);
  const terms = (words: string[], quoted: string[]) => [
    ...words.flatMap(wordTerms),
    ...quoted.flatMap(phraseTerm),
  ];
  return [...terms([bare], phrases), ...terms(excluded, excludedPhrases).map((term) => `!${term}`)].join(
    ' & ',
  );
}

function wordTerms(text: string): string[] {
  const barcode = barcodeForms(text.trim());
  if (barcode) return [anyOf([`${barcode[0]!}:*`, ...barcode.slice(1)])];
  const words = foldedWords(text.replaceAll('×', ' x '));
  const codes = codesAround(words);
  const halves = halvesIn(text);
  return words.map((word) =>
    anyOf([
      `${prefixOf(word)}:*`,
      ...(barcodeForms(word) ?? []).slice(1),
      ...(codes.get(word) ?? []).map((code) => `${code}:*`),
      ...[...splitCode(word), halves.get(word) ?? []].flatMap(adjacent),
    ]),
  );
}

function prefixOf(word: string): string {
  const stem = wordStem(word);
  return stem.length >= MIN_STEM_LENGTH && word.startsWith(stem) ? stem : word;
}

const anyOf = (terms: string[]) => `(${terms.join(' | ')})`;

const adjacent = (words: string[]): string[] => (words.length ? [`(${words.join(' <-> ')})`] : []);

const phraseTerm = (phrase: string): string[] => adjacent(foldedWords(phrase));
