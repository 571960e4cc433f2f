import { usePage } from '@inertiajs/react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Row } from '../ui/layout/boxes.js';

/**
 * A link to the same page in the other language. It loads a new document, which changes the language and sets
 * the cookie.
 */
export function LanguageSwitch() {
  const { t } = useI18n();
  const { languages } = useShared();
  // scrolling through a list changes the query
  const query = usePage().url.split('?')[1];
  return (
    <Row as="ul" align="center" text="s" className="languages" aria-label={t('common.language.label')}>
      {languages.map(({ locale, name, url, current }) => (
        <li key={locale}>
          <a
            data-keep-place
            href={url.split('?')[0] + (query ? `?${query}` : '')}
            lang={locale}
            hrefLang={locale}
            // starts with the visible text, for speech input
            aria-label={`${locale.toUpperCase()} – ${name}`}
            aria-current={current ? 'true' : undefined}
          >
            {locale.toUpperCase()}
          </a>
        </li>
      ))}
    </Row>
  );
}
