import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counting visits: double clicks are found by visit, the last days by time. */
export class FindVisits20261122120000 implements MigrationInterface {
  name = 'FindVisits20261122120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index events_visit on events (visit_hash, product_id, type, at);
      create index events_at on events (at);
      create index event_days_product on event_days (product_id, day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index event_days_product; drop index events_at; drop index events_visit;');
  }
}
