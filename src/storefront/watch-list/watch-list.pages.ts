import type { LocalText } from '../../core/i18n/local-text.js';
import type { PictureProps } from '../../media/media.props.js';
import type { Money } from '../../products/product.props.js';

export interface WatchedProduct {
  id: number;
  url: string;
  isService: boolean;
  name: LocalText;
  picture: PictureProps | null;
  /** The lowest of all stores today; null when none sells it any more. */
  price: Money | null;
  /** What it cost when it was put here. */
  watchedPrice: Money;
  /** ISO 8601 day of that. */
  watchedOn: string;
  /** In the price's currency, below zero when it has become cheaper; null when it costs the same, or is gone. */
  change: { amount: Money; percent: number } | null;
  offerCount: number;
}

declare module '../../core/inertia/pages.js' {
  interface Pages {
    'watch-list/show': {
      /** What was put here last comes first. */
      watched: WatchedProduct[];
      /** There was no place for one more. */
      isFull: boolean;
      /** So many have a place. */
      most: number;
      /** For so long the browser keeps the list. */
      days: number;
    };
  }
  interface SharedProps {
    /** What this browser watches; POST `add`, `remove` or `clear=all` to the address. */
    watchList: { ids: number[]; url: string };
  }
}
