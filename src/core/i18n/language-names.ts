import type { Locale } from './locales.js';

/** A text with codes of languages, with their names instead. */
export function languageNames(codes: string, locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes.replaceAll(/[a-z]+(-[a-z\d]+)*/gi, (code) => names.of(code)!);
}
