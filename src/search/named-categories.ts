import type { CategoryRow, CategoryTree } from '../categories/category-tree.js';
import { LOCALES } from '../core/i18n/locales.js';
import type { SynonymDictionary } from './synonyms/synonym-dictionaries.js';
import { isGeneral, isStopWord, STOP_WORDS, wordsOfText } from './words/stop-words.js';
import { foldedWords } from './words/text-words.js';
import { stemsOf, wordStem } from './words/word-stem.js';

/**
 * So many categories are recognised, by rank: the name is the whole query; the name has the head of the query rather
 * than its complement (“helmet for a bicycle”: helmets); more stems in common; higher in the tree.
 */
const MAX_CATEGORIES = 3;
/** So many categories are shown if nothing is found. */
const MAX_NEAR = 8;
/** A name that lists several kinds. */
const COLLECTIVE = /,|&|\/|\s(?:in|ter|and)\s/i;

/** A category whose whole name is in a query, in either language. */
export interface NamedCategory {
  id: number;
  /** Whether the query has no other words. */
  isWhole: boolean;
  /** The query in the words that name it: a synonym may be in the place of its own. */
  text: string;
}

/** The names of categories, and the words that have the same meaning. */
export interface CategoryNames {
  tree: CategoryTree;
  synonyms: SynonymDictionary;
}

interface StemmedCategory {
  row: CategoryRow;
  /** The stems of its name in each language, which may be written without its stop words. */
  names: Set<string>[];
}

/** The categories of each tree that visitors see something in, by the stems of their names. */
const stemmedOf = new WeakMap<CategoryTree, Map<string, StemmedCategory[]>>();

/** @param texts the query, and the query with synonyms in place of its words */
export function namedCategories(tree: CategoryTree, ...texts: string[]): NamedCategory[] {
  const named = new Map<number, NamedCategory>();
  for (const text of texts)
    for (const category of rankedCategories(tree, text))
      if (!named.has(category.id)) named.set(category.id, category);
  return [...named.values()].sort((a, b) => Number(b.isWhole) - Number(a.isWhole)).slice(0, MAX_CATEGORIES);
}

function rankedCategories(tree: CategoryTree, text: string): NamedCategory[] {
  const stems = stemsOf(text);
  const content = withoutStopWords(stems);
  const end = stems.findIndex((stem, at) => at > 0 && STOP_WORDS.has(stem));
  const head = end < 0 ? stems : stems.slice(0, end);
  return categoriesWith(tree, content)
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
    .map(({ id, isWhole }) => ({ id, isWhole, text }));
}

/** Ids of categories with words of the texts in their names, most words first: the nearest to a query without hits. */
export function categoriesNear(tree: CategoryTree, texts: string[]): number[] {
  const stems = withoutStopWords(texts.flatMap(stemsOf));
  return categoriesWith(tree, stems)
    .map(({ row, names }) => ({ row, common: Math.max(...names.map((name) => common(name, stems))) }))
    .sort((a, b) => b.common - a.common || a.row.path.length - b.row.path.length || a.row.id - b.row.id)
    .slice(0, MAX_NEAR)
    .map(({ row }) => row.id);
}

/**
 * Categories by a word, if it is in a collective name like “Phones and watches” and in the name of a category below it:
 * only the narrower ones, so that phones are no watches. null: the word means every category that has it. Names of
 * services list words with one meaning, like “service and repair”.
 * @param words the word and its synonyms
 * @param named categories whose whole names are in the query: they mean all of their kinds
 * @param ofKinds categories whose offers have their kinds in their names
 */
export function narrowedCategories(
  tree: CategoryTree,
  words: string[],
  named: Pick<NamedCategory, 'id'>[],
  ofKinds: number[] = [],
): number[] | null {
  const phrases = words.map((word) => stemsOf(word)).filter((stems) => stems.length > 0);
  const having = categoriesWith(tree, phrases.flat()).filter(({ names }) =>
    names.some((name) => phrases.some((stems) => stems.every((stem) => name.has(stem)))),
  );
  // in “Kitchen knives”, the kitchen is no kind
  const isKind = ({ names }: StemmedCategory) =>
    names.some((name) => phrases.some((stems) => stems.at(-1) === [...name].at(-1)));
  const isAbove = ({ row }: StemmedCategory) =>
    row.kind === 'product' &&
    isCollective(row) &&
    !named.some(({ id }) => id === row.id) &&
    having.some((one) => one.row.id !== row.id && one.row.path.includes(row.id) && isKind(one));
  const narrow = having.filter((category) => !isAbove(category) && !ofKinds.includes(category.row.id));
  return narrow.length < having.length ? narrow.map(({ row }) => row.id) : null;
}

