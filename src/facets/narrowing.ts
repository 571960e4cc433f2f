import { AVAILABILITY_CODES } from './codes.js';
import type { Columns, NumberedColumn } from './columns.js';
import type { Facet } from './filter-counts.js';

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

/** What one group was narrowed to. */
interface Choice {
  facet: Facet;
  fits(row: number): boolean;
}

/** The rows of a list that count somewhere, in its order. */
export interface Narrowed {
  /** What has been chosen from. */
  facets: Facet[];
  rows: Int32Array;
  /** Of each of `rows`: 0: fits all that is chosen, n: misses the nth of `facets` alone, counted from 1. */
  missed: Int16Array;
}

/** Goes through the rows once for each choice; one that misses two counts nowhere. */
export function narrow(columns: Columns, narrowing: Narrowing): Narrowed {
  const choices = choicesOf(columns, narrowing);
  let rows = new Int32Array(columns.length).map((_, row) => row);
  let missed = new Int16Array(columns.length);
  choices.forEach(({ fits }, index) => {
    let kept = 0;
    for (let at = 0; at < rows.length; at++) {
      const isFit = fits(rows[at]!);
      if (!isFit && missed[at] !== 0) continue;
      missed[kept] = isFit ? missed[at]! : index + 1;
      rows[kept++] = rows[at]!;
    }
    rows = rows.subarray(0, kept);
    missed = missed.subarray(0, kept);
  });
  return { facets: choices.map(({ facet }) => facet), rows, missed };
}

function choicesOf(columns: Columns, narrowing: Narrowing): Choice[] {
  const { brands, companyIds = [], inStock, discounted, attributes = [] } = narrowing;
  const choices: Choice[] = [];
  if (brands.length) choices.push({ facet: 'brand', fits: hasBrand(columns, brands) });
  if (narrowing.priceFromCents !== undefined || narrowing.priceToCents !== undefined)
    choices.push({ facet: 'price', fits: isWithin(columns, narrowing) });
  if (companyIds.length)
    choices.push({ facet: 'company', fits: isOneOf(columns.companies, new Set(companyIds)) });
  if (inStock)
    choices.push({
      facet: 'stock',
      fits: (row) => columns.availability[row] === AVAILABILITY_CODES.in_stock,
    });
  if (discounted) choices.push({ facet: 'discount', fits: (row) => columns.discounted[row] === 1 });
  for (const { definitionId, valueIds } of attributes)
    choices.push({ facet: `attribute-${definitionId}`, fits: hasValue(columns, new Set(valueIds)) });
  return choices;
}

function hasBrand({ brands, brandNames }: Columns, keys: string[]): Choice['fits'] {
  const ids = [...brandNames].filter(([, { key }]) => keys.includes(key)).map(([id]) => id);
  return isOneOf(brands, new Set(ids));
}

function isOneOf({ ids, places }: NumberedColumn, wanted: ReadonlySet<number>): Choice['fits'] {
  const isWanted = Uint8Array.from(ids, (id) => Number(wanted.has(id)));
  return (row) => isWanted[places[row]!] === 1;
}

function isWithin({ prices, comparable }: Columns, bounds: Narrowing): Choice['fits'] {
  const { priceFromCents = -Infinity, priceToCents = Infinity } = bounds;
  return (row) => comparable[row] === 1 && prices[row]! >= priceFromCents && prices[row]! <= priceToCents;
}

function hasValue({ values, knownValues }: Columns, wanted: ReadonlySet<number>): Choice['fits'] {
  const isWanted = Uint8Array.from(knownValues, ({ id }) => Number(wanted.has(id)));
  const { starts, items } = values;
  return (row) => {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) if (isWanted[items[at]!]) return true;
    return false;
  };
}
