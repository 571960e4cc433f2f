import type { ListProps } from '../core/http/api/page-list.js';
import type { SortLink } from '../core/http/api/pagination.js';
import type { LocalText, Translations } from '../core/i18n/local-text.js';
import type { AttributeType } from './attribute-definition.entity.js';

/** A category that an attribute belongs to. */
export interface AttributeCategory {
  id: number;
  filterable: boolean;
  /** Among the category's attributes, from 0. */
  position: number;
}

/** A definition in the list. */
export interface AttributeRow {
  id: number;
  /** URL of the list with its form open. */
  url: string;
  name: LocalText;
  unit: string | null;
  type: AttributeType;
  categories: AttributeCategory[];
  /** Values that refer to it. */
  uses: { products: number; productData: number };
  /** The page that merges it into another one. */
  mergeUrl: string;
  /** The page with its values; null unless they are texts. */
  valuesUrl: string | null;
  /** URL of the list with the dialog that deletes it. */
  deleteUrl: string;
  /** PATCH `{ categoryId, position }`, the position from 0; null unless the list is one category's own order. */
  moveUrl: string | null;
}

/** Initial values of the definition form. */
export interface AttributeForm {
  /** POST for a new one, PUT for an existing one. */
  url: string;
  id: number | null;
  /** Sent back as `_version`. */
  version: string | null;
  name: Translations;
  unit: string;
  type: AttributeType;
  /** The whole list is sent back; one without a position is the last. */
  categories: AttributeCategory[];
  can: { changeType: boolean };
}

/** A definition as a choice in forms with attributes. */
export interface AttributeChoice {
  id: number;
  name: Translations;
  unit: string | null;
  type: AttributeType;
  categories: AttributeCategory[];
}

/** The dialog that deletes a definition. */
export interface AttributeRemoval {
  id: number;
  /** DELETE `{ detach }`; must be true while there are values, which then stay as free texts. */
  url: string;
  name: LocalText;
  uses: { products: number; productData: number };
}

/** How many definitions each choice of a filter would show under the other filter; choices without any are left out. */
export interface AttributeFilterCounts {
  type: Record<string, number>;
  /** Counts by category id. */
  category: Record<string, number>;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'attributes/index': ListProps & {
      attributes: AttributeRow[];
      sorts: SortLink[];
      filters: { query: string; type: AttributeType | null; categoryId: number | null };
      /** The whole paths of the categories that the list and the open form show. */
      categories: { id: number; label: string }[];
      /** The ancestors of the filtered category, itself and its children; the main categories without a filter. */
      categoryFilter: { id: number; label: string }[];
      filterCounts: AttributeFilterCounts;
      newUrl: string;
      closeUrl: string;
      /** `?edit=<id>` or `?new=1` */
      form: AttributeForm | null;
      /** `?delete=<id>` */
      removal: AttributeRemoval | null;
    };
  }
}
