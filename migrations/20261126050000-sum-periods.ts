import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days that statistics are about. */
const PERIODS = [7, 28, 90, 365];

/**
 * What was counted of each product in each period of the statistics: rankings of a million products read it instead of
 * adding up their days. It follows the sums by day, whoever writes these; the worker moves it on to a new day.
 */
export class SumPeriods20261126050000 implements MigrationInterface {
  name = 'SumPeriods20261126050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table visit_periods (
        days smallint primary key,
        until date not null
      );
      insert into visit_periods
      select days, (now() at time zone 'Europe/Ljubljana')::date from unnest('{${PERIODS.join()}}'::smallint[]) days;
      create table product_visits (
        days smallint not null,
        company_id integer not null,
        product_id integer not null,
        views integer not null,
        visits integer not null,
        -- views of as many days before
        before integer not null,
        primary key (days, company_id, product_id)
      ) partition by list (days);
    `);
    // counts change all the time, and no index holds one: with room beside it a row changes where it stands
    for (const days of PERIODS)
      await runner.query(
        `create table product_visits_${days} partition of product_visits for values in (${days}) with (fillfactor = 80)`,
      );
    await runner.query(FOLLOW);
    await runner.query(`
      insert into product_visits (days, company_id, product_id, views, visits, before)
      ${sumsOf('(select *, 1 as sign from event_days)')};
      analyze product_visits;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger event_days_added_to_periods on event_days;
      drop trigger event_days_changed_in_periods on event_days;
      drop trigger event_days_removed_from_periods on event_days;
      drop function sum_product_visits;
      drop table product_visits, visit_periods;
    `);
  }
}

/** What rows of `event_days` are in the periods as these stand; a `sign` of -1 takes them away. */
const sumsOf = (rows: string) => `
  select * from (select days, company_id, product_id,
    coalesce(sum(sign * count) filter (where type = 'PRODUCT_CLICK' and day > until - days), 0) as views,
    coalesce(sum(sign * count) filter (where type = 'PRODUCT_STORE_REDIRECT' and day > until - days), 0) as visits,
    coalesce(sum(sign * count) filter (where type = 'PRODUCT_CLICK' and day <= until - days), 0) as before
  from ${rows} changed join visit_periods on day > until - 2 * days and day <= until
  where type in ('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')
  group by days, company_id, product_id) sums
  where (views, visits, before) <> (0, 0, 0) order by days, company_id, product_id`;

const FOLLOW = `
  create function sum_product_visits() returns trigger language plpgsql as $function$
  declare
    changed text := case tg_op
      when 'INSERT' then '(select *, 1 as sign from added)'
      when 'DELETE' then '(select *, -1 as sign from removed)'
      else '(select *, 1 as sign from added union all select *, -1 from removed)' end;
  begin
    -- one after the other, as with company_days; from here on nobody moves a period
    perform pg_advisory_xact_lock(hashtext('company_days'));
    execute format($insert$
      insert into product_visits as v (days, company_id, product_id, views, visits, before)
      ${sumsOf('%s')}
      on conflict (days, company_id, product_id) do update set views = v.views + excluded.views,
        visits = v.visits + excluded.visits, before = v.before + excluded.before
    $insert$, changed);
    return null;
  end $function$;
  create trigger event_days_added_to_periods after insert on event_days
    referencing new table as added for each statement execute function sum_product_visits();
  create trigger event_days_changed_in_periods after update on event_days
    referencing old table as removed new table as added for each statement execute function sum_product_visits();
  create trigger event_days_removed_from_periods after delete on event_days
    referencing old table as removed for each statement execute function sum_product_visits();`;
