import type { LocalText } from '../../core/i18n/local-text.js';

/** A variant of a product: the page of another group. */
export interface Variant {
  url: string;
  /** The lowest price of all stores. */
  price: string;
  /** Set if all stores state that they have none. */
  note: string | null;
  /** Set on the page of this one. */
  current?: 'page';
}

/** The variants of a product as a table. */
export interface VariantTable {
  /** The attribute that differs. */
  title: LocalText;
  /** Empty: each row is a variant. */
  columns: LocalText[];
  /** One without a name: each column is a variant. */
  rows: { name: LocalText | null; cells: (Variant | null)[] }[];
  /** Screen-reader text of an empty cell. */
  none: string;
}
