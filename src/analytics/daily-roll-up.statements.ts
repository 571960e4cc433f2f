import { command, int, statement } from '../core/database/statement.js';
import { marketDay } from './market-day.js';

/** The day that periods should end with. */
const DAY = `coalesce($1::date, ${marketDay('now()')})`;
/** The day that a period moves to: at most $3 days on. */
const NEXT = `least(${DAY}, until + $3::integer)`;

export const OUTDATED_PERIODS = statement({ days: int, passed: int })`
  select days, ${DAY} - until as passed from visit_periods where until < ${DAY} order by days`;

/** 1 if the day belongs to the period, else 0; the same of the period before it. */
const isIn = (until: string) => `(day > ${until} - days and day <= ${until})::integer`;
const isBefore = (until: string) => `(day > ${until} - 2 * days and day <= ${until} - days)::integer`;

/** Reads only the days that enter or leave a period, or the one before it. */
export const MOVE_PERIOD = command(`
  with moved as (
    select days, until as last, ${NEXT} as next from visit_periods where days = $2 and until < ${DAY}
  ), days as (
    select distinct day::date - back * days as day
    from moved, generate_series(last + 1, next, interval '1 day') day, generate_series(0, 2) back
  ), changes as (
    select days, company_id, product_id,
      sum(count * (${isIn('next')} - ${isIn('last')})) filter (where type = 'PRODUCT_CLICK') as views,
      sum(count * (${isIn('next')} - ${isIn('last')})) filter (where type = 'PRODUCT_STORE_REDIRECT') as visits,
      sum(count * (${isBefore('next')} - ${isBefore('last')})) filter (where type = 'PRODUCT_CLICK') as before
    from moved, event_days
    where day = any(array(select day from days)) and type in ('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')
    group by days, company_id, product_id
  )
  insert into product_visits as v (days, company_id, product_id, views, visits, before)
  select days, company_id, product_id, coalesce(views, 0), coalesce(visits, 0), coalesce(before, 0)
  from changes order by company_id, product_id
  on conflict (days, company_id, product_id) do update set views = v.views + excluded.views,
    visits = v.visits + excluded.visits, before = v.before + excluded.before`);

/** Products without views in either period are not in the rankings. */
export const DELETE_UNVIEWED = command(`
  delete from product_visits where days = $1 and (views, visits, before) = (0, 0, 0)`);

export const MOVE_ON = command(`update visit_periods set until = ${NEXT} where days = $2 and until < ${DAY}`);
