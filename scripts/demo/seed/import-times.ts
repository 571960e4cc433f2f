import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MARKET_TIME_ZONE } from '../../../src/core/i18n/market-time.js';
import { DEMO_STORES } from '../data/stores.js';

/** Moves each store's last import back to its usual time: real stores do not send their feeds in one minute. */
export async function seedImportTimes(app: INestApplicationContext): Promise<void> {
  const slugs = DEMO_STORES.map(({ slug }) => slug);
  const times = DEMO_STORES.map(({ sentAt }) => sentAt);
  await app.get(DataSource).query(MOVE, [slugs, times]);
}

/** A second run changes nothing: the import is already at its time. */
const MOVE = `
  with last as (
    select distinct on (i.company_id) i.id, i.company_id, i.started_at,
      i.started_at at time zone '${MARKET_TIME_ZONE}' as local, sent.at
    from unnest($1::text[], $2::time[]) as sent(slug, at)
    join companies c using (slug) join imports i on i.company_id = c.id and i.status = 'done'
    order by i.company_id, i.id desc
  ), moved as materialized (
    select *, local - (local::date + at - case when local::time < at then interval '1 day' else '0' end) as back from last
  ), imported as (
    update imports i set created_at = i.created_at - back, started_at = i.started_at - back,
      confirmed_at = i.confirmed_at - back, finished_at = i.finished_at - back
    from moved m where i.id = m.id
  ), fetched as (
    update feed_pulls f set created_at = f.created_at - back, started_at = f.started_at - back, finished_at = f.finished_at - back
    from moved m where f.company_id = m.company_id and f.started_at >= m.started_at - interval '1 minute'
  ), checked as (
    update companies c set prices_checked_at = c.prices_checked_at - back
    from moved m where c.id = m.company_id
  ), priced as (
    update price_history h set at = h.at - back
    from moved m join products p on p.company_id = m.company_id where h.product_id = p.id and h.at >= m.started_at
  )
  update products p set price_checked_at = p.price_checked_at - back, created_at = p.created_at - back
  from moved m where p.company_id = m.company_id and p.price_checked_at >= m.started_at and p.content_hash is not null`;
