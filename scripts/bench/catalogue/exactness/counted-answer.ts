import type {
  CatalogueIndex,
  Counted,
  IndexQuery,
} from '../../../../src/search/catalogue-index/catalogue-index.js';
import type {
  CodeCount,
  EntityCount,
  RangeCounts,
} from '../../../../src/search/catalogue-index/filter-counts.js';
import type { PlainScan } from './plain-scan.js';

type Scanned = Awaited<ReturnType<PlainScan['counts']>>;

/** All that an index counts for a query, in the form of the plain scan's answer. */
export async function countedByIndex(index: CatalogueIndex, query: IndexQuery, counted: Counted) {
  const { values, amounts, categories, facets, ...rest } = await index.open(query).counts(counted);
  const byPlace = (a: { definitionId: number }, b: { definitionId: number }) =>
    counted.definitionIds.indexOf(a.definitionId) - counted.definitionIds.indexOf(b.definitionId);
  const counts: Scanned = {
    ...rest,
    facets: Object.fromEntries(Object.entries(facets).map(([id, facet]) => [id, toGroups(facet)])),
    categories: [...categories].sort(byId),
    words: values
      .map(({ definitionId, key, count }) => ({ definitionId, key, count }))
      .sort((a, b) => a.definitionId - b.definitionId || (a.key < b.key ? -1 : 1)),
    amounts: [...amounts].sort(byPlace),
  };
  return {
    counts,
    count: await index.open(query).count(),
    matched: query.text && (await index.openText(query.text).matched()),
  };
}

/** Computes the answer of `counted` by reading every offer. */
export async function countedByScan(scan: PlainScan, query: IndexQuery, counted: Counted) {
  const counts = await scan.counts(query, counted);
  return { counts, count: counts.count, matched: query.text && (await scan.matched(query.text)) };
}

/** Counts of values by their codes or keys. */
const toGroups = (facet: CodeCount[] | EntityCount[] | RangeCounts) =>
  Array.isArray(facet)
    ? facet
        .map((each) => ({ id: 'code' in each ? each.code : each.key, count: each.count }))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
    : facet;
const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
