import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People see how far each step of a look at a file is, also between two batches. */
export class FollowSteps20261126060000 implements MigrationInterface {
  name = 'FollowSteps20261126060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table imports add column step text check (step in ('judging', 'reading', 'foreseeing')),
         add column step_since timestamptz, add column step_items integer not null default 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table imports drop column step, drop column step_since, drop column step_items',
    );
  }
}
