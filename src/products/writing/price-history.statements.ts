import { command } from '../../core/database/statement.js';

/**
 * The prices of the offers $1 begin at the time of their last write, which rollbacks use. Prices with a
 * contract are not added.
 */
export const ADD_PRICES = command(`
  insert into price_history (product_id, at, price, currency)
  select id, updated_at, price, currency from products where id = any($1::integer[]) and contract is null
  on conflict do nothing`);

/** Prices by the clock, at their own times, but after the write that announced them. */
export const ADD_PRICE_STEPS = command(`
  insert into price_history (product_id, at, price, currency)
  select p.id, greatest(x.at, p.updated_at + interval '1 microsecond'), x.price, p.currency
  from json_to_recordset($1::json) as x(id integer, at timestamptz, price numeric) join products p on p.id = x.id and p.contract is null
  on conflict do nothing`);

/**
 * Deletes the prices since the snapshots $1: a rolled back price must not count as the lowest of 30 days. The
 * last one is older than its snapshot if the clock was set back between the two.
 */
export const DELETE_PRICES = command(`
  delete from price_history h using jsonb_populate_recordset(null::products, $1::jsonb) b, products p
  where h.product_id = b.id and p.id = b.id and (h.at > b.updated_at or h.at = p.updated_at and p.updated_at <> b.updated_at)`);

/** Requests have milliseconds, columns microseconds. @param at SQL of the request's time */
export const beganAt = (at: string) => `date_trunc('milliseconds', at) = ${at}`;

/** Moves the price of the product $1 that began at $2 from its history to the voided ones, for the reason $3. */
export const VOID_PRICE = command(`
  with deleted as (
    delete from price_history where product_id = $1 and ${beganAt('$2')} returning product_id, at, price, currency
  )
  insert into voided_prices (product_id, at, price, currency, reason)
  select product_id, at, price, currency, $3 from deleted`);

/**
 * Deletes the price of the product $1 after the voided one at $2, if it equals the price before, which
 * continues.
 */
export const MERGE_AROUND = command(`
  delete from price_history n using price_history b
  where n.product_id = $1 and n.at = (select min(at) from price_history where product_id = $1 and at > $2)
    and b.product_id = $1 and b.at = (select max(at) from price_history where product_id = $1 and at < $2)
    and n.price = b.price and n.currency = b.currency`);
