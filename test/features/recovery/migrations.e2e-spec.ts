import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import type { Definition } from '../../../src/core/database/definitions.js';
import { migrate, UnknownSchema } from '../../../src/core/database/migrate.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/database.js';
import { until } from '../../support/until.js';

const ROOT = join(import.meta.dirname, '../../..');

/** Required settings. */
const REQUIRED = { REDIS_URL: 'redis://127.0.0.1:1', SESSION_SECRET: 'x'.repeat(32) };

class First20260101000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table words (word text, doubled text generated always as (twice(word)) stored)',
    );
  }
  async down(): Promise<void> {}
}
class Apart20260102000000 implements MigrationInterface {
  transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index concurrently if not exists words_word on words (word)');
  }
  async down(): Promise<void> {}
}
class Broken20260103000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table broken ()');
    throw new Error('broken');
  }
  async down(): Promise<void> {}
}

class Wider20260104000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table words add column length integer');
  }
  async down(): Promise<void> {}
}

const aFunction = (name: string, text: string): Definition => ({
  kind: 'functions',
  name,
  sql: `create or replace function ${name}${text};`,
});
const TWICE = aFunction('twice', '(value text) returns text language sql immutable return value || value');
const COUNT = aFunction(
  'count_words',
  '() returns bigint language sql stable return (select count(*) from all_words)',
);
const ALL: Definition = {
  kind: 'views',
  name: 'all_words',
  sql: 'create or replace view all_words as select word, twice(word) as double from words;',
};
const NOTE = aFunction(
  'note',
  '() returns trigger language plpgsql as $$ begin new.word := trim(new.word); return new; end $$',
);
const NOTED: Definition = {
  kind: 'triggers',
  name: 'words_noted',
  sql: 'create or replace trigger words_noted before insert on words for each row execute function note();',
};
const MADE = [COUNT, NOTE, TWICE, ALL, NOTED];

const differing = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys(other)
    .filter((name) => other[name] !== one[name])
    .sort();

