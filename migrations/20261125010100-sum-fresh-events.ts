import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was counted waits in `fresh_events` until it is added to the sums, and what has new sums in `stale_clicks` until
 * its popularity is known: nothing is summed twice, and nothing that has not changed is looked at.
 */
export class SumFreshEvents20261125010100 implements MigrationInterface {
  name = 'SumFreshEvents20261125010100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table fresh_events (
        at timestamptz not null,
        type text not null,
        product_id integer,
        company_id integer,
        category_id integer
      );
      create table stale_clicks (
        product_id integer primary key
      );
      -- categories that are gone keep their sums
      create table category_days (
        day date not null,
        category_id integer not null,
        count integer not null,
        primary key (day, category_id)
      );
      create index category_days_category on category_days (category_id, day);
    `);
    await runner.query(SUM_LAST_DAYS);
    await runner.query(`
      insert into stale_clicks select distinct product_id from event_days;
      insert into settings (key, value) select 'analytics.clicks', jsonb_build_object('day', ${TODAY});
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from settings where key = 'analytics.clicks';
      drop table category_days, stale_clicks, fresh_events;
    `);
  }
}

const dayOf = (at: string) => `(${at} at time zone 'Europe/Ljubljana')::date`;
const TODAY = dayOf('now()');

/** As it was done until now, for the last time. */
const SUM_LAST_DAYS = `
  insert into event_days as d (day, type, product_id, company_id, count)
  select ${dayOf('at')}, type, product_id, company_id, count(*) from events
  where at >= now() - interval '2 days' and ${dayOf('at')} >= ${TODAY} - 1
    and not bot and product_id is not null and company_id is not null
  group by 1, 2, 3, 4
  on conflict (day, type, product_id, company_id) do update set count = excluded.count`;
