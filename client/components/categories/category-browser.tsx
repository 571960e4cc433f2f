import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../../lib/i18n.js';
import { Icon } from '../ui/icon.js';
import { CategoryOutline } from './category-outline.js';
import { CategoryTree } from './category-tree.js';
import type { Forest } from './forest.js';
import { MoveDialog } from './move-dialog.js';
import { useExpanded } from './use-expanded.js';

interface Props {
  forest: Forest;
  /** Of the tree, for which branches are open. */
  name: string;
}

/** The tree with its search. */
export function CategoryBrowser({ forest, name }: Props) {
  const { t } = useI18n();
  const hydrated = useSyncExternalStore(subscribe, inBrowser, onServer);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const matches = useMemo(() => forest.matches(wanted), [forest, wanted]);
  return (
    <>
      <label className="list-search needs-script">
        <Icon name="search" />
        <span className="hidden-text">{t('categories.search')}</span>
        <input
          type="search"
          value={query}
          placeholder={t('categories.search')}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p role="status" className="list-count">
        {matches
          ? t('categories.found', { count: matches.count })
          : t('categories.count', { count: forest.items.filter(({ can }) => can.move).length })}
      </p>
      {matches?.count === 0 || forest.items.length === 0 ? (
        <div className="empty-list">
          <p>{t(matches ? 'categories.nothing_found' : 'categories.none')}</p>
        </div>
      ) : hydrated ? (
        <OpenTree forest={forest} name={name} shown={matches?.shown ?? null} />
      ) : (
        <CategoryOutline forest={forest} />
      )}
    </>
  );
}

/** While somebody searches, every branch with a match is open; afterwards the tree is as it was. */
function OpenTree({ forest, name, shown }: { forest: Forest; name: string; shown: Set<number> | null }) {
  const [expanded, setExpanded] = useExpanded(name);
  const [moving, setMoving] = useState<number | null>(null);
  return (
    <>
      <CategoryTree
        forest={forest}
        shown={shown}
        expanded={shown ?? expanded}
        onExpand={shown ? ignore : setExpanded}
        onMove={setMoving}
      />
      {moving !== null && <MoveDialog forest={forest} id={moving} onClose={() => setMoving(null)} />}
    </>
  );
}

const ignore = () => undefined;
const subscribe = () => ignore;
const inBrowser = () => true;
const onServer = () => false;
