import { KEY_BYTES, type KnownItem } from '../feed/known-item.js';

/** Before the text of a record: its length in bytes, and the key. */
export const HEAD_BYTES = 4 + KEY_BYTES;
export const MAX_TEXT_LENGTH = 32 * 1024;

const FIELDS = [
  'productCode',
  'contentHash',
  'priceCents',
  'currency',
  'hasEan',
  'isOutOfStock',
  'host',
  'groupKey',
  'filled',
  'pathKey',
  'hasGtin',
  'byGoogle',
  'issues',
  'pictures',
  'namesCurrency',
] as const satisfies (keyof KnownItem)[];

/** A JSON array of the values. */
export const textOf = (known: KnownItem): string => JSON.stringify(FIELDS.map((field) => known[field]));

/** @returns null when the text is damaged */
export function knownOf(text: string): KnownItem | null {
  let values: unknown[];
  try {
    values = JSON.parse(text) as unknown[];
  } catch {
    return null;
  }
  const known: Record<string, unknown> = {};
  for (const [index, field] of FIELDS.entries()) known[field] = values[index];
  return known as unknown as KnownItem;
}
