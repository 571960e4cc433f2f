import { type ReactNode, useEffect } from 'react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { ErrorBoundary } from '../../components/errors/error-boundary.js';
import { I18nProvider } from '../i18n/i18n.js';

/** Outermost layout: provides each page's language, also after a visit to the other one. */
export function LocaleLayout({ locale, children }: { locale: Locale; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <I18nProvider locale={locale}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </I18nProvider>
  );
}
