import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { toLink } from '../../categories/category.presenter.js';
import type { QueryValues } from '../../core/http/routing/route-path.js';
import type { Locale } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { extractConstraints } from '../../search/query-constraints.js';
import type { Understood } from '../../search/search-understanding.js';

/** The list of a search; null: of everything. */
export function searchUrl(term: string | null, locale: Locale, filters: QueryValues = {}): string {
  return route('search', { query: term?.trim() }, locale, filters);
}

/** The search for the words themselves; only constraints become filters. */
export function wordsUrl(typed: string, locale: Locale): string {
  const { text, ...constraints } = extractConstraints(typed);
  return searchUrl(text, locale, constraints);
}

/** What a search page says about how its term was understood. */
export function toInterpretation(
  understood: Understood,
  { term, brands, tree }: { term: string; brands: string[]; tree: CategoryTree },
  locale: Locale,
) {
  const { query: text, corrected, synonyms: meanings, missing, scattered, words } = understood;
  const literal = { literal: '1' };
  const categories = understood.categoryIds
    .map((id) => tree.find(id))
    .filter((row): row is CategoryRow => row !== null && tree.isVisible(row));
  return {
    corrected: corrected
      ? { text, url: searchUrl(text, locale), literalUrl: searchUrl(term, locale, literal) }
      : null,
    expanded: meanings.length ? { text, meanings, literalUrl: searchUrl(text, locale, literal) } : null,
    missing: understood.found ? missing : [],
    scattered,
    recognised: {
      categories: categories.map((row) => toLink(tree, row, locale)),
      brands: understood.brands
        .filter(({ key }) => !brands.includes(key))
        .map(({ key, name }) => ({ name, url: searchUrl(text, locale, { brand: key }) })),
    },
    marks: words,
  };
}

/** The same where everything is listed. */
export const NO_INTERPRETATION: ReturnType<typeof toInterpretation> = {
  corrected: null,
  expanded: null,
  missing: [],
  scattered: [],
  recognised: { categories: [], brands: [] },
  marks: [],
};
