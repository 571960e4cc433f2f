import type { LocalText, Translations } from '../core/i18n/local-text.js';
import type { Locale } from '../core/i18n/locales.js';
import type { PictureItem, PictureProps } from '../media/media.props.js';
import type { CategoryOption } from './category.props.js';
import type { CategoryKind } from './category.entity.js';

/** A line of the tree. */
export interface CategoryItem {
  id: number;
  parentId: number | null;
  kind: CategoryKind;
  /** From 1. */
  level: number;
  /** Among its siblings, from 0; what cannot be moved stands behind all others. */
  position: number;
  /** In the language of the page. */
  label: LocalText;
  name: Translations;
  slug: Translations;
  active: boolean;
  /** Whether visitors see it: itself and all above it are active. */
  visible: boolean;
  /** Groups of offers, own and below; follows a move after some seconds. */
  productCount: number;
  childCount: number;
  picture: PictureProps | null;
  /** The page with this one's form open. */
  url: string;
  /** The page with the form of a new one below it open. */
  newUrl: string;
  /** The page with the question what becomes of its content open. */
  deleteUrl: string;
  /** PATCH `{ parentId, position? }`: below `parentId` (null: main), at that place counted without itself, or last. */
  placeUrl: string;
  /** PATCH `{ active }`. */
  switchUrl: string;
  can: { move: boolean; switch: boolean; delete: boolean; addBelow: boolean };
}

/** What the form of a category holds at its beginning. */
export interface CategoryForm {
  /** POST for a new one, PUT for a known one. */
  url: string;
  id: number | null;
  /** To be sent along as `_version`: then nobody overwrites what somebody else has changed meanwhile. */
  version: string | null;
  kind: CategoryKind;
  parentId: number | null;
  name: Translations;
  /** Only those that somebody chose; a missing or empty one follows the name. */
  slug: Translations;
  /** What the addresses are made of now. */
  currentSlug: Translations;
  active: boolean;
  /** The path of the category above; null: it is a main category. */
  parentLabel: string | null;
  mediaId: number | null;
  /** The one of `mediaId`. */
  picture: PictureItem | null;
  /** What visitors see, in the languages that it has a name in; empty while they see nothing. */
  publicUrls: Partial<Record<Locale, string>>;
  /** null while there is nothing to delete. */
  deleteUrl: string | null;
  can: { move: boolean; switch: boolean; delete: boolean };
}

/** What is to be decided before a category is deleted. */
export interface CategoryRemovalProps {
  /** DELETE `{ moveTo }`, null only when it is empty. */
  url: string;
  id: number;
  label: LocalText;
  /** What stands right in it: living offers, shared descriptions, category paths of stores that lead here, children. */
  content: { products: number; productData: number; mappings: number; children: number };
  isEmpty: boolean;
  /** The nearest category where all of that can go; others are looked for as `instead` of this one. */
  suggested: CategoryOption | null;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'categories/index': {
      /** Of the tree of one kind what is opened, or found, with the way to it; each followed by those below it. */
      tree: CategoryItem[];
      /** `?open=<id>.<id>`: the opened branches, also those that are out of sight; `?toggle=<id>` turns one round. */
      open: number[];
      /** `?query=`: what is searched for in the tree. */
      query: string;
      /** How many names hold it; null: nothing is searched for. */
      found: number | null;
      kinds: { id: CategoryKind; count: number; url: string; current: boolean }[];
      /** Levels that a tree may have. */
      maxLevel: number;
      /** The page with the form of a new main category open. */
      newUrl: string;
      closeUrl: string;
      /** `?edit=<id>`, or `?new=<id of the parent, 0 for none>`. */
      form: CategoryForm | null;
      /** `?delete=<id>`. */
      removal: CategoryRemovalProps | null;
    };
  }
}
