import type { OfferProps } from '../product.props.js';

/** An offer that is the best in something. */
export interface BestOffer extends Pick<OfferProps, 'id' | 'goUrl'> {
  storeName: string;
  /** The criterion that it wins. */
  why: string;
  /** Price, delivery and availability. */
  facts: string;
}

/** A note about the price of a product. */
export interface SupplyNote {
  text: string;
  /** The price cannot be paid now. */
  isSoldOut: boolean;
}

/** The same product in another condition, with its price in words. */
export interface Twin {
  url: string;
  text: string;
}
