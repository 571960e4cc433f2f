import { useI18n } from '../../lib/i18n.js';
import { CategoryLine } from './category-line.js';
import type { Forest } from './forest.js';

/** The tree as nested lists that open and close by themselves: what the server draws, and all there is without
 *  JavaScript. */
export function CategoryOutline({ forest, parentId = null }: { forest: Forest; parentId?: number | null }) {
  const { t } = useI18n();
  return (
    <ul className="tree tree-outline">
      {forest.childrenOf(parentId).map((item) => (
        <li key={item.id} className="tree-item" data-off={item.active ? undefined : true}>
          <span className="tree-row">
            <CategoryLine item={item} />
          </span>
          {forest.childrenOf(item.id).length > 0 && (
            <details>
              <summary>
                <span className="hidden-text">{t('categories.subcategories')}</span>
              </summary>
              <CategoryOutline forest={forest} parentId={item.id} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
