import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { foldText } from '../../core/i18n/fold-text.js';

interface NamedCategory {
  row: CategoryRow;
  /** The folded words of the name in each language. */
  names: string[][];
}

/** Folded names, cached for each tree. */
const namesOf = new WeakMap<CategoryTree, NamedCategory[]>();

/**
 * Categories with products in whose name each word of the text starts a word; categories in `meant` first.
 */
export function categoriesNamed(tree: CategoryTree, text: string, meant: readonly number[]): CategoryRow[] {
  const words = wordsOf(text);
  const begun = foldedNames(tree)
    .filter(({ names }) => names.some((name) => beginAll(words, name)))
    .map(({ row }) => row)
    .sort((a, b) => b.productCount - a.productCount);
  const whole = meant.flatMap((id) => tree.find(id) ?? []).filter((row) => tree.isVisible(row));
  return [...new Set([...whole, ...begun])];
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const beginAll = (words: string[], name: string[]) =>
  words.length > 0 && words.every((word) => name.some((own) => own.startsWith(word)));

function foldedNames(tree: CategoryTree): NamedCategory[] {
  const known = namesOf.get(tree);
  if (known) return known;
  const shown = tree.rows.filter((row) => !row.system && row.productCount > 0 && tree.isVisible(row));
  const named = shown.map((row) => ({ row, names: Object.values(row.name).map(wordsOf) }));
  namesOf.set(tree, named);
  return named;
}
