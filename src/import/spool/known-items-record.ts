import { KEY_BYTES, type KnownItem } from '../feed/known-item.js';

/** Before the text of a record: its length in bytes, and the key. */
export const HEAD_BYTES = 4 + KEY_BYTES;
export const MAX_TEXT_LENGTH = 32 * 1024;

type Values = [
  KnownItem['productCode'],
  KnownItem['contentHash'],
  KnownItem['priceCents'],
  KnownItem['currency'],
  KnownItem['hasEan'],
  KnownItem['groupKey'],
  KnownItem['filled'],
  KnownItem['pathKey'],
  KnownItem['hasGtin'],
  KnownItem['issues'],
  KnownItem['pictures'],
  KnownItem['namesCurrency'],
];

/** A JSON array of the values. */
export const textOf = (known: KnownItem): string =>
  JSON.stringify([
    known.productCode,
    known.contentHash,
    known.priceCents,
    known.currency,
    known.hasEan,
    known.groupKey,
    known.filled,
    known.pathKey,
    known.hasGtin,
    known.issues,
    known.pictures,
    known.namesCurrency,
  ] satisfies Values);

/** @returns null when the text is damaged */
export function knownOf(text: string): KnownItem | null {
  let values: Values;
  try {
    values = JSON.parse(text) as Values;
  } catch {
    return null;
  }
  return {
    productCode: values[0],
    contentHash: values[1],
    priceCents: values[2],
    currency: values[3],
    hasEan: values[4],
    groupKey: values[5],
    filled: values[6],
    pathKey: values[7],
    hasGtin: values[8],
    issues: values[9],
    pictures: values[10],
    namesCurrency: values[11],
  };
}
