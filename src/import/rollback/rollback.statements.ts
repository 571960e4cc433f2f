import { command, int, json, nullable, oneOf, statement, text } from '../../core/database/statement.js';
import type { OfferSnapshot } from '../../products/writing/offer-snapshot.js';
import { type ImportStatus, isWritten, sqlAfter } from '../import-states.js';

/** Locks the row until the transaction ends. */
export const LOCK = statement({
  status: oneOf<ImportStatus>(),
  fileName: text,
  companyId: int,
})`select status, file_name as "fileName", company_id as "companyId" from imports where id = $1 for no key update`;

/**
 * Under another number, so that the import's worker writes no more. Violates imports_one_active while another run of the
 * store is active.
 */
export const BEGIN = command(`
  update imports set status = ${sqlAfter('roll-back')}, run = run + 1, rolling_back_since = now(), heartbeat_at = 'epoch',
    failure = null, finished_at = null, cancel_requested = false, rollback_starts = 0 where id = $1`);

/** The next changes in the order of product ids. `before` is null for products that the run created. */
export const NEXT_CHANGES = statement({ productId: int, before: nullable(json<OfferSnapshot>()) })`
  select product_id as "productId", before from import_changes c
  where import_id = $1 and product_id > (select rollback_cursor from imports where id = $1)
  order by product_id limit $2`;

/** Locks the products in $2 that did not change after the run $1. */
export const LOCK_UNTOUCHED = statement({ id: int })`
  select p.id from import_changes c join products p on p.id = c.product_id
  where c.import_id = $1 and c.product_id = any($2::integer[]) and p.updated_at = c.written_at
  order by p.id for no key update of p`;

/** Lets the earlier run roll back the restored products as well: its written_at follows their new updated_at. */
export const PASS_TO_EARLIER = command(`
  update import_changes c set written_at = p.updated_at
  from import_changes own, imports i, imports earlier, products p
  where own.import_id = $1 and own.product_id = any($2::integer[]) and i.id = own.import_id
    and earlier.company_id = i.company_id and earlier.id < i.id and c.import_id = earlier.id
    and c.product_id = own.product_id and c.written_at = (own.before->>'updated_at')::timestamptz
    and p.id = own.product_id`);

export const MARK_KEPT = command(`
  update import_changes set kept = true where import_id = $1 and product_id = any($2::integer[])`);

export const COUNT = command(`
  update imports set restored = restored + $2, kept = kept + $3, rollback_cursor = $4,
    rollback_starts = 0, heartbeat_at = clock_timestamp() where id = $1`);

/** Deletes at most $2 of the product data that the run $1 requested and no person edited later. */
export const WITHDRAW_REQUESTS = statement({ count: int })`
  with deleted as (
    delete from product_data where id = any(array(
      select id from product_data
      where import_id = $1 and status = 'requested' and updated_at = created_at order by id limit $2 for update))
    returning 1
  ), heartbeat as (
    update imports set rollback_starts = 0, heartbeat_at = clock_timestamp() where id = $1
  )
  select count(*)::integer as count from deleted`;

/**
 * Resets the time at which the store's prices were last confirmed to the full import before this one, because
 * later imports without changes confirmed prices that are now rolled back.
 */
export const RESET_PRICE_CHECK = command(`
  update companies c set prices_checked_at = (
    select max(w.started_at) from imports w
    where w.company_id = c.id and w.id < i.id and w.mode = 'full' and ${isWritten('w')} and not w.summary ? 'fromExport')
  from imports i where i.id = $1 and c.id = i.company_id
    -- the application stored it with milliseconds
    and c.prices_checked_at >= date_trunc('milliseconds', i.started_at)`);

/** Deletes the category paths that the run $1 added, unless a person chose their category or a later import may have them. */
export const DELETE_PATHS = command(`
  delete from category_mappings m where import_id = $1 and origin not in ('chosen', 'excluded')
    and not exists (select from imports later
      where later.company_id = m.company_id and later.id > $1 and ${isWritten('later')})`);

/** After a rollback, uploads are used again or may be deleted. */
export const RELEASE_PICTURES = command('delete from import_change_media where import_id = $1');
