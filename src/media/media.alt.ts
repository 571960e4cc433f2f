import { plainText, type Translations } from '../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import type { MediaInput } from './media.input.js';

/** The alternative texts after a write: `translations` count, else `alt` in the language of the request. */
export function changedAlt(
  now: Translations,
  { alt, translations }: MediaInput,
  locale: Locale,
): Translations {
  if (translations?.alt) return withoutEmpty(translations.alt);
  // what a read gave, perhaps in the other language, comes back unchanged
  if (alt === undefined || alt === null || alt === plainText(now, locale)) return now;
  return withoutEmpty({ ...now, [locale]: alt });
}

function withoutEmpty(texts: Translations): Translations {
  return Object.fromEntries(
    LOCALES.filter((locale) => texts[locale]).map((locale) => [locale, texts[locale]]),
  );
}
