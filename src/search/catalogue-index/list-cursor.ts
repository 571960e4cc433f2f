import { Malformed } from '../../core/errors/domain-errors.js';

/** Where a page of a list ended: the values that its last row is sorted by. */
export type CursorValues = (string | number)[];

/** What a list is sorted by: all columns in one direction, so that "after this one" is one comparison. */
export interface SortedBy {
  /** Expressions with their types, the last of them like no other's. */
  columns: { expression: string; type: string }[];
  direction: 'asc' | 'desc';
}

/** A cursor as programs pass it on; it means something to us alone. */
export function writeCursor(sort: string, values: CursorValues): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

/**
 * @param types of the columns that the list is sorted by
 * @throws Malformed when it is none of ours, or of a list in another order
 */
export function readCursor(text: string, sort: string, types: string[]): CursorValues {
  const [of, ...values] = decoded(text);
  const fits =
    of === sort && values.length === types.length && types.every((type, index) => isOf(type, values[index]));
  if (!fits) throw new Malformed('fault.bad_request', {}, { cursor: { key: 'products.errors.cursor' } });
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

/** As PostgreSQL writes one. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/;

function isOf(type: string, value: unknown): boolean {
  if (type === 'text') return typeof value === 'string' && !value.includes('\0');
  if (type === 'timestamptz')
    return typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value));
  if (type === 'real' || type === 'numeric') return typeof value === 'number';
  return Number.isSafeInteger(value) && (type === 'bigint' || Math.abs(value as number) < 2 ** 31);
}

/**
 * What comes after the row that a cursor names, as SQL.
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
