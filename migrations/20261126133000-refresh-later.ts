import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that the read model follows after their commit. */
export class RefreshLater20261126133000 implements MigrationInterface {
  name = 'RefreshLater20261126133000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table catalogue_product_requests (
        id bigint generated always as identity primary key,
        company_id integer not null,
        product_ids integer[] not null,
        -- not now(): a long transaction may commit what is as old as its beginning
        at timestamptz not null default clock_timestamp()
      );
      create index catalogue_product_requests_company on catalogue_product_requests (company_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table catalogue_product_requests');
  }
}
