import { setColumns } from '../product-columns.js';
import { formerStatus, setStatus } from '../product-status.statements.js';

/** Prices from after the images $1 were none: the lowest one of a month must not be a mistake that was taken back. */
export const FORGET_PRICES = `
  delete from price_history h using jsonb_populate_recordset(null::products, $1::jsonb) b
  where h.product_id = b.id and h.at > b.updated_at`;

/** All that a file can have changed; how often it was visited, and when it was made, stays. */
export const RESTORE = `
  update products p set
    ${setColumns('b', {
      product_code: 'p.product_code',
      brand_id: '(select id from brands where id = b.brand_id)',
    })},
    ${setStatus(formerStatus('b.'))}, price_checked_at = b.price_checked_at, content_hash = b.content_hash,
    deleted_at = b.deleted_at, updated_at = clock_timestamp()
  from jsonb_populate_recordset(null::products, $1::jsonb) b
  where p.id = b.id`;

/** Keeps those that are still there until the transaction ends; one order for everybody. */
export const LOCK_PICTURES = `
  select id from media where id = any($1::integer[]) and failure is distinct from 'removed' order by id for key share`;

/** What lacks something is not what its feed says: the same file writes it again. */
export const FORGET_CONTENT = `
  update products set content_hash = '' where id = any($1::integer[]) and content_hash is not null`;

export const DELETE =
  'update products set deleted_at = now(), updated_at = clock_timestamp() where id = any($1::integer[])';
