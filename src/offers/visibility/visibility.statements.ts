import { bool, int, json, nullable, type RowOf, statement } from '../../core/database/statement.js';
import type { TermMatch } from '../../products/blocking/blocked-term.js';
import type { Translations } from '../../core/i18n/local-text.js';
import type { Apart } from '../../products/comparison/compared-offer.js';
import { groupOfRanks, isRanked } from '../../products/own/price-ranks.js';

/**
 * For the offers $1: whether their store is active, each one's rank by price among the compared offers, and
 * the held import with a new price.
 */
export const VISIBILITY_FACTS = statement({
  id: int,
  storeActive: bool,
  /** 1 is the lowest price; null: it is not compared. */
  place: nullable(int),
  /** That sell it, this one included; null: it is not compared. */
  stores: nullable(int),
  heldImportId: nullable(int),
  /** The matches of a blocked one. */
  blockedBy: nullable(json<TermMatch[]>()),
  /** Why it is not compared. */
  apart: nullable(json<Apart>()),
  /** The offer that it differs from. */
  otherName: nullable(json<Translations>()),
})`
  with wanted as materialized (
    select p.id, p.company_id, p.product_code, p.gtin, p.status, c.active
    from products p join companies c on c.id = p.company_id where p.id = any($1::integer[])
  ), held as (
    select w.id, max(i.id) as import_id
    from imports i
    join import_differences d on d.import_id = i.id
    join wanted w on w.company_id = i.company_id and w.product_code = d.product_code
    where i.status = 'held' and d.kinds && array['price', 'price_jump', 'currency']
    group by w.id
  )
  select w.id, w.active as "storeActive", ranked.cheaper + 1 as place, ranked.stores, held.import_id as "heldImportId",
    b.matches as "blockedBy",
    o.apart, (select other.name from products other where other.id = (o.apart ->> 'otherId')::integer) as "otherName"
  from wanted w
  left join held on held.id = w.id
  left join offer_blocks b on b.product_id = w.id and w.status = 'blocked'
  left join catalogue_offers o on o.offer_id = w.id
  left join ${groupOfRanks('o')} ranked on ${isRanked('o', 'w')}
  order by w.id`;
export type VisibilityFacts = RowOf<typeof VISIBILITY_FACTS>;
