import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rankings read the sums of periods: nobody reads sums by day of a store's products any more, and each one written cost an entry. */
export class ReadNoDaysOfStores20261126050100 implements MigrationInterface {
  name = 'ReadNoDaysOfStores20261126050100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index event_days_company');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index event_days_company on event_days (company_id, day) include (product_id, type, count)',
    );
  }
}
