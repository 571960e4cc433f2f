import { BUCKETS, type Facet } from '../filter-counts.js';
import type { Aggregated, Answer, Json } from './engine/engine.js';

/** More values than that a group of a list may not have: its answer would not be exact, which is told. */
const MAX_VALUES = 20_000;

const terms = (field: string, more: Json = {}): Json => ({
  terms: { field: `offer.${field}`, size: MAX_VALUES, ...more },
});

/** Aggregations over the matching offers, by the names of what they answer. */
export type Aggregations = Record<string, Json>;

/** Those of each group but attributes; categories have no group. */
export const GROUPS: Record<string, Aggregations> = {
  kind: { kinds: terms('kind') },
  brand: { brands: terms('brand') },
  company: { companies: terms('company') },
  stock: { availability: terms('availability') },
  discount: { discounted: { filter: { term: { 'offer.discounted': true } } } },
  price: {
    prices: {
      filter: { exists: { field: 'offer.price' } },
      aggs: { lowest: { min: { field: 'offer.price' } }, highest: { max: { field: 'offer.price' } } },
    },
  },
};

/** Categories that are counted; null: all. */
export const placed = (categoryIds: number[] | null): Aggregations => {
  if (categoryIds?.length === 0) return {};
  return { categories: terms('categories', categoryIds ? { include: categoryIds.map(String) } : {}) };
};

/** How many have each value in words, and how many have an amount. */
export const attributesOf = (definitionIds: number[]): Aggregations => ({
  facets: terms('facets', { include: `(${definitionIds.join('|')})=.*` }),
  measured: terms('facets', { include: definitionIds.map(String) }),
});

/** The same, each counting cards instead of offers. */
export const perCard = (aggregations: Aggregations): Aggregations =>
  Object.fromEntries(
    Object.entries(aggregations).map(([name, aggregation]) => [
      name,
      { ...aggregation, aggs: { cards: { reverse_nested: {} }, ...(aggregation.aggs as Json) } },
    ]),
  );

/** Where the amounts of a definition begin and end: terms are sorted by numbers. */
export const spanOf = (definitionId: number): Aggregations =>
  Object.fromEntries(
    (['asc', 'desc'] as const).map((order) => [
      `${order}-${definitionId}`,
      {
        terms: {
          field: 'offer.amounts',
          include: `${definitionId}=.*`,
          size: 1,
          order: { _key: order },
        },
      },
    ]),
  );

/** How many cards have a price in each of the parts of a span, in cents. */
export function histogramOf(lowest: number, highest: number): Aggregations {
  const edges = edgesOf(lowest, highest);
  const ranges = edges
    .slice(1)
    .map((to, at) => ({ key: String(at), from: edges[at]!, to }))
    // narrower than a cent
    .filter(({ from, to }) => from < to);
  return { histogram: { range: { field: 'offer.price', ranges, keyed: false } } };
}

/** Whole prices with which the parts begin, as prices are put into them. */
function edgesOf(lowest: number, highest: number): number[] {
  const width = (highest + 1 - lowest) / BUCKETS;
  const partOf = (price: number) => Math.floor((price - lowest) / width);
  return Array.from({ length: BUCKETS + 1 }, (_, part) => {
    if (part === BUCKETS) return highest + 1;
    let edge = lowest + Math.ceil(part * width);
    while (edge > lowest && partOf(edge - 1) >= part) edge--;
    while (partOf(edge) < part) edge++;
    return edge;
  });
}

/** Aggregations over the offers that fit. */
export const overOffers = (fitting: Json, aggregations: Aggregations): Json => ({
  offers: {
    nested: { path: 'offer' },
    aggs: { fitting: { filter: fitting, aggs: aggregations } },
  },
});

/** What they answer, with the number of these offers. */
export const ofOffers = ({ aggregations }: Answer) =>
  (aggregations!.offers as unknown as { fitting: Record<string, Aggregated> & { doc_count: number } })
    .fitting;

/** A value with the number of cards or offers that have it. */
export interface ValueCount {
  key: string;
  count: number;
}

/** Those of most cards first, of equals the lower one. */
export function countsOf({ buckets = [] }: Aggregated): ValueCount[] {
  return buckets
    .map((bucket) => ({ key: String(bucket.key), count: cardsOf(bucket) }))
    .sort((a, b) => b.count - a.count || byKey(a.key, b.key));
}

/** How many cards there are, or, where these are not counted, offers. */
export const cardsOf = (aggregated: Aggregated): number =>
  ((aggregated.cards as Aggregated | undefined) ?? aggregated).doc_count ?? 0;

const byKey = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

/** Groups of facets that a query counts, in their order. */
export const COUNTED_GROUPS = Object.keys(GROUPS) as Facet[];