describe('migrate', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client?.end();
    await database?.drop();
  });

  const all = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows;
  const bring = (definitions = MADE, migrations: (new () => MigrationInterface)[] = [First20260101000000]) =>
    migrate(database.url, { migrations, definitions });
  const made = () =>
    all(`select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
      union all select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
      union all select tgname from pg_trigger where not tgisinternal
      order by 1`).then((rows) => rows.map(({ name }) => name));
  /** Row versions, which change when an object is created again. */
  const versions = async () =>
    Object.fromEntries(
      (await all('select name, xmin::text as version from schema_definitions')).map((row) => [
        row.name,
        row.version,
      ]),
    );

  it('runs once for simultaneous calls', async () => {
    const ran = await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(ran.map(({ length }) => length).sort()).toEqual([0, MIGRATIONS.length]);
  });

  it('creates objects in the order of their dependencies, whatever the order of files', async () => {
    expect(await bring()).toEqual(['First20260101000000']);
    expect(await made()).toEqual(['all_words', 'count_words', 'note', 'twice', 'words_noted']);
    await client.query(`insert into words values (' ha ')`);
    expect(await all('select word, double from all_words')).toEqual([{ word: 'ha', double: 'haha' }]);
    expect(await all('select count_words()::integer as count')).toEqual([{ count: 1 }]);
  });

  it('creates changed objects and their dependents again, nothing else', async () => {
    await bring();
    const before = await versions();
    await bring();
    expect(await versions()).toEqual(before);
    const changed = { ...ALL, sql: ALL.sql.replace('select word', 'select upper(word) as word') };
    await bring([COUNT, NOTE, TWICE, changed, NOTED]);
    const after = await versions();
    expect(differing(before, after)).toEqual(['functions/count_words', 'views/all_words']);
    const twice = { ...TWICE, sql: TWICE.sql.replace('value || value', `value || '-' || value`) };
    await bring([COUNT, NOTE, twice, changed, NOTED]);
    expect(differing(after, await versions())).toEqual([
      'functions/count_words',
      'functions/twice',
      'views/all_words',
    ]);
  });

  it('drops objects without a file, and old signatures', async () => {
    await bring();
    const other = aFunction('note', `(word text) returns text language sql immutable return word`);
    await bring([TWICE, other]);
    expect(await made()).toEqual(['note', 'twice']);
    expect(await all(`select oid::regprocedure::text as name from pg_proc where proname = 'note'`)).toEqual([
      { name: 'note(text)' },
    ]);
    expect(Object.keys(await versions()).sort()).toEqual(['functions/note', 'functions/twice']);
  });

  it('rolls back the step that fails, keeps those before it, and continues after them', async () => {
    await expect(bring(MADE, [First20260101000000, Broken20260103000000])).rejects.toThrow('broken');
    expect(await all(`select to_regclass('broken') as broken, count(*)::int from migrations`)).toEqual([
      { broken: null, count: 1 },
    ]);
    expect(await made()).toEqual(['twice']);
    expect(await bring()).toEqual([]);
    expect(await made()).toEqual(['all_words', 'count_words', 'note', 'twice', 'words_noted']);
    const before = await versions();
    const wrong = aFunction('wrong', '() returns text language sql return nothing_of_the_kind()');
    await expect(bring([...MADE, wrong])).rejects.toThrow('nothing_of_the_kind');
    expect(await versions()).toEqual(before);
  });

  it('creates the dependents of a changed definition even if a migration fails first', async () => {
    await bring();
    const before = await versions();
    const twice = { ...TWICE, sql: TWICE.sql.replace('value || value', `value || '-' || value`) };
    const changed = [COUNT, NOTE, twice, ALL, NOTED];
    await expect(bring(changed, [First20260101000000, Broken20260103000000])).rejects.toThrow('broken');
    await bring(changed);
    expect(differing(before, await versions())).toEqual([
      'functions/count_words',
      'functions/twice',
      'views/all_words',
    ]);
  });

  it('gives up a lock soon, so that readers go on, and gets it later', async () => {
    await bring();
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin; select from words');
    const done = bring(MADE, [First20260101000000, Wider20260104000000]);
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table words%'`;
    await until(async () => (await all(waits)).length === 1);
    // it queues behind the migration, which gives way long before the reader ends
    expect(await all('select count(*)::int as count from words')).toEqual([{ count: 0 }]);
    await reader.query('commit');
    expect(await done).toEqual(['Wider20260104000000']);
    await reader.end();
  });

  it('keeps what is committed with a migration outside of a transaction, and continues after it', async () => {
    await expect(
      bring(MADE, [First20260101000000, Apart20260102000000, Broken20260103000000]),
    ).rejects.toThrow('broken');
    expect(await all('select name from migrations order by id')).toEqual([
      { name: 'First20260101000000' },
      { name: 'Apart20260102000000' },
    ]);
    expect(await bring(MADE, [First20260101000000, Apart20260102000000])).toEqual([]);
    expect(await made()).toContain('words_noted');
  });

  it('keeps functions of a newer build', async () => {
    await bring(MADE, [First20260101000000, Apart20260102000000]);
    expect(await bring([TWICE])).toEqual([]);
    expect(await made()).toContain('words_noted');
  });

  it('refuses a database older than the baseline, and names the reset command', async () => {
    await client.query(`
      create table migrations (id serial primary key, timestamp bigint not null, name varchar not null);
      insert into migrations (timestamp, name) values (261121050000, 'CreateCatalogue20261121050000')`);
    await expect(migrate(database.url)).rejects.toThrow(UnknownSchema);
    expect(await all("select from pg_tables where schemaname = 'public'")).toHaveLength(1);
    const start = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, ['dist/src/migrate.js'], {
        cwd: ROOT,
        env: { ...process.env, ...REQUIRED, DATABASE_URL: database.url, ...env },
      }).catch(({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }));
    expect(await start({ EMBEDDED: 'true', DATA_DIR: '/tmp/of a test' })).toEqual({
      code: 1,
      stderr: `The database was made by a version before 0.1.0: it knows CreateCatalogue20261121050000. It cannot be brought up to date. To begin anew without its content:

  rm -rf "/tmp/of a test" && npm start
`,
    });
  });
});
