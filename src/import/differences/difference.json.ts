import { eachOf, nullable, parts, shape, text, url } from '../../core/http/input/shape.js';
import { DIFFERENCE_KINDS } from '../../products/difference-kind.js';

class FieldDifferenceJson extends shape({
  field: text,
  /** Localised text, like the other values; null: empty. */
  before: nullable(text),
  after: nullable(text),
}) {}

/** An offer that a run changes or would change. */
export class DifferenceJson extends shape({
  id: text,
  productCode: text,
  name: text,
  /** URL of the product's form in the admin area; null when the store no longer has it. */
  url: nullable(url),
  /** First `new`, `changed`, `back` or `gone`, then more exact kinds. */
  kinds: eachOf(DIFFERENCE_KINDS),
  kindText: text,
  fields: parts(FieldDifferenceJson),
}) {}
