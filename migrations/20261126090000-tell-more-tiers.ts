import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A tier of popularity between others, so that searches of several words rank fewer texts; the worker places them. */
export class TellMoreTiers20261126090000 implements MigrationInterface {
  name = 'TellMoreTiers20261126090000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index catalogue_texts_words_4 on catalogue_texts using gin (words) where tier = 4',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update catalogue_texts set tier = 3 where tier = 4;
      drop index catalogue_texts_words_4;
    `);
  }
}
