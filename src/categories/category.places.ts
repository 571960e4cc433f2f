import { DomainError } from '../core/errors/domain-errors.js';
import type { Locale } from '../core/i18n/locales.js';
import { pathLabel } from './category.presenter.js';
import type { CategoryOption } from './category.props.js';
import { assertPlace, assertTarget } from './category.rules.js';
import type { CategoryKind } from './categories.pages.js';
import type { CategoryRow, CategoryTree } from './category-tree.js';

/** The categories below which one of this kind may stand; `moved` is the one that is there already. */
export function parentOptions(
  tree: CategoryTree,
  kind: CategoryKind,
  locale: Locale,
  moved?: CategoryRow,
): CategoryOption[] {
  const height = moved ? tree.heightOf(moved) : 1;
  return options(tree, kind, locale, ({ id }) =>
    assertPlace(tree, { kind, parentId: id, height, moved: moved?.id }),
  );
}

/** The categories that can take what stands in this one. */
export function targetOptions(tree: CategoryTree, category: CategoryRow, locale: Locale): CategoryOption[] {
  return options(tree, category.kind, locale, ({ id }) => assertTarget(tree, category, id));
}

/** Those that no rule speaks against, in the order of the tree, with their whole path as a label. */
function options(
  tree: CategoryTree,
  kind: CategoryKind,
  locale: Locale,
  assert: (row: CategoryRow) => unknown,
  parentId: number | null = null,
): CategoryOption[] {
  return tree
    .childrenOf(parentId)
    .filter((row) => row.kind === kind)
    .flatMap((row) => [
      ...(holds(() => assert(row)) ? [{ id: row.id, label: pathLabel(tree, row, locale) }] : []),
      ...options(tree, kind, locale, assert, row.id),
    ]);
}

function holds(assert: () => unknown): boolean {
  try {
    assert();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
