import type { IndexFilters } from '../catalogue-index.js';
import { AVAILABILITY_CODES } from '../codes.js';
import { DisjunctiveFacets, type FilteredRows } from './disjunctive-facets.js';
import type { Ordinals } from './content/growable-lists.js';
import type { OfferRows } from './content/offer-rows.js';
import { availabilityFlag, DISCOUNTED, kindFlag } from './content/offer-flags.js';

/**
 * @param base the rows to look at, rising
 * @param brandIds of the chosen brands
 */
export function filterRows(
  offers: OfferRows,
  filters: IndexFilters,
  brandIds: number[],
  base: Int32Array,
): FilteredRows {
  const { kind, brands = [], companyIds = [], inStock, discounted, attributes = [] } = filters;
  const { priceFromCents, priceToCents } = filters;
  const facets = new DisjunctiveFacets(base);
  // what few fit first: rows that miss two are not looked at again
  if (brands.length) facets.ofOrdinals('brand', offers.brandOf, wanted(offers.brands, brandIds));
  for (const { definitionId, valueIds } of attributes)
    facets.ofItems(`attribute-${definitionId}`, offers.valuesOf, wanted(offers.values, valueIds));
  if (priceFromCents !== undefined || priceToCents !== undefined)
    facets.ofPrices(offers, priceFromCents, priceToCents);
  if (companyIds.length) facets.ofOrdinals('company', offers.companyOf, wanted(offers.companies, companyIds));
  if (inStock) facets.ofFlag('stock', offers, availabilityFlag(AVAILABILITY_CODES.in_stock));
  if (discounted) facets.ofFlag('discount', offers, DISCOUNTED);
  if (kind !== undefined) facets.ofFlag('kind', offers, kindFlag(kind));
  return facets.filtered();
}

/** 1 for each that is asked for. */
function wanted(ordinals: Ordinals, ids: number[]): Uint8Array {
  const isWanted = new Uint8Array(ordinals.size);
  for (const id of ids) {
    const ordinal = ordinals.ordinalOf(id);
    if (ordinal !== undefined) isWanted[ordinal] = 1;
  }
  return isWanted;
}
