import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A choice for a category path may apply to the paths below it. */
export class MapCategoryBranches20261129214601 implements MigrationInterface {
  name = 'MapCategoryBranches20261129214601';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table category_mappings add column below boolean not null default false,
        drop constraint category_mappings_origin_check,
        add constraint category_mappings_origin_check
          check (origin in ('chosen', 'branch', 'name', 'google', 'excluded', 'none'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update category_mappings set origin = 'none', category_id = null where origin = 'branch';
      alter table category_mappings drop column below,
        drop constraint category_mappings_origin_check,
        add constraint category_mappings_origin_check
          check (origin in ('chosen', 'name', 'google', 'excluded', 'none'))`);
  }
}
