import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many of the products that a bulk action has changed the store's feed will write again. */
export class CountFedProducts20261126082501 implements MigrationInterface {
  name = 'CountFedProducts20261126082501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bulk_runs add column fed integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bulk_runs drop column fed');
  }
}
