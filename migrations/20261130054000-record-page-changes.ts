import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changed pages, for a shared cache. */
export class RecordPageChanges20261130054000 implements MigrationInterface {
  name = 'RecordPageChanges20261130054000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table page_changes (
        id bigint generated always as identity primary key,
        page_ids integer[] not null,
        -- from the cache, for the first time
        removed_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table page_changes');
  }
}
