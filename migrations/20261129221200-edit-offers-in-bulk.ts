import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bulk action that changes values of offers. */
export class EditOffersInBulk20261129221200 implements MigrationInterface {
  name = 'EditOffersInBulk20261129221200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bulk_runs
        add edit jsonb,
        drop constraint bulk_runs_action_check,
        add constraint bulk_runs_action_check
          check (action in ('activate', 'deactivate', 'categorise', 'delete', 'restore', 'edit'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from bulk_runs where action = 'edit';
      alter table bulk_runs
        drop edit,
        drop constraint bulk_runs_action_check,
        add constraint bulk_runs_action_check
          check (action in ('activate', 'deactivate', 'categorise', 'delete', 'restore'))`);
  }
}
