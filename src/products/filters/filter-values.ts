import type { Translate } from '../../core/i18n/texts.js';
import type { IndexFilters } from '../../search/catalogue-index/filter-columns.js';
import {
  type CodedFilter,
  codesOf,
  type EntityFilter,
  isCounted,
  FILTERS,
  type NamedFilter,
} from '../../search/catalogue-index/filter-columns.js';
import type { CodeCount, EntityCount, FacetCounts } from '../../search/catalogue-index/filter-counts.js';
import { selectedCodes } from '../../search/catalogue-index/filter-columns.js';
import type { ListFilter } from '../../search/catalogue-index/list-filters.js';

/** A filter whose values are counted. */
export type CountedFilter = NamedFilter & {
  id: keyof FacetCounts;
  facet: NonNullable<ListFilter['facet']>;
};
export const COUNTED_FILTERS = FILTERS.filter(isCounted) as CountedFilter[];

/** A filter's value in addresses and in the API. */
interface FilterValue {
  id: string;
  title: string;
  count: number;
}

/** The name of one of few values. */
export const nameOfWord = (filter: CodedFilter, word: string, say: Translate): string =>
  say(filter.codes ? `${filter.names}.${word}` : filter.name);

/** The values with hits; a flag without words is always included. */
export function valuesOf(
  filter: (CodedFilter | EntityFilter) & { id: keyof FacetCounts },
  facets: FacetCounts,
  say: Translate,
): FilterValue[] {
  const counts = facets[filter.id];
  if ('named' in filter) return (counts as EntityCount[]).map(({ key, ...rest }) => ({ id: key, ...rest }));
  return Object.entries(codesOf(filter)).flatMap(([word, code]) => {
    const count = (counts as CodeCount[]).find((one) => one.code === code)?.count ?? 0;
    if (!count && filter.codes) return [];
    return { id: word, title: nameOfWord(filter, word, say), count };
  });
}

/** The selected values. */
export function selectedValues(filter: CodedFilter | EntityFilter, filters: IndexFilters): string[] {
  if ('named' in filter) return ((filters[filter.id] ?? []) as unknown[]).map(String);
  const codes = selectedCodes(filter, filters);
  return Object.entries(codesOf(filter)).flatMap(([word, code]) => (codes.includes(code) ? word : []));
}
