import { foldText } from '../../core/i18n/fold-text.js';
import type { CategoryKind } from '../category.entity.js';
import type { CategoryRow, CategoryTree } from '../category-tree.js';

/** More matches are not drawn: who does not see hers writes another letter. */
const MAX_MATCHES = 200;

/** Which part of a tree is drawn. */
export interface Branches {
  isShown(row: CategoryRow): boolean;
  /** Whether what is below it is drawn as well. */
  isOpen(row: CategoryRow): boolean;
  /** What a search has found; null: nothing is searched for. */
  found: number | null;
}

/** The opened branches, or what holds every word of a search in one of the languages, with the way to it. */
export function branchesOf(
  tree: CategoryTree,
  kind: CategoryKind,
  { open, query }: { open: ReadonlySet<number>; query: string },
): Branches {
  const words = foldText(query).split(' ').filter(Boolean);
  if (words.length === 0) return { isShown: () => true, isOpen: ({ id }) => open.has(id), found: null };
  const matching = tree.rows.filter(({ kind: of, name }) => {
    const text = foldText(Object.values(name).join(' '));
    return of === kind && words.every((word) => text.includes(word));
  });
  const shown = new Set(matching.slice(0, MAX_MATCHES).flatMap(({ path }) => path));
  return { isShown: ({ id }) => shown.has(id), isOpen: () => true, found: matching.length };
}
