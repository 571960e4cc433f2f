import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products and services have lists of their own: an action belongs to the one in which it was asked for. */
export class TellRunsApartByKind20261123010000 implements MigrationInterface {
  name = 'TellRunsApartByKind20261123010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bulk_runs add column kind text not null default 'product' check (kind in ('product', 'service'));
      update bulk_runs r set kind = p.kind
      from bulk_batches b join products p on p.id = b.product_ids[1]
      where b.run_id = r.id and b.position = (select min(position) from bulk_batches where run_id = r.id);
      alter table bulk_runs alter column kind drop default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bulk_runs drop column kind');
  }
}
