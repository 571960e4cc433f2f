import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The suggested product data that people added, among the many of imports. Beside writers; safe to repeat. */
export class FindSuggestionsOfPeople20261129153101 implements MigrationInterface {
  name = 'FindSuggestionsOfPeople20261129153101';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists product_data_requested_by_people');
    await runner.query(`
      create index concurrently product_data_requested_by_people on product_data (updated_at desc, id desc)
      where status = 'requested' and import_id is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists product_data_requested_by_people');
  }
}
