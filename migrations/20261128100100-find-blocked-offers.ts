import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a term would block is counted by the categories of feeds. Beside readers and writers; safe to repeat. */
export class FindBlockedOffers20261128100100 implements MigrationInterface {
  name = 'FindBlockedOffers20261128100100';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products validate constraint products_status_check');
    await runner.query('drop index concurrently if exists products_feed_category');
    await runner.query(`
      create index concurrently products_feed_category on products (feed_category_id)
      where status = 'active' and deleted_at is null and feed_category_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists products_feed_category');
  }
}
