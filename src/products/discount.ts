import { MARKET_TIME_ZONE } from '../core/i18n/market-time.js';

/**
 * The discount of an offer (directive 98/6/EC, article 6a; Court of Justice C-330/23). The base is the store's own lowest
 * price in the 30 days before the current price began, in euro, from the price history; the store's regular price is
 * ignored. A shorter history has no discount: a new store's first change would look like one.
 */
export interface Discount {
  /** Whole percent of the base, at least 1, rounded down. */
  percent: number;
  /** The base, in euro. */
  lowest: number;
}

const DAYS = `interval '30 days'`;

/** A discount is shown for 30 days and ends at midnight, so that all pages agree. */
const FIRST_DAY = `((now() at time zone '${MARKET_TIME_ZONE}')::date - 30)::timestamp at time zone '${MARKET_TIME_ZONE}'`;

/** A column of {@link Discount}, null without one; needs {@link joinDiscount}. */
export const DISCOUNT = `
  case when discount.percent is not null then json_build_object(
    'percent', discount.percent, 'lowest', discount.lowest::float8) end as discount`;

/**
 * Joins the relation `discount` to products: the only definition of a discount.
 * @param offer alias of the products
 * @param among SQL condition of the products that are looked at: others are not discounted
 */
export const joinDiscount = (offer: string, among = 'true') => `
  left join lateral (
    select div((earlier.lowest - ${offer}.price) * 100, earlier.lowest)::integer as percent, earlier.lowest
    from lateral (
      select h.at, h.price, h.currency from price_history h
      where h.product_id = ${offer}.id and (h.price, h.currency) <> (${offer}.price, ${offer}.currency)
        and ${offer}.currency = 'EUR' and ${among}
      order by h.at desc limit 1
    ) previous
    -- no row if the current price is missing from the history
    cross join lateral (
      select min(h.at) as at from price_history h where h.product_id = ${offer}.id and h.at > previous.at
    ) reduction
    cross join lateral (
      select min(h.price) as lowest, min(h.at) as at from price_history h
      where h.product_id = ${offer}.id and h.at < reduction.at
        -- the price that was in force when the 30 days began counts as well
        and h.at >= coalesce((select max(s.at) from price_history s
          where s.product_id = ${offer}.id and s.at <= reduction.at - ${DAYS}), '-infinity')
        -- prices before a period in another currency do not count
        and h.at > coalesce((select max(f.at) from price_history f
          where f.product_id = ${offer}.id and f.currency <> 'EUR' and f.at < reduction.at), '-infinity')
    ) earlier
    where previous.currency = 'EUR' and previous.price > ${offer}.price and reduction.at >= ${FIRST_DAY}
      and earlier.at <= reduction.at - ${DAYS}
      -- less than one percent is not shown
      and ${offer}.price <= earlier.lowest * 0.99
  ) discount on true`;
