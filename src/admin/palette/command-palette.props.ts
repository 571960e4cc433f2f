import type { LocalText } from '../../core/i18n/local-text.js';

/** An action that needs no record, or a page below a section. */
export interface PaletteAction {
  id:
    | 'feeds'
    | 'category-mapping'
    | 'formats'
    | 'diagnosis'
    | 'google-categories'
    | 'store-health'
    | 'blocked-terms'
    | 'blocked-offers'
    | 'matches'
    | 'match-coverage'
    | 'unmatched'
    | 'match-objections'
    | 'searches'
    | 'synonyms'
    | 'new-product'
    | 'new-service'
    | 'import'
    | 'new-product-data'
    | 'new-category'
    | 'new-attribute'
    | 'new-company'
    | 'new-user';
  kind: 'action' | 'page';
  url: string;
}

/** A record that matches the query. */
export interface PaletteRecord {
  kind: 'product' | 'service' | 'category' | 'company' | 'user';
  id: number;
  url: string;
  name: LocalText;
  /** Distinguishes it from others of the same name. */
  note: string | null;
}

/** Results for `query`. */
export interface PaletteResults {
  query: string;
  records: PaletteRecord[];
}

declare module '../../core/inertia/pages.js' {
  interface SharedProps {
    /** Actions that the actor may start; only in the admin area. */
    paletteActions?: PaletteAction[];
    /** A partial reload with the words in the header `x-palette-query`, percent-encoded, so that the URL stays the same. */
    paletteResults?: PaletteResults;
  }
}
