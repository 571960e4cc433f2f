import { type Locale, otherLocale } from './locales.js';

/**
 * Text stored by locale, for example in a jsonb column: `{ sl?, en? }`. A text in a third language is stored
 * unchanged in both, with its language tag as `lang`, or `und` if unknown.
 */
export type Translations = Partial<Record<Locale, string>> & { lang?: string };

/** A stored text for a page; `lang` is set only when the text is in another language than the page. */
export interface LocalText {
  text: string;
  lang?: string;
}

/** The text in `locale`, else in the other one with its language; null when there is none. */
export function localText(translations: Translations | null | undefined, locale: Locale): LocalText | null {
  const own = translations?.[locale];
  if (own) return { text: own, ...(translations.lang && { lang: translations.lang }) };
  const fallback = otherLocale(locale);
  const other = translations?.[fallback];
  return other ? { text: other, lang: translations.lang ?? fallback } : null;
}

/** The bare text in `locale`, else in the other one, else an empty string. */
export function plainText(translations: Translations | null | undefined, locale: Locale): string {
  return localText(translations, locale)?.text ?? '';
}

/** The texts alone. */
export function bareTexts({ lang: _, ...texts }: Translations): Partial<Record<Locale, string>> {
  return texts;
}

/** How a read returns texts. */
export interface TextView {
  locale: Locale;
  /** Whether all languages are included. */
  translations: boolean;
}

/**
 * Texts of a record for the API: each by `plainText`, and all languages under `translations` when requested.
 */
export function readTexts<Field extends string>(
  texts: Record<Field, Translations>,
  { locale, translations }: TextView,
): Record<Field, string> & { translations?: Record<Field, Translations> } {
  const plain = Object.entries<Translations>(texts).map(([field, text]) => [field, plainText(text, locale)]);
  return {
    ...(Object.fromEntries(plain) as Record<Field, string>),
    ...(translations && {
      translations: Object.fromEntries(
        Object.entries<Translations>(texts).map(([field, text]) => [field, bareTexts(text)]),
      ) as Record<Field, Translations>,
    }),
  };
}

/** A text in a write: in the language of the request, or in each; null and an empty one remove it. */
export interface WrittenText {
  text?: string | null;
  translations?: Partial<Record<Locale, string | null>>;
}

/**
 * The texts after a write. Writing back the result of a read in `locale` changes nothing, even if that was
 * the other language's text. A changed `text` has precedence over `translations`. A person's text replaces a
 * text in a third language in both.
 */
export function writtenTexts(
  stored: Translations,
  { text, translations }: WrittenText,
  locale: Locale,
): Translations {
  const isNew = text !== undefined && (text ?? '') !== plainText(stored, locale);
  const texts = { ...bareTexts(stored), ...given(translations), ...(isNew && { [locale]: text }) };
  const written = Object.entries(texts).filter(([, value]) => value);
  if (!stored.lang || !written.length) return Object.fromEntries(written);
  const changed = written.filter(([each, value]) => value !== stored[each as Locale]);
  return Object.fromEntries(changed.length ? changed : [...written, ['lang', stored.lang]]);
}

function given(translations: WrittenText['translations'] = {}) {
  return Object.fromEntries(Object.entries(translations).filter(([, value]) => value !== undefined));
}
