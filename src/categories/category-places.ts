import { DomainError } from '../core/errors/domain-errors.js';
import { assertPlace, assertTarget } from './category.rules.js';
import type { CategoryRow, CategoryTree } from './category-tree.js';

/** Whether a category may be moved below this one. */
export function canMoveBelow(tree: CategoryTree, moved: CategoryRow, { id: parentId }: CategoryRow): boolean {
  const { id, kind } = moved;
  return holds(() => assertPlace(tree, { kind, parentId, height: tree.heightOf(moved), moved: id }));
}

/** Whether this one can get the content of a category that is to be deleted. */
export function canReceiveContent(tree: CategoryTree, removed: CategoryRow, { id }: CategoryRow): boolean {
  return holds(() => assertTarget(tree, removed, id));
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
