import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { type Formats, formatsFor } from './format.js';
import { textsOf } from './locale-texts.js';
import type { TextKey } from '../texts/keys.js';
import { type TextValues, translate } from './translate.js';

export interface I18n extends Formats {
  locale: Locale;
  t(key: TextKey, values?: TextValues): string;
}

const byLocale = new Map<Locale, I18n>();

/** Texts and formats of a locale; stable, so that components may depend on it. */
export function i18nOf(locale: Locale): I18n {
  let i18n = byLocale.get(locale);
  if (!i18n) {
    const formats = formatsFor(locale);
    const texts = textsOf(locale);
    i18n = {
      ...formats,
      locale,
      t: (key, values) => translate(texts, key, values, formats.plural, formats.number),
    };
    byLocale.set(locale, i18n);
  }
  return i18n;
}

const I18nContext = createContext<Locale>('sl');

/** Provides the page's language to its descendants. */
export function I18nProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <I18nContext value={locale}>{children}</I18nContext>;
}

/** Texts and formats in the page's language. */
export function useI18n(): I18n {
  return i18nOf(useContext(I18nContext));
}
