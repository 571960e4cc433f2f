import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The times of an offer: of its sale price, its availability and its end; and the next one that changes what visitors see. */
export class KeepTimes20261128100300 implements MigrationInterface {
  name = 'KeepTimes20261128100300';

  async up(runner: QueryRunner): Promise<void> {
    // nullable columns without a check of old rows: no table is rewritten or read
    await runner.query(`
      alter table products
        add column sale_price numeric(12, 2), add column sale_from timestamptz, add column sale_until timestamptz,
        add column available_from timestamptz, add column expires_at timestamptz,
        add column next_change_at timestamptz, add column switched_at timestamptz,
        add constraint products_sale_check check (sale_price is null or (sale_price > 0 and regular_price > sale_price))
          not valid`);
    await runner.query(
      'create index products_next_change on products (next_change_at) where next_change_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products drop column sale_price, drop column sale_from, drop column sale_until,
        drop column available_from, drop column expires_at, drop column next_change_at, drop column switched_at`);
  }
}
