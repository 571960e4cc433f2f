import { stemsOf } from '../words/word-stem.js';

/** So many words a phrase has at most. */
export const MAX_PHRASE = 4;

/** The stems of a phrase, by which phrases are compared; joined by blanks. */
export const phraseKey = (phrase: string): string => stemsOf(phrase).join(' ');
