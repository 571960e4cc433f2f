import type { LocalText } from '../../core/i18n/local-text.js';
import type { PictureProps } from '../../media/media.props.js';
import type { Money, OfferProps, StoreProps } from '../../products/product.props.js';

/** A column of the comparison. */
export interface ComparedProduct {
  id: number;
  url: string;
  name: LocalText;
  picture: PictureProps | null;
  /** URL of the comparison without it. */
  removeUrl: string;
}

/** A cell; null: unknown. */
export type ComparisonCell =
  /** `note`: when its store last confirmed the price, or the store of a total that is another one. */
  | { money: Money; isLowest: boolean; note: string | null }
  | ComparedOffer
  | { count: number }
  /** `more`: number of stores besides the named ones. */
  | { texts: LocalText[]; more: number }
  /** Sanitised HTML. */
  | { html: LocalText }
  | null;

/** The offer that a product is compared by. */
export interface ComparedOffer extends Pick<OfferProps, 'id' | 'goUrl'> {
  store: Pick<StoreProps, 'id' | 'name'>;
  /** The price and availability of the offer. */
  facts: string;
}

export interface ComparisonRow {
  id: string;
  name: LocalText;
  /** In the order of the products. */
  cells: ComparisonCell[];
  /** Whether the products differ. */
  differs: boolean;
  isMarked: boolean;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'comparison/show': {
      products: ComparedProduct[];
      rows: ComparisonRow[];
      /** Number of rows that are equal for all products and hidden. */
      hiddenCount: number;
      /** Products that no store sells any more. */
      unavailable: { name: LocalText; url: string; removeUrl: string }[];
      onlyDifferences: boolean;
      /** URL that shows or hides equal rows; null: there is nothing to compare. */
      switchUrl: string | null;
      /** Product that did not fit, and URLs that replace each of the others. */
      refused: { name: LocalText; replaceUrls: { id: number; name: LocalText; url: string }[] } | null;
      /** The category of the products, or the search; null: the comparison is full. */
      addUrl: string | null;
      /** Comparisons to begin with, if it is empty: of the watched products, and an example. */
      starts: { name: string; url: string }[];
      /** Absolute; null: there is nothing to share. */
      shareUrl: string | null;
    };
  }
  interface SharedProps {
    /** Ids of the compared products; POST `add` or `remove` to `url`. */
    comparison: { ids: number[]; url: string };
  }
}
