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

/** How a read wants its texts. */
export interface TextView {
  locale: Locale;
  /** Whether all languages come along. */
  translations: boolean;
}

/** Texts of a thing for the API: each by `plainText`, and all their languages under `translations` when asked for. */
export function readTexts<Field extends string>(
  texts: Record<Field, Translations>,
  { locale, translations }: TextView,
): Record<Field, string> & { translations?: Record<Field, Translations> } {
  const plain = Object.entries<Translations>(texts).map(([field, text]) => [field, plainText(text, locale)]);
  return {
    ...(Object.fromEntries(plain) as Record<Field, string>),
    ...(translations && { translations: texts }),
  };
}

/** What a write says of a text: in the language of the request, or in each; null and an empty one take it away. */
export interface WrittenText {
  text?: string | null;
  translations?: Partial<Record<Locale, string | null>>;
}

/**
 * The texts after a write. What a read in `locale` gave changes nothing when it is sent back, also where it was the
 * other language's; a `text` that differs wins over `translations`.
 */
export function writtenTexts(
  stored: Translations,
  { text, translations }: WrittenText,
  locale: Locale,
): Translations {
  const isNew = text !== undefined && (text ?? '') !== plainText(stored, locale);
  const texts = { ...stored, ...given(translations), ...(isNew && { [locale]: text }) };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
}

function given(translations: WrittenText['translations'] = {}) {
  return Object.fromEntries(Object.entries(translations).filter(([, value]) => value !== undefined));
}
