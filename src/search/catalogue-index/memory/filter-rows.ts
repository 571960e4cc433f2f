import type { IndexFilters } from '../catalogue-index.js';
import { AVAILABILITY_CODES } from '../codes.js';
import type { Facet } from '../filter-counts.js';
import { DisjunctiveFacets } from './disjunctive-facets.js';
import type { Ordinals } from './content/growable-lists.js';
import type { OfferRows } from './content/offer-rows.js';
import { availabilityFlag, DISCOUNTED, kindFlag } from './content/offer-flags.js';

/** The filter of one facet. */
interface FacetFilter {
  facet: Facet;
  /** Notes the rows that miss it, under its number. */
  note: (facets: DisjunctiveFacets, number: number) => void;
}

/** The rows of a list that count somewhere, in its order. */
export interface FilteredRows {
  /** What there is without filters. */
  base: Int32Array;
  /** What fits all filters. */
  rows: Int32Array;
  /** By facet: what fits all filters but its own; only of facets that have one. */
  disjunctive: ReadonlyMap<string, Int32Array>;
}

/** What a facet is counted over: all that the filters of others leave. */
export const rowsOf = ({ rows, disjunctive }: FilteredRows, facet: string): Int32Array =>
  disjunctive.get(facet) ?? rows;

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
  const facetFilters = [...facetFiltersOf(offers, filters, brandIds)];
  if (!facetFilters.length) return { base, rows: base, disjunctive: new Map() };
  const facets = new DisjunctiveFacets(base);
  facetFilters.forEach(({ note }, index) => note(facets, index + 1));
  const isOnly = facetFilters.length === 1;
  return {
    base,
    rows: facets.kept(),
    disjunctive: new Map(
      facetFilters.map(({ facet }, index) => [facet, isOnly ? base : facets.kept(index + 1)]),
    ),
  };
}

function* facetFiltersOf(
  offers: OfferRows,
  filters: IndexFilters,
  brandIds: number[],
): Generator<FacetFilter> {
  const { kind, brands = [], companyIds = [], inStock, discounted, attributes = [] } = filters;
  const { priceFromCents = -Infinity, priceToCents = Infinity } = filters;
  // what few fit first: rows that miss two are not looked at again
  if (brands.length) yield hasOne('brand', offers.brandOf, offers.brands, brandIds);
  for (const { definitionId, valueIds } of attributes) yield hasValue(offers, definitionId, valueIds);
  if (priceFromCents > -Infinity || priceToCents < Infinity)
    yield {
      facet: 'price',
      note: (facets, number) => facets.ofPrices(number, offers, priceFromCents, priceToCents),
    };
  if (companyIds.length) yield hasOne('company', offers.companyOf, offers.companies, companyIds);
  if (inStock) yield hasFlag('stock', offers, availabilityFlag(AVAILABILITY_CODES.in_stock));
  if (discounted) yield hasFlag('discount', offers, DISCOUNTED);
  if (kind !== undefined) yield hasFlag('kind', offers, kindFlag(kind));
}

function hasFlag(facet: Facet, { flags }: OfferRows, flag: number): FacetFilter {
  return { facet, note: (facets, number) => facets.ofFlags(number, flags, flag) };
}

function hasOne(facet: Facet, ordinalOf: Int32Array, ordinals: Ordinals, ids: number[]): FacetFilter {
  const isWanted = wanted(ordinals, ids);
  return { facet, note: (facets, number) => facets.ofOrdinals(number, ordinalOf, isWanted) };
}

function hasValue({ values, valuesOf }: OfferRows, definitionId: number, valueIds: number[]): FacetFilter {
  const isWanted = wanted(values, valueIds);
  return {
    facet: `attribute-${definitionId}`,
    note: (facets, number) => facets.ofItems(number, valuesOf, isWanted),
  };
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
