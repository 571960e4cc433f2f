import type { CategoryRow, CategoryTree } from '../categories/category-tree.js';
import { categoryUrl } from '../categories/category.presenter.js';
import type { PageHead } from '../core/http/page-head.js';
import { plainText } from '../core/i18n/local-text.js';
import { type Locale, otherLocale } from '../core/i18n/locales.js';
import { toBreadcrumb } from './breadcrumb.js';
import { isNarrowed } from './list-address.js';
import type { ProductListQuery } from './product-list.input.js';
import { breadcrumbData } from './structured-data.js';

interface CategoryPage {
  tree: CategoryTree;
  category: CategoryRow;
  query: ProductListQuery;
  locale: Locale;
  absolute: (path: string) => string;
}

/** Every combination of filters is the same page to a search engine: the category. */
export function describeCategory(
  head: PageHead,
  { tree, category, query, locale, absolute }: CategoryPage,
): void {
  const filtered = isNarrowed(query) || query.sort || query.cursor;
  const other = otherLocale(locale);
  const page = query.page > 1 ? `?page=${query.page}` : '';
  const own = categoryUrl(tree, category, locale);
  head.set({
    title: plainText(category.name, locale),
    canonical: own + page,
    robots: filtered || !category.name[locale] ? 'noindex,follow' : undefined,
    alternates:
      category.name[other] && category.name[locale]
        ? {
            [locale]: own + page,
            [other]: categoryUrl(tree, category, other) + page,
          }
        : undefined,
    jsonLd: [breadcrumbData(toBreadcrumb(tree, category, locale), own, absolute)],
  });
}
