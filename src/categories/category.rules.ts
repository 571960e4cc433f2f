import { Conflict, Invalid, NotFound } from '../core/errors/domain-errors.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Translations } from '../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import type { CategoryRow, CategoryTree } from './category-tree.js';

/** Maximum depth of the tree, and so of slugs in a URL. */
export const MAX_DEPTH = 10;

type Kind = CategoryRow['kind'];

/** @throws NotFound */
export function getCategory(tree: CategoryTree, id: number): CategoryRow {
  const category = tree.find(id);
  if (!category) throw new NotFound();
  return category;
}

/** @throws Conflict for the system's category, which imports need for unmapped offers */
export function assertNotSystem({ system }: CategoryRow): void {
  if (system) throw new Conflict('categories.errors.system');
}

/**
 * Checks that a category of this kind and height may be placed below the parent, and returns the parent.
 * @param moved id of an existing category
 * @throws Invalid at `field`
 */
export function assertPlace(
  tree: CategoryTree,
  {
    kind,
    parentId,
    height = 1,
    moved,
  }: { kind: Kind; parentId: number | null; height?: number; moved?: number },
  field = 'parentId',
): CategoryRow | null {
  if (parentId === null && height <= MAX_DEPTH) return null;
  const parent = parentId === null ? null : tree.find(parentId);
  if (parentId !== null && !parent) throw Invalid.because(field, 'categories.errors.no_such_category');
  if (parent?.system) throw Invalid.because(field, 'categories.errors.system_parent');
  if (parent && parent.kind !== kind) throw Invalid.because(field, 'categories.errors.other_kind');
  if (parent?.path.includes(moved ?? 0)) throw Invalid.because(field, 'categories.errors.circle');
  if ((parent?.path.length ?? 0) + height > MAX_DEPTH)
    throw Invalid.because(field, 'categories.errors.too_deep', { count: MAX_DEPTH });
  return parent;
}

/**
 * Checks that no sibling has the name in any language, ignoring case and diacritics.
 * @param category `id`: the category itself, or one that is to be deleted, is not compared
 * @throws Conflict at the name's field
 */
export function assertFreeName(
  tree: CategoryTree,
  { id, parentId, kind, name }: { id?: number; parentId: number | null; kind: Kind; name: Translations },
  fieldOf = (locale: Locale) => `name.${locale}`,
): void {
  const siblings = tree.childrenOf(parentId).filter((row) => row.kind === kind && row.id !== id);
  const isTaken = (locale: Locale) =>
    siblings.some((row) => row.name[locale] && foldText(row.name[locale]) === foldText(name[locale]!));
  const taken = LOCALES.filter((locale) => name[locale] && isTaken(locale));
  if (!taken.length) return;
  const key = 'categories.errors.name_taken';
  const values = (locale: Locale) => ({ name: name[locale]! });
  const fields = taken.map((locale) => [fieldOf(locale), { key, values: values(locale) }] as const);
  throw new Conflict(key, values(taken[0]!), Object.fromEntries(fields));
}

/**
 * Checks that a category can get the content and children of one that is to be deleted, and returns it.
 * @throws Invalid, Conflict at `moveTo`
 */
export function assertTarget(tree: CategoryTree, category: CategoryRow, moveTo: number): CategoryRow {
  const target = tree.find(moveTo);
  if (!target) throw Invalid.because('moveTo', 'categories.errors.no_such_category');
  if (target.kind !== category.kind) throw Invalid.because('moveTo', 'categories.errors.other_kind');
  if (target.path.includes(category.id)) throw Invalid.because('moveTo', 'categories.errors.into_itself');
  for (const child of tree.childrenOf(category.id)) {
    const { kind, name } = child;
    assertPlace(tree, { kind, parentId: moveTo, height: tree.heightOf(child) }, 'moveTo');
    // the category is deleted, so its own name becomes free
    assertFreeName(tree, { id: category.id, parentId: moveTo, kind, name }, () => 'moveTo');
  }
  return target;
}
