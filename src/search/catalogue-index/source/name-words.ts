import type { Queryable, RowOf } from '../../../core/database/statement.js';
import { type Locale, LOCALES } from '../../../core/i18n/locales.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import { measureWords } from '../../words/measures.js';
import { type TextWord, textWords } from '../../words/text-words.js';
import type { SearchField } from '../text-query.js';
import { ATTRIBUTES, BRANDS, CATEGORIES, STORES, VALUES } from './index-rows.statements.js';

/** Fields whose words lead to ids of brands, stores, categories and values. */
export type NameField = Exclude<SearchField, 'name' | 'code' | 'ean' | 'categoryId' | 'valueId'>;

/** A word of a name; language null: of both. */
export interface NameWord extends TextWord {
  language: Locale | null;
}

/** Something that offers are filed under, with the words that lead to it. */
export interface IndexedName<Row = { id: number }> {
  row: Row;
  words: NameWord[];
  /** How it is called, in each language. */
  texts: string[];
}

/** Reads the names of some things by their ids. */
export const NAMES = {
  brand: async (db: Queryable, ids: number[]) =>
    (await BRANDS.rows(db, [ids])).map((row) => named(row, row.name)),
  store: async (db: Queryable, ids: number[]) =>
    (await STORES.rows(db, [ids])).map((row) => named(row, row.name)),
  value: async (db: Queryable, ids: number[]) => (await VALUES.rows(db, [ids])).map(valueName),
  attribute: async (db: Queryable, ids: number[]) =>
    (await ATTRIBUTES.rows(db, [ids])).map((row) => named(row, row.type === 'boolean' ? {} : row.name)),
};

export const categoryNames = async (db: Queryable) =>
  (await CATEGORIES.rows(db)).map((row) => named(row, row.name));

const named = <Row>(row: Row, name: string | Translations): IndexedName<Row> =>
  typeof name === 'string'
    ? { row, words: ofBoth(textWords(name)), texts: [name] }
    : { row, words: LOCALES.flatMap((language) => ofOne(name, language)), texts: Object.values(name) };

/**
 * "Wireless: yes" is found by the name of the attribute, "no" by nothing. Measures in a text are words as
 * well.
 */
function valueName(row: RowOf<typeof VALUES>): IndexedName<RowOf<typeof VALUES>> {
  const { key, label, amount, unit, type, attribute } = row;
  const name = named(row, type !== 'boolean' ? label : key === 'true' ? attribute : {});
  const measures =
    amount !== null && unit
      ? ofBoth(measuresIn(`${amount} ${unit}`, 'en'))
      : LOCALES.flatMap((language) =>
          measuresIn(type === 'text' ? label[language] : '', language).map((word) => ({ ...word, language })),
        );
  return { ...name, words: [...name.words, ...measures] };
}

const measuresIn = (text: string | undefined, language: Locale): TextWord[] =>
  measureWords(text ?? '', language).map((word) => ({ word, label: word }));

const ofBoth = (words: TextWord[]): NameWord[] => words.map((word) => ({ ...word, language: null }));

const ofOne = (name: Translations, language: Locale): NameWord[] =>
  textWords(name[language] ?? '').map((word) => ({ ...word, language }));
