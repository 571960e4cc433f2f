/** The languages of the product; the first one is the default and has no path prefix. */
export const LOCALES = ['sl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'sl';

/** Full tags for `Intl`, with the region. */
export const LOCALE_TAGS: Record<Locale, string> = { sl: 'sl-SI', en: 'en-GB' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'sl' ? 'en' : 'sl';
}
