import { useId } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Icon } from '../ui/icon.js';
import { SectionIcon } from './section-icon.js';
import { type Section, useSectionGroups } from './use-sections.js';
import { Row } from '../ui/layout/boxes.js';

const MENU = 'section-menu';

/**
 * The sections that the person may open: next to the content on wide screens, behind a button on narrow ones.
 * A native popover, so it works without a script.
 */
export function SectionMenu() {
  const { t } = useI18n();
  const groups = useSectionGroups();
  const open = groups.flatMap(({ sections }) => sections).find(({ current }) => current);
  return (
    <Row as="nav" line="bottom" className="admin-navigation" aria-label={t('admin.navigation')}>
      <Row
        type="button"
        as="button"
        gap={2}
        align="center"
        weight={600}
        className="admin-menu-button"
        popoverTarget={MENU}
      >
        {open ? <SectionIcon id={open.id} /> : <Icon name="menu" />}
        <span>{open ? open.name : t('admin.menu.open')}</span>
        <Icon name="down" />
      </Row>
      <div id={MENU} className="admin-menu sheet sheet-side" popover="auto">
        {groups.map(({ id, name, sections }) => (
          <SectionGroup key={id} name={name} sections={sections} />
        ))}
      </div>
    </Row>
  );
}

function SectionGroup({ name, sections }: { name: string | null; sections: Section[] }) {
  const heading = useId();
  return (
    <div className="admin-menu-group">
      {name && <p id={heading}>{name}</p>}
      <ul aria-labelledby={name ? heading : undefined}>
        {sections.map(({ id, url, current, name: label }) => (
          <li key={id}>
            <a data-visit href={url} aria-current={current ? 'page' : undefined}>
              <SectionIcon id={id} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
