import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Paths of no store are those of Google's taxonomy, which the catalogue maps for all stores. */
export class MapGoogleCategories20261127094500 implements MigrationInterface {
  name = 'MapGoogleCategories20261127094500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table category_mappings alter column company_id drop not null, add column google_id integer,
        drop constraint category_mappings_origin_check,
        add constraint category_mappings_origin_check check (origin in ('chosen', 'name', 'google', 'excluded', 'none'));
      create unique index category_mappings_google on category_mappings (key) where company_id is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from category_mappings where company_id is null;
      update category_mappings set origin = 'none' where origin = 'google';
      alter table category_mappings alter column company_id set not null, drop column google_id,
        drop constraint category_mappings_origin_check,
        add constraint category_mappings_origin_check check (origin in ('chosen', 'name', 'excluded', 'none'));
      drop index category_mappings_google`);
  }
}
