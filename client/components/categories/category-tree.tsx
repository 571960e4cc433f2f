import { Button, I18nProvider, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import type { CategoryItem } from '../../../src/categories/categories.pages.js';
import { useI18n } from '../../lib/i18n.js';
import { Icon } from '../ui/icon.js';
import { CategoryLine } from './category-line.js';
import type { Forest } from './forest.js';
import { useTreeDrag } from './use-tree-drag.js';

interface Props {
  forest: Forest;
  /** null: all of them. */
  shown: Set<number> | null;
  expanded: Set<number>;
  onExpand(ids: Set<number>): void;
  onMove(id: number): void;
}

/** The categories as a tree that can be walked and put in order by pointer and by keyboard. Only opened branches are
 *  drawn, for there may be thousands. */
export function CategoryTree({ forest, shown, expanded, onExpand, onMove }: Props) {
  const { t, locale } = useI18n();
  const drag = useTreeDrag(forest);
  const visible = (id: number | null) => forest.childrenOf(id).filter((item) => !shown || shown.has(item.id));

  function row(item: CategoryItem) {
    const name = item.label.text;
    const children = visible(item.id);
    return (
      <TreeItem
        key={item.id}
        id={item.id}
        className="tree-item"
        textValue={name}
        hasChildItems={children.length > 0}
        data-off={item.active ? undefined : true}
      >
        <TreeItemContent>
          <span className="tree-row">
            {item.can.move ? (
              <Button slot="drag" className="icon-button tree-handle">
                <Icon name="grip" />
              </Button>
            ) : (
              <span className="tree-handle" />
            )}
            {children.length > 0 ? (
              <Button slot="chevron" className="icon-button tree-chevron">
                <Icon name="right" />
              </Button>
            ) : (
              <span className="tree-chevron" />
            )}
            <CategoryLine item={item} onMove={() => onMove(item.id)} />
          </span>
        </TreeItemContent>
        {expanded.has(item.id) && children.map(row)}
      </TreeItem>
    );
  }

  return (
    <I18nProvider locale={locale === 'sl' ? 'sl-SI' : 'en-GB'}>
      <Tree
        className="tree"
        aria-label={t('categories.tree')}
        expandedKeys={expanded}
        onExpandedChange={(keys) => onExpand(new Set([...keys].map(Number)))}
        dragAndDropHooks={drag}
      >
        {visible(null).map(row)}
      </Tree>
    </I18nProvider>
  );
}
