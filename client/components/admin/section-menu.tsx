import { useI18n } from '../../lib/i18n.js';
import { useShared } from '../../lib/shared.js';
import type { TextKey } from '../../lib/texts/keys.js';
import { Icon } from '../ui/icon.js';

const MENU = 'section-menu';

/** The sections that the person may enter: beside the work on wide screens, behind a button on narrow ones. A native
 *  popover, so that it opens and closes without a script. */
export function SectionMenu() {
  const { t } = useI18n();
  const { adminSections = [], person } = useShared();
  const current = adminSections.find((section) => section.current);
  // who belongs to a company sees no other
  const nameOf = (id: string) =>
    id === 'companies' && person?.companyName ? t('admin.own_company') : t(`admin.sections.${id}` as TextKey);
  return (
    <nav className="admin-navigation" aria-label={t('admin.navigation')}>
      <button type="button" className="admin-menu-button" popoverTarget={MENU}>
        <Icon name="menu" />
        <span>{current ? nameOf(current.id) : t('admin.menu.open')}</span>
        <Icon name="down" />
      </button>
      <div id={MENU} className="admin-menu" popover="auto" data-menu>
        <ul>
          {adminSections.map(({ id, url, current }) => (
            <li key={id}>
              <a data-visit href={url} aria-current={current ? 'page' : undefined}>
                {nameOf(id)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
