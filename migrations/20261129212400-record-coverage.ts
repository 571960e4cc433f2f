import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many products of each store and category are compared, by day. It replaces a count after each write. */
export class RecordCoverage20261129212400 implements MigrationInterface {
  name = 'RecordCoverage20261129212400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table matching_coverage (
        -- store or category; all: one row with the id 0
        subject text not null check (subject in ('all', 'store', 'category')),
        subject_id integer not null,
        day date not null,
        -- visible products
        products integer not null,
        -- those that are compared with another store's
        compared integer not null,
        recorded_at timestamptz not null default now(),
        primary key (subject, subject_id, day)
      );
      create index matching_coverage_day on matching_coverage (day);
      alter table catalogue_stores drop column alone`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table matching_coverage; alter table catalogue_stores add column alone integer');
  }
}
