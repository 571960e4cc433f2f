import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statistics of stores: their sums by day follow those of their products, whoever writes these. */
export class SumCompanies20261125020000 implements MigrationInterface {
  name = 'SumCompanies20261125020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index event_days_company on event_days (company_id, day) include (product_id, type, count);
      create table company_days (
        company_id integer not null,
        day date not null,
        views bigint not null,
        visits bigint not null,
        primary key (company_id, day)
      );
      create index company_days_day on company_days (day) include (company_id, views, visits);

      -- what was written adds itself, what was there before takes itself away
      create function sum_company_days() returns trigger language plpgsql as $function$
      begin
        -- several sum up at once: one after the other, or each would wait for what another one holds
        perform pg_advisory_xact_lock(hashtext('company_days'));
        insert into company_days as d (company_id, day, views, visits)
        select company_id, day, coalesce(sum(count) filter (where type = 'PRODUCT_CLICK'), 0) * tg_argv[0]::integer,
          coalesce(sum(count) filter (where type = 'PRODUCT_STORE_REDIRECT'), 0) * tg_argv[0]::integer
        from changed where type in ('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT')
        group by company_id, day order by company_id, day
        on conflict (company_id, day) do update
          set views = d.views + excluded.views, visits = d.visits + excluded.visits;
        return null;
      end $function$;
      create trigger event_days_added after insert on event_days
        referencing new table as changed for each statement execute function sum_company_days('1');
      create trigger event_days_changed_from after update on event_days
        referencing old table as changed for each statement execute function sum_company_days('-1');
      create trigger event_days_changed_to after update on event_days
        referencing new table as changed for each statement execute function sum_company_days('1');
      create trigger event_days_removed after delete on event_days
        referencing old table as changed for each statement execute function sum_company_days('-1');

      insert into company_days (company_id, day, views, visits)
      select company_id, day, coalesce(sum(count) filter (where type = 'PRODUCT_CLICK'), 0),
        coalesce(sum(count) filter (where type = 'PRODUCT_STORE_REDIRECT'), 0)
      from event_days where type in ('PRODUCT_CLICK', 'PRODUCT_STORE_REDIRECT') group by 1, 2;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger event_days_added on event_days;
      drop trigger event_days_changed_from on event_days;
      drop trigger event_days_changed_to on event_days;
      drop trigger event_days_removed on event_days;
      drop function sum_company_days;
      drop table company_days;
      drop index event_days_company;
    `);
  }
}
