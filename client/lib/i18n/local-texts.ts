import type { LocalText, Translations } from '../../../src/core/i18n/local-text.js';
import type { Locale } from '../../../src/core/i18n/locales.js';

export const LOCALES = ['sl', 'en'] as const;

/** The language that is not `locale`. */
export const otherLocale = (locale: Locale): Locale => (locale === 'sl' ? 'en' : 'sl');

/** The text in `locale`, else in the other language with its `lang`; null when there is none. */
export function textIn(texts: Translations, locale: Locale): LocalText | null {
  const own = texts[locale];
  if (own) return { text: own };
  const lang = otherLocale(locale);
  const other = texts[lang];
  return other ? { text: other, lang } : null;
}

/** The bare text in `locale`, else in the other language, else an empty one. */
export const plainText = (texts: Translations, locale: Locale) => textIn(texts, locale)?.text ?? '';

/** Values for the fields of both languages. */
export const bothOf = ({ sl = '', en = '' }: Translations) => ({ sl, en });
