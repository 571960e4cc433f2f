import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a search within a category look at nothing else: the categories of an offer stand beside its words. The two
 * migrations after this one fill them in and put them into the indexes, while searches go on.
 */
export class PlaceTexts20261127010000 implements MigrationInterface {
  name = 'PlaceTexts20261127010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table catalogue_texts add column category_ids integer[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue_texts drop column category_ids');
  }
}
