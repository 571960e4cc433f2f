import type { LocalText } from '../core/i18n/local-text.js';
import type { PictureProps } from '../media/media.props.js';

/** A category in the navigation; `productCount` counts groups, descendants included. */
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

/** A choice of a select; the label is the path from the root. */
export interface CategoryOption {
  id: number;
  label: string;
}

declare module '../core/inertia/pages.js' {
  interface SharedProps {
    /**
     * In the admin area. A partial reload with `CategoryChoicesQuery` as a query string in the header
     * `x-category-choices`, percent-encoded; the first ones of `count`.
     */
    categoryChoices?: { query: string; choices: CategoryOption[]; count: number };
    /** The labels of the ids in the header `x-category-labels`, `12.45`; missing categories are left out. */
    categoryLabels?: { query: string; labels: CategoryOption[] };
  }
}
