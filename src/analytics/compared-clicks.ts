import { command } from '../core/database/statement.js';
import { AVAILABILITY_CODES } from '../search/catalogue-index/codes.js';
import { marketDay } from './market-day.js';

/** Days that the sums of `compared_clicks` include. */
const DAYS = 28;

const COUNTS = ['own', 'lost_to_price', 'lost_to_stock', 'lost_otherwise'];
const NAMES = COUNTS.join(', ');
const added = (alias: string) =>
  COUNTS.map((name) => `${name} = ${alias}.${name} + excluded.${name}`).join(', ');

/**
 * Parts of a statement that add the clicks to stores among `taken` to the counts of all offers of the group: a click to
 * another store is lost to stock if the offer is sold out, or to price if it is more expensive. Sums of days come
 * first, like in `EXPIRE_COMPARED`, and rows in their order, so that concurrent runs wait for each other.
 */
export const COMPARED_CLICKS = (taken: string) => `clicked as (
    select day, product_id, count(*) as count from ${taken} where type = 'PRODUCT_STORE_REDIRECT' group by 1, 2
  ), outcomes as materialized (
    select day, o.offer_id as product_id,
      case when o.offer_id = c.offer_id then 'own' when o.availability = ${AVAILABILITY_CODES.out_of_stock}
        then 'lost_to_stock' when o.price_cents > c.price_cents then 'lost_to_price' else 'lost_otherwise' end as outcome,
      count
    from clicked join catalogue_offers c on c.offer_id = product_id and c.comparable
    join catalogue_offers o on o.group_id = c.group_id and o.comparable
      and (o.offer_id = c.offer_id or o.company_id <> c.company_id)
    where exists (select from catalogue_offers other where other.group_id = c.group_id and other.comparable
      and other.company_id <> c.company_id)
  ), compared as materialized (
    select day, product_id, ${COUNTS.map(
      (name) => `coalesce(sum(count) filter (where outcome = '${name}'), 0)::integer as ${name}`,
    ).join(', ')}
    from outcomes group by 1, 2 order by 1, 2
  ), compared_days as (
    insert into compared_click_days as d (day, product_id, ${NAMES}) select day, product_id, ${NAMES} from compared
    on conflict (day, product_id) do update set ${added('d')}
    returning d.product_id
  ), compared_sums as (
    insert into compared_clicks as s (product_id, ${NAMES})
    select product_id, ${COUNTS.map((name) => `sum(${name})`).join(', ')} from compared
    where (select count(*) from compared_days) > 0 group by 1 order by 1
    on conflict (product_id) do update set ${added('s')}
  )`;

/** Takes days that ended their period out of the sums. */
export const EXPIRE_COMPARED = command(`
  with expired as (
    delete from compared_click_days where day <= ${marketDay('now()')} - ${DAYS}
    returning product_id, ${NAMES}
  ), rest as materialized (
    select s.product_id, ${COUNTS.map((name) => `s.${name} - e.${name} as ${name}`).join(', ')}
    from compared_clicks s join (
      select product_id, ${COUNTS.map((name) => `sum(${name}) as ${name}`).join(', ')} from expired group by 1
    ) e on e.product_id = s.product_id
    order by s.product_id for update of s
  ), emptied as (
    delete from compared_clicks s using rest
    where s.product_id = rest.product_id and (${COUNTS.map((name) => `rest.${name}`).join(' + ')}) = 0
  )
  update compared_clicks s set ${COUNTS.map((name) => `${name} = rest.${name}`).join(', ')}
  from rest where s.product_id = rest.product_id and (${COUNTS.map((name) => `rest.${name}`).join(' + ')}) > 0`);
