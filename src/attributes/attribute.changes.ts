import { type Translations, writtenTexts } from '../core/i18n/local-text.js';
import { DEFAULT_LOCALE, type Locale } from '../core/i18n/locales.js';
import type { DefinitionFormInput, DefinitionInput } from './attribute.input.js';

/** What is to be written, by programs; `stored` is the name before. */
export function toChanges(input: DefinitionInput, locale: Locale, stored: Translations = {}) {
  const { unit, type, categories, name: text, translations } = input;
  const name = writtenTexts(stored, { text, translations: translations?.name }, locale);
  return { name, unit, type, categories };
}

/** The same by the form. */
export function fromForm({ name, ...details }: DefinitionFormInput, stored: Translations = {}) {
  return { ...details, name: writtenTexts(stored, { translations: name }, DEFAULT_LOCALE) };
}
