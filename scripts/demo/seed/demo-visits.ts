import { getQueueToken } from '@nestjs/bull';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { ANALYTICS_QUEUE, SUM_JOB } from '../../../src/analytics/analytics.queue.js';
import { EventPartitions } from '../../../src/analytics/event-partitions.js';
import { requestOnce } from '../../../src/core/queue/request-once.js';
import { eventsOfDay, VISITED_DAYS, type VisitedGroup } from '../data/visits.js';

/** Adds the demo's visits of the last weeks, once, as unsummed events for the workers. */
export async function seedVisits(app: INestApplicationContext): Promise<void> {
  const isNew = await app.get(DataSource).transaction(async (manager) => {
    const first = await manager.query<unknown[]>(FIRST_TIME);
    if (!first.length) return false;
    const groups = await manager.query<VisitedGroup[]>(GROUPS);
    for (let daysAgo = VISITED_DAYS - 1; daysAgo >= 0; daysAgo--) {
      const [day] = await manager.query<{ weekday: number }[]>(WEEKDAY, [daysAgo]);
      const events = eventsOfDay(groups, daysAgo, day!.weekday);
      await manager.query(HAPPENED, [daysAgo, JSON.stringify(events)]);
    }
    return true;
  });
  if (!isNew) return;
  await app.get(EventPartitions).updatePartitions();
  await requestOnce(app.get<Queue>(getQueueToken(ANALYTICS_QUEUE), { strict: false }), SUM_JOB, {});
}

const FIRST_TIME = `
  insert into settings (key, value) values ('demo.visits', '{"version": 1}') on conflict do nothing returning key`;

const GROUPS = `
  select coalesce(e.ean, e.product_code) as key,
    (select pc.category_id from product_categories pc where pc.product_id = e.id order by pc.position limit 1)
      as "categoryId",
    json_agg(json_build_object('id', p.id, 'companyId', p.company_id, 'ean', p.ean) order by o.price_cents, p.id) as offers
  from catalogue_offers o join products p on p.id = o.offer_id join products e on e.id = o.group_id
  group by e.id order by 1`;

const TODAY = `(now() at time zone 'Europe/Ljubljana')::date`;
const WEEKDAY = `select extract(dow from ${TODAY} - $1::integer)::integer as weekday`;

/** Later than now is left out. */
const HAPPENED = `
  with happened as (
    insert into events (at, type, product_id, company_id, ean, category_id, visit_hash)
    select at, type, "productId", "companyId", ean, "categoryId", decode(md5('demo ' || visit), 'hex')
    from jsonb_to_recordset($2::jsonb) as e(visit text, "secondOfDay" integer, type text, "productId" integer,
      "companyId" integer, ean text, "categoryId" integer),
    lateral (select ((${TODAY} - $1::integer)::timestamp + make_interval(secs => "secondOfDay"))
      at time zone 'Europe/Ljubljana' as at) moment
    where at < now()
    returning at, type, product_id, company_id, category_id
  )
  insert into fresh_events (at, type, product_id, company_id, category_id) select * from happened`;
