import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DiscountPercentages } from '../../../src/products/refresh/discount-percentages.js';

/** Days ago, the price from then on, and its currency if it is not the euro. */
export type PastPrice = [daysAgo: number, price: number, currency?: string];

/** Replaces the history of offers; the read model follows. */
export async function addPriceHistory(
  app: INestApplicationContext,
  past: ReadonlyMap<number, PastPrice[]>,
): Promise<void> {
  const database = app.get(DataSource);
  for (const [id, prices] of past) {
    await database.query('delete from price_history where product_id = $1', [id]);
    for (const [daysAgo, price, currency = 'EUR'] of prices)
      await database.query(
        `insert into price_history values ($1, now() - $2::float8 * interval '24 hours', $3, $4)`,
        [id, daysAgo, price, currency],
      );
  }
  await followDiscounts(app);
}

/** The price that the offers had until their present one. */
export async function reduceFrom(app: INestApplicationContext, price: number, ids: number[]): Promise<void> {
  await app.get(DataSource).query(
    `insert into price_history (product_id, at, price, currency)
       select id, now() - interval '60 days', $2, currency from products where id = any($1::integer[])`,
    [ids, price],
  );
  await followDiscounts(app);
}

/** The worker's task at midnight. */
export const followDiscounts = (app: INestApplicationContext): Promise<void> =>
  app.get(DiscountPercentages).updatePercentages(new AbortController().signal);
