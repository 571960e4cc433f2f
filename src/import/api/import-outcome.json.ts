import { int, nullable, parts, shape, text, texts, url } from '../../core/http/input/shape.js';
import type { HoldProps, NoteProps, RollbackProps } from '../import.pages.js';

/** A sentence about the state of a run. */
export class NoteJson
  extends shape({
    text,
    /** The page of the other run that it names. */
    url: nullable(url),
  })
  implements NoteProps {}

class ExampleJson extends shape({
  productCode: text,
  name: text,
  /** The difference as localised text. */
  change: nullable(text),
}) {}

/** Why a run has to be confirmed. */
export class HoldJson
  extends shape({
    code: text,
    message: text,
    /** What to do. */
    hint: nullable(text),
    /** The first three. */
    examples: parts(ExampleJson),
    /** All affected offers as JSON. */
    url,
    /** ISO 4217, the most likely first: the choice for prices without a currency; empty when it is not asked for. */
    currencies: texts,
  })
  implements HoldProps {}

class KeptOfferJson extends shape({
  productCode: text,
  name: text,
  /** Its page in the admin area. */
  url,
}) {}

/** The progress of a rollback. */
export class RollbackJson
  extends shape({
    /** Products restored so far. */
    restored: int,
    /** Products that somebody has edited since the run, which stay as they are. */
    kept: int,
    /** The first 100 of those. */
    keptOffers: parts(KeptOfferJson),
  })
  implements RollbackProps {}
