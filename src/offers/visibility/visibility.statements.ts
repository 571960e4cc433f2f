import { bool, int, json, nullable, type RowOf, statement } from '../../core/database/statement.js';
import type { TermMatch } from '../../products/blocking/blocked-term.js';

/**
 * Of the offers $1: whether their store is active, the place of each by price among the stores that sell the same, and
 * the held import in which a new price waits. A group has few offers, and a price is compared in euro only.
 */
export const VISIBILITY_FACTS = statement({
  id: int,
  storeActive: bool,
  /** 1 is the lowest price; null: it is not compared. */
  place: nullable(int),
  /** That sell it, this one included; null: it is not compared. */
  stores: nullable(int),
  heldImportId: nullable(int),
  /** What matches a blocked one. */
  blockedBy: nullable(json<TermMatch[]>()),
})`
  with wanted as materialized (
    select p.id, p.company_id, p.product_code, p.group_key, p.price, p.status, c.active
    from products p join companies c on c.id = p.company_id where p.id = any($1::integer[])
  ), held as (
    select w.id, max(i.id) as import_id
    from imports i
    join import_differences d on d.import_id = i.id
    join wanted w on w.company_id = i.company_id and w.product_code = d.product_code
    where i.status = 'held' and d.kinds && array['price', 'price_jump', 'currency']
    group by w.id
  )
  select w.id, w.active as "storeActive", ranked.place, ranked.stores, held.import_id as "heldImportId",
    b.matches as "blockedBy"
  from wanted w
  left join held on held.id = w.id
  left join offer_blocks b on b.product_id = w.id and w.status = 'blocked'
  left join lateral (
    select 1 + count(distinct g.company_id) filter (where g.price < w.price and g.company_id <> w.company_id)::integer
        as place,
      count(distinct g.company_id)::integer as stores
    from products g join companies other on other.id = g.company_id and other.active
    where g.group_key = w.group_key and g.status = 'active' and g.deleted_at is null
  ) ranked on w.group_key is not null and w.active and w.status = 'active'
  order by w.id`;
export type VisibilityFacts = RowOf<typeof VISIBILITY_FACTS>;
