import type { Locale } from './locales.js';
import { onDemand } from './on-demand.js';

const namesIn = onDemand((locale: Locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** A text with codes of languages, with their names instead. */
export function languageNames(codes: string, locale: Locale): string {
  return codes.replaceAll(/[a-z]+(-[a-z\d]+)*/gi, (code) => namesIn(locale).of(code)!);
}
