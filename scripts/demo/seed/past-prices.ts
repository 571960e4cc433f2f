import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DiscountPercentages } from '../../../src/products/refresh/discount-percentages.js';
import { FLAGSHIPS } from '../data/products/flagships.js';

/**
 * Adds past prices to the demo's offers and services, except a few new ones: a year with flagships, two to twelve months with
 * others. Prices varied by up to 15 %. If the store states a discount, no recent price was lower than today's; otherwise
 * none was higher. The same on each machine.
 */
export async function seedPastPrices(app: INestApplicationContext): Promise<void> {
  await app.get(DataSource).query(PAST_PRICES, [FLAGSHIPS.map(({ id }) => `${id}-1`)]);
  await app.get(DiscountPercentages).updatePercentages(new AbortController().signal);
}

/** The first price, which the import recorded, becomes the last one; prices keep their store's ending. */
const PAST_PRICES = `
  with offers as materialized (
    select p.id, p.price, p.regular_price, p.currency, p.product_code, h.at, p.variant_group = any($1) is true as flagship,
      abs(hashtext(p.product_code)) as chance
    from products p
    join lateral (select min(at) as at from price_history h where h.product_id = p.id having count(*) = 1) h on true
    where abs(hashtext(p.product_code)) % 20 > 0
  ), sold as (
    select *, case when flagship then 12 else 6 end as turns,
      -- a flagship's history is older than the year of the chart, so it fills it
      case when flagship then 370 else 60 + chance % 300 end as days from offers
  ), dated as (
    select *, abs(hashtext(product_code || turn)) % 1000 as luck,
      (days - 2.0) / turns as step from sold, generate_series(0, turns) turn
  ), timed as (
    select *, now() - (days - step * turn + luck / 1000.0 * least(0.8 * step, 18)) * interval '1 day' as moment from dated
  ), priced as (
    select *, case when turn = turns then price else greatest(round(
      case when regular_price is not null then regular_price * (1 - (luck % 5) / 100.0)
        else price * (1 + least(luck % 31 - 15, case when turn >= turns - 2 then 0 end) / 100.0) end
      - price % 1), 0) + price % 1 end as past
    from timed
  ), lately as (
    update price_history h set at = p.moment from priced p
    where p.turn = p.turns and h.product_id = p.id and h.at = p.at
  )
  insert into price_history (product_id, at, price, currency)
  select id, moment, past, currency
  -- an import records only changed prices
  from (select *, lead(past) over (partition by id order by turn) as next from priced) step
  where turn < turns and past <> next and past > 0`;
