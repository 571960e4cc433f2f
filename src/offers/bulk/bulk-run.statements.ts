import { takeLock, tryLock } from '../../core/database/advisory-locks.js';

/** Products of a batch; each is one transaction, and others wait for it at the read model. */
const BATCH_SIZE = 1_000;
/** So many refused products are kept by name, the others are counted. */
export const KEPT_REFUSALS = 100;

/** No row when the same request of the same person is at work already, or has its turn. */
export const OPEN = `
  insert into bulk_runs (created_by, actor_email, action, category_id, mode, source_id, fingerprint, kind)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict do nothing
  returning id`;

/** The newest run of such a request. */
export const FIND_SAME = `
  select id from bulk_runs where source_id = $3 or (created_by = $1 and fingerprint = $2) order by id desc limit 1`;

/**
 * Whoever deletes the same again a moment later has clicked twice: there is nothing left, but the first one's answer
 * may have been lost.
 */
export const FIND_REPEATED = `
  select id from bulk_runs r
  where created_by = $1 and fingerprint = $2 and $3::integer is null and action = 'delete' and finished_at > now() - interval '1 minute'
    and not exists (select from bulk_runs u where u.source_id = r.id and u.status not in ('cancelled', 'failed'))
  order by id desc limit 1`;

const FILLED = (run: string) => `
  update bulk_runs r set total = c.total, company_id = c.company_id
  from counted c where r.id = ${run}
  returning r.total`;

/** Takes down the products of a selection; the run is the parameter after the selection's own. */
export const fill = (where: string, run: string) => `
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
  ), filled as (${FILLED(run)})
  select total from filled`;

/** Takes down in the run $1 what the deletion $2 has deleted. */
export const FILL_FROM_SOURCE = `
  with batches as (
    insert into bulk_batches (run_id, position, product_ids)
    select $1, position, changed_ids from bulk_batches where run_id = $2
  ), counted as (
    select changed as total, company_id from bulk_runs where id = $2
  ), filled as (${FILLED('$1')})
  select total from filled`;

/** Runs of the same store wait for each other; those of several stores for all. */
const OF_SAME_STORE = '(other.company_id is null or r.company_id is null or other.company_id = r.company_id)';

/** Whether the run $1 may be done at once. */
export const HAS_TURN = `
  select from bulk_runs r where id = $1 and not exists (
    select from bulk_runs other where other.id <> r.id and other.finished_at is null and ${OF_SAME_STORE})`;

/** Runs that a worker may begin, and those that have lost theirs. */
const STARTABLE = (abandonedAfter: string) => `
  r.status = 'running' and r.heartbeat_at < now() - ${abandonedAfter}::interval
  or r.status = 'queued' and not exists (
    select from bulk_runs other where other.id <> r.id and ${OF_SAME_STORE}
      and (other.status = 'running' or other.status = 'queued' and other.id < r.id))`;

export const WAITING = `select id, run from bulk_runs r where ${STARTABLE('$1')} order by id`;

/**
 * Whoever writes a batch holds this until its end, and nobody can take the run over. The row itself stays free, so that
 * cancelling does not wait for the batch.
 */
export const LOCK = takeLock('bulkRuns', '$1::integer');

/** No row when the run is no longer this worker's. */
export const FENCE = `
  select created_by as "createdBy", refused, cancel_requested as "cancelRequested" from bulk_runs
  where id = $1 and run = $2 and status = 'running'`;

/** Fails on bulk_runs_one_active when another worker has just begun another run of the store. */
export const CLAIM = `
  with claimed as (
    update bulk_runs set run = run + 1, status = 'running', started_at = coalesce(started_at, now()), heartbeat_at = now()
    where id = (
      select id from bulk_runs r where id = $1 and (${STARTABLE('$2')})
        and ${tryLock('bulkRuns', 'id')} for no key update skip locked)
    returning id
  )
  select id from claimed`;

export const FIND_BATCH = 'select product_ids as ids from bulk_batches where run_id = $1 and position = $2';

export const COUNT_BATCH = `
  update bulk_runs set changed = changed + $2, unchanged = unchanged + $3, refused = refused + $4, cursor = cursor + 1,
    heartbeat_at = now() where id = $1`;

export const KEEP_CHANGED = 'update bulk_batches set changed_ids = $3 where run_id = $1 and position = $2';

export const KEEP_REFUSALS = `
  insert into bulk_refusals (run_id, product_id, reason)
  select $1, x.id, x.reason from json_to_recordset($2::json) as x(id integer, reason text)`;

/** What came when everything was done already changes nothing of that. */
export const END = `
  update bulk_runs set status = case when changed + unchanged + refused = total then 'done' else $3 end,
    finished_at = now(), started_at = coalesce(started_at, now()), heartbeat_at = null
  where id = $1 and run = $2 and finished_at is null`;

/** One that waits ends, one at work stops after its batch. */
export const CANCEL = `
  with cancelled as (
    update bulk_runs set cancel_requested = true,
      status = case when status = 'queued' then 'cancelled' else status end,
      finished_at = case when status = 'queued' then now() end
    where id = $1 and finished_at is null
    returning id
  )
  select id from cancelled`;

/** Lets another worker go on at once. */
export const RELEASE = `update bulk_runs set heartbeat_at = 'epoch' where id = $1 and run = $2 and status = 'running'`;

/** Nobody takes back a deletion after so long. */
export const CLEAN = `delete from bulk_runs where finished_at < now() - interval '7 days'`;
