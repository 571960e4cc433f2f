import { type Locale, otherLocale } from './locales.js';

/** Content stored per locale, as in a jsonb column: `{ sl?, en? }`. */
export type Translations = Partial<Record<Locale, string>>;

/** A content text as a page shows it; `lang` stands only when the text is in another language than the page. */
export interface LocalText {
  text: string;
  lang?: Locale;
}

/** The text in `locale`, else in the other one, marked as such; null when there is none. */
export function localText(translations: Translations | null | undefined, locale: Locale): LocalText | null {
  const own = translations?.[locale];
  if (own) return { text: own };
  const fallback = otherLocale(locale);
  const other = translations?.[fallback];
  return other ? { text: other, lang: fallback } : null;
}

/** The bare text in `locale`, else in the other one, else an empty string. */
export function plainText(translations: Translations | null | undefined, locale: Locale): string {
  return localText(translations, locale)?.text ?? '';
}
