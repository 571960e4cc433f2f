import {
  bool,
  float,
  int,
  nullable,
  oneOf,
  present,
  type RowOf,
  statement,
  text,
  time,
} from '../../core/database/statement.js';
import type { ImportStatus } from '../import-states.js';
import type { PullFailure, PullResult, PullStatus } from './pull-outcome.js';
import { ALERT_AFTER } from './pull-schedule.js';

const PULL = {
  id: int,
  feedId: int,
  status: oneOf<PullStatus>(),
  outcome: nullable(oneOf<PullResult | PullFailure>()),
  httpStatus: nullable(int),
  bytes: nullable(float),
  importId: nullable(int),
  importStatus: nullable(oneOf<ImportStatus>()),
  requested: bool,
  createdAt: time,
  finishedAt: nullable(time),
};

/** The columns of PULL. @param pull alias of feed_pulls @param run alias of its import */
const columns = (pull: string, run: string) => `
  ${pull}.id, ${pull}.feed_id as "feedId", ${pull}.status, ${pull}.outcome, ${pull}.http_status as "httpStatus",
  ${pull}.bytes::float8 as bytes, ${pull}.import_id as "importId", ${run}.status as "importStatus",
  ${pull}.requested_by is not null as requested, ${pull}.created_at as "createdAt", ${pull}.finished_at as "finishedAt"`;

/** Pulls whose `feed_pulls` has $1 in a column, the newest first. */
const pullsWith = (column: 'feed_id' | 'company_id') => ({
  rows: statement({ ...PULL, url: text })`
    select ${columns('p', 'i')}, f.url from feed_pulls p join feeds f on f.id = p.feed_id left join imports i on i.id = p.import_id
    where p.${column} = $1 order by p.id desc limit $2 offset $3`,
  count: statement({ count: int })`select count(*)::integer as count from feed_pulls where ${column} = $1`,
});

export const OF_FEED = pullsWith('feed_id');
export const OF_COMPANY = pullsWith('company_id');

export const LAST = statement(PULL)`
  select ${columns('p', 'i')} from unnest($1::integer[]) wanted(id)
  cross join lateral (select * from feed_pulls where feed_id = wanted.id order by id desc limit 1) p
  left join imports i on i.id = p.import_id`;

/** A pull as people see it. */
export type PullRow = RowOf<typeof LAST>;

const FROM_FAILING = `
  from feeds f where f.active and f.failures >= ${ALERT_AFTER} and ($1::integer is null or f.company_id = $1)`;

export const FAILING = statement({
  id: int,
  companyId: int,
  url: text,
  failingSince: present(time),
  companyName: text,
})`
  select f.id, f.company_id as "companyId", f.url, f.failing_since as "failingSince",
    (select company_name from companies c where c.id = f.company_id) as "companyName"
  ${FROM_FAILING} order by f.failing_since limit $2`;

export const COUNT_FAILING = statement({ count: int })`select count(*)::integer as count ${FROM_FAILING}`;
