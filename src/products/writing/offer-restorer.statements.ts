import { command, int, statement } from '../../core/database/statement.js';
import { setColumns } from '../product-columns.js';
import { formerStatus, setStatus } from '../product-status.statements.js';

/** Restores everything that a feed can change; keeps clicks and the time of creation. */
export const RESTORE = command(`
  update products p set
    ${setColumns('b', {
      product_code: 'p.product_code',
      brand_id: '(select id from brands where id = b.brand_id)',
    })},
    ${setStatus(formerStatus('b.'))}, price_checked_at = b.price_checked_at,
    feed_category_id = b.feed_category_id, content_hash = b.content_hash,
    fed_values = coalesce(b.fed_values, '{}'),
    deleted_at = b.deleted_at, updated_at = clock_timestamp()
  from jsonb_populate_recordset(null::products, $1::jsonb) b
  where p.id = b.id`);

/** Keeps existing images from being deleted until the transaction ends. */
export const LOCK_PICTURES = statement({ id: int })`
  select id from media where id = any($1::integer[]) and failure is distinct from 'removed' order by id for key share`;

/** An incompletely restored offer differs from its feed: without its fingerprint the next import writes it again. */
export const RESET_CONTENT_HASH = command(`
  update products set content_hash = '' where id = any($1::integer[]) and content_hash is not null`);
