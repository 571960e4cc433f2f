import { isWritten } from '../../import/import-states.js';
import { isOfDeletedOffers } from '../../media/pictures/picture-uses.js';
import { inPictureState } from '../../media/picture-state.js';
import { float, int, nullable, statement, text } from '../../core/database/statement.js';

/** Views of the products `p` in 28 days. */
const VIEWS = `coalesce(sum((select v.views from product_visits v
    where v.days = 28 and v.company_id = p.company_id and v.product_id = p.id)), 0)::float8 as views`;

/** More differences of a kind are counted, but not kept. */
const KEPT_DIFFERENCES = 10_000;

/** Feeds of the store $1 whose last fetch failed, and views of the offers that wait for them. */
export const FAILING_FEEDS = statement({ count: int, views: float })`
  select count(*)::integer as count, (select ${VIEWS} from products p
    where p.company_id = $1 and p.deleted_at is null and p.status = 'active' and p.content_hash is not null) as views
  from feeds f where f.active and f.failures > 0 and f.company_id = $1`;

/** Imports of the store $1 that failed since yesterday. */
export const FAILED_IMPORTS = statement({ count: int, id: nullable(int) })`
  select count(*)::integer as count, max(id) as id from imports
  where status = 'failed' and mode <> 'dry-run' and finished_at > now() - interval '1 day' and company_id = $1`;

/**
 * New prices of the store $1 in imports that wait for a confirmation; views of these offers, unless only
 * counted.
 */
export const HELD_PRICES = statement({ count: int, imports: int, id: nullable(int), views: nullable(float) })`
  with held as (
    select i.id, coalesce(c.count, 0) as count from imports i
    join import_difference_counts c on c.import_id = i.id and c.kind = 'price' and c.count > 0
    where i.company_id = $1 and i.status = 'held'
  )
  select coalesce(sum(h.count), 0)::integer as count, count(*)::integer as imports, max(h.id) as id,
    case when max(h.count) <= ${KEPT_DIFFERENCES} then (select ${VIEWS} from products p
      where p.company_id = $1 and p.deleted_at is null and p.product_code in (
        select d.product_code from import_differences d join held on held.id = d.import_id where d.kinds @> array['price']
      )) end as views
  from held h`;

/** Offers of the store $1 that its imports hid since yesterday, for the reason $2. */
export const LEFT_FEED = statement({ count: int, views: float })`
  select count(*)::integer as count, ${VIEWS} from products p
  where p.company_id = $1 and p.deleted_at is null and p.left_feed and p.status = 'inactive'
    and coalesce(p.left_out, 'left_feed') = $2
    and p.unavailable_since > now() - interval '1 day'`;

/** Images of the store $1 that could not be fetched, and views of its visible offers that show none because of it. */
export const FAILED_PICTURES = statement({ count: int, fresh: int, views: float })`
  with failed as materialized (
    select id, updated_at from media
    where company_id = $1 and ${inPictureState('media').failed} and failure <> 'removed' and replaces_id is null
      and not ${isOfDeletedOffers('media')}
  )
  select (select count(*)::integer from failed) as count,
    (select count(*)::integer from failed where updated_at > now() - interval '1 day') as fresh,
    (select ${VIEWS} from products p where p.company_id = $1 and p.deleted_at is null and p.status = 'active'
      and exists (select from product_media l join failed f on f.id = l.media_id where l.product_id = p.id)
      and not exists (select from product_media l join media m on m.id = l.media_id
        where l.product_id = p.id and m.status = 'ready')) as views`;

/** Items that the last import of the store $1 rejected. */
export const REJECTED_ITEMS = statement({ count: int, id: int })`
  select rejected as count, id from imports
  where company_id = $1 and ${isWritten()} order by id desc limit 1`;

const SINCE_YESTERDAY = `> now() - interval '1 day'`;

/** The $1 stores that each kind of trouble concerns most; `stores`: how many it concerns. */
export const BROKEN_STORES = statement({ kind: text, companyId: int, companyName: text, stores: int })`
  with broken as (
    select 'feeds' as kind, company_id, count(*) as count from feeds where active and failures > 0 group by 2
    union all
    select 'imports', company_id, count(*) from imports
    where status = 'failed' and mode <> 'dry-run' and finished_at ${SINCE_YESTERDAY} group by 2
    union all
    select 'prices', i.company_id, sum(c.count) from imports i
    join import_difference_counts c on c.import_id = i.id and c.kind = 'price' and c.count > 0
    where i.status = 'held' group by 2
    union all
    select coalesce(left_out, 'left_feed'), company_id, count(*) from products
    where company_id in (select company_id from imports where deactivated > 0 and finished_at ${SINCE_YESTERDAY})
      and deleted_at is null and left_feed and status = 'inactive' and unavailable_since ${SINCE_YESTERDAY}
      and coalesce(left_out, 'excluded') = 'excluded'
    group by 1, 2
    union all
    select 'pictures', company_id, count(*) from media
    where ${inPictureState('media').failed} and failure <> 'removed' and replaces_id is null
      and not ${isOfDeletedOffers('media')}
      and company_id is not null and updated_at ${SINCE_YESTERDAY}
    group by 2
    union all
    select 'rejected', company_id, rejected from (
      select distinct on (company_id) company_id, rejected from imports
      where ${isWritten()} and finished_at ${SINCE_YESTERDAY}
      order by company_id, id desc
    ) latest where rejected > 0
  ), ranked as (
    select *, row_number() over (partition by kind order by count desc, company_id) as rank,
      count(*) over (partition by kind) as stores
    from broken
  )
  select r.kind, c.id as "companyId", c.company_name as "companyName", r.stores::integer as stores
  from ranked r join companies c on c.id = r.company_id where r.rank <= $1 order by r.kind, r.rank`;
