import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What belongs to old runs is not kept for ever. */
export class CleanImports20261123142000 implements MigrationInterface {
  name = 'CleanImports20261123142000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- since when only the row itself is left
      alter table imports add column cleaned_at timestamptz;
      create index imports_uncleaned on imports (finished_at) where cleaned_at is null;
      create index imports_storage on imports (storage_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index imports_storage, imports_uncleaned;
      alter table imports drop column cleaned_at;
    `);
  }
}
