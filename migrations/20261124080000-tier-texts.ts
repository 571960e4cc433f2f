import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets searches of common words read the most popular offers only: an index of words for each tier of popularity. */
export class TierTexts20261124080000 implements MigrationInterface {
  name = 'TierTexts20261124080000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table catalogue_texts add column tier smallint not null default 0;
      create index catalogue_texts_words_1 on catalogue_texts using gin (words) where tier = 1;
      create index catalogue_texts_words_2 on catalogue_texts using gin (words) where tier = 2;
      create index catalogue_texts_words_3 on catalogue_texts using gin (words) where tier = 3;
      create index catalogue_texts_tiers on catalogue_texts (offer_id) where tier > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index catalogue_texts_words_1, catalogue_texts_words_2, catalogue_texts_words_3, catalogue_texts_tiers;
      alter table catalogue_texts drop column tier;
    `);
  }
}
