import {
  bool,
  command,
  float,
  int,
  nullable,
  type RowOf,
  statement,
  text,
  time,
} from '../../../core/database/statement.js';

/** The prices of the product $1 in its history, and the voided ones. */
const RECORDED = `
  select at, price, currency, null as reason, null::timestamptz as voided_at,
    at = (select max(h.at) from price_history h where h.product_id = $1) as present
  from price_history where product_id = $1
  union all
  select at, price, currency, reason, voided_at, false from voided_prices where product_id = $1`;

const COLUMNS = {
  /** When it began. */
  at: time,
  price: float,
  /** ISO 4217. */
  currency: text,
  /** Whether it is in force. */
  present: bool,
  /** Why it was voided; null: it counts. */
  reason: nullable(text),
  voidedAt: nullable(time),
};
const SELECTED = `at, price::float8 as price, currency, present, reason, voided_at as "voidedAt"`;

/** Prices of the product $1, the last one first: $2 of them after $3. */
export const RECORDED_PRICES = {
  rows: statement(
    COLUMNS,
  )`select ${SELECTED} from (${RECORDED}) recorded order by recorded.at desc limit $2 offset $3`,
  count: statement({ count: int })`select count(*)::integer as count from (${RECORDED}) recorded`,
};
export type RecordedPrice = RowOf<typeof RECORDED_PRICES.rows>;

/** Requests have milliseconds, columns microseconds. */
const BEGAN = `date_trunc('milliseconds', at) = $2`;

/** The price of the product $1 that began at $2. */
export const RECORDED_PRICE = statement(
  COLUMNS,
)`select ${SELECTED} from (${RECORDED}) recorded where ${BEGAN}`;

/** Moves the price of the product $1 that began at $2 from its history to the voided ones, for the reason $3. */
export const VOID_PRICE = command(`
  with deleted as (
    delete from price_history where product_id = $1 and ${BEGAN} returning product_id, at, price, currency
  )
  insert into voided_prices (product_id, at, price, currency, reason)
  select product_id, at, price, currency, $3 from deleted`);

/** Deletes the price of the product $1 after the voided one at $2, where it equals the price before: that one goes on. */
export const MERGE_AROUND = command(`
  delete from price_history n using price_history b
  where n.product_id = $1 and n.at = (select min(at) from price_history where product_id = $1 and at > $2)
    and b.product_id = $1 and b.at = (select max(at) from price_history where product_id = $1 and at < $2)
    and n.price = b.price and n.currency = b.currency`);
