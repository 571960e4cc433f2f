import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reads the table beside readers and writers, as it is not in the transaction that has changed the check. */
export class CheckPrices20261128154600 implements MigrationInterface {
  name = 'CheckPrices20261128154600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products validate constraint products_price_check');
  }

  async down(): Promise<void> {
    // the check of before takes its place
  }
}
