import { bool, int, ints, nullable, number, optional, parts, shape, text } from '../core/http/input/shape.js';
import { ProductJson } from './product.json.js';

class FilterItemJson extends shape({
  /** The value of the parameter. */
  id: text,
  title: text,
  count: int,
  /** Of prices and numbers: the lowest or the highest; left out when there is none. */
  value: optional(number),
  selected: optional(bool),
}) {}

/** The filters of one group. Counts ignore the group's own selection. */
export class FilterGroupJson extends shape({
  /** price, brands, categories, companies, availability, discount, status, or `attributes[<definitionId>]`. */
  id: text,
  title: text,
  items: parts(FilterItemJson),
  /** Of numbers. */
  unit: optional(nullable(text)),
  /** Of prices: counts in equal steps from the lowest to the highest. */
  buckets: optional(ints),
}) {}

/** One page of a list with its filters. */
export class ProductListJson extends shape({
  filters: parts(FilterGroupJson),
  products: parts(ProductJson),
  /** On all pages. */
  count: int,
  /** The `cursor` of the next page; null: this is the last one. */
  nextCursor: nullable(text),
}) {}
