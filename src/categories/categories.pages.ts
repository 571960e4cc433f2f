import type { LocalText, Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { PictureItem, PictureProps } from '../media/media.props.js';
import type { CategoryOption } from './category.props.js';
import type { CategoryKind } from './category.entity.js';

/** A row of the tree. */
export interface CategoryItem {
  id: number;
  parentId: number | null;
  kind: CategoryKind;
  /** From 1. */
  level: number;
  /** Among its siblings, from 0; the system's category is behind all others. */
  position: number;
  /** In the language of the page. */
  label: LocalText;
  name: Translations;
  slug: Translations;
  active: boolean;
  /** Whether visitors see it: it and its ancestors are active. */
  visible: boolean;
  /** Groups of offers, descendants included; updated some seconds after a move. */
  productCount: number;
  childCount: number;
  picture: PictureProps | null;
  /** URL of the page with its form open. */
  url: string;
  /** URL of the page with the form of a new child open. */
  newUrl: string;
  /** URL of the page with the dialog that deletes it. */
  deleteUrl: string;
  /**
   * PATCH `{ parentId, position? }`: below `parentId` (null: main), at this position among the others, or
   * last.
   */
  placeUrl: string;
  /** PATCH `{ active }`. */
  switchUrl: string;
  can: { move: boolean; switch: boolean; delete: boolean; addBelow: boolean };
}

/** An attribute of a category or of an ancestor. */
export interface CategoryAttribute {
  id: number;
  name: LocalText;
  unit: string | null;
  type: 'text' | 'number' | 'boolean';
  /** Whether visitors filter by it. */
  filterable: boolean;
  /** The ancestor that has it; null: the category itself. */
  inheritedFrom: LocalText | null;
  /** Its form. */
  url: string;
}

/** Initial values of the category form. */
export interface CategoryForm {
  /** POST for a new one, PUT for an existing one. */
  url: string;
  id: number | null;
  /** Sent back as `_version`, so that a person does not overwrite another person's change. */
  version: string | null;
  kind: CategoryKind;
  parentId: number | null;
  name: Translations;
  /** Chosen slugs only; a missing or empty one is derived from the name. */
  slug: Translations;
  description: Translations;
  /** For search engines; empty: made of the name. */
  metaTitle: Translations;
  metaDescription: Translations;
  /** In the order of filters. */
  attributes: CategoryAttribute[];
  /** The attributes of this category; null for a new one. */
  attributesUrl: string | null;
  /** The present slugs. */
  currentSlug: Translations;
  active: boolean;
  /** The path of the parent; null: it is a main category. */
  parentLabel: string | null;
  mediaId: number | null;
  /** The image of `mediaId`. */
  picture: PictureItem | null;
  /** The public pages, in the languages with a name; empty while it is not visible. */
  publicUrls: Partial<Record<Locale, string>>;
  /** null for a new category. */
  deleteUrl: string | null;
  can: { move: boolean; switch: boolean; delete: boolean };
}

/** The dialog that deletes a category. */
export interface CategoryRemovalProps {
  /** DELETE `{ moveTo }`, null only when it is empty. */
  url: string;
  id: number;
  label: LocalText;
  /**
   * Counts of its direct content: offers, product data, category paths of stores that are mapped to it,
   * children.
   */
  content: { products: number; productData: number; mappings: number; children: number };
  isEmpty: boolean;
  /** The nearest category that can get its content; others are searched with `instead` of this one. */
  suggested: CategoryOption | null;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'categories/index': {
      /** The opened or found branches of one kind; each category is followed by its descendants. */
      tree: CategoryItem[];
      /**
       * `?open=<id>.<id>`: the opened branches, including invisible ones; `?toggle=<id>` opens or closes one.
       */
      open: number[];
      /** `?query=`: the search text. */
      query: string;
      /** Number of matches; null without a search. */
      found: number | null;
      kinds: { id: CategoryKind; count: number; url: string; current: boolean }[];
      /** URL of the page with the form of a new main category open. */
      newUrl: string;
      closeUrl: string;
      /** `?edit=<id>`, or `?new=<id of the parent, 0 for none>`. */
      form: CategoryForm | null;
      /** `?delete=<id>`. */
      removal: CategoryRemovalProps | null;
    };
  }
}
