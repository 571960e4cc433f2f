import { keptFor } from '../../core/config/retention.js';
import {
  bytes,
  command,
  float,
  int,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
  time,
} from '../../core/database/statement.js';
import type { FeedLanguageSetting } from '../feed/offer.js';
import { type ImportStatus, isBefore, sqlAfter, sqlList, statusesBefore } from '../import-states.js';
import type { FeedMode } from './feed.entity.js';

/**
 * SQL: the clock was set back after feed `f` was planned. Otherwise the feed would wait for that time in
 * addition to its schedule.
 */
const WAS_PLANNED_LATER = `f.planned_at > now() + interval '1 minute'`;

/**
 * Locks feeds that are due until the transaction ends; feeds of an inactive store wait until it is active again.
 * `no key update` lets foreign keys to the feed be checked: a fetch by hand locks its pull first, then the feed's key.
 */
export const DUE = statement({ id: int, cron: text, now: time })`
  select f.id, f.cron, now() as now from feeds f join companies c on c.id = f.company_id
  where f.active and (f.next_at <= now() or ${WAS_PLANNED_LATER}) and c.active
  order by f.next_at limit 100 for no key update of f skip locked`;

/** Queues a pull of each feed $1, unless one is open already, and sets the feeds' next due times $2. */
export const BEGIN_DUE = command(`
  with due as (
    update feeds f set next_at = x.next_at, planned_at = now() from unnest($1::integer[], $2::timestamptz[]) x(id, next_at)
    where f.id = x.id returning f.id, f.company_id
  )
  insert into feed_pulls (feed_id, company_id) select id, company_id from due
  on conflict (feed_id) where status in ('queued', 'pulling') do nothing`);

/** Queues a pull that a person requested; no row if one is already open. */
export const BEGIN_NOW = statement({ id: int })`
  insert into feed_pulls (feed_id, company_id, requested_by) select id, company_id, $2 from feeds where id = $1
  on conflict (feed_id) where status in ('queued', 'pulling') do nothing returning id`;

/** The pull $1 with its feed, while its run is $2. */
export const CLAIMED = statement({
  id: int,
  run: int,
  feedId: int,
  companyId: int,
  url: text,
  username: nullable(text),
  password: nullable(text),
  cron: text,
  mode: oneOf<FeedMode>(),
  etag: nullable(text),
  lastModified: nullable(text),
  contentHash: nullable(bytes),
  updatedAt: time,
  language: nullable(oneOf<FeedLanguageSetting>()),
  currency: nullable(text),
})`
  select p.id, p.run, f.id as "feedId", f.company_id as "companyId", f.url, f.username, f.password, f.cron, f.mode,
    f.etag, f.last_modified as "lastModified", f.content_hash as "contentHash", f.updated_at as "updatedAt",
    f.language, f.currency
  from feed_pulls p join feeds f on f.id = p.feed_id
  where p.id = $1 and p.run = $2`;

/**
 * A pull with its feed, claimed by a worker; the worker writes only while `run` is the pull's current one.
 */
export type ClaimedPull = RowOf<typeof CLAIMED>;

/** Locks a pull and its feed; no row when the run $2 is no longer the current one, or the feed was deleted. */
export const FENCE = statement({ updatedAt: time })`
  select f.updated_at as "updatedAt" from feeds f join feed_pulls p on p.feed_id = f.id
  where p.id = $1 and p.run = $2 and p.status = 'pulling' for no key update of f, p`;

export const END = command(`
  update feed_pulls set status = $2, outcome = $3, http_status = $4, bytes = $5, finished_at = now(), heartbeat_at = null
  where id = $1`);

export const HAND_OVER = command(`
  update feed_pulls set status = 'importing', import_id = $2, bytes = $3, heartbeat_at = null where id = $1`);

/** Cancels imports of older files of the feed that do not write yet. */
export const SUPERSEDE = command(`
  update imports i set status = ${sqlAfter('supersede')}, failure = $3, finished_at = now()
  from feed_pulls p where p.feed_id = $1 and p.import_id = i.id and i.id <> $2 and ${isBefore('supersede', 'i')}`);

/** Stores the validators with which the next request asks for changes. */
export const STORE_VALIDATORS = command(
  'update feeds set etag = $2, last_modified = $3, content_hash = $4 where id = $1',
);

/** The next file is imported even when it is the same. */
export const CLEAR_VALIDATORS = command(
  'update feeds set etag = null, last_modified = null, content_hash = null where id = $1',
);

/** Pulls whose import ended, or waits for a person. */
export const ENDED_IMPORTS = statement({
  id: int,
  bytes: nullable(float),
  importStatus: oneOf<ImportStatus>(),
  feedId: int,
  cron: text,
})`
  select p.id, p.bytes::float8 as bytes, i.status as "importStatus", f.id as "feedId", f.cron
  from feed_pulls p join imports i on i.id = p.import_id join feeds f on f.id = p.feed_id
  where p.status = 'importing' and i.status not in (${sqlList(statusesBefore('claim'))})
  order by p.id limit 100 for no key update of p, f skip locked`;

export const RECORD_FAILURE = statement({ failures: int, now: time })`
  update feeds set failures = failures + 1, failing_since = coalesce(failing_since, now()) where id = $1
  returning failures, now() as now`;

/** Unless the feed was deactivated meanwhile. */
export const POSTPONE = command('update feeds set next_at = $2, planned_at = now() where id = $1 and active');

export const ADD_ALERT = command(`insert into feed_alerts (feed_id, kind) values ($1, 'failing')`);

/** A mail about the success goes out only if the one about the failure was sent. */
export const RECORD_SUCCESS = command(`
  with working as (
    update feeds set failures = 0, failing_since = null where id = $1 and failures > 0 returning id
  ), unsent as (
    delete from feed_alerts a using working w where a.feed_id = w.id and a.mailed_at is null and a.kind = 'failing'
  )
  insert into feed_alerts (feed_id, kind)
  select w.id, 'working' from working w
  where (select a.kind from feed_alerts a where a.feed_id = w.id and a.mailed_at is not null
    order by a.id desc limit 1) = 'failing'`);

export const DELETE_OLD_PULLS = command(`
  delete from feed_pulls
  where feed_id = $1 and status in ('done', 'failed') and finished_at < now() - ${keptFor('feedPulls')}`);
