import type { CategoryItem } from '../../../src/categories/categories.pages.js';
import type { Locale } from '../../../src/core/i18n/locales.js';
import type { Choice } from '../form/search-choice.js';
import type { Forest } from './forest.js';

/** Categories with their whole paths, in the order of the alphabet. */
export function choicesOf(
  forest: Forest,
  locale: Locale,
  isWanted: (item: CategoryItem) => boolean,
): Choice[] {
  return forest.items
    .filter(isWanted)
    .map(({ id }) => ({ id, label: pathLabel(forest, id) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** "Računalništvo › Prenosniki" */
export function pathLabel(forest: Forest, id: number): string {
  return forest
    .pathOf(id)
    .map(({ label }) => label.text)
    .join(' › ');
}
