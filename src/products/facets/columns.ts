import type { Translations } from '../../core/i18n/local-text.js';

/** Several numbers for each row: those of row i are `items` from `starts[i]` up to `starts[i + 1]`. */
export interface NumberLists {
  starts: Int32Array;
  items: Int32Array;
}

/** Each number once, and for each row its place among them. */
export interface NumberedColumn {
  ids: Int32Array;
  places: Int32Array;
}

/** A value of an attribute; `amount` is null for words. */
export interface ColumnValue {
  id: number;
  definitionId: number;
  key: string;
  label: Translations;
  amount: number | null;
}

/**
 * All offers of one large list in memory, a typed array for each thing that it is narrowed, counted or sorted by.
 * The offers of a card stand together, the cheapest first and of equals the oldest; in the list of a store each offer
 * is a card.
 */
export interface Columns {
  length: number;
  offers: Int32Array;
  cards: Int32Array;
  companies: NumberedColumn;
  /** Id 0: none is named. */
  brands: NumberedColumn;
  /** In cents; NO_PRICE_CENTS for a foreign currency. */
  prices: Float64Array;
  /** With delivery; NO_PRICE_CENTS where that is not stated. */
  totals: Float64Array;
  popularity: Int32Array;
  /** By the codes of the read model. */
  availability: Uint8Array;
  comparable: Uint8Array;
  discounted: Uint8Array;
  /** Of the attributes that the list is filtered by: places in `knownValues`. */
  values: NumberLists;
  knownValues: ColumnValue[];
  /** The categories that can be chosen next: places in `categoryIds`. */
  categories: NumberLists;
  categoryIds: Int32Array;
  brandNames: Map<number, { key: string; title: string }>;
  companyNames: Map<number, string>;
  /** Of the attributes whose values are here. */
  definitionIds: ReadonlySet<number>;
  /** What all of it takes in memory. */
  bytes: number;
}

/** A list by its codes; category 0: of everything, store 0: of all. */
export type ListKey = readonly [kind: number, categoryId: number, companyId: number];
