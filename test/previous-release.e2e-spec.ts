import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './support/database.js';
import { type Declared, StatementDifferences } from './support/statement-differences.js';

const ROOT = join(import.meta.dirname, '..');

/** A version's demands on the schema, from `npm run release:statements`. */
interface Release {
  statements: Declared[];
  /** The columns of each table that it uses. */
  tables: Record<string, string[]>;
}

/** The newest version with a number; its processes run together with the processes of the next one. */
const LAST = /^## \[(\d[^\]]*)\]/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'))![1]!;
const release = JSON.parse(
  gunzipSync(readFileSync(join(ROOT, `test/releases/${LAST}.json.gz`))).toString(),
) as Release;

/** Columns that need a value, though the release does not set them. */
const REQUIRED = `
  select c.relname::text as table, a.attname::text as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnotnull and not a.atthasdef and a.attidentity = ''
  order by 1, 2`;

describe(`the processes of ${LAST} on the schema of the next version`, () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client?.end();
    await database?.drop();
  });

  const failing = async () => (await StatementDifferences.at(client)).ofAll(release.statements);

  async function unknownRequired(): Promise<string[]> {
    const { rows } = await client.query<{ table: string; column: string }>(REQUIRED);
    return rows
      .filter(({ table, column }) => release.tables[table] && !release.tables[table].includes(column))
      .map(({ table, column }) => `${table}.${column}`);
  }

  it('find all that they ask for', async () => {
    expect(release.statements.length).toBeGreaterThan(400);
    expect(await failing()).toEqual([]);
  });

  it('may leave out every new column', async () => {
    expect(await unknownRequired()).toEqual([]);
  });

  it.each([
    ['drops a column of a statement', 'alter table feeds drop column url cascade', 'column'],
    ['renames a column of a statement', 'alter table products rename column mpn to part_number', 'mpn'],
    ['drops a table', 'drop table synonyms cascade', 'relation "synonyms" does not exist'],
    ['changes a type', 'alter table feeds alter column id type bigint', 'id is bigint'],
    ['allows nulls', 'alter table feeds alter column url drop not null', 'url may be null'],
  ])('are not tested in vain: a migration %s', async (_what, change, message) => {
    await client.query(change);
    expect((await failing()).join('\n')).toContain(message);
  });

  it('are not tested in vain: a migration adds a column that needs a value', async () => {
    await client.query('alter table feeds add column flavour text not null');
    await client.query(`alter table feeds add column note text not null default ''`);
    expect(await unknownRequired()).toEqual(['feeds.flavour']);
  });
});
