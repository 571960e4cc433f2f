import {
  bool,
  float,
  int,
  nullable,
  type RowOf,
  statement,
  text,
  time,
} from '../../../core/database/statement.js';
import { beganAt } from '../../writing/price-history.statements.js';

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

/** The price of the product $1 that began at $2. */
export const RECORDED_PRICE = statement(
  COLUMNS,
)`select ${SELECTED} from (${RECORDED}) recorded where ${beganAt('$2')}`;
