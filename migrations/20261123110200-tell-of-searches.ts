import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHES } from './content/searches.js';

/** The privacy page says that searches are counted, and the one about ranking how they are answered; what the platform has written itself stays. */
export class TellOfSearches20261123110200 implements MigrationInterface {
  name = 'TellOfSearches20261123110200';

  async up(runner: QueryRunner): Promise<void> {
    for (const { page, language, old, now } of SEARCHES) await replace(runner, page, language, old, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { page, language, old, now } of SEARCHES) await replace(runner, page, language, now, old);
  }
}

async function replace(
  runner: QueryRunner,
  page: string,
  language: string,
  from: string,
  to: string,
): Promise<void> {
  await runner.query(
    `update pages set body = jsonb_set(body, array[$2], to_jsonb(replace(body ->> $2, $3, $4)))
     where key = $1 and position($3 in body ->> $2) > 0`,
    [page, language, from, to],
  );
}
