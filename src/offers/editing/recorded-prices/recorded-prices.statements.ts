const RECORDED = `
  select at, price, currency, null as reason, null::timestamptz as voided_at,
    at = (select max(h.at) from price_history h where h.product_id = $1) as present
  from price_history where product_id = $1
  union all
  select at, price, currency, reason, voided_at, false from voided_prices where product_id = $1`;

const COLUMNS = `at, price::float8 as price, currency, present, reason, voided_at as "voidedAt"`;

/** Prices of the product $1, the last one first: $2 of them after $3. */
export const RECORDED_PRICES = `
  select ${COLUMNS} from (${RECORDED}) recorded order by recorded.at desc limit $2 offset $3`;

export const COUNT_RECORDED_PRICES = `select count(*)::integer as count from (${RECORDED}) recorded`;

/** Times are read and sent in milliseconds, and kept in microseconds. */
const BEGAN = `date_trunc('milliseconds', at) = $2`;

/** The price of the product $1 that began at $2. */
export const RECORDED_PRICE = `select ${COLUMNS} from (${RECORDED}) recorded where ${BEGAN}`;

/** Takes the price of the product $1 that began at $2 out of its history, for the reason $3. */
export const VOID_PRICE = `
  with taken as (
    delete from price_history where product_id = $1 and ${BEGAN} returning product_id, at, price, currency
  )
  insert into voided_prices (product_id, at, price, currency, reason)
  select product_id, at, price, currency, $3 from taken`;

/** Behind a price of the product $1 that was none at $2 the one before it may begin again: it has never ended. */
export const JOIN_AROUND = `
  delete from price_history n using price_history b
  where n.product_id = $1 and n.at = (select min(at) from price_history where product_id = $1 and at > $2)
    and b.product_id = $1 and b.at = (select max(at) from price_history where product_id = $1 and at < $2)
    and n.price = b.price and n.currency = b.currency`;
