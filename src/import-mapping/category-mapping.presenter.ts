import { pathLabel } from '../categories/category.presenter.js';
import type { CategoryTree } from '../categories/category-tree.js';
import { versionOf } from '../core/http/versioned.js';
import type { Locale } from '../core/i18n/locales.js';
import { route } from '../routes.js';
import type { CategoryMapping, Suggestion } from './category-suggestions.js';
import type { CategoryPathProps } from './import-mapping.pages.js';

interface View {
  tree: CategoryTree;
  locale: Locale;
  /** Whether the person may change it. */
  mayRun: boolean;
}

export function toMappingProps(
  mapping: CategoryMapping,
  suggestion: Suggestion | undefined,
  { tree, locale, mayRun }: View,
): CategoryPathProps {
  const { id, path, itemCount, categoryId, origin } = mapping;
  const option = (categoryId: number) => {
    const row = tree.find(categoryId);
    return row && { id: row.id, label: pathLabel(tree, row, locale) };
  };
  const suggested = suggestion && option(suggestion.categoryId);
  return {
    id,
    path,
    itemCount,
    category: categoryId === null ? null : option(categoryId),
    origin,
    suggestion: suggested ? { ...suggested, reason: suggestion.reason, sure: suggestion.sure } : null,
    updateUrl: mayRun ? route('admin.imports.mapping', { id }, locale) : null,
    version: versionOf(mapping),
  };
}

/** What somebody has saved meanwhile, beside what a form sends. */
export const toStoredChoice = ({ categoryId, origin }: CategoryMapping) => ({
  categoryId,
  excluded: origin === 'excluded',
});
