import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the page about ranking has said of reduced products, and what it says now. */
const SENTENCES = [
  {
    language: 'sl',
    old: 'znižani po razliki med redno in trenutno ceno',
    now: 'znižani po odstotku, za katerega je cena padla pod najnižjo ceno te trgovine v 30 dneh pred znižanjem',
  },
  {
    language: 'en',
    old: 'discounted ones by the difference between the regular and the present price',
    now: 'reduced ones by the percentage by which the price has fallen below that store’s lowest price in the 30 days before',
  },
];

/** The page about ranking says from what a reduction is counted; what the platform has written itself stays. */
export class TellOfReductions20261130010000 implements MigrationInterface {
  name = 'TellOfReductions20261130010000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { language, old, now } of SENTENCES) await replace(runner, language, old, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { language, old, now } of SENTENCES) await replace(runner, language, now, old);
  }
}

async function replace(runner: QueryRunner, language: string, from: string, to: string): Promise<void> {
  await runner.query(
    `update pages set body = jsonb_set(body, array[$1], to_jsonb(replace(body ->> $1, $2, $3)))
     where key = 'ranking' and position($2 in body ->> $1) > 0`,
    [language, from, to],
  );
}