/** The kind that a word names in a collective category without categories below, in all languages. */
export interface CollectiveKind {
  word: string;
  categoryId: number;
  stems: string[];
  /** The stems for all kinds in the category. */
  allStems: string[];
}

/** @param named categories whose whole names are in the query: they mean all of their kinds */
export function collectiveKinds(
  tree: CategoryTree,
  word: string,
  named: Pick<NamedCategory, 'id'>[],
): CollectiveKind[] {
  const stem = wordStem(word);
  return categoriesWith(tree, [stem])
    .filter(({ row }) => row.kind === 'product' && isCollective(row) && !isBranch(row, tree))
    .filter(({ row }) => !named.some(({ id }) => id === row.id))
    .map(({ row, names }) => {
      const kinds = names.map((name) => [...name]);
      const place = kinds.map((stems) => stems.indexOf(stem)).find((at) => at >= 0)!;
      // “Keyboards and mice” has the same places as »Tipkovnice in miške«
      const isParallel = new Set(kinds.map(({ length }) => length)).size === 1;
      const stems = isParallel ? kinds.map((stems) => stems[place]!) : [stem];
      return { word, categoryId: row.id, stems, allStems: kinds.flat() };
    });
}

const isCollective = ({ name }: CategoryRow) => Object.values(name).some((text) => COLLECTIVE.test(text));

/**
 * The main categories of products, if no word of a query names services; else none. A catalogue without services has
 * nothing to distinguish: none as well.
 */
export function meantProductCategories(text: string, named: CategoryNames): number[] {
  const hasServices = mainCategories(named.tree, 'service').length > 0;
  const isOther = !hasServices || foldedWords(text).some((word) => namesServices(word, named));
  return isOther ? [] : mainCategories(named.tree, 'product');
}

/**
 * Whether the word, or a synonym of it, is only in names of services’ categories, like “repair”. “Equipment” alone
 * names none.
 */
export function namesServices(word: string, named: CategoryNames): boolean {
  if (isGeneral(word)) return false;
  const having = categoriesWith(named.tree, namesOf(word, named).flatMap(stemsOf));
  return having.length > 0 && having.every(({ row }) => row.kind === 'service');
}

/** The main categories of products, if the word or a synonym of it names a kind of them, and the catalogue also has services. */
export function categoriesOfKind(word: string, named: CategoryNames): number[] {
  const isKind = categoriesOf(word, named).some(
    (row) => row.kind === 'product' && !isBranch(row, named.tree),
  );
  const hasServices = isKind && mainCategories(named.tree, 'service').length > 0;
  return hasServices ? mainCategories(named.tree, 'product') : [];
}

/** Whether the word or a synonym of it is only in names of categories with others below: “food” of “Food and drink”. */
export function namesBranch(word: string, named: CategoryNames): boolean {
  const rows = categoriesOf(word, named);
  return rows.length > 0 && rows.every((row) => row.kind === 'product' && isBranch(row, named.tree));
}

const isBranch = ({ id }: CategoryRow, tree: CategoryTree): boolean =>
  tree.childrenOf(id).some((child) => child.active && child.productCount > 0);

/** The categories whose names have the word, or a synonym of it. */
const categoriesOf = (word: string, named: CategoryNames): CategoryRow[] =>
  namesOf(word, named).flatMap((name) => categoriesNaming(named.tree, name));

/** Whether the name of a category has the word, in any form. */
export const isInCategoryName = (tree: CategoryTree, word: string): boolean =>
  categoriesNaming(tree, word).length > 0;

/** The categories whose names have all words of the phrase, in any form. */
function categoriesNaming(tree: CategoryTree, phrase: string): CategoryRow[] {
  const stems = stemsOf(phrase);
  const having = categoriesWith(tree, stems).filter(({ names }) =>
    names.some((name) => stems.every((stem) => name.has(stem))),
  );
  return having.map(({ row }) => row);
}

