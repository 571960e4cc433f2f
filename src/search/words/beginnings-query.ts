import { partsOfText } from './quoted-text.js';
import { barcodeIn, foldedWords, toGtin } from './text-words.js';
import { wordStem } from './word-stem.js';

/** Of shorter stems too much begins so. */
const MIN_STEM_LENGTH = 3;

/**
 * A text as a `tsquery` of PostgreSQL, for people who look among their own products: each word, another form of it, or
 * the beginning of one; quoted words beside each other; none that stands behind a minus. A bar code is found however many
 * digits of it are written.
 */
export function beginningsQuery(text: string): string {
  const { bare, phrases, unwished, unwishedPhrases } = partsOfText(text);
  const not = (queries: string[]) => queries.map((query) => `!${query}`);
  return [
    ...foldedWords(bare).map(beginningQuery),
    ...phrases.flatMap(phraseQuery),
    ...not(unwished.flatMap(foldedWords).map(beginningQuery)),
    ...not(unwishedPhrases.flatMap(phraseQuery)),
  ].join(' & ');
}

function beginningQuery(word: string): string {
  const stem = wordStem(word);
  const beginning = stem.length >= MIN_STEM_LENGTH && word.startsWith(stem) ? stem : word;
  const digits = barcodeIn(word);
  return `(${[`${beginning}:*`, ...(digits ? [toGtin(digits)] : [])].join(' | ')})`;
}

function phraseQuery(phrase: string): string[] {
  const words = foldedWords(phrase);
  return words.length ? [`(${words.join(' <-> ')})`] : [];
}
