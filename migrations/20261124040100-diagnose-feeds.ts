import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of what a feed should say it says, run by run, and where it does not. */
export class DiagnoseFeeds20261124040100 implements MigrationInterface {
  name = 'DiagnoseFeeds20261124040100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- stays when what else belongs to the run goes with its age
      create table import_coverage (
        import_id integer not null references imports on delete cascade,
        field text not null,
        filled integer not null,
        total integer not null,
        primary key (import_id, field)
      );
      create table import_gaps (
        id bigint generated always as identity primary key,
        import_id integer not null references imports on delete cascade,
        item_number integer not null,
        line integer not null,
        product_code text not null,
        name jsonb not null,
        fields text[] not null
      );
      create index import_gaps_import on import_gaps (import_id, item_number);
      -- null: staged before there were these
      alter table import_staged_items
        add column item_number integer,
        add column line integer,
        add column group_key text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table import_staged_items drop column item_number, drop column line, drop column group_key;
      drop table import_gaps, import_coverage;
    `);
  }
}
