import { float, int, json, oneOf, type RowOf, statement } from '../../core/database/statement.js';
import type { Translations } from '../../core/i18n/local-text.js';
import { isUnexpired, isUpToDate } from '../clock/row-at-now.js';
import type { Condition } from '../product-fields.js';

/** The product of the group $1 in other conditions: for each one the group with the lowest price that can be bought. */
export const TWINS = statement({
  id: int,
  name: json<Translations>(),
  condition: oneOf<Condition>(),
  price: float,
  offerCount: int,
})`
  select e.id, e.name, twin.condition, twin.price, twin."offerCount"
  from (
    select o.group_id, w.condition, min(w.price)::float8 as price, count(distinct w.id)::integer as "offerCount",
      row_number() over (partition by w.condition order by min(w.price), o.group_id) as place
    from (
      select distinct p.gtin, p.condition from catalogue_offers g join products p on p.id = g.offer_id
      where g.group_id = $1 and g.apart is null and p.group_key is not null
    ) own
    join products w on w.group_key = any(array[own.gtin || 'n', own.gtin || 'r', own.gtin || 'u'])
      and w.condition <> own.condition
    join catalogue_offers o on o.offer_id = w.id and o.comparable and o.apart is null
    where ${isUpToDate('w')} and ${isUnexpired('w')} and w.availability <> 'out_of_stock'
    group by o.group_id, w.condition
  ) twin
  join products e on e.id = twin.group_id
  where twin.place = 1
  order by twin.price, e.id`;
export type TwinRow = RowOf<typeof TWINS>;
