import { hash } from 'node:crypto';
import type { IssueSeverity } from './offer.js';

/** Bytes of an item's hash. */
export const KEY_BYTES = 16;

/** @param context everything else that determines the meaning of the text */
export const itemKey = (context: string, text: string): Buffer =>
  hash('sha256', context + text, 'buffer').subarray(0, KEY_BYTES);

/** The result of an item that was parsed before: all that a first pass needs of an unchanged one. */
export interface KnownItem {
  productCode: string;
  /** Hash of the offer record, in hex. */
  contentHash: string;
  priceCents: number;
  currency: string;
  /** Whether the item states its currency. */
  namesCurrency: boolean;
  hasEan: boolean;
  isOutOfStock: boolean;
  /** To which its link leads. */
  host: string;
  /** Key of its group; null if it is alone in its group. */
  groupKey: string | null;
  /** A bit for each field that it fills. */
  filled: number;
  /** Key of its category path; null if it has none. */
  pathKey: string | null;
  hasGtin: boolean;
  /** Whether the category comes from the mapping of Google's taxonomy. */
  byGoogle: boolean;
  issues: [severity: IssueSeverity, code: string][];
  /** Hashes of its picture URLs. */
  pictures: number[];
}

/** An item that was not parsed, because the result of its text is known. */
export interface RecognisedItem {
  kind: 'recognised';
  itemNumber: number;
  line: number;
  known: KnownItem;
}

/** Results of items by their text. */
export interface ItemMemory {
  readonly isEmpty: boolean;
  /**
   * The result of an item, when it need not be parsed again.
   * @param accepts called last; when false the item is parsed
   */
  recall(key: Buffer, accepts: (known: KnownItem) => boolean): KnownItem | null;
}
