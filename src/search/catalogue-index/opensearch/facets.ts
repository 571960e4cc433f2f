import { CODED_FILTERS, ENTITY_FILTERS, isCounted, RANGE_FILTERS } from '../filter-columns.js';
import { BUCKETS, type Facet } from '../filter-counts.js';
import type { Aggregated, Answer, Json } from './engine/engine.js';

/** Limit of values in a group: with more, its answer would not be exact, which is reported. */
const MAX_VALUES = 20_000;

/** The fields of a card's values: values of all its offers, and values of some offers only. */
type ValuePath = 'shared' | 'offer.own';

/** Aggregations over the values at one path, by the names of their results. */
export type FacetAggregations = (path: ValuePath) => Record<string, Json>;

const terms = (path: ValuePath, field: string, more: Json = {}): Json => ({
  terms: { field: `${path}.${field}`, size: MAX_VALUES, ...more },
});

/** The aggregation of each filter with a facet; categories have no filter. */
export const AGGREGATIONS: ReadonlyMap<Facet, FacetAggregations> = new Map<Facet, FacetAggregations>([
  ...ENTITY_FILTERS.filter(isCounted).map(
    ({ id }) => [id, (path: ValuePath) => ({ [id]: terms(path, id) })] as const,
  ),
  ...CODED_FILTERS.filter(isCounted).map(
    ({ id, column }) => [id, (path: ValuePath) => ({ [id]: terms(path, column) })] as const,
  ),
  ...RANGE_FILTERS.filter(isCounted).map(
    ({ id }) => [id, (path: ValuePath) => spanOf(`${path}.${id}`, id)] as const,
  ),
]);

/** The number of documents with a number, and its bounds. */
const spanOf = (field: string, id: string): Record<string, Json> => ({
  [id]: {
    filter: { exists: { field } },
    aggs: { lowest: { min: { field } }, highest: { max: { field } } },
  },
});

/** Some brands alone. */
export const brandsOf =
  (ids: string[]): FacetAggregations =>
  (path) => ({ brands: terms(path, 'brand', { include: ids, size: ids.length }) });

/** Categories that are counted; null: all. */
export const categoriesOf =
  (categoryIds: number[] | null): FacetAggregations =>
  (path) => ({
    categories: terms(path, 'categories', categoryIds ? { include: categoryIds.map(String) } : {}),
  });

/** How many have each value in words, and how many have an amount. */
export const attributesOf =
  (definitionIds: number[]): FacetAggregations =>
  (path) => ({
    facets: terms(path, 'facets', { include: `(${definitionIds.join('|')})=.*` }),
    measured: terms(path, 'facets', { include: definitionIds.map(String) }),
  });

/** The bounds of a definition's amounts: terms are sorted by numbers. */
export const amountsOf =
  (definitionId: number): FacetAggregations =>
  (path) =>
    Object.fromEntries(
      (['asc', 'desc'] as const).map((order) => [
        `${order}-${definitionId}`,
        terms(path, 'amounts', { include: `${definitionId}=.*`, size: 1, order: { _key: order } }),
      ]),
    );

/** Number of values in each part of a span. */
export function histogramOf(id: string, lowest: number, highest: number): FacetAggregations {
  const edges = edgesOf(lowest, highest);
  const ranges = edges
    .slice(1)
    .map((to, at) => ({ key: String(at), from: edges[at]!, to }))
    // narrower than a cent
    .filter(({ from, to }) => from < to);
  return (path) => ({ [histogramName(id)]: { range: { field: `${path}.${id}`, ranges, keyed: false } } });
}

export const histogramName = (id: string) => `histogram-${id}`;

/** The whole numbers at which the parts begin. */
function edgesOf(lowest: number, highest: number): number[] {
  const width = (highest + 1 - lowest) / BUCKETS;
  const partOf = (number: number) => Math.floor((number - lowest) / width);
  return Array.from({ length: BUCKETS + 1 }, (_, part) => {
    if (part === BUCKETS) return highest + 1;
    let edge = lowest + Math.ceil(part * width);
    while (edge > lowest && partOf(edge - 1) >= part) edge--;
    while (partOf(edge) < part) edge++;
    return edge;
  });
}

/** Aggregations over the offers that fit. */
export const overOffers = (fitting: Json, aggregations: Json): Json => ({
  offers: {
    nested: { path: 'offer' },
    aggs: { fitting: { filter: fitting, aggs: aggregations } },
  },
});

export const ofOffers = ({ aggregations }: Pick<Answer, 'aggregations'>) =>
  (aggregations!.offers as unknown as { fitting: Record<string, Aggregated> & { doc_count: number } })
    .fitting;

/**
 * The aggregations over documents with a matching offer. Values of all offers are counted with the documents,
 * values of some offers with the matching offers.
 * @param unit `card`: a card with several such offers counts once; `offer`: each of them counts
 */
export function buildAggregations(
  aggregations: FacetAggregations[],
  fitting: Json,
  unit: 'card' | 'offer' = 'card',
): Json {
  if (!aggregations.length) return {};
  const atPath = (path: ValuePath) =>
    Object.assign({}, ...aggregations.map((ofOne) => ofOne(path))) as Record<string, Json>;
  const own = atPath('offer.own');
  const ofCards = Object.fromEntries(
    Object.entries(own).map(([name, aggregation]) => [
      name,
      { ...aggregation, aggs: { cards: { reverse_nested: {} }, ...(aggregation.aggs as Json) } },
    ]),
  );
  const several = {
    filter: { term: { hasSeveral: true } },
    aggs: overOffers(fitting, unit === 'card' ? ofCards : own),
  };
  return { ...atPath('shared'), several };
}

/** The counts of both places, by the names of the aggregations. No card has a value in both. */
export type FacetResults = Record<string, Aggregated[]>;

export function resultsOf({ aggregations = {} }: Answer): FacetResults {
  const { several, ...shared } = aggregations;
  if (!several) return {};
  const own = ofOffers({ aggregations: several as Record<string, Aggregated> });
  return Object.fromEntries(Object.entries(shared).map(([name, found]) => [name, [found, own[name]!]]));
}

/** A value with the number of cards or offers that have it. */
export interface ValueCount {
  key: string;
  count: number;
}

/** Values of most cards first; of equals the lower one. */
export function countsOf(found: Aggregated[] = []): ValueCount[] {
  const counts = new Map<string, number>();
  for (const { buckets = [] } of found)
    for (const bucket of buckets) {
      const key = String(bucket.key);
      counts.set(key, (counts.get(key) ?? 0) + cardsOf([bucket]));
    }
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || byKey(a.key, b.key));
}

/** The number of cards, or of offers if cards are not counted. */
export const cardsOf = (found: Aggregated[]): number =>
  found.reduce((sum, each) => sum + (((each.cards as Aggregated | undefined) ?? each).doc_count ?? 0), 0);

const byKey = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
