import { int, nullable, number, parts, shape, text } from '../../core/http/input/shape.js';

/** A product among the offers of its group; counts are of the last 28 days. */
class MarketPositionJson extends shape({
  id: int,
  productCode: text,
  /** From 1; equal prices share a rank. null: not compared, or no other store has it. */
  rank: nullable(int),
  /** Stores in the comparison, with its own. */
  stores: nullable(int),
  /** Euros above the lowest price. */
  gap: nullable(number),
  /** Percent above the lowest price. */
  gapPercent: nullable(number),
  /** The rank of the price with delivery among `totalStores`. */
  totalRank: nullable(int),
  totalStores: nullable(int),
  /** Places that the rank improved in seven days, recorded once a day; null: no record of that time. */
  moved: nullable(int),
  /** Views of the page that shows the product. */
  views: int,
  /** Clicks from that page to its own store, while it compared several stores. */
  clicks: int,
  /** Clicks from that page to other stores while the product was in stock and more expensive. */
  lostToPrice: int,
  /** Clicks from that page to other stores while the product was out of stock. */
  lostToStock: int,
  /** The rest of the clicks from that page to other stores. */
  lostOtherwise: int,
}) {}

/** A page of market positions. */
export class MarketPositionsJson extends shape({
  positions: parts(MarketPositionJson),
  /** `after` of the next page; null after the last one. */
  next: nullable(text),
}) {}
