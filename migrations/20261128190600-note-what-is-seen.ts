import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What others could see of noted products, which processes of the former release do not note. */
export class NoteWhatIsSeen20261128190600 implements MigrationInterface {
  name = 'NoteWhatIsSeen20261128190600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table catalogue_product_requests add column sources bigint[], add column prices bigint[],
        add column group_keys text[], add column variant_groups text[];
      -- what joined a product to others; unknown until its next refresh
      alter table catalogue_sources add column group_key text, add column variant_group text,
        alter column source drop not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table catalogue_product_requests drop column sources, drop column prices, drop column group_keys,
        drop column variant_groups;
      delete from catalogue_sources where source is null;
      alter table catalogue_sources alter column source set not null, drop column group_key, drop column variant_group`);
  }
}
