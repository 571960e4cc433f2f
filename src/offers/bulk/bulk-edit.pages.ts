import type { LocalText } from '../../core/i18n/local-text.js';
import type { ProductKind } from '../../products/product.entity.js';
import type { Rounding } from './bulk-edit.js';

/** A product before and after the edit. */
export interface BulkEditRow {
  id: number;
  productCode: string;
  name: LocalText;
  /** Names of fields with their values in the page's language; empty: the product does not change. */
  changes: { field: string; before: string; after: string }[];
  /** Why it cannot be changed. */
  refused: string | null;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'offers/bulk-edit': {
      kind: ProductKind;
      /** Products that the filters of the list find. */
      count: number;
      /** GET with the fields of the form shows the preview. */
      formUrl: string;
      /** The filters, which the form keeps. */
      kept: { name: string; value: string }[];
      /** As typed. */
      typed: Record<string, string>;
      problems: Record<string, string>;
      roundings: readonly Rounding[];
      /** Choices of `attributeId`. */
      attributes: { id: number; label: string }[];
      /** The first products; null: nothing is filled in, or something is wrong. */
      preview: BulkEditRow[] | null;
      /** Products in a feed: the next import that changes them overwrites the edit. */
      fed: number;
      /** POST the same fields; null without a preview. */
      applyUrl: string | null;
      listUrl: string;
    };
  }
}
