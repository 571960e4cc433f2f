import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A store's list is counted and put in order from this index alone, without reading the wide rows. */
export class IndexOwnProducts20261122015000 implements MigrationInterface {
  name = 'IndexOwnProducts20261122015000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index products_own on products (company_id, id)
        include (kind, status, price, delivery_cost, stock, availability, brand_id)
        where deleted_at is null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index products_own');
  }
}
