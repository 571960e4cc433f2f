import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DiscountPercentages } from '../../../src/products/refresh/discount-percentages.js';

/**
 * Adds half a year of price history to the demo's offers: prices varied by up to 15 %. If the store states a
 * discount, no recent price was lower than today's; otherwise none was higher. The same on each machine.
 */
export async function seedPastPrices(app: INestApplicationContext): Promise<void> {
  await app.get(DataSource).query(PAST_PRICES);
  await app.get(DiscountPercentages).updatePercentages(new AbortController().signal);
}

/** The first price, which the import recorded, becomes the last one of five. */
const PAST_PRICES = `
  with offers as materialized (
    select p.id, p.price, p.regular_price, p.currency, p.product_code, h.at from products p
    join lateral (select min(at) as at from price_history h where h.product_id = p.id having count(*) = 1) h on true
    where p.kind = 'product' and abs(hashtext(p.product_code)) % 4 > 0
  ), turns as (
    select o.*, turn, abs(hashtext(product_code || turn)) % 1000 as chance from offers o, generate_series(0, 5) turn
  ), dated as (
    select *, now() - make_interval(days => 180 - 32 * turn - chance % 18) as moment from turns
  ), lately as (
    update price_history h set at = dated.moment from dated
    where turn = 5 and h.product_id = dated.id and h.at = dated.at
  )
  insert into price_history (product_id, at, price, currency)
  select id, moment, round(case when regular_price is not null then regular_price * (1 - (chance % 5) / 100.0)
    else price * (1 + least(chance % 31 - 15, case turn when 4 then 0 end) / 100.0) end, 2), currency
  from dated where turn < 5`;
