import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Packs, bundles, and payments after the price. */
export class KeepPacksAndContracts20261128121100 implements MigrationInterface {
  name = 'KeepPacksAndContracts20261128121100';

  async up(runner: QueryRunner): Promise<void> {
    // nullable columns: no table is rewritten or read
    await runner.query(
      'alter table products add column multipack integer, add column is_bundle text, add column contract text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table products drop column multipack, drop column is_bundle, drop column contract',
    );
  }
}
