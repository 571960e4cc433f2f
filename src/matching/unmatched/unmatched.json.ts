import { int, nullable, oneOf, part, shape, text, url } from '../../core/http/input/shape.js';
import { UNMATCHED_KINDS } from './unmatched.js';

class UnmatchedSourceJson extends shape({
  id: int,
  name: text,
  /** The page of its group. */
  url,
}) {}

/** A product that is not compared or listed as it could be. */
export class UnmatchedProductJson extends shape({
  id: int,
  productCode: text,
  name: text,
  /**
   * `gtin`: has no EAN, and `value` is a suggested one; `lone`: no other store has it, but `source` may be the same product;
   * `code`: its EAN is wrong or contradicts `source`; `category`: has no category, and `value` is the id of a suggested one.
   */
  kind: oneOf(UNMATCHED_KINDS),
  value: nullable(text),
  /** An issue of the last complete file, such as `ean_check_digit`, or the contradiction: `brand`, `model`, `name`, `price`, `category`. */
  reason: nullable(text),
  /** The product of another store from which the suggestion comes. */
  source: nullable(part(UnmatchedSourceJson)),
  /** Stores that compare that product; null: not known. */
  competitors: nullable(int),
  /** Views of its page in the last 28 days; null: not known. */
  views: nullable(int),
}) {}
