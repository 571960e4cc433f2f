import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an upload wait until its sizes are made, and then take the place of another picture. */
export class ReplacePictures20261123100000 implements MigrationInterface {
  name = 'ReplacePictures20261123100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media add column replaces_id integer references media on delete set null;
      create index media_replacements on media (replaces_id) where replaces_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table media drop column replaces_id');
  }
}
