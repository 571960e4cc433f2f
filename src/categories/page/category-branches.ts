import { foldText } from '../../core/i18n/fold-text.js';
import type { CategoryKind } from '../category.entity.js';
import type { CategoryRow, CategoryTree } from '../category-tree.js';

/** Limit of shown matches; more are reached by a longer query. */
const MAX_MATCHES = 200;

/** The part of a tree that is shown. */
export interface Branches {
  isShown(row: CategoryRow): boolean;
  /** Whether its children are shown. */
  isOpen(row: CategoryRow): boolean;
  /** Ids of the matches; null without a search. */
  found: number | null;
}

/** The open branches; in a search, categories with every word in one language, with their ancestors. */
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
