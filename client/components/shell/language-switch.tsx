import { usePage } from '@inertiajs/react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';

/**
 * The same page in the other language, where somebody is in it. A whole page load: the document's language changes and
 * the cookie is set.
 */
export function LanguageSwitch() {
  const { t } = useI18n();
  const { languages } = useShared();
  // scrolling through a list changes the query
  const query = usePage().url.split('?')[1];
  return (
    <ul className="languages" aria-label={t('common.language.label')}>
      {languages.map(({ locale, name, url, current }) => (
        <li key={locale}>
          <a
            data-keep-place
            href={url.split('?')[0] + (query ? `?${query}` : '')}
            lang={locale}
            hrefLang={locale}
            // begins with what is seen, for those who say it
            aria-label={`${locale.toUpperCase()} – ${name}`}
            aria-current={current ? 'true' : undefined}
          >
            {locale.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
