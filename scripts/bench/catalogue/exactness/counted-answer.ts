import type {
  CatalogueIndex,
  Counted,
  IndexQuestion,
} from '../../../../src/search/catalogue-index/catalogue-index.js';
import type { PlainScan } from './plain-scan.js';

type Scanned = Awaited<ReturnType<PlainScan['counts']>>;

/** All that an index counts for a question, in the form of the plain scan's answer. */
export async function countedByIndex(index: CatalogueIndex, question: IndexQuestion, counted: Counted) {
  const { kinds, brands, companies, values, amounts, categories, ...rest } = await index.counts(
    question,
    counted,
  );
  const byPlace = (a: { definitionId: number }, b: { definitionId: number }) =>
    counted.definitionIds.indexOf(a.definitionId) - counted.definitionIds.indexOf(b.definitionId);
  const counts: Scanned = {
    ...rest,
    kinds: kinds.map(toGroup),
    availability: rest.availability.map(toGroup),
    brands: brands.map(({ key: id, count }) => ({ id, count })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    companies: companies.map(({ id, count }) => ({ id, count })).sort(byId),
    categories: [...categories].sort(byId),
    words: values
      .map(({ definitionId, key, count }) => ({ definitionId, key, count }))
      .sort((a, b) => a.definitionId - b.definitionId || (a.key < b.key ? -1 : 1)),
    amounts: [...amounts].sort(byPlace),
  };
  return {
    counts,
    count: await index.count(question),
    matched: question.text && (await index.matched(question.text)),
  };
}

/** The same by looking at every offer. */
export async function countedByScan(scan: PlainScan, question: IndexQuestion, counted: Counted) {
  const counts = await scan.counts(question, counted);
  return { counts, count: counts.count, matched: question.text && (await scan.matched(question.text)) };
}

const toGroup = ({ code: id, count }: { code: number; count: number }) => ({ id, count });
const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
