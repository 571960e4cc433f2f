import { useI18n } from '../../lib/i18n/i18n.js';
import { CategoryLine } from './category-line.js';
import type { Forest, TreeState } from './forest.js';
import { IconButton } from '../ui/icon-button.js';
import { Box, Grid } from '../ui/layout/boxes.js';

interface Props {
  forest: Forest;
  /** The page without anything opened. */
  url: string;
  state: TreeState;
}

/**
 * The tree as nested lists: the server's version, which works without JavaScript. A form opens a branch and
 * keeps the others.
 */
export function CategoryOutline({ forest, url, state }: Props) {
  const [path, query] = url.split('?');
  const kept = [
    ...new URLSearchParams(query),
    ['open', state.open.join('.')],
    ['query', state.query],
  ] as const;
  return (
    <form action={path}>
      {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <Branch forest={forest} open={new Set(state.open)} parentId={null} />
    </form>
  );
}

function Branch({ forest, open, parentId }: { forest: Forest; open: Set<number>; parentId: number | null }) {
  const { t } = useI18n();
  return (
    <Box as="ul" line="top" className="tree tree-outline">
      {forest.childrenOf(parentId).map((item) => (
        <li key={item.id} className="tree-item" data-off={item.active ? undefined : true}>
          {item.childCount > 0 && (
            <IconButton
              type="submit"
              name="toggle"
              value={item.id}
              icon="right"
              label={t('categories.subcategories_of', { name: item.label.text })}
              className="tree-toggle"
              aria-expanded={open.has(item.id)}
            />
          )}
          <Grid as="span" gap={[0, 2]} align="center" line="bottom" className="tree-row">
            <CategoryLine item={item} at={forest.at} />
          </Grid>
          {forest.childrenOf(item.id).length > 0 && <Branch forest={forest} open={open} parentId={item.id} />}
        </li>
      ))}
    </Box>
  );
}
