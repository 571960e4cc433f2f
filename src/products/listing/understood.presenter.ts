import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { toLink } from '../../categories/category.presenter.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import { readSearch } from '../../search/price-words.js';
import type { Understood } from '../../search/search-understanding.js';
import type { ProductListQuery } from './product-list.input.js';

/** The address of the hits of some words; null: everything. */
export function searchUrl(words: string | null, locale: Locale, asked: QueryValues = {}): string {
  return route('search', { query: words?.trim() }, locale, asked);
}

/** The hits of a text whose words stay words; its prices and wishes are chosen in the list. */
export function wordsUrl(typed: string, locale: Locale): string {
  const { text, ...asked } = readSearch(typed);
  return searchUrl(text, locale, { ...asked });
}

/** What a search page says about how the text was understood; null: nothing was looked for. */
export function toUnderstood(
  understood: Understood | null,
  {
    words,
    tree,
    query,
    locale,
  }: { words: string | null; tree: CategoryTree; query: ProductListQuery; locale: Locale },
) {
  if (!understood)
    return {
      corrected: null,
      expanded: null,
      missing: [],
      scattered: [],
      recognised: { categories: [], brands: [] },
      marks: [],
    };
  const path = searchUrl(understood.query, locale);
  const { query: text, meanings } = understood;
  const categories = understood.categoryIds
    .map((id) => tree.find(id))
    .filter((row): row is CategoryRow => row !== null && tree.isVisible(row));
  return {
    corrected: understood.corrected
      ? { text, url: path, literalUrl: `${searchUrl(words, locale)}?literal=1` }
      : null,
    missing: understood.missing,
    scattered: understood.scattered,
    expanded: meanings.length ? { text, meanings, literalUrl: `${path}?literal=1` } : null,
    recognised: {
      categories: categories.map((row) => toLink(tree, row, locale)),
      brands: understood.brands
        .filter(({ key }) => !query.brand.includes(key))
        .map(({ key, name }) => ({ name, url: `${path}?${new URLSearchParams({ brand: key })}` })),
    },
    marks: understood.words,
  };
}
