import {
  bool,
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
} from '../../core/http/input/shape.js';
import { DECISION_KINDS } from '../../products/comparison/decided-offers.js';
import { OBJECTION_STATUSES } from './objection.js';

/** An objection of a store; it is open again when the decision of an accepted one is undone. */
export class MatchObjectionJson extends shape({
  id: int,
  status: oneOf(OBJECTION_STATUSES),
  /** `different`: the offer is not the product of its group, in which the other one is. */
  kind: oneOf(DECISION_KINDS),
  offerId: int,
  offerName: text,
  companyId: int,
  companyName: text,
  otherId: int,
  /** null: visitors do not see it. */
  otherName: nullable(text),
  otherUrl: nullable(url),
  /** The store's. */
  reason: nullable(text),
  objectedAt: time,
  /** The reason why it is rejected. */
  rejection: nullable(text),
  answeredAt: nullable(time),
  /** The decision of an accepted one. */
  decisionId: nullable(int),
}) {}

/** A page of objections. */
export class MatchObjectionsJson extends shape({
  objections: parts(MatchObjectionJson),
  /** `before` of the next page; null after the last one. */
  next: nullable(int),
}) {}

class ComparedOfferJson extends shape({
  id: int,
  name: text,
  companyId: int,
  companyName: text,
  price: number,
  currency: text,
  /** Its price counts in the group. */
  isCompared: bool,
}) {}

class ComparedGroupJson extends shape({
  id: int,
  url,
  /** Number of its offers, of which at most 100 are listed. */
  count: int,
  offers: parts(ComparedOfferJson),
}) {}

/** The visible offers that an offer is compared with, and its last objections. */
export class OfferComparisonJson extends shape({
  offerId: int,
  /** null: visitors do not see the offer. */
  group: nullable(part(ComparedGroupJson)),
  objections: parts(MatchObjectionJson),
}) {}
