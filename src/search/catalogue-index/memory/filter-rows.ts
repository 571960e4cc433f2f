import type { IndexFilters } from '../filter-columns.js';
import { CODED_FILTERS, ENTITY_FILTERS, type EntityFilter, RANGE_FILTERS } from '../filter-columns.js';
import { isSelected, selectedCodes } from '../filter-columns.js';
import type { Ordinals } from './content/growable-lists.js';
import type { IndexNames } from './content/index-names.js';
import { bitsOf } from './content/offer-flags.js';
import type { OfferRows } from './content/offer-rows.js';
import { DisjunctiveFacets, type FilteredRows } from './disjunctive-facets.js';

/** @param base the rows to look at, rising */
export function filterRows(
  offers: OfferRows,
  names: IndexNames,
  filters: IndexFilters,
  base: Int32Array,
): FilteredRows {
  const facets = new DisjunctiveFacets(base);
  // the most selective first: rows that miss two are not looked at again
  for (const { id, named } of ENTITY_FILTERS)
    if (isSelected(filters[id])) {
      const ids = selectedIds(named, filters[id] as string[] | number[], names);
      facets.filterByOrdinals(id, offers.entities[named], wanted(offers.ordinals[named], ids));
    }
  for (const { definitionId, valueIds } of filters.attributes ?? [])
    facets.filterByItems(`attribute-${definitionId}`, offers.valuesOf, wanted(offers.values, valueIds));
  for (const { id, column } of RANGE_FILTERS)
    if (isSelected(filters[id])) facets.filterByRange(id, offers.numbers[column], filters[id]);
  for (const filter of CODED_FILTERS) {
    const codes = selectedCodes(filter, filters);
    if (!codes.length) continue;
    const { word, bits } = bitsOf(filter.column, codes);
    facets.filterByFlags(filter.id, offers.flags[word]!, bits);
  }
  return facets.filtered();
}

const selectedIds = (named: EntityFilter['named'], keys: (string | number)[], { brandIds }: IndexNames) =>
  keys.flatMap((key) => (named === 'brand' ? (brandIds.get(key as string) ?? []) : (key as number)));

/** 1 for each that is asked for. */
function wanted(ordinals: Ordinals, ids: number[]): Uint8Array {
  const isWanted = new Uint8Array(ordinals.size);
  for (const id of ids) {
    const ordinal = ordinals.ordinalOf(id);
    if (ordinal !== undefined) isWanted[ordinal] = 1;
  }
  return isWanted;
}
