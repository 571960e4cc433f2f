import { foldText } from '../../core/i18n/fold-text.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { CategoryKind } from '../category.entity.js';
import { canMoveBelow, canReceiveContent } from '../category-places.js';
import { pathLabel } from '../category.presenter.js';
import type { CategoryOption } from '../category.props.js';
import type { CategoryChoicesQuery } from './category-choices.query.js';
import type { CategoryRow, CategoryTree } from '../category-tree.js';

/** More results are reached by a longer query. */
const MAX = 30;

/** Categories whose path contains every word, and their count; names that start with the query come first. */
export function findChoices(tree: CategoryTree, query: CategoryChoicesQuery, locale: Locale) {
  const words = foldText(query.query).split(' ').filter(Boolean);
  const fits = fitting(tree, query);
  const found = tree.rows
    .map((row) => ({ row, text: words.length ? foldText(pathLabel(tree, row, locale)) : '' }))
    .filter(({ row, text }) => words.every((word) => text.includes(word)) && fits(row))
    .map(({ row }) => ({ row, rank: begins(row, words[0], locale) ? 0 : 1 }));
  const { compare } = new Intl.Collator(locale);
  const choices = found
    .sort((a, b) => a.rank - b.rank || a.row.path.length - b.row.path.length)
    .slice(0, MAX)
    .map(({ row, rank }) => ({ rank, level: row.path.length, option: toOption(tree, row, locale) }))
    .sort((a, b) => a.rank - b.rank || a.level - b.level || compare(a.option.label, b.option.label))
    .map(({ option }) => option);
  return { choices, count: found.length };
}

/** The existing ones of the ids, in their order. */
export function toLabels(tree: CategoryTree, ids: number[], locale: Locale): CategoryOption[] {
  return ids.flatMap((id) => {
    const row = tree.find(id);
    return row ? [toOption(tree, row, locale)] : [];
  });
}

/** Choices of a filter: the ancestors of the selected category, itself and its children; else the main categories. */
export function nearbyOptions(
  tree: CategoryTree,
  kind: CategoryKind,
  chosenId: number | undefined,
  locale: Locale,
): CategoryOption[] {
  const chosen = tree.find(chosenId ?? 0);
  const way = chosen?.kind === kind ? tree.pathOf(chosen) : [];
  const below = tree.siblings(way.at(-1)?.id ?? null, kind).filter(({ active }) => active);
  return [...way, ...below].map((row) => toOption(tree, row, locale));
}

/** Whether the category may be selected. */
function fitting(
  tree: CategoryTree,
  { kind, above, instead, all }: CategoryChoicesQuery,
): (row: CategoryRow) => boolean {
  const moved = tree.find(above ?? 0);
  if (moved) return (row) => row.kind === moved.kind && canMoveBelow(tree, moved, row);
  const removed = tree.find(instead ?? 0);
  if (removed) return (row) => row.kind === removed.kind && canReceiveContent(tree, removed, row);
  return (row) => (!kind || row.kind === kind) && (all || (row.active && !row.system));
}

const begins = ({ name }: CategoryRow, word: string | undefined, locale: Locale) =>
  word !== undefined && foldText(plainText(name, locale)).startsWith(word);

const toOption = (tree: CategoryTree, row: CategoryRow, locale: Locale) => ({
  id: row.id,
  label: pathLabel(tree, row, locale),
});
