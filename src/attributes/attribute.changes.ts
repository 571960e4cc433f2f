import { type Translations, writtenTexts } from '../core/i18n/local-text.js';
import { DEFAULT_LOCALE, type Locale } from '../core/i18n/locales.js';
import type { DefinitionFormInput, DefinitionInput } from './attribute.input.js';

/** Changes of an API request; `stored` is the present name. */
export function toChanges(input: DefinitionInput, locale: Locale, stored: Translations = {}) {
  const { unit, type, categories, name: text, translations } = input;
  const name = writtenTexts(stored, { text, translations: translations?.name }, locale);
  return { name, unit, type, categories };
}

/** Changes of the form. */
export function fromForm({ name, ...details }: DefinitionFormInput, stored: Translations = {}) {
  return { ...details, name: writtenTexts(stored, { translations: name }, DEFAULT_LOCALE) };
}
