import { type Locale, LOCALES } from '../../../../core/i18n/locales.js';
import { measureWords } from '../../../words/measures.js';
import type { Translations } from '../../../../core/i18n/local-text.js';
import { type TextWord, textWords } from '../../../words/text-words.js';

/** The name of an offer in one language, taken apart. */
export interface NameWords {
  language: Locale;
  /** In their order. */
  words: TextWord[];
  measures: string[];
}

export const nameWords = (name: Translations): NameWords[] =>
  LOCALES.flatMap((language) => {
    const text = name[language];
    return text ? { language, words: textWords(text), measures: measureWords(text, language) } : [];
  });

/** `nameWords` that splits each name only once, because documents and vocabulary need the words. */
export function onceForEach(): typeof nameWords {
  const known = new Map<Translations, NameWords[]>();
  return (name) => {
    const names = known.get(name) ?? nameWords(name);
    known.set(name, names);
    return names;
  };
}
