import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row of the privacy page as it was written first, and what stands there now. */
const ROWS = [
  {
    language: 'sl',
    old: '| štetje ogledov in klikov na trgovine | priljubljenost in statistika za trgovine (zakoniti interes) | posamezni zapisi [[število]] mesecev, nato le dnevne vsote |',
    now: '| štetje ogledov izdelkov in kategorij ter klikov na trgovine | priljubljenost in statistika za trgovine (zakoniti interes) | posamezni zapisi največ 13 mesecev, nato le dnevne vsote |',
  },
  {
    language: 'en',
    old: '| counting of views and of clicks on stores | popularity, and statistics for stores (legitimate interest) | single records [[number]] months, then daily sums only |',
    now: '| counting of views of products and categories, and of clicks on stores | popularity, and statistics for stores (legitimate interest) | single records 13 months at most, then daily sums only |',
  },
];

/** The privacy page says what is counted and for how long it is kept; what the platform has written itself stays. */
export class TellOfCounting20261125010200 implements MigrationInterface {
  name = 'TellOfCounting20261125010200';

  async up(runner: QueryRunner): Promise<void> {
    for (const { language, old, now } of ROWS) await replace(runner, language, old, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { language, old, now } of ROWS) await replace(runner, language, now, old);
  }
}

async function replace(runner: QueryRunner, language: string, from: string, to: string): Promise<void> {
  await runner.query(
    `update pages set body = jsonb_set(body, array[$1], to_jsonb(replace(body ->> $1, $2, $3)))
     where key = 'privacy' and position($2 in body ->> $1) > 0`,
    [language, from, to],
  );
}
