import type { CategoryRow, CategoryTree } from '../categories/category-tree.js';
import { categoryUrl } from '../categories/category.presenter.js';
import type { NamedPage } from '../core/http/pages/structured-data.js';
import { type LocalText, localText } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { Crumb } from './product.props.js';

/** From the main category down; the category itself is linked only on pages below it. */
export function toBreadcrumb(
  tree: CategoryTree,
  category: CategoryRow | null,
  locale: Locale,
  leaf?: LocalText,
): Crumb[] {
  const categories = category ? tree.pathOf(category) : [];
  const crumbs = categories.map((row, index) => ({
    name: localText(row.name, locale) ?? { text: '' },
    url: leaf || index < categories.length - 1 ? categoryUrl(tree, row, locale) : undefined,
  }));
  return leaf ? [...crumbs, { name: leaf }] : crumbs;
}

/** The breadcrumb as structured data. @param own path of the page itself, whose crumb has no link */
export function toSteps(breadcrumb: Crumb[], own: string): NamedPage[] {
  return breadcrumb.map(({ name, url }) => ({ name: name.text, url: url ?? own }));
}
