import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a search within a category look at nothing else: the categories of an offer stand in the indexes of its words.
 * And one more tier of popularity; the worker places them.
 */
export class PlaceTexts20261127010000 implements MigrationInterface {
  name = 'PlaceTexts20261127010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table catalogue_texts add column category_ids integer[] not null default '{}';
      ${dropIndexes(OLD_TIERS)};
      update catalogue_texts t set category_ids = placed.category_ids
      from (
        select offer_id, array_agg(category_id order by category_id) as category_ids from catalogue_placements group by 1
      ) placed
      where placed.offer_id = t.offer_id;
      ${createIndexes('words, category_ids', TIERS)};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${dropIndexes(TIERS)};
      update catalogue_texts set tier = 4 where tier = 5;
      alter table catalogue_texts drop column category_ids;
      ${createIndexes('words', OLD_TIERS)};
    `);
  }
}

const OLD_TIERS = [1, 2, 3, 4];
const TIERS = [...OLD_TIERS, 5];

const dropIndexes = (tiers: number[]) =>
  `drop index ${['', ...tiers.map((tier) => `_${tier}`)].map((end) => `catalogue_texts_words${end}`).join()}`;

function createIndexes(columns: string, tiers: number[]): string {
  const create = (name: string, condition = '') =>
    `create index ${name} on catalogue_texts using gin (${columns})${condition}`;
  const ofTiers = tiers.map((tier) => create(`catalogue_texts_words_${tier}`, ` where tier = ${tier}`));
  return [create('catalogue_texts_words'), ...ofTiers].join('; ');
}
