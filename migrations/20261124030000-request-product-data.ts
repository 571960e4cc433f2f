import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports ask for descriptions of EANs that nobody has described yet, and take them along when they are taken back. */
export class RequestProductData20261124030000 implements MigrationInterface {
  name = 'RequestProductData20261124030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- null: a person has written it
      alter table product_data add column import_id integer references imports on delete set null;
      create index product_data_import on product_data (import_id, id) where import_id is not null;
      -- what waits is shown newest first
      create index product_data_requested on product_data (updated_at desc, id desc) where status = 'requested';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index product_data_requested, product_data_import;
      alter table product_data drop column import_id;
    `);
  }
}
