import { type Locale, LOCALES } from '../../../../core/i18n/locales.js';
import { measureWords } from '../../../words/measures.js';
import { type TextWord, textWords } from '../../../words/text-words.js';
import type { OfferRow } from './card-documents.js';

/** The name of an offer in one language, taken apart. */
export interface NameWords {
  language: Locale;
  /** In their order. */
  words: TextWord[];
  measures: string[];
}

/** Documents and vocabulary ask for the same. */
const known = new WeakMap<OfferRow, NameWords[]>();

export function nameWords(row: OfferRow): NameWords[] {
  let names = known.get(row);
  if (!names) {
    names = LOCALES.flatMap((language) => {
      const text = row.name[language];
      return text ? { language, words: textWords(text), measures: measureWords(text, language) } : [];
    });
    known.set(row, names);
  }
  return names;
}
