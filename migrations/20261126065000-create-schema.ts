import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IMPRINT } from './content/imprint.js';
import { PRIVACY } from './content/privacy.js';
import { RANKING } from './content/ranking.js';
import { TERMS } from './content/terms.js';
import { MIGRATIONS_FOLDER } from './folder.js';

/** Files of tables, in the order in which they refer to each other. */
const ROOMS = [
  'settings',
  'people',
  'media',
  'categories',
  'products',
  'product-data',
  'imports',
  'feeds',
  'content',
  'visitors',
  'statistics',
  'search',
  'read-model',
];
const PAGES = { ranking: RANKING, terms: TERMS, privacy: PRIVACY, imprint: IMPRINT };

/** The baseline: all tables, and the rows that the product needs from the beginning. */
export class CreateSchema20261126065000 implements MigrationInterface {
  name = 'CreateSchema20261126065000';

  async up(runner: QueryRunner): Promise<void> {
    const folder = join(MIGRATIONS_FOLDER, '20261126065000-create-schema');
    for (const room of ROOMS) await runner.query(readFileSync(join(folder, `${room}.sql`), 'utf8'));
    for (const [key, { title, slug, summary, body }] of Object.entries(PAGES))
      await runner.query(
        `insert into pages (key, title, slug, summary, body, status) values ($1, $2, $3, $4, $5, 'published')`,
        [key, title, slug, summary, body],
      );
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline.');
  }
}
