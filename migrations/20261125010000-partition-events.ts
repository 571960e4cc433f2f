import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A month of events becomes a partition of its own, which goes as a whole; what waits in the default one moves over.
 * Events of categories join those of products. Nothing reads events by time any more: sums are made of fresh ones.
 */
export class PartitionEvents20261125010000 implements MigrationInterface {
  name = 'PartitionEvents20261125010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table events add column category_id integer;
      drop index events_at;
    `);
    await runner.query(ADD_MONTH);
    await runner.query(`
      select add_events_month(month::date) from (
        select distinct date_trunc('month', at at time zone 'UTC') as month from events_default
        union
        select date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead)
        from generate_series(0, 2) ahead
      ) months order by month;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function add_events_month;
      create temporary table kept_events on commit drop as select * from events;
    `);
    const months = (await runner.query(`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'events'::regclass and inhrelid <> 'events_default'::regclass`)) as {
      name: string;
    }[];
    for (const { name } of months) await runner.query(`drop table ${name}`);
    await runner.query(`
      truncate events;
      insert into events select * from kept_events where category_id is null;
      alter table events drop column category_id;
      create index events_at on events (at);
    `);
  }
}

/** Does nothing when the month has its partition. Months are those of UTC; several may ask at once. */
const ADD_MONTH = `
  create function add_events_month(month date) returns void language plpgsql as $$
  declare
    name text := 'events_' || to_char(month, 'YYYY_MM');
    starts timestamptz := month::timestamp at time zone 'UTC';
    ends timestamptz := (month + interval '1 month') at time zone 'UTC';
  begin
    -- one after the other, and each sees what the one before has made: no advisory lock would tell
    lock table events in share update exclusive mode;
    if to_regclass(name) is not null then return; end if;
    execute format('create table %I (like events including all)', name);
    -- from here on nobody puts an event of the month where it would be in the way
    lock table events_default in access exclusive mode;
    execute format('with moved as (delete from events_default where at >= %L and at < %L returning *)
      insert into %I select * from moved', starts, ends, name);
    execute format('alter table events attach partition %I for values from (%L) to (%L)', name, starts, ends);
  end $$`;
