import {
  int,
  nullable,
  number,
  oneOf,
  part,
  parts,
  shape,
  text,
  time,
  url,
} from '../core/http/input/shape.js';
import { REASON_CODES, SUGGESTION_KINDS } from './suggestion.js';

class MatchReasonJson extends shape({
  /** `code` is a shared code of the manufacturer, `amount` a shared content or number, `gtin` a different GTIN. */
  code: oneOf(REASON_CODES),
  /** The shared code, the brand, or the common words. */
  text: nullable(text),
  /** Percent between the prices. */
  percent: nullable(int),
}) {}

class MatchedOfferJson extends shape({
  id: int,
  companyId: int,
  companyName: text,
  name: text,
  brand: nullable(text),
  mpn: nullable(text),
  gtin: nullable(text),
  price: number,
  /** Views of its page and visits to its store in 30 days. */
  clicks: int,
  /** Number of offers in its group. */
  offers: int,
  /** The page of its group. */
  url,
}) {}

/** Two offers, each the first of its group: a pair may be one product; suspicious ones share a GTIN that may be wrong. */
export class MatchSuggestionJson extends shape({
  id: int,
  kind: oneOf(SUGGESTION_KINDS),
  /** 0 to 1; from 0.85 on, no labelled pair was wrong. */
  score: number,
  reasons: parts(MatchReasonJson),
  offer: part(MatchedOfferJson),
  other: part(MatchedOfferJson),
  createdAt: time,
}) {}

/** A page of suggestions. */
export class MatchSuggestionsJson extends shape({
  suggestions: parts(MatchSuggestionJson),
  /** `after` of the next page; null after the last one. */
  next: nullable(text),
}) {}
