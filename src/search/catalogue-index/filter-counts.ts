import type { Translations } from '../../core/i18n/local-text.js';

/** What narrows a list and has a group of filters, whose counts ignore it. */
export type Facet = 'kind' | 'brand' | 'price' | 'company' | 'stock' | 'discount' | `attribute-${number}`;

/** What the filters of a list may still choose; each count ignores what is chosen in its own group. */
export interface FilterCounts {
  count: number;
  /** Of a list that may have products and services: how many of each, by the codes of the read model. */
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
  /** Values of texts, and of yes and no. */
  values: { definitionId: number; key: string; label: Translations; count: number }[];
  /** Of numbers: how many have one, the lowest and the highest. */
  amounts: { definitionId: number; count: number; lowest: number; highest: number }[];
}

/** Bars of the histogram of prices. */
export const BUCKETS = 24;
/** So many brands, stores and values of an attribute are named, those that most have. */
export const MAX_SHOWN = 200;
