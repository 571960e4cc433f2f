import { NO_PRICE_CENTS } from '../codes.js';
import {
  CODED_FILTERS,
  ENTITY_FILTERS,
  type EntityFilter,
  type IndexFilters,
  isSelected,
  RANGE_FILTERS,
  type RangeSelection,
  selectedCodes,
} from '../filter-columns.js';
import type { Facet } from '../filter-counts.js';
import type { NumberLists, Ordinals } from './content/growable-lists.js';
import type { IndexNames } from './content/index-names.js';
import { bitsOf } from './content/offer-flags.js';
import type { OfferRows } from './content/offer-rows.js';
import { scratch } from './content/scratch.js';

const NONE = 0;

/** The rows of a list that count somewhere, in its order. */
export interface FilteredRows {
  /** Rows without filters. */
  base: Int32Array;
  /** Rows that match all filters. */
  rows: Int32Array;
  /** For each facet with a filter: the rows that match all filters except its own. */
  disjunctive: ReadonlyMap<string, Int32Array>;
}

/** The rows that a facet counts: those that match the other filters. */
export const rowsOf = ({ rows, disjunctive }: FilteredRows, facet: string): Int32Array =>
  disjunctive.get(facet) ?? rows;

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

/**
 * Finds the rows that match all filters, and for each facet those that match all filters except its own. A
 * row that fails several filters is in neither.
 */
class DisjunctiveFacets {
  private readonly facets: Facet[] = [];
  private length: number;
  private rows: Int32Array;
  private left = new Int32Array(0);
  private missed = new Int16Array(0);
  private fits = new Uint8Array(0);

  /** Good while one answer is made. */
  constructor(private readonly all: Int32Array) {
    this.length = all.length;
    this.rows = all;
  }

  /** @param bits one of them is enough */
  filterByFlags(facet: Facet, flags: Uint16Array, bits: number): void {
    const { rows, fits } = this.begin();
    for (let at = 0; at < this.length; at++) fits[at] = Number((flags[rows[at]!]! & bits) !== 0);
    this.drop(facet);
  }

  /** @param isWanted by ordinal: 1 fits */
  filterByOrdinals(facet: Facet, ordinals: Int32Array, isWanted: Uint8Array): void {
    const { rows, fits } = this.begin();
    for (let at = 0; at < this.length; at++) fits[at] = isWanted[ordinals[rows[at]!]!]!;
    this.drop(facet);
  }

  /** @param isWanted by item: 1 fits; one of a row's items is enough */
  filterByItems(facet: Facet, { starts, items }: NumberLists, isWanted: Uint8Array): void {
    const { rows, fits } = this.begin();
    for (let at = 0; at < this.length; at++) {
      const row = rows[at]!;
      const end = starts[row + 1]!;
      let item = starts[row]!;
      while (item < end && isWanted[items[item]!] !== 1) item++;
      fits[at] = Number(item < end);
    }
    this.drop(facet);
  }

  /** Whole numbers between two bounds, each included. */
  filterByRange(
    facet: Facet,
    numbers: Float64Array,
    { from = -Infinity, to = Infinity }: RangeSelection,
  ): void {
    const { rows, fits } = this.begin();
    const above = Math.min(to + 1, NO_PRICE_CENTS);
    for (let at = 0; at < this.length; at++) {
      const number = numbers[rows[at]!]!;
      fits[at] = Number(number >= from) & Number(number < above);
    }
    this.drop(facet);
  }

  filtered(): FilteredRows {
    const { all: base, facets } = this;
    if (!facets.length) return { base, rows: base, disjunctive: new Map() };
    const isOnly = facets.length === 1;
    return {
      base,
      rows: this.kept(),
      disjunctive: new Map(facets.map((facet, index) => [facet, isOnly ? base : this.kept(index + 1)])),
    };
  }

  /** The rows that fit all filters, or all but this one. */
  private kept(except = NONE): Int32Array {
    const { rows, missed } = this;
    const kept = scratch.takeArray(Int32Array, this.all.length);
    let length = 0;
    // without branches, which a processor could only guess
    for (let at = 0; at < this.length; at++) {
      kept[length] = rows[at]!;
      length += Number(missed[at] === NONE) | Number(missed[at] === except);
    }
    return length === this.all.length ? this.all : kept.slice(0, length);
  }

  private begin(): { rows: Int32Array; fits: Uint8Array } {
    if (!this.facets.length) {
      const { length } = this.all;
      this.left = scratch.takeArray(Int32Array, length);
      this.missed = scratch.takeArray(Int16Array, length);
      this.fits = scratch.takeArray(Uint8Array, length);
    }
    return { rows: this.rows, fits: this.fits };
  }

  private drop(facet: Facet): void {
    const { rows, left, missed, fits } = this;
    const filter = this.facets.push(facet);
    if (filter === 1) {
      // every row failed one filter at most
      for (let at = 0; at < this.length; at++) missed[at] = 1 - fits[at]!;
      return;
    }
    let length = 0;
    for (let at = 0; at < this.length; at++) {
      const before = missed[at]!;
      const [isFit, isFirst] = [fits[at]!, Number(before === NONE)];
      left[length] = rows[at]!;
      missed[length] = before + (1 - isFit) * filter;
      length += isFit | isFirst;
    }
    this.rows = left;
    this.length = length;
  }
}
