import { command, int, ints, statement } from '../core/database/statement.js';
import { COMPARED_CLICKS } from './compared-clicks.js';
import { marketDay } from './market-day.js';

const TODAY = marketDay('now()');
/** Events that make a product popular, and the days that they count for. */
const CLICKS = `('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')`;
const DAYS = 30;

/** Adds at most $1 events to the sums of their days; answers how many. Concurrent runs wait for each other. */
export const SUM_UP = statement({ count: int })`
  with taken as (
    delete from fresh_events where ctid = any(array(select ctid from fresh_events limit $1 for update))
    returning ${marketDay('at')} as day, type, product_id, company_id, category_id
  ), products as (
    insert into event_days as d (day, type, product_id, company_id, count)
    select day, type, product_id, company_id, count(*) from taken where product_id is not null
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (day, type, product_id, company_id) do update set count = d.count + excluded.count
  ), categories as (
    insert into category_days as d (day, category_id, count)
    select day, category_id, count(*) from taken where category_id is not null group by 1, 2 order by 1, 2
    on conflict (day, category_id) do update set count = d.count + excluded.count
  ), stale as (
    insert into stale_clicks (product_id) select distinct product_id from taken where type in ${CLICKS} order by 1
    on conflict do nothing
  ), ${COMPARED_CLICKS('taken')}
  select count(*)::integer as count from taken`;

/** Once a day: marks products with events on days that are no longer in the period. */
export const FIND_OUTDATED = command(`
  with known as (
    select (value ->> 'day')::date as day from settings where key = 'analytics.clicks' for update
  ), outdated as (
    insert into stale_clicks (product_id)
    select distinct product_id from event_days, known
    where event_days.day > known.day - ${DAYS} and event_days.day <= ${TODAY} - ${DAYS} and type in ${CLICKS}
    order by 1
    on conflict do nothing
  )
  update settings set value = jsonb_build_object('day', ${TODAY}), updated_at = now()
  from known where key = 'analytics.clicks' and known.day < ${TODAY}`);

/** Updates the clicks of $1 marked products; returns the number of read rows, and the changed products. */
export const SET_CLICKS = statement({ count: int, ids: ints })`
  with taken as (
    delete from stale_clicks where product_id = any(array(
      select product_id from stale_clicks order by product_id limit $1 for update))
    returning product_id
  ), clicks as (
    select t.product_id as id, coalesce(sum(d.count), 0)::integer as clicks from taken t
    left join event_days d on d.product_id = t.product_id and d.day > ${TODAY} - ${DAYS} and d.type in ${CLICKS}
    group by t.product_id
  ), changed as (
    update products p set clicks = c.clicks from clicks c where p.id = c.id and p.clicks <> c.clicks returning p.id
  )
  select (select count(*)::integer from taken) as count, array(select id from changed) as ids`;