/** The head of the query: in both languages the last word before a complement as “for a bicycle”. */
export const headOf = (text: string): string | undefined => partsOfText(text).head.at(-1);

/**
 * The subject of the query: the last word before the complement that names services; otherwise the last that is the
 * name of a category (in »kolo otroško« the bicycle) or a general word; otherwise the last that is part of a name.
 */
export function topicOf(
  text: string,
  named: CategoryNames & { categories: Pick<NamedCategory, 'id'>[] },
): string | undefined {
  const isInName = (word: string) =>
    categoriesOf(word, named).some(({ kind }) => kind === 'product' || !isGeneral(word));
  const { head: before, complement } = partsOfText(text);
  const isNamed = before.some((word) => !isGeneral(word) || isInName(word));
  // »oprema za taborjenje« is about »taborjenje«
  const words = isNamed ? before : complement;
  return (
    words.findLast((word) => namesServices(word, named)) ??
    words.findLast((word) => namesKind(word, named) || (isGeneral(word) && isInName(word))) ??
    words.findLast(isInName)
  );
}

/** Ids of the categories whose names have the topic. */
export function categoriesOfTopic(text: string, named: CategoryNames): number[] {
  const topic = topicOf(text, { ...named, categories: [] });
  return topic === undefined ? [] : categoriesOf(topic, named).map(({ id }) => id);
}

/** Whether the word is, itself or a synonym of it, the name of a category, or of the name that the query has. */
export function namesKind(
  word: string,
  named: CategoryNames & { categories: Pick<NamedCategory, 'id'>[] },
): boolean {
  const stem = wordStem(word);
  return namesOf(word, named).some((name) => {
    const stems = new Set(stemsOf(name));
    return categoriesWith(named.tree, stems).some(({ row, names }) =>
      names.some(
        (own) =>
          (own.size === stems.size && common(own, stems) === own.size) ||
          (own.has(stem) && named.categories.some(({ id }) => id === row.id)),
      ),
    );
  });
}

/** The word and its synonyms. */
export const namesOf = (word: string, { synonyms }: CategoryNames): string[] => [
  word,
  ...synonyms.expand(foldedWords(word)).map(({ synonym }) => synonym),
];

/** The folded words of a text before a complement as “for a bicycle”, and of the complement. */
export function partsOfText(text: string): Record<'head' | 'complement', string[]> {
  const words = wordsOfText(text);
  const end = words.findIndex((word, at) => at > 0 && isStopWord(word, words[at + 1]));
  const head = end < 0 ? words : words.slice(0, end);
  return { head: head.flatMap(foldedWords), complement: words.slice(head.length).flatMap(foldedWords) };
}

/** Ids of main categories by kind. */
const mainCategories = (tree: CategoryTree, kind: CategoryRow['kind']): number[] =>
  tree.childrenOf(null).flatMap((row) => (row.kind === kind ? row.id : []));

const withoutStopWords = (stems: string[]) => new Set(stems.filter((stem) => !STOP_WORDS.has(stem)));

const common = (name: Set<string>, stems: Set<string>) => [...name].filter((stem) => stems.has(stem)).length;

/** Categories whose names have any of the stems. */
function categoriesWith(tree: CategoryTree, stems: Iterable<string>): StemmedCategory[] {
  const byStem = stemmedCategories(tree);
  return [...new Set([...stems].flatMap((stem) => byStem.get(stem) ?? []))];
}

function stemmedCategories(tree: CategoryTree): Map<string, StemmedCategory[]> {
  const known = stemmedOf.get(tree);
  if (known) return known;
  const byStem = new Map<string, StemmedCategory[]>();
  for (const row of tree.rows) {
    if (!row.active || row.productCount === 0 || row.system) continue;
    const names = LOCALES.map((locale) => withoutStopWords(stemsOf(row.name[locale] ?? '')));
    const category = { row, names };
    for (const stem of new Set(names.flatMap((name) => [...name])))
      byStem.set(stem, [...(byStem.get(stem) ?? []), category]);
  }
  stemmedOf.set(tree, byStem);
  return byStem;
}
