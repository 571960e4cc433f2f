import type { Translations } from '../../core/i18n/local-text.js';
import type { Columns, ColumnValue, NumberedColumn, NumberLists } from './columns.js';
import {
  AVAILABILITY_MASK,
  COMPARABLE_FLAG,
  DISCOUNTED_FLAG,
  type PACKED_NAMES,
} from './columns.statements.js';

/** A list as `readPacked` gives it. */
export interface PackedColumns extends Record<(typeof PACKED_NAMES)[number], Buffer> {
  names: string;
}

interface Names {
  brands: [id: number, key: string, name: string][];
  companies: [id: number, name: string][];
  values: [id: number, definitionId: number, key: string, label: Translations, amount: number | null][];
  definitions: number[];
}

/** Takes packed columns apart; some milliseconds for 200 000 offers. */
export function readColumns({ names: text, ...packed }: PackedColumns): Columns {
  const names = JSON.parse(text) as Names;
  const flags = readIntegers(packed.flags);
  const knownValues = names.values.map(([id, definitionId, key, label, amount]): ColumnValue => ({
    id,
    definitionId,
    key,
    label,
    amount,
  }));
  const valueIds = Int32Array.from(knownValues, ({ id }) => id);
  const categories = numbered(readIntegers(packed.category_ids));
  return {
    length: flags.length,
    offers: readIntegers(packed.offers),
    cards: readIntegers(packed.cards),
    companies: numbered(readIntegers(packed.companies)),
    brands: numbered(readIntegers(packed.brands)),
    prices: amounts(packed.prices),
    totals: amounts(packed.totals),
    popularity: readIntegers(packed.popularity),
    availability: masked(flags, AVAILABILITY_MASK),
    comparable: masked(flags, COMPARABLE_FLAG),
    discounted: masked(flags, DISCOUNTED_FLAG),
    values: lists(packed.value_counts, placesIn(valueIds, readIntegers(packed.value_ids))),
    knownValues,
    categories: lists(packed.category_counts, categories.places),
    categoryIds: categories.ids,
    brandNames: new Map(names.brands.map(([id, key, title]) => [id, { key, title }])),
    companyNames: new Map(names.companies),
    definitionIds: new Set(names.definitions),
    bytes: Object.values(packed).reduce((sum, { length }) => sum + length, 0),
  };
}

/** In an own, aligned buffer: the driver's holds the whole answer. */
const own = (buffer: Buffer) =>
  Buffer.from(buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length));

/** Four bytes each, the highest first. */
export function readIntegers(packed: Buffer): Int32Array {
  const { buffer, length } = own(packed).swap32();
  return new Int32Array(buffer as ArrayBuffer, 0, length / 4);
}

function amounts(packed: Buffer): Float64Array {
  const { buffer, length } = own(packed).swap64();
  return new Float64Array(buffer as ArrayBuffer, 0, length / 8);
}

/** The bits of a mask, as numbers from 0. */
function masked(flags: Int32Array, mask: number): Uint8Array {
  const unit = mask & -mask;
  const column = new Uint8Array(flags.length);
  for (let row = 0; row < flags.length; row++) column[row] = (flags[row]! & mask) / unit;
  return column;
}

function numbered(column: Int32Array): NumberedColumn {
  const ids: number[] = [];
  // mostly a few thousand in very many rows: a table knows them ten times as quickly as a set
  const isKnown = new Uint8Array(highestOf(column) + 1);
  for (let row = 0; row < column.length; row++) {
    if (isKnown[column[row]!] === 1) continue;
    isKnown[column[row]!] = 1;
    ids.push(column[row]!);
  }
  const known = Int32Array.from(ids);
  return { ids: known, places: placesIn(known, column) };
}

/** Ids are sequences from 1: a table of them is some megabytes at most, and ten times as quick as a map. */
function placesIn(ids: Int32Array, column: Int32Array): Int32Array {
  const places = new Int32Array(highestOf(ids) + 1);
  ids.forEach((id, place) => (places[id] = place));
  const placed = new Int32Array(column.length);
  for (let row = 0; row < column.length; row++) placed[row] = places[column[row]!]!;
  return placed;
}

function highestOf(column: Int32Array): number {
  let highest = 0;
  for (let row = 0; row < column.length; row++) if (column[row]! > highest) highest = column[row]!;
  return highest;
}

function lists(packedCounts: Buffer, items: Int32Array): NumberLists {
  const counts = readIntegers(packedCounts);
  const starts = new Int32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row]! + counts[row]!;
  return { starts, items };
}
