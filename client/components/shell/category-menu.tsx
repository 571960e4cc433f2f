import type { CategoryNode } from '../../../src/categories/category.props.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Icon } from '../ui/icon.js';
import { PopoverClose } from '../ui/popover-close.js';
import { Text } from '../ui/text.js';
import { Row } from '../ui/layout/boxes.js';

const MENU = 'category-menu';

/** All categories behind one button: a panel across the page on wide screens, a drawer on narrow ones. A native
 *  popover, so it opens, closes by Escape and keeps the order of focus without a script. */
export function CategoryMenu() {
  const { t } = useI18n();
  const { navigation } = useShared();
  return (
    <nav className="category-menu" aria-label={t('common.menu.label')}>
      <button type="button" className="menu-button" popoverTarget={MENU}>
        <Icon name="menu" />
        <span>{t('common.menu.open')}</span>
      </button>
      <div id={MENU} className="menu-panel sheet sheet-side" popover="auto">
        <Row align="center" justify="between" weight={600} text="l" className="menu-panel-head">
          <p>{t('common.menu.label')}</p>
          <PopoverClose of={MENU} label={t('common.menu.close')} />
        </Row>
        <ul className="menu-columns">
          {navigation.map((category) => (
            <MenuColumn key={category.id} category={category} />
          ))}
        </ul>
      </div>
    </nav>
  );
}

function MenuColumn({ category }: { category: CategoryNode }) {
  const { number } = useI18n();
  return (
    <li>
      <a data-visit className="menu-top" href={category.url}>
        <Text value={category.name} /> <span className="count">{number(category.productCount)}</span>
      </a>
      {category.children.length > 0 && (
        <ul>
          {category.children.map((child) => (
            <li key={child.id}>
              <a data-visit href={child.url}>
                <Text value={child.name} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
