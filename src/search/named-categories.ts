import type { CategoryRow, CategoryTree } from '../categories/category-tree.js';
import { LOCALES } from '../core/i18n/locales.js';
import { SMALL_WORDS } from './words/small-words.js';
import { foldedWords } from './words/text-words.js';
import { wordStem } from './words/word-stem.js';

/**
 * So many categories are recognised in a text: what it names as a whole first, then what it is about rather than for (of
 * “bicycle helmet” and “helmet for a bicycle” the helmets), then what names more of it, then the highest in the tree.
 */
const MAX_CATEGORIES = 3;

/** A category whose whole name is in a text, in either language. */
export interface NamedCategory {
  id: number;
  /** Whether the text is nothing else. */
  isWhole: boolean;
}

interface Named {
  row: CategoryRow;
  /** The stems of its name in each language. */
  names: Set<string>[];
}

/** Of each tree the categories that visitors see something in. */
const namesOf = new WeakMap<CategoryTree, Named[]>();

export function namedCategories(tree: CategoryTree, text: string): NamedCategory[] {
  const stems = foldedWords(text).map(wordStem);
  const sought = new Set(stems);
  const telling = new Set(stems.filter((stem) => !SMALL_WORDS.has(stem)));
  const head = stems.slice(0, endOfHead(stems));
  return shownIn(tree)
    .flatMap(({ row, names }) => {
      const inText = names.filter((name) => sharedBy(name, telling) && sharedBy(name, sought) === name.size);
      if (!inText.length) return [];
      return {
        id: row.id,
        isWhole: inText.some(({ size }) => size === sought.size),
        place: head.findLastIndex((stem) => names.some((name) => name.has(stem))),
        shared: Math.max(...names.map((name) => sharedBy(name, telling))),
        depth: row.path.length,
      };
    })
    .sort(
      (a, b) =>
        Number(b.isWhole) - Number(a.isWhole) ||
        b.place - a.place ||
        b.shared - a.shared ||
        a.depth - b.depth ||
        a.id - b.id,
    )
    .slice(0, MAX_CATEGORIES)
    .map(({ id, isWhole }) => ({ id, isWhole }));
}

const sharedBy = (name: Set<string>, stems: Set<string>) =>
  [...name].filter((stem) => stems.has(stem)).length;

/** Where the text goes on to what it is for. */
function endOfHead(stems: string[]): number | undefined {
  const end = stems.findIndex((stem, place) => place > 0 && SMALL_WORDS.has(stem));
  return end < 0 ? undefined : end;
}

function shownIn(tree: CategoryTree): Named[] {
  const known = namesOf.get(tree);
  if (known) return known;
  const shown = tree.rows.filter((row) => row.active && row.productCount > 0 && !row.system);
  const named = shown.map((row) => ({
    row,
    names: LOCALES.map((locale) => new Set(foldedWords(row.name[locale] ?? '').map(wordStem))),
  }));
  namesOf.set(tree, named);
  return named;
}
