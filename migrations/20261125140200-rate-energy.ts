import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The energy class of a product, by the scale of the European label. */
export class RateEnergy20261125140200 implements MigrationInterface {
  name = 'RateEnergy20261125140200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table products add column energy_class text check (energy_class in ('A', 'B', 'C', 'D', 'E', 'F', 'G'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column energy_class');
  }
}
