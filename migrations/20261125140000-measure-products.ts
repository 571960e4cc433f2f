import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of it a product is: what prices by the unit are counted from. */
export class MeasureProducts20261125140000 implements MigrationInterface {
  name = 'MeasureProducts20261125140000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add column unit_measure text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column unit_measure');
  }
}
