import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People see how far a file is judged. */
export class WatchFirstLooks20261124040000 implements MigrationInterface {
  name = 'WatchFirstLooks20261124040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports add column items_met integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop column items_met');
  }
}
