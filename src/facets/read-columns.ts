import type { Translations } from '../core/i18n/local-text.js';
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
  const flags = integers(packed.flags);
  const knownValues = names.values.map(([id, definitionId, key, label, amount]): ColumnValue => ({
    id,
    definitionId,
    key,
    label,
    amount,
  }));
  const valueIds = Int32Array.from(knownValues, ({ id }) => id);
  const categories = numbered(integers(packed.category_ids));
  return {
    length: flags.length,
    offers: integers(packed.offers),
    cards: integers(packed.cards),
    companies: numbered(integers(packed.companies)),
    brands: numbered(integers(packed.brands)),
    prices: amounts(packed.prices),
    totals: amounts(packed.totals),
    popularity: integers(packed.popularity),
    availability: Uint8Array.from(flags, (flag) => flag & AVAILABILITY_MASK),
    comparable: Uint8Array.from(flags, (flag) => Number((flag & COMPARABLE_FLAG) > 0)),
    discounted: Uint8Array.from(flags, (flag) => Number((flag & DISCOUNTED_FLAG) > 0)),
    values: lists(packed.value_counts, placesIn(valueIds, integers(packed.value_ids))),
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

function integers(packed: Buffer): Int32Array {
  const { buffer, length } = own(packed).swap32();
  return new Int32Array(buffer as ArrayBuffer, 0, length / 4);
}

function amounts(packed: Buffer): Float64Array {
  const { buffer, length } = own(packed).swap64();
  return new Float64Array(buffer as ArrayBuffer, 0, length / 8);
}

function numbered(column: Int32Array): NumberedColumn {
  const ids = Int32Array.from(new Set(column));
  return { ids, places: placesIn(ids, column) };
}

/** Ids are sequences from 1: a table of them is some megabytes at most, and ten times as quick as a map. */
function placesIn(ids: Int32Array, column: Int32Array): Int32Array {
  const places = new Int32Array(ids.reduce((highest, id) => Math.max(highest, id), 0) + 1);
  ids.forEach((id, place) => (places[id] = place));
  return column.map((id) => places[id]!);
}

function lists(packedCounts: Buffer, items: Int32Array): NumberLists {
  const counts = integers(packedCounts);
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, row) => (starts[row + 1] = starts[row]! + count));
  return { starts, items };
}
