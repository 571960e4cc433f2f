import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { categoryUrl } from '../../categories/category.presenter.js';
import { queryString } from '../../core/http/routing/route-path.js';
import { foldText } from '../../core/i18n/fold-text.js';
import type { Locale } from '../../core/i18n/locales.js';

/** The list of a brand in a category. */
export function brandUrl(brand: string, tree: CategoryTree, category: CategoryRow, locale: Locale): string {
  return categoryUrl(tree, category, locale) + queryString({ brand: foldText(brand) });
}
