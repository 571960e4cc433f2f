import type { Translations } from '../../core/i18n/local-text.js';
import type { FilterId, Filters, FiltersWith } from './list-filters.js';

/** A facet; its counts ignore its own selection. */
export type Facet = FilterId | `attribute-${number}`;

export interface CodeCount {
  code: number;
  count: number;
}

/** A thing with a name of its own. */
export interface EntityCount {
  key: string;
  title: string;
  count: number;
}

export interface RangeCounts {
  /** Without a number they are not counted. */
  count: number;
  lowest: number | null;
  highest: number | null;
  /** Counts in equal steps from the lowest to the highest. */
  buckets: number[];
}

type CountsOf<Filter> = Filter extends { type: 'range' }
  ? RangeCounts
  : Filter extends { named: string }
    ? EntityCount[]
    : CodeCount[];

/** The counts of each filter with a facet. */
export type FacetCounts = { [Id in FiltersWith<{ facet: object }>]: CountsOf<Filters[Id]> };

/** The counts of all facets of a list. */
export interface FilterCounts {
  count: number;
  facets: FacetCounts;
  categories: { id: number; count: number }[];
  /** Values of texts and booleans. */
  values: { definitionId: number; key: string; label: Translations; count: number }[];
  /** Counts of numbers. */
  amounts: { definitionId: number; count: number; lowest: number; highest: number }[];
}

/** Steps of a range's histogram. */
export const BUCKETS = 24;
/** So many things and values of an attribute are counted, the most frequent ones. */
export const MAX_SHOWN = 200;
