import { parseQuery } from './query-syntax.js';
import { barcodeIn, foldedWords, toGtin } from './text-words.js';
import { wordStem } from './word-stem.js';

/** Shorter stems match too much. */
const MIN_STEM_LENGTH = 3;

/**
 * A query as a `tsquery` of PostgreSQL, for a store's own list: each word by the prefix of its stem, phrases, and no
 * excluded words. A barcode matches with and without leading zeros.
 */
export function prefixQuery(text: string): string {
  const { bare, phrases, excluded, excludedPhrases } = parseQuery(text);
  const terms = (words: string[], quoted: string[]) => [
    ...words.flatMap(foldedWords).map(prefixTerm),
    ...quoted.flatMap(phraseTerm),
  ];
  return [...terms([bare], phrases), ...terms(excluded, excludedPhrases).map((term) => `!${term}`)].join(
    ' & ',
  );
}

function prefixTerm(word: string): string {
  const stem = wordStem(word);
  const prefix = stem.length >= MIN_STEM_LENGTH && word.startsWith(stem) ? stem : word;
  const digits = barcodeIn(word);
  return digits ? `(${prefix}:* | ${toGtin(digits)})` : `(${prefix}:*)`;
}

function phraseTerm(phrase: string): string[] {
  const words = foldedWords(phrase);
  return words.length ? [`(${words.join(' <-> ')})`] : [];
}
