import { keptFor } from '../../core/config/retention.js';
import { takeLock } from '../../core/database/advisory-locks.js';
import {
  bool,
  command,
  int,
  ints,
  json,
  nullable,
  type RowOf,
  statement,
  statements,
  text,
} from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { CONCERNS_SAME_STORE } from './bulk-actions.queue.js';

/** Products of a batch; each batch is one transaction, and other writers of these products wait for it. */
const BATCH_SIZE = 1_000;
/** So many refused products are stored, the others are only counted. */
export const KEPT_REFUSALS = 100;

/** No row when the same user's same request is queued or running. */
export const OPEN = statement({ id: int })`
  insert into bulk_runs (created_by, actor_email, action, category_id, mode, source_id, fingerprint, kind, edit)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict do nothing
  returning id`;

/** The newest run of such a request. */
export const FIND_SAME = statement({
  id: int,
})`select id from bulk_runs where source_id = $3 or (created_by = $1 and fingerprint = $2) order by id desc limit 1`;

/**
 * A deletion repeated within a minute, for example by a double click, finds nothing to delete: it returns the
 * first run.
 */
export const FIND_REPEATED = statement({ id: int })`
  select id from bulk_runs r
  where created_by = $1 and fingerprint = $2 and $3::integer is null and action = 'delete' and finished_at > now() - interval '1 minute'
    and not exists (select from bulk_runs u where u.source_id = r.id and u.status not in ('cancelled', 'failed'))
  order by id desc limit 1`;

/** @param counted relation with `total` and `company_id`  @param run SQL of the run's id */
const setTotal = (counted: string, run: string) => `
  update bulk_runs r set total = c.total, company_id = c.company_id
  from ${counted} c where r.id = ${run}
  returning r.total`;

/**
 * Stores the products of a selection as the batches of a run.
 * @param where a condition over `products p`
 * @param run placeholder of the run's id
 */
export const FILL = statements(
  { total: int },
  (where: string, run: string) => `
  with chosen as (
    select p.id, p.company_id from products p where ${where}
  ), numbered as (
    select id, ((row_number() over (order by id)) - 1) / ${BATCH_SIZE} as position from chosen
  ), batches as (
    insert into bulk_batches (run_id, position, product_ids)
    select ${run}, position, array_agg(id order by id) from numbered group by position
  ), counted as (
    select count(*)::integer as total,
      case when min(company_id) = max(company_id) then min(company_id) end as company_id from chosen
  )
  ${setTotal('counted', run)}`,
  ['p.id = 1', '$1'],
);

/** The size of a selection, and its first products. */
export const SELECTED = statements(
  { count: int, fed: int, fedAttributes: int, ids: ints },
  (where: string) => `
  select count(*)::integer as count,
    count(*) filter (where p.content_hash is not null and not p.left_feed)::integer as fed,
    count(*) filter (where p.content_hash is not null and not p.left_feed
      and 'attributes' <> all(p.kept_fields))::integer as "fedAttributes",
    array(select p.id from products p where ${where} order by p.id limit 20) as ids
  from products p where ${where}`,
  ['p.id = 1'],
);

/** Stores the products of the deletion $2 in the run $1. */
export const FILL_FROM_SOURCE = statement({ total: int })`
  with batches as (
    insert into bulk_batches (run_id, position, product_ids)
    select $1, position, changed_ids from bulk_batches where run_id = $2
  ), counted as (
    select changed as total, company_id from bulk_runs where id = $2
  )
  ${setTotal('counted', '$1')}`;

/** A row when the run $1 need not wait for another. */
export const IS_UNBLOCKED = statement({})`
  select from bulk_runs r where id = $1 and not exists (
    select from bulk_runs other where other.id <> r.id and other.finished_at is null
      and ${CONCERNS_SAME_STORE})`;

/**
 * Held by the worker until its batch is written, so that no other worker can claim the run. The row itself stays
 * unlocked, so that cancelling does not wait for the batch.
 */
export const LOCK = takeLock('bulkRuns', '$1::integer');

/** No row when the run is no longer this worker's. */
export const FENCE = statement({
  createdBy: nullable(int),
  cursor: int,
  refused: int,
  cancelRequested: bool,
})`
  select created_by as "createdBy", cursor, refused, cancel_requested as "cancelRequested" from bulk_runs
  where id = $1 and run = $2 and status = 'running'`;

export const FIND_BATCH = statement({
  ids: ints,
})`select product_ids as ids from bulk_batches where run_id = $1 and position = $2`;

export const COUNT_BATCH = command(`
  update bulk_runs set changed = changed + $2, unchanged = unchanged + $3, refused = refused + $4, fed = fed + $5,
    cursor = cursor + 1, heartbeat_at = clock_timestamp() where id = $1`);

export const KEEP_CHANGED = command(
  'update bulk_batches set changed_ids = $3 where run_id = $1 and position = $2',
);

export const KEEP_REFUSALS = command(`
  insert into bulk_refusals (run_id, product_id, reason)
  select $1, x.id, x.reason from json_to_recordset($2::json) as x(id integer, reason text)`);

/** A run that wrote everything is done, even if it was cancelled or failed afterwards. */
export const END = command(`
  update bulk_runs set status = case when changed + unchanged + refused = total then 'done' else $3 end,
    finished_at = now(), started_at = coalesce(started_at, now()), heartbeat_at = null
  where id = $1 and run = $2 and finished_at is null`);

/** A queued run ends immediately, a running one after its batch. */
export const CANCEL = command(`
  update bulk_runs set cancel_requested = true,
    status = case when status = 'queued' then 'cancelled' else status end,
    finished_at = case when status = 'queued' then now() end
  where id = $1 and finished_at is null`);

export const CLEAN = command(`delete from bulk_runs where finished_at < now() - ${keptFor('bulkRuns')}`);

const LISTED_REFUSALS = 20;

/** Products of the runs $1 that could not be changed. */
export const REFUSALS = statement({
  runId: int,
  productCode: text,
  name: json<Translations>(),
  reason: text,
})`
  select b.run_id as "runId", p.product_code as "productCode", p.name, b.reason
  from unnest($1::integer[]) as run(id)
  cross join lateral (
    select * from bulk_refusals where run_id = run.id order by product_id limit ${LISTED_REFUSALS}
  ) b
  join products p on p.id = b.product_id
  order by b.product_id`;
export type Refusal = RowOf<typeof REFUSALS>;
