import { AVAILABILITY_CODES } from './codes.js';
import type { Columns } from './columns.js';
import type { Facet } from './filter-counts.js';
import { Misses } from './misses.js';

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

/** Notes the rows that miss one choice, under its number. */
type Choice = (misses: Misses, number: number) => void;

/** The rows of a list that count somewhere, in its order. */
export interface Narrowed {
  /** What fits all that is chosen. */
  rows: Int32Array;
  /** What fits all but perhaps the choice in one group; nothing for groups in which nothing is chosen. */
  but: ReadonlyMap<Facet, Int32Array>;
}

/** What a group is counted over: all that the choices in others leave. */
export const rowsOf = ({ rows, but }: Narrowed, facet: Facet): Int32Array => but.get(facet) ?? rows;

/**
 * Goes through the rows once for each choice.
 * @param within the rows to look at, rising; left out: all
 */
export function narrow(columns: Columns, narrowing: Narrowing, within = allOf(columns)): Narrowed {
  const choices = [...choicesOf(columns, narrowing)];
  const misses = new Misses(within);
  choices.forEach(([, note], index) => note(misses, index + 1));
  return {
    rows: choices.length ? misses.kept() : within,
    but: new Map(choices.map(([facet], index) => [facet, misses.kept(index + 1)])),
  };
}

const allRows = new WeakMap<Columns, Int32Array>();

function allOf(columns: Columns): Int32Array {
  const rows = allRows.get(columns) ?? new Int32Array(columns.length).map((_, row) => row);
  allRows.set(columns, rows);
  return rows;
}

function* choicesOf(columns: Columns, narrowing: Narrowing): Generator<[Facet, Choice]> {
  const { brands, companyIds = [], inStock, discounted, attributes = [] } = narrowing;
  const { priceFromCents = -Infinity, priceToCents = Infinity } = narrowing;
  // what few fit first: rows that miss two are not looked at again
  if (brands.length) yield ['brand', hasBrand(columns, brands)];
  for (const { definitionId, valueIds } of attributes)
    yield [`attribute-${definitionId}`, hasValue(columns, valueIds)];
  if (priceFromCents > -Infinity || priceToCents < Infinity)
    yield ['price', (misses, number) => misses.ofPrices(number, columns, priceFromCents, priceToCents)];
  if (companyIds.length) {
    const { ids, places } = columns.companies;
    yield ['company', hasCode(places, wanted(ids, companyIds))];
  }
  if (inStock) yield ['stock', hasCode(columns.availability, only(AVAILABILITY_CODES.in_stock))];
  if (discounted) yield ['discount', hasCode(columns.discounted, only(1))];
}

const wanted = (known: Int32Array, ids: Iterable<number>): Uint8Array => {
  const asked = new Set(ids);
  return Uint8Array.from(known, (id) => Number(asked.has(id)));
};

/** @param code less than 8 */
const only = (code: number): Uint8Array => Uint8Array.from({ length: 8 }, (_, each) => Number(each === code));

const hasCode =
  (codes: Int32Array | Uint8Array, isWanted: Uint8Array): Choice =>
  (misses, number) =>
    misses.ofCodes(number, codes, isWanted);

function hasBrand({ brands: { ids, places }, brandNames }: Columns, keys: string[]): Choice {
  const named = [...brandNames].filter(([, { key }]) => keys.includes(key));
  return hasCode(
    places,
    wanted(
      ids,
      named.map(([id]) => id),
    ),
  );
}

function hasValue({ values, knownValues }: Columns, valueIds: number[]): Choice {
  const isWanted = wanted(
    Int32Array.from(knownValues, ({ id }) => id),
    valueIds,
  );
  return (misses, number) => misses.ofItems(number, values, isWanted);
}
