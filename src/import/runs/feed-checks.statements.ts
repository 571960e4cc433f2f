import {
  command,
  float,
  int,
  json,
  nullable,
  present,
  statement,
  text,
} from '../../core/database/statement.js';
import type { FeedIssue } from '../feed/offer.js';

/** A price this many times above or below the market's median is probably a mistake. */
const OUTLIER_FACTOR = 2;
/** With fewer other stores, it is unclear which price is wrong. */
const MARKET_STORES = 2;

/** A GTIN of 14 digits in its usual form. */
const EAN = String.raw`regexp_replace(left(s.group_key, 14), '^0+(?=(\d{8}|\d{12}|\d{13})$)', '')`;

/** An offer that is conspicuous, and how many there are (`count`). */
const FOUND = {
  itemNumber: present(int),
  line: present(int),
  productCode: text,
  text: text,
  values: json<FeedIssue['values']>(),
  count: int,
};

/** Offers of the run $1 with the EAN and condition of an earlier one; the first $2. */
export const REPEATED_EANS = statement(FOUND)`
  with shared as materialized (
    select group_key from import_staged_items where import_id = $1 and group_key is not null
    group by group_key having count(*) > 1
  ), numbered as (
    select s.item_number, s.line, s.product_code, s.group_key, row_number() over place as nth,
      first_value(s.line) over place as first_line, first_value(s.product_code) over place as first_code
    from import_staged_items s join shared using (group_key) where s.import_id = $1
    window place as (partition by s.group_key order by s.item_number)
  )
  select item_number as "itemNumber", line, product_code as "productCode", ${EAN} as text,
    jsonb_build_object('firstLine', first_line, 'firstCode', first_code) as values, count(*) over ()::integer as count
  from numbered s where nth > 1 order by item_number limit $2`;

/** Offers of the run $1 whose price is far from the median of other stores than $3; the first $2. */
export const PRICE_OUTLIERS = statement(FOUND)`
  with market as materialized (
    select o.group_key, round(percentile_cont(0.5) within group (order by o.price) * 100)::bigint as median,
      count(distinct o.company_id)::integer as stores
    from products o join catalogue_offers compared on compared.offer_id = o.id and compared.comparable
    where o.group_key in (select group_key from import_staged_items where import_id = $1 and group_key is not null)
      and o.company_id <> $3 and compared.apart is null
    group by o.group_key having count(distinct o.company_id) >= ${MARKET_STORES}
  )
  select s.item_number as "itemNumber", s.line, s.product_code as "productCode",
    (s.price_cents / 100.0)::numeric(14, 2)::text as text, jsonb_build_object('priceCents', s.price_cents, 'medianCents', m.median, 'stores', m.stores,
      'ean', ${EAN}) as values, count(*) over ()::integer as count
  from import_staged_items s join market m using (group_key)
  where s.import_id = $1
    and (s.price_cents > m.median * ${OUTLIER_FACTOR} or s.price_cents * ${OUTLIER_FACTOR} < m.median)
  order by s.item_number limit $2`;

export const ADD_WARNINGS = command('update imports set warnings = warnings + $2 where id = $1');

/** The terms of delivery of the store $1. */
export const DELIVERY_TERMS = statement({
  deliveryCost: nullable(float),
  freeDeliveryFrom: nullable(float),
  deliveryDaysMin: nullable(int),
  deliveryDaysMax: nullable(int),
  feedCurrency: text,
})`
  select delivery_cost::float8 as "deliveryCost", free_delivery_from::float8 as "freeDeliveryFrom",
    delivery_days_min as "deliveryDaysMin", delivery_days_max as "deliveryDaysMax", feed_currency as "feedCurrency"
  from companies where id = $1`;

/** Sites of other stores than $1 that sell here. */
export const OTHER_STORE_SITES = statement({
  website: present(text),
})`select website from companies where active and id <> $1 and website is not null`;
