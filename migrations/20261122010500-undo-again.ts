import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Taking a deletion back may be cancelled, and then be asked for again. */
export class UndoAgain20261122010500 implements MigrationInterface {
  name = 'UndoAgain20261122010500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bulk_runs drop constraint bulk_runs_source_id_key;
      create unique index bulk_runs_source on bulk_runs (source_id) where status not in ('cancelled', 'failed');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index bulk_runs_source;
      alter table bulk_runs add constraint bulk_runs_source_id_key unique (source_id);
    `);
  }
}
