import { barcodeIn, foldedWords, toGtin } from './text-words.js';
import { wordStem } from './word-stem.js';

/** Of shorter stems too much begins so. */
const MIN_STEM_LENGTH = 3;

/**
 * A text as a `tsquery` of PostgreSQL, for people who look among their own products: each word, another form of it, or
 * the beginning of one. A bar code is found however many digits of it are written.
 */
export function beginningsQuery(text: string): string {
  return foldedWords(text)
    .map((word) => {
      const stem = wordStem(word);
      const beginning = stem.length >= MIN_STEM_LENGTH && word.startsWith(stem) ? stem : word;
      const digits = barcodeIn(word);
      return `(${[`${beginning}:*`, ...(digits ? [toGtin(digits)] : [])].join(' | ')})`;
    })
    .join(' & ');
}
