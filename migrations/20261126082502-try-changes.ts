import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file of changes can be tried, too. */
export class TryChanges20261126082502 implements MigrationInterface {
  name = 'TryChanges20261126082502';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table imports add column tries text check (tries in ('full', 'delta'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop column tries');
  }
}
