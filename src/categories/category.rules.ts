import { Conflict, Invalid, type MessageValues, NotFound } from '../core/errors/domain-errors.js';
import { foldText } from '../core/i18n/fold-text.js';
import type { Translations } from '../core/i18n/local-text.js';
import { type Locale, LOCALES } from '../core/i18n/locales.js';
import type { CategoryRow, CategoryTree } from './category-tree.js';

/** Levels of the tree, and so of the category tail of an address. */
export const MAX_DEPTH = 10;

type Kind = CategoryRow['kind'];

/** @throws NotFound */
export function getCategory(tree: CategoryTree, id: number): CategoryRow {
  const category = tree.find(id);
  if (!category) throw new NotFound();
  return category;
}

/** What an import cannot place must have somewhere to go. @throws Conflict */
export function assertNotSystem({ system }: CategoryRow): void {
  if (system) throw new Conflict('categories.errors.system');
}

/**
 * Whether a category of this kind, with so many levels, may stand below the parent.
 * @param moved the category itself, when it is there already
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
  if (parentId !== null && !parent) throw refusal(field, 'categories.errors.no_such_category');
  if (parent?.system) throw refusal(field, 'categories.errors.system_parent');
  if (parent && parent.kind !== kind) throw refusal(field, 'categories.errors.other_kind');
  if (parent?.path.includes(moved ?? 0)) throw refusal(field, 'categories.errors.circle');
  if ((parent?.path.length ?? 0) + height > MAX_DEPTH)
    throw refusal(field, 'categories.errors.too_deep', { count: MAX_DEPTH });
  return parent;
}

/**
 * A name is there once among siblings in each language, whatever its case and diacritics.
 * @param category `id` is one that does not count, since it is itself or about to go
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
 * Whether a category can take what stands in another one that is to be deleted, children included.
 * @throws Invalid, Conflict at `moveTo`
 */
export function assertTarget(tree: CategoryTree, category: CategoryRow, moveTo: number): CategoryRow {
  const target = tree.find(moveTo);
  if (!target) throw refusal('moveTo', 'categories.errors.no_such_category');
  if (target.kind !== category.kind) throw refusal('moveTo', 'categories.errors.other_kind');
  if (target.path.includes(category.id)) throw refusal('moveTo', 'categories.errors.into_itself');
  for (const child of tree.childrenOf(category.id)) {
    const { kind, name } = child;
    assertPlace(tree, { kind, parentId: moveTo, height: tree.heightOf(child) }, 'moveTo');
    // the category itself goes away, so its own name is free where it stood
    assertFreeName(tree, { id: category.id, parentId: moveTo, kind, name }, () => 'moveTo');
  }
  return target;
}

/** Something that is wrong with one field. */
export function refusal(field: string, key: string, values?: MessageValues): Invalid {
  return new Invalid(key, values, { [field]: { key, values } });
}
