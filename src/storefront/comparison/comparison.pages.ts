import type { LocalText } from '../../core/i18n/local-text.js';
import type { PictureProps } from '../../media/media.props.js';
import type { Money } from '../../products/product.props.js';

/** A column of the comparison. */
export interface ComparedProduct {
  id: number;
  url: string;
  name: LocalText;
  picture: PictureProps | null;
  /** The comparison without it. */
  removeUrl: string;
}

/** What a row says of one product; null: nothing is known. */
export type ComparisonCell =
  | { money: Money; isLowest: boolean }
  | { count: number }
  /** `more`: so many besides those that are named. */
  | { texts: LocalText[]; more: number }
  /** Sanitised HTML. */
  | { html: LocalText }
  | null;

export interface ComparisonRow {
  id: string;
  /** Of an attribute; the rows that every product has are called by their id. */
  name: LocalText | null;
  /** One for each product, in their order. */
  cells: ComparisonCell[];
  /** Not the same for all of them. */
  differs: boolean;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'comparison/show': {
      products: ComparedProduct[];
      rows: ComparisonRow[];
      /** Rows that are the same for all products, and left out. */
      hiddenCount: number;
      /** What no store sells any more. */
      gone: { name: LocalText; url: string; removeUrl: string }[];
      onlyDifferences: boolean;
      /** The same with, or without, the rows that are the same for all; null: there is nothing to compare. */
      switchUrl: string | null;
      /** A product for which there was no place, and what it could stand instead of. */
      refused: { name: LocalText; replaceUrls: { id: number; name: LocalText; url: string }[] } | null;
      /** null when no more may be added. */
      addUrl: string | null;
    };
  }
  interface SharedProps {
    /** What this browser has kept to compare; POST `add` or `remove` to the address. */
    comparison: { ids: number[]; url: string };
  }
}
