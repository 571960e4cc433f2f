import { type ReactNode, useEffect } from 'react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { Breakdown } from '../../components/errors/breakdown.js';
import { I18nProvider } from '../i18n/i18n.js';

/** Outermost layout: gives every page its language, also when a visit leads into the other one. */
export function LocaleLayout({ locale, children }: { locale: Locale; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <I18nProvider locale={locale}>
      <Breakdown>{children}</Breakdown>
    </I18nProvider>
  );
}
