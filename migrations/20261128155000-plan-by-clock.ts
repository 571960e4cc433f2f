import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the next fetch of a feed was planned: later than now where the clock has been set back. */
export class PlanByClock20261128155000 implements MigrationInterface {
  name = 'PlanByClock20261128155000';

  async up(runner: QueryRunner): Promise<void> {
    // a constant for the feeds that are there: no table is rewritten
    await runner.query(`
      alter table feeds add column planned_at timestamptz not null default now();
      create index feeds_planned on feeds (planned_at) where active`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table feeds drop column planned_at');
  }
}
