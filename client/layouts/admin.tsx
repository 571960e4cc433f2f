import type { ReactNode } from 'react';
import { SessionKeeper } from '../components/auth/session-keeper.js';
import { LanguageSwitch } from '../components/shell/language-switch.js';
import { PersonMenu } from '../components/shell/person-menu.js';
import { SkipLink } from '../components/shell/skip-link.js';
import { useArrival } from '../components/shell/use-arrival.js';
import { Wordmark } from '../components/shell/wordmark.js';
import { Toasts } from '../components/ui/toasts.js';
import { useI18n } from '../lib/i18n.js';
import { useShared } from '../lib/shared.js';
import type { TextKey } from '../lib/texts/keys.js';

/** The admin area: its sections at the side, the work beside them. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const { adminSections = [] } = useShared();
  useArrival();
  return (
    <div className="admin">
      <SkipLink />
      <header className="header admin-header">
        <div className="header-row">
          <Wordmark />
          <p className="admin-mark">{t('admin.title')}</p>
          <LanguageSwitch />
          <PersonMenu />
        </div>
      </header>
      <nav className="admin-navigation" aria-label={t('admin.navigation')}>
        <ul>
          {adminSections.map(({ id, url, current }) => (
            <li key={id}>
              <a data-visit href={url} aria-current={current ? 'page' : undefined}>
                {t(`admin.sections.${id}` as TextKey)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" className="admin-content" tabIndex={-1}>
        {children}
      </main>
      <Toasts />
      <SessionKeeper />
    </div>
  );
}
