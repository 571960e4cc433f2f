import { Malformed } from '../../core/errors/domain-errors.js';
import { type RangeFilter, RANGE_FILTERS } from './filter-columns.js';
import type { FiltersWith } from './list-filters.js';

type OrderedId = FiltersWith<{ type: 'range'; orders: string }>;
/**
 * Sorts by the numbers of a range filter, ascending, or descending with `-`. Cards that are sold out come after the
 * others in both orders, and cards without a number last.
 */
export type RangeOrder = OrderedId | `-${OrderedId}`;

/** `popular`: by the popularity of all matching offers of a card together. */
export type IndexSort = 'popular' | 'relevance' | RangeOrder | 'total' | 'name' | 'newest';

/** The orders by numbers. Names are sorted by the database, which has the collation. */
export type NumberSort = Exclude<IndexSort, 'name'>;

interface OrderedRange {
  sort: RangeOrder;
  range: RangeFilter;
  isFalling: boolean;
}

/** The filters that lists are sorted by. */
export const ORDERED_RANGES = RANGE_FILTERS.filter(({ orders }) => orders);
const RANGE_ORDERS: OrderedRange[] = ORDERED_RANGES.flatMap((range) => [
  { sort: range.id, range, isFalling: false },
  { sort: `-${range.id}`, range, isFalling: true },
]);

/** The orders that a list of any content has. */
export const LIST_ORDERS: IndexSort[] = [...RANGE_ORDERS.map(({ sort }) => sort), 'total', 'name', 'newest'];

/** All orders. */
export const INDEX_SORTS: IndexSort[] = ['popular', 'relevance', ...LIST_ORDERS];

/** The filter whose numbers an order has; undefined for one of another kind. */
export const rangeOrder = (sort: string) => RANGE_ORDERS.find((order) => order.sort === sort);

/** The text key of an order's name. */
export const orderName = (sort: IndexSort): string =>
  `${rangeOrder(sort)?.range.orders ?? 'product-lists.sort'}.${sort}`;

/** The column types of numeric orders' cursors; each index reads the cursors of both. */
export function cursorTypes(sort: NumberSort): string[] {
  if (sort === 'newest') return ['integer'];
  return sort === 'relevance' ? ['bigint', 'bigint', 'integer'] : ['bigint', 'integer'];
}

/** The sort key of a page's last row. */
export type CursorValues = (string | number)[];

/** A sort order; all columns have one direction, so that a cursor is one row comparison. */
export interface SortedBy {
  /** Expressions with their types; the last one is unique. */
  columns: { expression: string; type: string }[];
  direction: 'asc' | 'desc';
}

/** An opaque cursor. */
export function writeCursor(sort: string, values: CursorValues): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

/**
 * @param types of the columns that the list is sorted by
 * @throws Malformed for an invalid cursor, and for one of another order
 */
export function readCursor(text: string, sort: string, types: string[]): CursorValues {
  const [of, ...values] = decoded(text);
  const fits =
    of === sort && values.length === types.length && types.every((type, index) => isOf(type, values[index]));
  if (!fits) throw new Malformed('fault.bad_request', {}, { cursor: { key: 'product-lists.cursor' } });
  return values as CursorValues;
}

function decoded(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** @param found one more than the page, if there are more */
export function toPage<One, Shown>(
  found: One[],
  pageSize: number,
  { show, cursorOf }: { show: (one: One) => Shown; cursorOf: (one: One) => string },
): { found: Shown[]; nextCursor: string | null } {
  const page = found.slice(0, pageSize);
  return { found: page.map(show), nextCursor: found.length > pageSize ? cursorOf(page.at(-1)!) : null };
}

/** A timestamp as PostgreSQL writes it. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/;

function isOf(type: string, value: unknown): boolean {
  if (type === 'text') return typeof value === 'string' && !value.includes('\0');
  if (type === 'timestamptz')
    return typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value));
  if (type === 'numeric') return typeof value === 'number';
  return Number.isSafeInteger(value) && (type === 'bigint' || Math.abs(value as number) < 2 ** 31);
}

/**
 * The condition of the rows after a cursor, as SQL.
 * @param parameter adds a value; returns its placeholder
 * @throws Malformed as `readCursor`
 */
export function isAfterCursor(
  cursor: string,
  sort: string,
  { columns, direction }: SortedBy,
  parameter: (value: unknown) => string,
): string {
  const types = columns.map(({ type }) => type);
  const values = readCursor(cursor, sort, types);
  const given = values.map((value, index) => `${parameter(value)}::${types[index]}`);
  const keys = columns.map(({ expression }) => expression);
  return `(${keys.join()}) ${direction === 'asc' ? '>' : '<'} (${given.join()})`;
}
