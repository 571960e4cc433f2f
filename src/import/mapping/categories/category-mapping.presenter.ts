import { pathLabel } from '../../../categories/category.presenter.js';
import type { CategoryTree } from '../../../categories/category-tree.js';
import type { LatestChange } from '../../../audit/latest-changes.js';
import { versionOf } from '../../../core/http/versions/versioned.js';
import type { Locale } from '../../../core/i18n/locales.js';
import type { MappingOrigin } from '../../intake/category-resolver.js';
import { route } from '../../../routes.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import type { Suggestion } from './category-suggestions.js';
import type { CategoryPathProps } from '../import-mapping.pages.js';

interface View {
  changes: Map<number, LatestChange>;
  tree: CategoryTree;
  locale: Locale;
  /** Whether the person may change it. */
  mayRun: boolean;
}

export function toMappingProps(
  mapping: CategoryMapping,
  suggestion: Suggestion | undefined,
  { tree, changes, locale, mayRun }: View,
): CategoryPathProps {
  const { id, companyId, path, googleId, itemCount, categoryId, origin } = mapping;
  const option = (categoryId: number) => {
    const row = tree.find(categoryId);
    return row && { id: row.id, label: pathLabel(tree, row, locale) };
  };
  const suggested = suggestion && option(suggestion.categoryId);
  return {
    id,
    path,
    googleId,
    itemCount: companyId === null ? null : itemCount,
    category: categoryId === null ? null : option(categoryId),
    origin,
    suggestion: suggested
      ? { ...suggested, reason: suggestion.reason, sure: suggestion.sure, evidence: suggestion.evidence }
      : null,
    changed: (isByPerson(origin) && changes.get(id)) || null,
    updateUrl: mayRun ? route('admin.imports.mapping', { id }, locale) : null,
    version: versionOf(mapping),
  };
}

/** Whether a person chose it. */
const isByPerson = (origin: MappingOrigin) => origin === 'chosen' || origin === 'excluded';

/** The stored values in the shape of the form, to show a conflict. */
export const toStoredChoice = ({ categoryId, origin }: CategoryMapping) => ({
  categoryId,
  excluded: origin === 'excluded',
});
