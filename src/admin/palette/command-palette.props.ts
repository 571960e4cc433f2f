import type { LocalText } from '../../core/i18n/local-text.js';

/** A step that begins on some page, and not at a record. */
export interface PaletteAction {
  id:
    | 'new-product'
    | 'new-service'
    | 'import'
    | 'new-product-data'
    | 'new-category'
    | 'new-attribute'
    | 'new-company'
    | 'new-user';
  url: string;
}

/** A record that was found. */
export interface PaletteRecord {
  kind: 'product' | 'service' | 'category' | 'company' | 'user';
  id: number;
  url: string;
  name: LocalText;
  /** What tells it from others of the same name. */
  note: string | null;
}

/** What was found for `query`. */
export interface PaletteResults {
  query: string;
  records: PaletteRecord[];
}

declare module '../../core/inertia/pages.js' {
  interface SharedProps {
    /** Only in the admin area, as far as the person may. */
    paletteActions?: PaletteAction[];
    /** A partial reload with the words in the header `x-palette-query`, percent-encoded: the address stays as it is. */
    paletteResults?: PaletteResults;
  }
}
