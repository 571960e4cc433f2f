import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A store may say that it does not want goods of a category imported, and neighbours of its goods suggest where others go. */
export class MapCategories20261124020100 implements MigrationInterface {
  name = 'MapCategories20261124020100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table category_mappings
        -- some codes of the goods that the last feed had there, 14 digits each
        add column gtins text[] not null default '{}',
        drop constraint category_mappings_origin_check;
      alter table category_mappings add constraint category_mappings_origin_check
        check (origin in ('chosen', 'name', 'excluded', 'none'));
      create index category_mappings_listed on category_mappings (company_id, item_count desc, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index category_mappings_listed;
      update category_mappings set origin = 'none' where origin = 'excluded';
      alter table category_mappings drop column gtins, drop constraint category_mappings_origin_check;
      alter table category_mappings add constraint category_mappings_origin_check
        check (origin in ('chosen', 'name', 'none'));
    `);
  }
}
