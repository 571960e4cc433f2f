import { foldedWords } from '../words/text-words.js';
import { wordStem } from '../words/word-stem.js';

/** So many words a phrase has at most. */
export const MAX_PHRASE = 4;

/** The stems of a phrase, as phrases are compared; joined by blanks. */
export const phraseOf = (phrase: string): string => foldedWords(phrase).map(wordStem).join(' ');
