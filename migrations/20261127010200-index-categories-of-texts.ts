import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes of words that have the categories, too, and one for one more tier of popularity; the worker places texts in
 * it. Searches use the old indexes until the new ones are there, and nobody waits for either.
 */
export class IndexCategoriesOfTexts20261127010200 implements MigrationInterface {
  name = 'IndexCategoriesOfTexts20261127010200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await create(runner, placed(TIERS));
    await drop(runner, words(TIERS));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update catalogue_texts set tier = 4 where tier = 5');
    await create(runner, words(OLD_TIERS));
    await drop(runner, placed(TIERS));
  }
}

const OLD_TIERS = [1, 2, 3, 4];
const TIERS = [...OLD_TIERS, 5];

interface Index {
  name: string;
  columns: string;
  /** Left out: that of all texts. */
  tier?: number;
}

const each = (name: string, columns: string, tiers: number[]): Index[] => [
  { name, columns },
  ...tiers.map((tier) => ({ name: `${name}_${tier}`, columns, tier })),
];
const words = (tiers: number[]) => each('catalogue_texts_words', 'words', tiers);
const placed = (tiers: number[]) => each('catalogue_texts_placed_words', 'words, category_ids', tiers);

async function create(runner: QueryRunner, indexes: Index[]): Promise<void> {
  // an earlier build that waits to migrate waits for this one, and this one for it: rather tried again than for ever
  await runner.query(`set lock_timeout = '15min'`);
  // whoever is interrupted leaves one behind that nobody reads
  await drop(runner, await unfinished(runner, indexes));
  for (const { name, columns, tier } of indexes) {
    const condition = tier === undefined ? '' : `where tier = ${tier}`;
    await runner.query(
      `create index concurrently if not exists ${name} on catalogue_texts using gin (${columns}) ${condition}`,
    );
  }
}

async function drop(runner: QueryRunner, indexes: Pick<Index, 'name'>[]): Promise<void> {
  for (const { name } of indexes) await runner.query(`drop index concurrently if exists ${name}`);
}

function unfinished(runner: QueryRunner, indexes: Index[]): Promise<{ name: string }[]> {
  return runner.query(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'catalogue_texts'::regclass and not i.indisvalid and c.relname = any($1::text[])`,
    [indexes.map(({ name }) => name)],
  );
}
