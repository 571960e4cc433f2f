import { AVAILABILITY_CODES } from './codes.js';
import type { Columns, NumberedColumn } from './columns.js';
import type { Facet } from './filter-counts.js';
import { DisjunctiveFacets } from './disjunctive-facets.js';
import { rowsWithEach, unite } from './rows-by-value.js';

/** What has been chosen in a list; money in cents. */
export interface Narrowing {
  /** By their keys. */
  brands: string[];
  companyIds?: number[];
  priceFromCents?: number;
  priceToCents?: number;
  inStock?: boolean;
  discounted?: boolean;
  /** Of each definition one of the values. */
  attributes?: { definitionId: number; valueIds: number[] }[];
}

/** What is chosen in one group. */
interface Choice {
  facet: Facet;
  /** Notes the rows that miss it, under its number. */
  note: (facets: DisjunctiveFacets, number: number) => void;
  /** The rows that fit it, a list for each of its values, where they are easily told. */
  fitting?: () => Int32Array[];
}

/** The rows of a list that count somewhere, in its order. */
export interface Narrowed {
  /** What fits all that is chosen. */
  rows: Int32Array;
  /** What fits all but perhaps the choice in one group; nothing for groups in which nothing is chosen. */
  but: ReadonlyMap<Facet, Int32Array>;
}

/** What a group is counted over: all that the choices in others leave. */
export const rowsOf = ({ rows, but }: Narrowed, facet: Facet): Int32Array => but.get(facet) ?? rows;

/** @param within the rows to look at, rising; left out: all */
export function narrow(columns: Columns, narrowing: Narrowing, within?: Int32Array): Narrowed {
  const choices = [...choicesOf(columns, narrowing)];
  if (within) return look(choices, within);
  const [rarest, next] = choices
    .flatMap(({ fitting }) => (fitting ? [fitting()] : []))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  if (rarest && choices.length === 1)
    return { rows: unite(rarest), but: new Map([[choices[0]!.facet, allOf(columns)]]) };
  // what counts somewhere misses one choice at most, so of any two it fits one
  return look(choices, rarest && next ? unite([...rarest, ...next]) : allOf(columns));
}

/** Goes through the rows once for each choice. */
function look(choices: Choice[], within: Int32Array): Narrowed {
  const facets = new DisjunctiveFacets(within);
  choices.forEach(({ note }, index) => note(facets, index + 1));
  return {
    rows: choices.length ? facets.kept() : within,
    but: new Map(choices.map(({ facet }, index) => [facet, facets.kept(index + 1)])),
  };
}

const sizeOf = (lists: Int32Array[]) => lists.reduce((sum, { length }) => sum + length, 0);

const allRows = new WeakMap<Columns, Int32Array>();

function allOf(columns: Columns): Int32Array {
  const rows = allRows.get(columns) ?? new Int32Array(columns.length).map((_, row) => row);
  allRows.set(columns, rows);
  return rows;
}

function* choicesOf(columns: Columns, narrowing: Narrowing): Generator<Choice> {
  const { brands, companyIds = [], inStock, discounted, attributes = [] } = narrowing;
  const { priceFromCents = -Infinity, priceToCents = Infinity } = narrowing;
  // what few fit first: rows that miss two are not looked at again
  if (brands.length) yield hasBrand(columns, brands);
  for (const { definitionId, valueIds } of attributes) yield hasValue(columns, definitionId, valueIds);
  if (priceFromCents > -Infinity || priceToCents < Infinity)
    yield {
      facet: 'price',
      note: (facets, number) => facets.ofPrices(number, columns, priceFromCents, priceToCents),
    };
  if (companyIds.length) yield hasOne('company', columns.companies, companyIds);
  if (inStock) yield hasCode('stock', columns.availability, AVAILABILITY_CODES.in_stock);
  if (discounted) yield hasCode('discount', columns.discounted, 1);
}

/** @param code less than 8 */
function hasCode(facet: Facet, codes: Uint8Array, code: number): Choice {
  const isWanted = Uint8Array.from({ length: 8 }, (_, each) => Number(each === code));
  return { facet, note: (facets, number) => facets.ofCodes(number, codes, isWanted) };
}

function hasBrand({ brands, brandNames }: Columns, keys: string[]): Choice {
  const named = [...brandNames].filter(([, { key }]) => keys.includes(key));
  return hasOne(
    'brand',
    brands,
    named.map(([id]) => id),
  );
}

function hasOne(facet: Facet, { ids, places }: NumberedColumn, asked: number[]): Choice {
  const isWanted = wanted(ids, asked);
  return {
    facet,
    note: (facets, number) => facets.ofCodes(number, places, isWanted),
    fitting: () => rowsWithEach(places, isWanted),
  };
}

function hasValue({ values, knownValues }: Columns, definitionId: number, valueIds: number[]): Choice {
  const isWanted = wanted(
    knownValues.map(({ id }) => id),
    valueIds,
  );
  return {
    facet: `attribute-${definitionId}`,
    note: (facets, number) => facets.ofItems(number, values, isWanted),
    fitting: () => rowsWithEach(values, isWanted),
  };
}

/** 1 for each that is asked for. */
function wanted(known: Int32Array | number[], ids: number[]): Uint8Array {
  const asked = new Set(ids);
  return Uint8Array.from(known, (id) => Number(asked.has(id)));
}
