import type { IssueSeverity } from './offer.js';

/** Of a hash of all of an item's text. */
export const KEY_BYTES = 16;

/** What an offer of a feed came to when its item was read before: all that a first look wants to know of one that is as it was. */
export interface KnownItem {
  productCode: string;
  /** Of the offer as the catalogue stores it, in hex. */
  contentHash: string;
  priceCents: number;
  currency: string;
  /** Whether its text says it. */
  namesCurrency: boolean;
  hasEan: boolean;
  /** What may be compared with it has the same; null: nothing. */
  groupKey: string | null;
  /** A bit for each field that it fills. */
  filled: number;
  /** By which its category path is known; null when it has none. */
  pathKey: string | null;
  hasGtin: boolean;
  /** What was said of it: severity and code. */
  issues: [severity: IssueSeverity, code: string][];
  /** Hashes of its pictures' addresses. */
  pictures: number[];
}

/** An item that was not read, for what comes of its text is known. */
export interface RecognisedItem {
  kind: 'recognised';
  itemNumber: number;
  line: number;
  known: KnownItem;
}

/** Knows items by their text. */
export interface ItemMemory {
  /** Nothing is known: nobody need ask. */
  readonly isEmpty: boolean;
  /**
   * What an item of a text came to, when it need not be read again; then it counts as met.
   * @param accepts is asked last
   */
  recall(key: Buffer, accepts: (known: KnownItem) => boolean): KnownItem | null;
}
