import { useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useHydrated } from '../../lib/forms/use-hydrated.js';
import { ListToolbar } from '../admin/list/list-toolbar.js';
import { CategoryOutline } from './category-outline.js';
import { CategoryTree } from './category-tree.js';
import type { Forest, TreeState } from './forest.js';
import { MoveDialog } from './move-dialog.js';
import { TREE, useBranches } from './use-branches.js';
import { Stack } from '../ui/layout/boxes.js';

interface Props {
  forest: Forest;
  state: TreeState;
  /** Number of hits in the whole tree; null without a search. */
  found: number | null;
  /** Categories of the whole tree. */
  count: number;
  kind: string;
  /** The page without anything opened or searched for. */
  url: string;
}

/** The tree with its search. */
export function CategoryBrowser({ forest, state, found, count, kind, url }: Props) {
  const { t } = useI18n();
  const isHydrated = useHydrated();
  const isEmpty = forest.items.length === 0;
  return (
    <>
      <ListToolbar
        url={url.split('?')[0]!}
        query={state.query}
        searchLabel={t('categories.search')}
        keep={{ kind, open: state.open.join('.') }}
        only={TREE}
        resetUrl={null}
      />
      <p role="status" className="list-count">
        {found === null ? t('categories.count', { count }) : t('categories.found', { count: found })}
      </p>
      {isEmpty && (
        <Stack gap={4} fit padY={6} line="both">
          <p>{t(found === null ? 'categories.none' : 'categories.nothing_found')}</p>
        </Stack>
      )}
      {!isEmpty && isHydrated && <OpenTree forest={forest} state={state} url={url} />}
      {!isEmpty && !isHydrated && <CategoryOutline forest={forest} state={state} url={url} />}
    </>
  );
}

/** During a search, every branch with a match is open; afterwards the tree has its previous state. */
function OpenTree({ forest, state, url }: Pick<Props, 'forest' | 'state' | 'url'>) {
  const [expanded, setExpanded] = useBranches(state.open, url);
  const [moving, setMoving] = useState<number | null>(null);
  const isSearch = state.query !== '';
  return (
    <>
      <CategoryTree
        forest={forest}
        expanded={isSearch ? new Set(forest.items.map(({ id }) => id)) : expanded}
        isSearch={isSearch}
        onExpand={isSearch ? ignore : setExpanded}
        onMove={setMoving}
      />
      {moving !== null && <MoveDialog forest={forest} id={moving} onClose={() => setMoving(null)} />}
    </>
  );
}

const ignore = () => undefined;
