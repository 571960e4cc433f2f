import { getQueueToken } from '@nestjs/bull';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { DEFAULT_LOCALE } from '../../../src/core/i18n/locales.js';
import { route } from '../../../src/routes.js';
import { AVAILABILITY_CODES } from '../../../src/search/catalogue-index/codes.js';
import { writeIds } from '../../../src/storefront/comparison/compared-ids.js';
import { ALERTS_QUEUE, requestPoll } from '../../../src/storefront/price-alerts/price-alerts.queue.js';
import { FLAGSHIPS } from '../data/products/flagships.js';

/** Path of a comparison: a flagship with two products that many stores sell. Null without products. */
export async function findComparison(app: INestApplicationContext): Promise<string | null> {
  const rows = await app.get(DataSource).query<{ id: number }[]>(COMPARED, [`${FLAGSHIPS[0]!.id}-1`]);
  if (rows.length < 2) return null;
  return route('compare', {}, DEFAULT_LOCALE, { ids: writeIds(rows.map(({ id }) => id)) });
}

/**
 * Has the worker mail price alerts to invented visitors, who asked a month ago for a flagship whose lowest price fell
 * since then.
 */
export async function seedAlerts(app: INestApplicationContext): Promise<void> {
  await app.get(DataSource).query(ASKED, [FLAGSHIPS.map(({ id }) => `${id}-1`)]);
  await requestPoll(app.get<Queue>(getQueueToken(ALERTS_QUEUE), { strict: false }));
}

const COMPARED = `
  with flagship as (
    select o.group_id, pc.category_id from catalogue_offers o join products p on p.id = o.offer_id
    join product_categories pc on pc.product_id = o.group_id
    where p.variant_group = $1 and o.comparable order by o.group_id limit 1
  ), others as (
    -- one of each card
    select distinct on (o.card_id) o.group_id, count(*) as sellers
    from catalogue_offers o join product_categories pc on pc.product_id = o.group_id, flagship f
    where pc.category_id = f.category_id and o.comparable
      and o.card_id <> (select card_id from catalogue_offers where offer_id = f.group_id)
    group by o.card_id, o.group_id order by o.card_id, 2 desc
  )
  select group_id as id from flagship
  union all (select group_id from others order by sellers desc, group_id limit 2)`;

const ASKED = `
  with priced as (
    select o.group_id, min(o.price_cents) / 100.0 as price, min(earlier.price) as former
    from catalogue_offers o join products p on p.id = o.group_id
    cross join lateral (
      select h.price from price_history h where h.product_id = o.offer_id and h.at < now() - interval '30 days'
      order by h.at desc limit 1
    ) earlier
    where o.comparable and o.availability <> ${AVAILABILITY_CODES.out_of_stock} and p.variant_group = any($1) group by o.group_id
  ), fallen as (
    select * from priced where price < former order by former - price desc, group_id limit 1
  )
  insert into price_alerts (product_id, email, locale, known_price, created_at, asked_at, confirmed_at, check_since)
  select group_id, email, locale, former, at, at, at, now()
  from fallen, (values ('obiskovalka@katalog.test', 'sl'), ('visitor@katalog.test', 'en')) as visitor(email, locale),
    (select now() - interval '30 days' as at) month
  where not exists (select from price_alerts a where a.email = visitor.email)`;
