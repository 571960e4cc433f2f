import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why the store's feed does not show an offer that it still contains, and these items between the two passes. */
export class NoteLeftOutOffers20261129073000 implements MigrationInterface {
  name = 'NoteLeftOutOffers20261129073000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products add column left_out text;
      create unlogged table import_left_out_items (
        import_id integer not null,
        product_code text not null,
        reason text not null
      );
      create index import_left_out_items_code on import_left_out_items (import_id, product_code)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table import_left_out_items;
      alter table products drop column left_out`);
  }
}
