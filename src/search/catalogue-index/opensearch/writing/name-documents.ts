import { hash } from 'node:crypto';
import type { Locale } from '../../../../core/i18n/locales.js';
import { foldedWords, type TextWord } from '../../../words/text-words.js';
import { wordStem } from '../../../words/word-stem.js';
import type { IndexedName, NameField } from '../../source/name-words.js';
import type { Json } from '../engine/engine.js';

export const nameKey = (field: NameField, id: number) => `${field}-${id}`;

export const nameBody = (
  field: NameField,
  { row, words, texts }: IndexedName<{ id: number; key?: string }>,
): Json => ({
  field,
  id: row.id,
  ...(field === 'brand' && { key: row.key, title: texts[0] }),
  words: [...new Set(words.map(({ word }) => word))],
  texts: texts.map((text) => foldedWords(text).join(' ')),
});

/** Something that nothing is filed under any more. */
export const emptiedName = (field: NameField, id: number): Json => ({
  field,
  id,
  words: [],
  texts: [],
});

const LETTERS = /^\p{L}+$/u;
/** People do not type longer ones, and a keyword has a limit. */
const MAX_LENGTH = 100;
/** In place of the first card that has it: words of names of things come last. */
const OF_NAMES = 2 ** 31 - 1;

/** A word with its spelling in a language; null: in both. */
export interface WordDocument {
  id: string;
  body: Json;
}

/**
 * @param first the first card that has it
 * @param uses how many cards are known to have it
 */
export function wordDocument(
  { word, label }: TextWord,
  language: Locale | null,
  { first = OF_NAMES, uses = 1 } = {},
): WordDocument | null {
  if (word.length > MAX_LENGTH) return null;
  const stem = wordStem(word);
  const ofCards = language === null && first !== OF_NAMES ? 'cards ' : '';
  return {
    id: hash('sha1', `${ofCards}${language ?? ''} ${label} ${word}`, 'base64url'),
    body: {
      word,
      ...(label !== word && { label }),
      stem,
      language: language ?? 'both',
      ...(LETTERS.test(word) && { isSpelt: true }),
      ...(LETTERS.test(stem) && { isStemSpelt: true }),
      first,
      uses,
    },
  };
}
