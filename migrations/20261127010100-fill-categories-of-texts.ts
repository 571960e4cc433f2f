import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes in each text where its offer stands. Each batch is kept by itself: who is interrupted begins again and finds less to do. */
export class FillCategoriesOfTexts20261127010100 implements MigrationInterface {
  name = 'FillCategoriesOfTexts20261127010100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last = 0;
    for (;;) {
      const [{ end }] = (await runner.query(END_OF_BATCH, [last, BATCH_SIZE])) as [{ end: number | null }];
      if (end === null) return;
      await runner.query(fill(last, end));
      last = end;
    }
  }

  /** The column goes with all that stands in it. */
  async down(): Promise<void> {}
}

const BATCH_SIZE = 2_000;
/** Whoever writes the read model holds this lock; imports go on between two batches. */
const WRITER_OF_THE_READ_MODEL = 7_042_028;

const END_OF_BATCH = `
  select max(offer_id) as end
  from (select offer_id from catalogue_texts where offer_id > $1::integer order by offer_id limit $2) batch`;

/** Sent together, these are one transaction. */
const fill = (last: number, end: number) => `
  select pg_advisory_xact_lock(${WRITER_OF_THE_READ_MODEL});
  update catalogue_texts t set category_ids = placed.category_ids
  from (
    select offer_id, array_agg(category_id order by category_id) as category_ids
    from catalogue_placements where offer_id > ${last} and offer_id <= ${end} group by 1
  ) placed
  where t.offer_id = placed.offer_id and t.category_ids <> placed.category_ids`;
