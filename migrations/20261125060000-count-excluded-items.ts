import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells items that a store does not want imported from those that cannot be; of runs before, both stay together. */
export class CountExcludedItems20261125060000 implements MigrationInterface {
  name = 'CountExcludedItems20261125060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports add column excluded integer not null default 0;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update imports set rejected = rejected + excluded;
      alter table imports drop column excluded;
    `);
  }
}
