import { hash } from 'node:crypto';
import type { RowOf } from '../../../../core/database/statement.js';
import type { Locale } from '../../../../core/i18n/locales.js';
import { foldedWords, type TextWord } from '../../../words/text-words.js';
import { wordStem } from '../../../words/word-stem.js';
import type { ATTRIBUTES, BRANDS, CATEGORIES, STORES, VALUES } from '../../source/index-rows.statements.js';
import {
  attributeWords,
  brandWords,
  categoryWords,
  type NameField,
  type NameWord,
  shownLabel,
  storeWords,
  valueWords,
} from '../../source/name-words.js';
import type { Json } from '../engine/engine.js';

/** Something that offers are filed under, as it is indexed. */
export interface NameDocument {
  field: NameField;
  rowId: number;
  words: NameWord[];
  /** How it is called, in each language. */
  texts: string[];
  /** Of brands. */
  key?: string;
  title?: string;
}

export const nameKey = (field: NameField, id: number) => `${field}-${id}`;

export const brandName = (row: RowOf<typeof BRANDS>): NameDocument => ({
  field: 'brand',
  rowId: row.id,
  key: row.key,
  words: brandWords(row),
  texts: [row.name],
  title: row.name,
});

export const storeName = (row: RowOf<typeof STORES>): NameDocument => ({
  field: 'store',
  rowId: row.id,
  words: storeWords(row),
  texts: [row.name],
});

export const categoryName = (row: RowOf<typeof CATEGORIES>): NameDocument => ({
  field: 'category',
  rowId: row.id,
  words: categoryWords(row),
  texts: Object.values(row.name),
});

export const valueName = (row: RowOf<typeof VALUES>): NameDocument => ({
  field: 'value',
  rowId: row.id,
  words: valueWords(row),
  texts: Object.values(shownLabel(row)),
});

export const attributeName = (row: RowOf<typeof ATTRIBUTES>): NameDocument => ({
  field: 'attribute',
  rowId: row.id,
  words: attributeWords(row),
  texts: row.type === 'boolean' ? [] : Object.values(row.name),
});

export const nameBody = ({ field, rowId, key, title, words, texts }: NameDocument): Json => ({
  field,
  id: rowId,
  ...(key !== undefined && { key, title }),
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
/** Longer ones nobody types, and a keyword has an end. */
const MAX_LENGTH = 100;
/** In place of the first card that has it: words of names of things come last. */
export const OF_NAMES = 2 ** 31 - 1;

/** A word in a language as it is spelt there; null: of both. */
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
