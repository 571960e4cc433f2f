import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COOKIES } from './content/cookies.js';

/** The privacy page names every cookie, and what becomes of addresses that visitors leave; what the platform has written itself stays. */
export class TellOfCookies20261123080000 implements MigrationInterface {
  name = 'TellOfCookies20261123080000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { language, old, now } of COOKIES) await replace(runner, language, old, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { language, old, now } of COOKIES.toReversed()) await replace(runner, language, now, old);
  }
}

async function replace(runner: QueryRunner, language: string, from: string, to: string): Promise<void> {
  await runner.query(
    `update pages set body = jsonb_set(body, array[$1], to_jsonb(replace(body ->> $1, $2, $3)))
     where key = 'privacy' and position($2 in body ->> $1) > 0`,
    [language, from, to],
  );
}
