import type { MigrationInterface, QueryRunner } from 'typeorm';

const index = (included: string) => `
  drop index products_own;
  create index products_own on products (company_id, id)
    include (kind, status, price, delivery_cost, stock, availability, brand_id${included})
    where deleted_at is null`;

/** What a feed wrote is told from what people typed without reading the wide rows, too. */
export class CountOwnProductsByOrigin20261122015500 implements MigrationInterface {
  name = 'CountOwnProductsByOrigin20261122015500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(index(', content_hash'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(index(''));
  }
}
