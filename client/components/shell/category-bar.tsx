import { usePage } from '@inertiajs/react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Text } from '../ui/text.js';

/** The main categories as one line under the header of wide screens. */
export function CategoryBar() {
  const { t } = useI18n();
  const { navigation } = useShared();
  const { url } = usePage();
  return (
    <nav className="category-bar" aria-label={t('common.menu.main')}>
      <ul className="page-width">
        {navigation.map((category) => (
          <li key={category.id}>
            <a
              data-visit
              href={category.url}
              aria-current={url.split('?')[0] === category.url ? 'page' : undefined}
            >
              <Text value={category.name} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
