import type { LocalText } from '../../core/i18n/local-text.js';
import type { PictureProps } from '../../media/media.props.js';
import type { Money } from '../../products/product.props.js';

export interface WatchedProduct {
  id: number;
  url: string;
  isService: boolean;
  name: LocalText;
  picture: PictureProps | null;
  /** The lowest price of all stores now; null when no store sells it any more. */
  price: Money | null;
  /** The availability at this price, if it is not in stock. */
  missing: string | null;
  /** The best offer that can be bought: its total, availability, and a condition that is not new. */
  facts: string;
  /** The way to its store; null: there is none. */
  goUrl: string | null;
  storeName: string;
  /** When the store with the lowest price last confirmed it. */
  priceNote: string | null;
  /** The price when the product was added; null if it had a contract. */
  watchedPrice: Money | null;
  /** ISO 8601 date of that. */
  watchedOn: string;
  /** Negative after a lower price; null if it is the same, unknown, or has a contract. */
  change: { amount: Money; percent: number } | null;
  offerCount: number;
  /** The form for a price alert; null if there is none. */
  alertUrl: string | null;
}

/** The link to a copy of the list. */
interface WatchListCopy {
  /** Absolute. */
  url: string;
  /** ISO 8601. */
  savedAt: string;
  /** Whether the list has the same products. */
  isCurrent: boolean;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'watch-list/show': {
      /** Newest first. */
      watched: WatchedProduct[];
      /** A product was not added because the list is full. */
      isFull: boolean;
      /** Maximum number of products. */
      most: number;
      /** Days that the browser keeps the list. */
      days: number;
      /** POST here creates or renews the copy, with `remove=1` it removes it. */
      copiesUrl: string;
      /** null: there is none. */
      copy: WatchListCopy | null;
    };
    'watch-list/copy': {
      watched: WatchedProduct[];
      /** ISO 8601. */
      savedAt: string;
    };
  }
  interface SharedProps {
    /** Ids of the watched products; POST `add`, `remove` or `clear=all` to `url`. */
    watchList: { ids: number[]; url: string };
  }
}
