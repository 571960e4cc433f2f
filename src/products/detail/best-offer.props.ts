import type { Money, OfferProps } from '../product.props.js';

/** An offer that is the best in something. */
export interface BestOffer extends Pick<OfferProps, 'id' | 'goUrl'> {
  storeName: string;
  /** The criterion that it wins. */
  why: string;
  /** Price, delivery and availability. */
  facts: string;
}

/** Whether the price at the top of a product can be paid now, and for how much with delivery. */
export interface SupplyNote {
  /** Names the offers among which the price is the lowest; null: it is the only one. */
  label: string | null;
  /** The price with delivery; null: it is unknown, or a contract. */
  total: string | null;
  /** The facts about an only offer; for several, that the price is not in stock. */
  text: string | null;
  /** The stores with this price state that they have none. */
  isMissing: boolean;
  /** The lowest price in stock, if the price at the top is another one. */
  inStock: { label: string; price: Money; total: string | null } | null;
}

/** The same product in another condition, with its price in words. */
export interface Twin {
  url: string;
  text: string;
}
