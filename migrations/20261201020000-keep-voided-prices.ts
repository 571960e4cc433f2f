import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices that somebody has taken out of the history of a product: nothing that reads the history need know of them. */
export class KeepVoidedPrices20261201020000 implements MigrationInterface {
  name = 'KeepVoidedPrices20261201020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table voided_prices (
        product_id integer not null references products on delete cascade,
        at timestamptz not null,
        price numeric(12, 2) not null,
        currency char(3) not null,
        reason text not null,
        voided_at timestamptz not null default now(),
        primary key (product_id, at)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table voided_prices');
  }
}
