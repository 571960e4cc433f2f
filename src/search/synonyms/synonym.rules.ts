import { Conflict, Invalid } from '../../core/errors/domain-errors.js';
import { stemsOf } from '../words/word-stem.js';
import { MAX_PHRASE, phraseKey } from './phrase.js';

/** A phrase of another synonym; `stems` are joined by blanks. */
interface TakenPhrase {
  stems: string;
  /** The words of the other synonym. */
  words: string[];
}

/**
 * Words and meanings must have stems and be distinct; a word belongs to one synonym of its language.
 * @param taken the first of the words that another synonym has
 * @throws Invalid
 * @throws Conflict when another synonym has one of the words
 */
export function assertSynonym(words: string[], meanings: string[], taken: TakenPhrase | undefined): void {
  if (!words.length) throw Invalid.at('words', 'validation.isNotEmpty');
  if (!meanings.length && words.length < 2) throw Invalid.at('words', 'synonyms.errors.alone');
  const keys = assertDistinct('words', words);
  if (taken) {
    const word = words.find((each) => phraseKey(each) === taken.stems)!;
    const values = { word, words: taken.words.join(', ') };
    throw Conflict.because('words', 'synonyms.errors.taken', values);
  }
  assertDistinct('meanings', meanings);
  const same = meanings.find((meaning) => keys.has(phraseKey(meaning)));
  if (same) throw Invalid.at('meanings', 'synonyms.errors.same', { word: same });
}

/** Searches find all forms of a word, so forms of one word are equal. @returns the keys of the phrases */
function assertDistinct(field: string, phrases: string[]): Set<string> {
  const keys = new Set<string>();
  for (const phrase of phrases) {
    // tokens, not words to the eye: “3½” is three
    const { length } = stemsOf(phrase);
    if (!length || length > MAX_PHRASE) throw Invalid.at(field, 'validation.isPhrase');
    if (keys.has(phraseKey(phrase))) throw Invalid.at(field, 'synonyms.errors.twice', { word: phrase });
    keys.add(phraseKey(phrase));
  }
  return keys;
}
