import { Malformed } from '../core/errors/domain-errors.js';

/** Where a page of a list ended: the values that its last row is sorted by. */
export type CursorValues = (string | number)[];

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

function isOf(type: string, value: unknown): boolean {
  if (type === 'text') return typeof value === 'string' && !value.includes('\0');
  if (type === 'real') return typeof value === 'number';
  return Number.isSafeInteger(value) && (type === 'bigint' || Math.abs(value as number) < 2 ** 31);
}
