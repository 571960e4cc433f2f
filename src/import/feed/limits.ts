import { PRODUCT_FIELDS } from '../../products/product-fields.js';

/** Limits of one item, which bound the time to read it; a larger item is rejected. */
export interface ItemBudget {
  /** Elements. */
  itemNodes: number;
  /** Attributes of all its elements. */
  itemAttributes: number;
  /** Characters of all its texts, attributes and names. */
  itemLength: number;
}

/** Limits of a feed; exceeding one refuses the whole feed, before it takes much memory. */
export interface FeedLimits extends ItemBudget {
  /** Bytes after unpacking. */
  unpackedBytes: number;
  /** Unpacked bytes per packed byte. */
  ratio: number;
  /** Nesting of elements. */
  depth: number;
  /** Characters of one text, attribute, comment or name. */
  valueLength: number;
  /** Attributes of one element; the values together may be as long as an item. */
  attributes: number;
}

export const DEFAULT_LIMITS: FeedLimits = {
  unpackedBytes: 5 * 1024 ** 3,
  ratio: 200,
  depth: 100,
  valueLength: 1024 ** 2,
  attributes: 2000,
  itemNodes: 20_000,
  itemAttributes: 20_000,
  itemLength: 2 * 1024 ** 2,
};

/** Limits of an offer's fields; a longer product code or URL rejects the item. */
export const OFFER_LIMITS = {
  productCode: PRODUCT_FIELDS.productCode.max,
  name: PRODUCT_FIELDS.name.max,
  link: PRODUCT_FIELDS.link.max,
  short: 120,
  attributeValue: 500,
  attributes: 100,
  pictures: 20,
  categoryDepth: 10,
  priceCents: Math.round(PRODUCT_FIELDS.price.max * 100),
  stock: PRODUCT_FIELDS.stock.max,
  deliveryDays: PRODUCT_FIELDS.deliveryDaysMax.max,
} as const;
