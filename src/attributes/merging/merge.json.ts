import { int, oneOf, parts, shape, text } from '../../core/http/input/shape.js';
import { MERGE_PROBLEMS } from './value-fit.js';

class MergeProblemJson extends shape({
  reason: oneOf(MERGE_PROBLEMS),
  /** The first value with this reason. */
  text: text,
  /** How many values have it. */
  count: int,
}) {}

/** The effect of a merge. Possible only without problems and contradictions. */
export class DefinitionMergeJson extends shape({
  offers: int,
  productData: int,
  categories: int,
  /** Categories that offer it as a filter. */
  filters: int,
  /** Values that could not be kept. */
  problems: parts(MergeProblemJson),
  /** Products and product data that have different values of both. */
  contradictions: int,
}) {}

/** A value of a definition. */
export class UsedValueJson extends shape({
  /** Equal texts have the same one. */
  key: text,
  value: text,
  offers: int,
}) {}
