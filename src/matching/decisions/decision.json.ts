import {
  bool,
  int,
  ints,
  nullable,
  number,
  oneOf,
  parts,
  shape,
  text,
  time,
  url,
} from '../../core/http/input/shape.js';
import { DECISION_KINDS } from '../../products/comparison/decided-offers.js';

/** `same`: all offers are one product; `different`: no offer of one side is compared with one of the other side. */
export class MatchDecisionJson extends shape({
  id: int,
  kind: oneOf(DECISION_KINDS),
  offerIds: ints,
  otherIds: ints,
  decidedAt: time,
  decidedBy: nullable(text),
  undoneAt: nullable(time),
  undoneBy: nullable(text),
}) {}

/** The new decisions. */
export class MadeDecisionsJson extends shape({ decisions: parts(MatchDecisionJson) }) {}

/** A page of decisions. */
export class MatchDecisionsJson extends shape({
  decisions: parts(MatchDecisionJson),
  /** `before` of the next page; null after the last one. */
  next: nullable(int),
}) {}

class GroupedOfferJson extends shape({
  id: int,
  name: text,
  companyId: int,
  companyName: text,
  price: number,
  currency: text,
  /** Its price counts in the group. */
  isCompared: bool,
  /** Entries of its price history, which becomes a part of the group's. */
  historyEntries: int,
  /** Price alerts, which watch the group. */
  alerts: int,
}) {}

class MatchGroupJson extends shape({
  id: int,
  url,
  lowest: nullable(number),
  highest: nullable(number),
  offers: parts(GroupedOfferJson),
}) {}

class RedirectedPageJson extends shape({ from: url, to: url }) {}

/** The groups before and after; price histories, alerts and watch lists follow their offers. */
export class DecisionEffectJson extends shape({
  before: parts(MatchGroupJson),
  after: parts(MatchGroupJson),
  /** Pages that redirect permanently. */
  redirects: parts(RedirectedPageJson),
}) {}
