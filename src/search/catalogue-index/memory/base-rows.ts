import { barcodeForms } from '../../words/codes.js';
import type { IndexQuery } from '../catalogue-index.js';
import type { IndexContent } from './content/index-content.js';
import type { OfferRows } from './content/offer-rows.js';
import { scratch } from './content/scratch.js';
import { liveOfKind } from './content/offer-flags.js';

/**
 * Cache key of a whole category or of everything, before facets filter it: such a list is long, and many
 * visitors request it. Other lists have no key.
 */
export function wholeListOf(query: IndexQuery): string | undefined {
  const { text, kind, categoryId, storeId, unit, ean, offerIds } = query;
  const isWhole = !text && !offerIds && ean === undefined && storeId === undefined;
  return isWhole ? `${categoryId} ${kind} ${unit}` : undefined;
}

/**
 * The live rows of a list, before the filters of facets.
 * @param hits the hits of its text
 */
export function baseRowsOf(content: IndexContent, query: IndexQuery, hits?: Int32Array): Int32Array {
  const whole = wholeListOf(query);
  const find = () => findRows(content, query, hits);
  return whole === undefined ? find() : content.cached(`rows ${whole}`, find);
}

function findRows(
  { offers, search }: IndexContent,
  { kind, categoryId, storeId, ean, offerIds }: IndexQuery,
  hits?: Int32Array,
): Int32Array {
  let rows = hits;
  if (offerIds) rows = intersect(rows, asRows(offerIds.flatMap((id) => offers.rowOf(id) ?? [])));
  if (ean !== undefined) {
    const lists = search.rowsWith({ field: 'ean', any: barcodeForms(ean) ?? [] });
    rows = intersect(rows, asRows(lists.flatMap((list) => [...list])));
  }
  if (categoryId !== undefined) rows = intersect(rows, offers.categories.rowsOf(categoryId));
  if (storeId !== undefined)
    rows = intersect(rows, offers.companies.rowsOf(storeId)).filter(isOfStore(offers, storeId));
  return having(offers, rows, liveOfKind(kind));
}

const asRows = (rows: number[]) => Int32Array.from(new Set(rows)).sort();

const isOfStore = ({ companies, entities: { store } }: OfferRows, storeId: number) => {
  const ordinal = companies.ordinalOf(storeId);
  return (row: number) => store[row] === ordinal;
};

/** Both rising; undefined: all. */
function intersect(a: Int32Array | undefined, b: Int32Array): Int32Array {
  if (!a) return b;
  const both = new Int32Array(Math.min(a.length, b.length));
  let size = 0;
  for (let atA = 0, atB = 0; atA < a.length && atB < b.length;) {
    const [rowA, rowB] = [a[atA]!, b[atB]!];
    if (rowA === rowB) both[size++] = rowA;
    if (rowA <= rowB) atA++;
    if (rowB <= rowA) atB++;
  }
  return both.subarray(0, size);
}

/** @param rows undefined: all */
function having(
  { flags: words, length }: OfferRows,
  rows: Int32Array | undefined,
  wanted: number,
): Int32Array {
  const [flags] = words as [Uint16Array];
  const count = rows ? rows.length : length;
  const kept = scratch.takeArray(Int32Array, count);
  let size = 0;
  for (let at = 0; at < count; at++) {
    const row = rows ? rows[at]! : at;
    if ((flags[row]! & wanted) === wanted) kept[size++] = row;
  }
  return size === rows?.length ? rows : kept.slice(0, size);
}
