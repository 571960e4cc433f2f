import { useI18n } from '../../lib/i18n.js';
import { useShared } from '../../lib/shared.js';

/** The same page in the other language. A whole page load: the document's language changes and the cookie is set. */
export function LanguageSwitch() {
  const { t } = useI18n();
  const { languages } = useShared();
  return (
    <ul className="languages" aria-label={t('common.language.label')}>
      {languages.map(({ locale, name, url, current }) => (
        <li key={locale}>
          <a
            href={url}
            lang={locale}
            hrefLang={locale}
            title={name}
            aria-label={name}
            aria-current={current ? 'true' : undefined}
          >
            {locale.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
