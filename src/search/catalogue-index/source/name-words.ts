import type { RowOf } from '../../../core/database/statement.js';
import { type Locale, LOCALES } from '../../../core/i18n/locales.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import { measureWords } from '../../words/measures.js';
import { type TextWord, textWords } from '../../words/text-words.js';
import type { SearchField } from '../text-query.js';
import type { ATTRIBUTES, BRANDS, CATEGORIES, STORES, VALUES } from './index-rows.statements.js';

/** Fields whose words lead to ids of what offers are filed under. */
export type NameField = Exclude<SearchField, 'name' | 'code' | 'ean' | 'categoryId'>;

/** A word of a name; language null: of both. */
export interface NameWord extends TextWord {
  language: Locale | null;
}

export const brandWords = ({ name }: RowOf<typeof BRANDS>): NameWord[] => ofBoth(textWords(name));

export const storeWords = ({ name }: RowOf<typeof STORES>): NameWord[] => ofBoth(textWords(name));

export const categoryWords = ({ name }: RowOf<typeof CATEGORIES>): NameWord[] => ofEach(name);

/** What a value is found by: what is wireless by the name of the attribute, what is not by nothing. */
export function shownLabel({ key, label, type, attribute }: RowOf<typeof VALUES>): Translations {
  if (type !== 'boolean') return label;
  return key === 'true' ? attribute : {};
}

export function valueWords(value: RowOf<typeof VALUES>): NameWord[] {
  const { amount, unit } = value;
  const words = ofEach(shownLabel(value));
  if (amount === null || !unit) return words;
  const measures = measureWords(`${amount} ${unit}`, 'en').map((word) => ({ word, label: word }));
  return [...words, ...ofBoth(measures)];
}

export const attributeWords = ({ name, type }: RowOf<typeof ATTRIBUTES>): NameWord[] =>
  type === 'boolean' ? [] : ofEach(name);

const ofBoth = (words: TextWord[]): NameWord[] => words.map((word) => ({ ...word, language: null }));

const ofEach = (name: Translations): NameWord[] =>
  LOCALES.flatMap((language) => textWords(name[language] ?? '').map((word) => ({ ...word, language })));
