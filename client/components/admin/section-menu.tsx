import { useI18n } from '../../lib/i18n/i18n.js';
import { Icon } from '../ui/icon.js';
import { useSections } from './use-sections.js';

const MENU = 'section-menu';

/** The sections that the person may enter: beside the work on wide screens, behind a button on narrow ones. A native
 *  popover, so that it opens and closes without a script. */
export function SectionMenu() {
  const { t } = useI18n();
  const sections = useSections();
  const open = sections.find(({ current }) => current);
  return (
    <nav className="admin-navigation" aria-label={t('admin.navigation')}>
      <button type="button" className="admin-menu-button" popoverTarget={MENU}>
        <Icon name="menu" />
        <span>{open ? open.name : t('admin.menu.open')}</span>
        <Icon name="down" />
      </button>
      <div id={MENU} className="admin-menu" popover="auto">
        <ul>
          {sections.map(({ id, url, current, name }) => (
            <li key={id}>
              <a data-visit href={url} aria-current={current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
