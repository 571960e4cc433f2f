import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A store's tables with different header rows have mappings of their own. */
export class MapTablesByHeader20261129120000 implements MigrationInterface {
  name = 'MapTablesByHeader20261129120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table feed_mappings add column header text not null default '',
      drop constraint feed_mappings_company_id_root_item_key,
      add constraint feed_mappings_shape unique (company_id, root, item, header)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from feed_mappings m using feed_mappings newer
      where newer.company_id = m.company_id and newer.root = m.root and newer.item = m.item and newer.id > m.id`);
    await runner.query(`alter table feed_mappings drop constraint feed_mappings_shape,
      add constraint feed_mappings_company_id_root_item_key unique (company_id, root, item),
      drop column header`);
  }
}
