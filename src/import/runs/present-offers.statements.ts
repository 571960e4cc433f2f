import { int, json, nullable, statement, text } from '../../core/database/statement.js';
import { LINK_HOST } from '../intake/link-host.js';
import { ownActive } from './import.statements.js';

/** Enough to find the hosts and images of a store. */
const SAMPLE = 1_000;

/** The offers of the store $1 before the import. */
export const PRESENT_OFFERS = statement({
  active: int,
  available: int,
  withDeliveryCost: int,
  hosts: json<string[]>(),
  pictures: int,
  website: nullable(text),
})`
  with sample as materialized (
    select p.id, p.link from products p where ${ownActive('p', '$1')} order by p.id desc limit ${SAMPLE}
  ), hosts as (
    select substring(lower(link) from '${LINK_HOST}') as host, count(*) as links from sample group by 1
  )
  select count(*)::integer as active,
    count(*) filter (where p.availability <> 'out_of_stock'
      and (p.stock is distinct from 0 or p.availability in ('backorder', 'preorder')))::integer as available,
    count(p.delivery_cost)::integer as "withDeliveryCost",
    (select coalesce(json_agg(host order by links desc), '[]') from hosts where host is not null) as hosts,
    (select count(distinct first.media_id)::integer from sample cross join lateral (
      select media_id from product_media where product_id = sample.id order by position limit 1) first) as pictures,
    (select substring(lower(website) from '${LINK_HOST}') from companies where id = $1) as website
  from products p where ${ownActive('p', '$1')}`;
