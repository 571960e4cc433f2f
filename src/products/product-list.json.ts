import {
  bool,
  int,
  ints,
  nullable,
  number,
  optional,
  part,
  parts,
  shape,
  text,
  texts,
} from '../core/http/input/shape.js';
import { ProductJson } from './product.json.js';

class FilterItemJson extends shape({
  /** The value of the parameter. */
  id: text,
  title: text,
  count: int,
  /** For prices and numbers: the lowest or the highest; missing if there is none. */
  value: optional(number),
  selected: optional(bool),
}) {}

/** The filters of one group. Counts ignore the group's own selection. */
export class FilterGroupJson extends shape({
  /** price, brands, categories, companies, availability, discount, status, or `attributes[<definitionId>]`. */
  id: text,
  title: text,
  items: parts(FilterItemJson),
  /** For numbers. */
  unit: optional(nullable(text)),
  /** For prices: counts in equal steps from the lowest to the highest. */
  buckets: optional(ints),
}) {}

/** Constraints that a query states in words. */
class ConstraintsJson extends shape({
  priceFrom: optional(number),
  priceTo: optional(number),
  inStock: optional(bool),
  discount: optional(bool),
  condition: optional(text),
  sort: optional(text),
  /** product, if the query has a price and names a category of products. */
  kind: optional(text),
}) {}

class NamedValueJson extends shape({ definitionId: int, value: text }) {}

/** The interpretation of a query; filters as parameters of this call. */
export class UnderstoodJson extends shape({
  /** The words that are searched, after corrections, without constraints and filters. */
  text,
  corrected: bool,
  constraints: part(ConstraintsJson),
  /** The filters that the query names by their whole names, when their list has all matches. */
  category: nullable(int),
  brand: texts,
  company: ints,
  values: parts(NamedValueJson),
  /** Words that no product of the list has. */
  ignored: texts,
}) {}

/** One page of a list with its filters. */
export class ProductListJson extends shape({
  filters: parts(FilterGroupJson),
  products: parts(ProductJson),
  /** On all pages. */
  count: int,
  /** The `cursor` of the next page; null: this is the last one. */
  nextCursor: nullable(text),
  /** null without `query`, and for a store's own list. */
  understood: nullable(part(UnderstoodJson)),
}) {}
