import type { LocalText, Translations } from '../core/i18n/local-text.js';
import type { PictureProps } from '../media/media.props.js';
import type { CategoryContent } from './category-removal.js';
import type { CategoryRow } from './category-tree.js';

/** A category as the tree editor draws it; there may be thousands, so the rest is in its form. */
export interface CategoryItem {
  id: number;
  /** null: a main category. */
  parentId: number | null;
  name: Translations;
  active: boolean;
  /** Visible groups of offers, own and below. */
  productCount: number;
  /** The address of a small picture. */
  picture: string | null;
  /** The tree with its form open. */
  url: string;
  /** The same with the form of a new one below it; null: nothing may stand there. */
  newUrl: string | null;
  /** The same with the question whether to delete it; null: it belongs to the system. */
  deleteUrl: string | null;
  /** PATCH `{ parentId, position }`, the position from 0 among those that are there; null: it belongs to the system. */
  placeUrl: string | null;
}

/** What the form of a category holds at its beginning. */
export interface CategoryForm {
  /** POST for a new one, PUT for a known one. */
  url: string;
  id: number | null;
  /** To be sent along as `_version`. */
  version: string | null;
  /** Only sent with a new one: what is there is moved by its `placeUrl`. */
  parentId: number | null;
  kind: CategoryRow['kind'];
  name: Translations;
  /** An empty one follows the name. */
  slug: Translations;
  active: boolean;
  /** The page that visitors see; null while there is none. */
  publicUrl: string | null;
  /** POST a file named `picture`, or DELETE; null for a new one. */
  pictureUrl: string | null;
  picture: PictureProps | null;
  pictureState: 'none' | 'pending' | 'ready' | 'failed';
  pictureFailure: string | null;
  can: { switch: boolean };
}

/** The question before a category is deleted. */
export interface CategoryRemoval {
  id: number;
  /** DELETE `{ moveTo }`: the category that takes the content, null only where there is none. */
  url: string;
  name: LocalText;
  content: CategoryContent;
}

declare module '../core/inertia/pages.js' {
  interface Pages {
    'categories/index': {
      kind: CategoryRow['kind'];
      /** Products and services have trees of their own. */
      kinds: { id: CategoryRow['kind']; url: string; count: number; current: boolean }[];
      /** The whole tree of this kind; siblings in their order. */
      tree: CategoryItem[];
      /** For a new main category. */
      newUrl: string;
      closeUrl: string;
      /** `?edit=<id>` or `?new=<parentId>`, 0 for a main category. */
      form: CategoryForm | null;
      /** `?delete=<id>` */
      removal: CategoryRemoval | null;
    };
  }
}
