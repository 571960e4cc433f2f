import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The import that added a category path: its rollback deletes the path. */
export class NoteFirstImportOfPaths20261129081500 implements MigrationInterface {
  name = 'NoteFirstImportOfPaths20261129081500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table category_mappings add column import_id integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table category_mappings drop column import_id`);
  }
}
