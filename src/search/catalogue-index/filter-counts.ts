import type { Translations } from '../../core/i18n/local-text.js';

/** A facet; its counts ignore its own selection. */
export type Facet = 'kind' | 'brand' | 'price' | 'company' | 'stock' | 'discount' | `attribute-${number}`;

/** The counts of all facets of a list. */
export interface FilterCounts {
  count: number;
  /** Products and services, by the codes of the read model. */
  kinds: { code: number; count: number }[];
  priced: number;
  lowestCents: number | null;
  highestCents: number | null;
  buckets: number[];
  brands: { key: string; title: string; count: number }[];
  companies: { id: number; title: string; count: number }[];
  /** By the codes of the read model. */
  availability: { code: number; count: number }[];
  discounted: number;
  categories: { id: number; count: number }[];
  /** Values of texts and booleans. */
  values: { definitionId: number; key: string; label: Translations; count: number }[];
  /** Of numbers. */
  amounts: { definitionId: number; count: number; lowest: number; highest: number }[];
}

/** Buckets of the price histogram. */
export const BUCKETS = 24;
/** So many brands, stores and values of an attribute are counted, the most frequent ones. */
export const MAX_SHOWN = 200;
