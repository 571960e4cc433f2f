import type { Locale } from '../../../src/core/i18n/locales.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { LOCALES } from '../../lib/i18n/local-texts.js';
import { useFormContext } from './use-field.js';

/** Selects the visible language of the form's texts on narrow screens; one choice for all of them. */
export function LanguageTabs({ missing }: { missing: Locale[] }) {
  const { t } = useI18n();
  const { language, showLanguage } = useFormContext();
  return (
    <div className="language-tabs" role="group" aria-label={t('admin.form.language')}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          aria-pressed={locale === language}
          data-missing={missing.includes(locale) || undefined}
          onClick={() => showLanguage(locale)}
        >
          {t(`admin.form.languages.${locale}`)}
          {missing.includes(locale) && <span className="hidden-text">, {t('admin.form.still_empty')}</span>}
        </button>
      ))}
    </div>
  );
}
