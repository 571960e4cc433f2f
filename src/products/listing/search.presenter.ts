import type { CategoryRow, CategoryTree } from '../../categories/category-tree.js';
import { toLink } from '../../categories/category.presenter.js';
import { type QueryValues, queryString } from '../../core/http/routing/route-path.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { Translate } from '../../core/i18n/texts.js';
import { attributeKey } from './list-address.js';
import { route } from '../../routes.js';
import type { ParsedQuery, QueryFilters } from '../../search/parsed-query.js';

/** The list of a search; null: of everything. */
export function searchUrl(term: string | null, locale: Locale, filters: QueryValues = {}): string {
  const { path, query } = searchAddress(term, locale);
  return path + queryString({ ...query, ...filters });
}

/** The place of the term in the address of its list. */
export function searchAddress(term: string | null, locale: Locale): { path: string; query: QueryValues } {
  const query = term?.trim();
  return isDots(query)
    ? { path: route('search', {}, locale), query: { query } }
    : { path: route('search', { query }, locale), query: {} };
}

/** Browsers remove such a segment from a path. */
export const isDots = (term: string | undefined) => term === '.' || term === '..';

/**
 * The page of a query: the list of its term with its constraints and filters.
 * @param given the rest of the address, with precedence over the query
 */
export function resultsUrl(
  { typed, term, constraints, filters }: ParsedQuery,
  locale: Locale,
  given: QueryValues = {},
): string {
  const stated = { ...constraints, ...(filters && toQuery(filters)) };
  const isStated = Object.keys(stated).length > 0;
  return searchUrl(term, locale, { ...stated, ...given, ...(isStated && { typed }) });
}

/** The filters that a query names, in the form of an address. */
export function toQuery({ category, brands, companyIds, attributes }: QueryFilters): QueryValues {
  const values = Object.entries(attributes).map(([id, keys]) => [attributeKey(id), keys] as const);
  return { category: category?.id, brand: brands, company: companyIds, ...Object.fromEntries(values) };
}

/** Maximum number of linked categories that missing words name. */
const MAX_NEAR = 3;

/** How a search page explains the understanding of its term. */
export function toInterpretation(
  parsed: ParsedQuery,
  { term, brands, tree }: { term: string; brands: string[]; tree: CategoryTree },
  locale: Locale,
  say: Translate,
) {
  const { text, isCorrected, synonyms: meanings, missing, scattered, begun, marks } = parsed;
  const hasHits = parsed.found > 0 || !parsed.search;
  const isNear = hasHits && missing.length + scattered.length + begun.length > 0;
  const literal = { literal: '1' };
  // near hits are of the categories that the query names, but not of those that a missing word names
  const nearIds = parsed.found ? parsed.nearestIds.slice(0, MAX_NEAR) : [];
  const categories = [...new Set([...parsed.categoryIds, ...nearIds])]
    .map((id) => tree.find(id))
    .filter((row): row is CategoryRow => row !== null && tree.isVisible(row));
  return {
    corrected: isCorrected
      ? { text, url: searchUrl(text, locale), literalUrl: searchUrl(term, locale, literal) }
      : null,
    expanded: meanings.length ? { meanings, literalUrl: searchUrl(text, locale, literal) } : null,
    missing: hasHits ? missing : [],
    isNear,
    notices: isNear
      ? [
          ...begun
            .map(({ word, longer }) => ({ word, longer: longer.filter((one) => !meanings.includes(one)) }))
            .filter(({ longer }) => longer.length > 0)
            .map(({ word, longer }) => say('product-lists.near.begun', { word, longer: longer.join(', ') })),
          ...(scattered.length ? [say('product-lists.near.scattered', { words: scattered.join(', ') })] : []),
        ]
      : [],
    recognised: {
      categories: categories.map((row) => toLink(tree, row, locale)),
      brands: parsed.brands
        .filter(({ key }) => !brands.includes(key))
        .map(({ key, name }) => ({ name, url: searchUrl(text, locale, { brand: key }) })),
    },
    marks,
  };
}

/** The interpretation for a list without a query. */
export const NO_INTERPRETATION: ReturnType<typeof toInterpretation> = {
  corrected: null,
  expanded: null,
  missing: [],
  isNear: false,
  notices: [],
  recognised: { categories: [], brands: [] },
  marks: [],
};
