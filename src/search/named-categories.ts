import type { CategoryRow, CategoryTree } from '../categories/category-tree.js';
import { LOCALES } from '../core/i18n/locales.js';
import { STOP_WORDS } from './words/stop-words.js';
import { stemsOf } from './words/word-stem.js';

/**
 * So many categories are recognised, by rank: the name is the whole query; the name has the head of the query rather
 * than its complement (“helmet for a bicycle”: helmets); more stems in common; higher in the tree.
 */
const MAX_CATEGORIES = 3;

/** A category whose whole name is in a query, in either language. */
export interface NamedCategory {
  id: number;
  /** Whether the query has no other words. */
  isWhole: boolean;
}

interface StemmedCategory {
  row: CategoryRow;
  /** The stems of its name in each language, which may be written without its stop words. */
  names: Set<string>[];
}

/** The categories of each tree that visitors see something in. */
const stemmedOf = new WeakMap<CategoryTree, StemmedCategory[]>();

export function namedCategories(tree: CategoryTree, text: string): NamedCategory[] {
  const stems = stemsOf(text);
  const content = withoutStopWords(stems);
  const end = stems.findIndex((stem, at) => at > 0 && STOP_WORDS.has(stem));
  const head = end < 0 ? stems : stems.slice(0, end);
  return stemmedCategories(tree)
    .flatMap(({ row, names }) => {
      const contained = names.filter((name) => name.size > 0 && common(name, content) === name.size);
      if (!contained.length) return [];
      return {
        id: row.id,
        isWhole: contained.some(({ size }) => size === content.size),
        place: head.findLastIndex((stem) => names.some((name) => name.has(stem))),
        common: Math.max(...names.map((name) => common(name, content))),
        depth: row.path.length,
      };
    })
    .sort(
      (a, b) =>
        Number(b.isWhole) - Number(a.isWhole) ||
        b.place - a.place ||
        b.common - a.common ||
        a.depth - b.depth ||
        a.id - b.id,
    )
    .slice(0, MAX_CATEGORIES)
    .map(({ id, isWhole }) => ({ id, isWhole }));
}

/**
 * Whether a query means products rather than services: none of its words is only in names of services’
 * categories, like “repair”. Without services there is nothing to distinguish.
 */
export function meansProducts(tree: CategoryTree, text: string): boolean {
  const categories = stemmedCategories(tree);
  const isOf = (kind: CategoryRow['kind'], stem: string) =>
    categories.some(({ row, names }) => row.kind === kind && names.some((name) => name.has(stem)));
  return (
    mainCategories(tree, 'service').length > 0 &&
    !stemsOf(text).some((stem) => isOf('service', stem) && !isOf('product', stem))
  );
}

/** Whether the name of a category has the word, in any form. */
export function isInCategoryName(tree: CategoryTree, word: string): boolean {
  const stems = stemsOf(word);
  return stemmedCategories(tree).some(({ names }) =>
    names.some((name) => stems.every((stem) => name.has(stem))),
  );
}

/** Ids of main categories by kind. */
export const mainCategories = (tree: CategoryTree, kind: CategoryRow['kind']): number[] =>
  tree.childrenOf(null).flatMap((row) => (row.kind === kind ? row.id : []));

const withoutStopWords = (stems: string[]) => new Set(stems.filter((stem) => !STOP_WORDS.has(stem)));

const common = (name: Set<string>, stems: Set<string>) => [...name].filter((stem) => stems.has(stem)).length;

function stemmedCategories(tree: CategoryTree): StemmedCategory[] {
  const stemmed =
    stemmedOf.get(tree) ??
    tree.rows
      .filter((row) => row.active && row.productCount > 0 && !row.system)
      .map((row) => ({
        row,
        names: LOCALES.map((locale) => withoutStopWords(stemsOf(row.name[locale] ?? ''))),
      }));
  stemmedOf.set(tree, stemmed);
  return stemmed;
}
