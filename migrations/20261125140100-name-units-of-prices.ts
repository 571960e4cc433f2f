import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how much of a product its price by the unit is told. */
export class NameUnitsOfPrices20261125140100 implements MigrationInterface {
  name = 'NameUnitsOfPrices20261125140100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add column unit_base text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column unit_base');
  }
}
