import { Button, I18nProvider, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import type { CategoryItem } from '../../../src/categories/categories.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Icon } from '../ui/icon.js';
import { CategoryLine } from './category-line.js';
import type { Forest } from './forest.js';
import { useTreeDrag } from './use-tree-drag.js';
import { ICON_BUTTON } from '../ui/icon-button.js';
import { Grid, boxClass } from '../ui/layout/boxes.js';
import { WorkIcon } from '../ui/work-icon.js';

interface Props {
  forest: Forest;
  expanded: Set<number>;
  /** The tree contains search results: branches without a match are hidden. */
  isSearch: boolean;
  onExpand(ids: Set<number>): void;
  onMove(id: number): void;
}

/** The categories as a tree, with navigation and sorting by pointer and keyboard. */
export function CategoryTree({ forest, expanded, isSearch, onExpand, onMove }: Props) {
  const { t, locale } = useI18n();
  const drag = useTreeDrag(forest);

  function row(item: CategoryItem) {
    const name = item.label.text;
    const children = forest.childrenOf(item.id);
    const isBranch = isSearch ? children.length > 0 : item.childCount > 0;
    return (
      <TreeItem
        key={item.id}
        id={item.id}
        className="tree-item"
        textValue={name}
        hasChildItems={isBranch}
        data-off={item.active ? undefined : true}
      >
        <TreeItemContent>
          <Grid as="span" gap={[0, 2]} align="center" line="bottom" className="tree-row">
            {item.can.move ? (
              <Button slot="drag" className={`${ICON_BUTTON} tree-handle`}>
                <WorkIcon name="grip" />
              </Button>
            ) : (
              <span className="tree-handle" />
            )}
            {isBranch ? (
              <Button slot="chevron" className={`${ICON_BUTTON} tree-chevron`}>
                <Icon name="right" />
              </Button>
            ) : (
              <span className="tree-chevron" />
            )}
            <CategoryLine item={item} at={forest.at} onMove={() => onMove(item.id)} />
          </Grid>
        </TreeItemContent>
        {expanded.has(item.id) && children.map(row)}
      </TreeItem>
    );
  }

  return (
    <I18nProvider locale={locale === 'sl' ? 'sl-SI' : 'en-GB'}>
      <Tree
        className={boxClass('box', { line: 'top' }, 'tree')}
        aria-label={t('categories.tree')}
        expandedKeys={expanded}
        onExpandedChange={(keys) => onExpand(new Set([...keys].map(Number)))}
        dragAndDropHooks={drag}
      >
        {forest.childrenOf(null).map(row)}
      </Tree>
    </I18nProvider>
  );
}
