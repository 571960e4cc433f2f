import { bool, int, nullable, oneOf, part, shape, text, time } from '../../core/http/input/shape.js';
import { FEED_LANGUAGES } from '../feed/offer.js';
import { FEED_MODES } from './feed.entity.js';
import { PULL_STATUSES } from './pull-outcome.js';

/** A fetch of a feed, also one that is queued. */
export class PullJson extends shape({
  id: int,
  feedId: int,
  status: oneOf(PULL_STATUSES),
  /** A code; null until the pull ends. */
  outcome: nullable(text),
  /** Localised outcome. */
  message: text,
  /** Localised advice. */
  hint: nullable(text),
  /** Status of the server's answer, if that was the failure. */
  httpStatus: nullable(int),
  /** Size of the file as downloaded. */
  bytes: nullable(int),
  importId: nullable(int),
  /** Whether a person requested it, not the schedule. */
  requested: bool,
  createdAt: time,
  finishedAt: nullable(time),
}) {}

/** A URL from which a store's offers are fetched, and its schedule. */
export class FeedJson extends shape({
  id: int,
  companyId: int,
  url: text,
  username: nullable(text),
  /** The password itself is never returned. */
  hasPassword: bool,
  /** Minute, hour, day, month and weekday, in the time zone Europe/Ljubljana. */
  cron: text,
  mode: oneOf(FEED_MODES),
  /** null: the store's setting applies. */
  language: nullable(oneOf(FEED_LANGUAGES)),
  /** ISO 4217 of prices that name none; null: the file or the store's setting states it. */
  currency: nullable(text),
  active: bool,
  /** null while it is inactive. */
  nextAt: nullable(time),
  /** Consecutive ones. */
  failures: int,
  failingSince: nullable(time),
  lastPull: nullable(part(PullJson)),
  createdAt: time,
  updatedAt: time,
}) {}
