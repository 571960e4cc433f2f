import type { LocalText } from '../core/i18n/local-text.js';
import type { PictureProps } from '../media/media.props.js';

/** A category as navigation shows it; `productCount` counts groups, own and below. */
export interface CategoryLink {
  id: number;
  name: LocalText;
  url: string;
  productCount: number;
}

export interface CategoryNode extends CategoryLink {
  children: CategoryLink[];
}

export interface CategoryTile extends CategoryLink {
  picture: PictureProps | null;
  children: CategoryLink[];
}

/** A choice in a select: the whole path as its label, deepest last. */
export interface CategoryOption {
  id: number;
  label: string;
}

declare module '../core/inertia/pages.js' {
  interface SharedProps {
    /**
     * For who may enter the admin area. A partial reload with `CategoryChoicesQuery` as a query string in the header
     * `x-category-choices`, percent-encoded; the first ones of `count`.
     */
    categoryChoices?: { query: string; choices: CategoryOption[]; count: number };
    /** The same with ids in the header `x-category-labels`, `12.45`: what they are called, as far as they are there. */
    categoryLabels?: { query: string; labels: CategoryOption[] };
  }
}
