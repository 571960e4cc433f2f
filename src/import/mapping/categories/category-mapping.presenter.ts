import { pathLabel } from '../../../categories/category.presenter.js';
import type { CategoryTree } from '../../../categories/category-tree.js';
import type { LatestChange } from '../../../audit/latest-changes.js';
import { versionOf } from '../../../core/http/versions/versioned.js';
import type { LocalText } from '../../../core/i18n/local-text.js';
import type { Locale } from '../../../core/i18n/locales.js';
import { isExcluded, type MappingOrigin } from '../../intake/category-resolver.js';
import { route } from '../../../routes.js';
import type { CategoryMapping } from './category-mapping.statements.js';
import type { Suggestion } from './category-suggestions.js';
import { branchesOf } from './mapping-selection.js';
import type { CategoryPathProps } from '../import-mapping.pages.js';

interface View {
  changes: Map<number, LatestChange>;
  /** Names of offers by path. */
  examples: Map<string, LocalText[]>;
  /** The page that maps a branch; null: the person may not. */
  branchUrl: (branch: string) => string | null;
  tree: CategoryTree;
  locale: Locale;
  /** Whether the person may change it. */
  mayRun: boolean;
}

export function toMappingProps(
  mapping: CategoryMapping,
  suggestion: Suggestion | undefined,
  { tree, changes, examples, branchUrl, locale, mayRun }: View,
): CategoryPathProps {
  const { id, companyId, path, googleId, itemCount, categoryId, below, origin } = mapping;
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
    below,
    examples: examples.get(path) ?? [],
    parts: branchesOf(path).map(({ name, branch }) => ({ name, branchUrl: branchUrl(branch) })),
    excluded: isExcluded(mapping),
    suggestion: suggested
      ? {
          ...suggested,
          reason: suggestion.reason,
          sure: suggestion.sure,
          score: suggestion.score,
          evidence: suggestion.evidence,
        }
      : null,
    changed: (isByPerson(origin) && changes.get(id)) || null,
    updateUrl: mayRun ? route('admin.imports.mapping', { id }, locale) : null,
    version: versionOf(mapping),
  };
}

/** Whether a person chose it. */
const isByPerson = (origin: MappingOrigin) => origin === 'chosen' || origin === 'excluded';

/** The stored values in the shape of the form, to show a conflict. */
export const toStoredChoice = ({ categoryId, origin, below }: CategoryMapping) => ({
  categoryId,
  excluded: origin === 'excluded',
  below,
});
