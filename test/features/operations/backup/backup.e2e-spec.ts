import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { MIGRATIONS } from '../../../../migrations/index.js';
import { backUp } from '../../../../src/operations/backup/backup.js';
import { type Manifest, tableFile } from '../../../../src/operations/backup/manifest.js';
import { restore } from '../../../../src/operations/backup/restore.js';
import { migrate, schemaOf } from '../../../../src/core/database/migrate.js';
import { FolderStorage } from '../../../../src/core/storage/folder-storage.js';
import { S3Storage } from '../../../../src/core/storage/s3-storage.js';
import { CACHE_FOLDER, type Storage } from '../../../../src/core/storage/storage.js';
import { createEmptyDatabase, type TestDatabase } from '../../../support/database.js';
import { aFeed, anEan } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';
import { startFlakyProxy } from '../../../support/servers/flaky-proxy.js';
import { drawn } from '../../../support/data/pictures.js';
import { S3_CREDENTIALS, S3Server } from '../../../support/servers/s3-server.js';
import { until } from '../../../support/until.js';

/** All rows of all tables as text, and the next numbers of identity columns. */
/**
 * The expected content of a backup: the tables, except the sitemap, which a worker builds for the site's
 * address, and the suggestions of equal products, which it searches again. The constraints leave the
 * partitions out: a database of last month has other months than one of today.
 */
async function contentOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and relpersistence = 'p' and relname !~ '^(sitemap|matching)_' order by 1`);
    const content: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t order by 1`,
      );
      content[name] = rows.map(({ row }) => row);
    }
    const { rows: constraints } = await client.query<{ text: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
       where connamespace = 'public'::regnamespace and conname <> 'audit_within_change'
         and not exists (select from pg_inherits where inhrelid = conrelid) order by 1`,
    );
    return { content, constraints: constraints.map(({ text }) => text) };
  } finally {
    await client.end();
  }
}

const filesOf = async (storage: Storage) => {
  const files: Record<string, string> = {};
  for await (const { key } of storage.walk())
    if (!key.startsWith(`${CACHE_FOLDER}/`))
      files[key] = (await buffer(await storage.read(key))).toString('base64');
  return files;
};

const path = (name: string) => join(folder, name);
const whole = () => path('whole');
const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const katalog = await Katalog.use();
const { environment } = katalog;
const databaseUrl = environment.DATABASE_URL!;
const storage = new FolderStorage(join(environment.DATA_DIR!, 'storage'));
const store = await katalog.store('Trgovina z varnostno kopijo');
await katalog.category({ sl: 'Čaji', en: 'Teas' });
const feed = aFeed([
  { productCode: 'TEA', name: 'Zeleni čaj "Žalec" \\ 100 g', ean: anEan() },
  { productCode: 'GONE', name: 'Ne bo dolgo' },
]);
await katalog.import(store, feed);
const productId = await katalog.idOf(store, 'TEA');
const goneId = await katalog.idOf(store, 'GONE');
await katalog.rows('delete from products where id = $1', [goneId]);
const form = new FormData();
form.set('file', new Blob([new Uint8Array(await drawn().png().toBuffer())]), 'tea.png');
const upload = await store.admin.send('POST', '/api/media', form);
expect(upload.status).toBe(201);
const ready = () => katalog.rows(`select from media where status = 'ready'`);
await until(async () => (await ready()).length);
await katalog.visitor().get(`/izdelek/${productId}/x`);
await katalog.stopWorker();
await katalog.rows(
  `insert into event_days select until, 'PRODUCT_CLICK', $1, $2, 3 from visit_periods where days = 7`,
  [productId, store.company.id],
);
await storage.write(`${CACHE_FOLDER}/known`, Readable.from(['items']));
await backUp(databaseUrl, storage, whole());
const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  /** An empty database and an empty storage. */
  async function somewhere() {
    const database = await createEmptyDatabase();
    databases.push(database);
    const dataDir = await mkdtemp(path('target-'));
    return { url: database.url, dataDir, storage: new FolderStorage(join(dataDir, 'storage')) };
  }
  const tablesIn = async (url: string) => Object.keys((await contentOf(url)).content);

  it('is restored row by row and byte by byte, and can be served', async () => {
    const target = await somewhere();
    const { tables, files } = await restore(target.url, target.storage, whole());
    const [before, after] = [await contentOf(databaseUrl), await contentOf(target.url)];
    expect(after).toEqual(before);
    for (const table of [
      'products',
      'users',
      'imports',
      'media',
      'price_history',
      'audit_entries',
      'company_days',
    ])
      expect([table, before.content[table]!.length > 0]).toEqual([table, true]);
    expect(tables.find(({ name }) => name === 'products')!.rows).toBe(before.content.products!.length);
    const [stored, restored] = [await filesOf(storage), await filesOf(target.storage)];
    // caches are not backed up
    expect(await target.storage.size(`${CACHE_FOLDER}/known`)).toBeNull();
    expect(restored).toEqual(stored);
    expect(files.count).toBe(Object.keys(stored).length);
    // the feed, the original image and its sizes
    expect(files.count).toBeGreaterThan(3);

    const env = { DATABASE_URL: target.url, DATA_DIR: target.dataDir };
    const other = await Katalog.start({ worker: false, env });
    try {
      const page = await other.visitor().get(`/izdelek/${productId}/x`);
      const document = await other.visitor().document(page.headers.get('location') ?? '');
      expect(document.text).toContain('Zeleni čaj "Žalec" \\ 100 g');
      const variant = Object.keys(stored).find((key) => key.endsWith('.webp'))!;
      expect((await other.visitor().get(`/${variant}`)).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('has every table except those that migrating fills', async () => {
    const { tables } = JSON.parse(await readFile(join(whole(), 'manifest.json'), 'utf8')) as Manifest;
    const all = await katalog.rows<{ name: string }>(
      `select tablename::text as name from pg_tables where schemaname = 'public'
         and (schemaname || '.' || tablename)::regclass not in (select inhrelid from pg_inherits)`,
    );
    const missing = all
      .map(({ name }) => name)
      .filter((name) => !tables.some((table) => table.name === name));
    expect(missing.sort()).toEqual([
      // an engine that followed the old database does not follow this one
      'catalogue_followers',
      'import_left_out_items',
      'import_staged_items',
      // empty except for rows of running transactions
      'key_locks',
      // workers search again
      'matching_blocks',
      'matching_changes',
      'matching_offers',
      'matching_suggestions',
      'migrations',
      'schema_definitions',
      // has the addresses of the site that it was built for
      'sitemap_changes',
      'sitemap_parts',
    ]);
  });

  it('moves stored files into a bucket, and from there back into a folder', async () => {
    Object.assign(process.env, S3_CREDENTIALS);
    const server = await S3Server.start();
    // a list of several pages
    server.pageSize = 2;
    try {
      const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = server.env;
      const cloud = new S3Storage(
        { bucket: bucket!, endpoint, region: 'eu-central-1', forcePathStyle: true },
        10_000,
      );
      const [there, back] = [await somewhere(), await somewhere()];
      await restore(there.url, cloud, whole());
      const stored = await filesOf(storage);
      expect(await filesOf(cloud)).toEqual(stored);
      await expect(restore((await somewhere()).url, cloud, whole())).rejects.toThrow(
        'The storage is not empty',
      );
      await backUp(there.url, cloud, path('of-a-bucket'));
      await restore(back.url, back.storage, path('of-a-bucket'));
      expect(await filesOf(back.storage)).toEqual(stored);
      // a restore that fails at its last step leaves nothing
      const short = await another('short-for-a-bucket');
      await change(short, ({ tables }) => (tables.find(({ name }) => name === 'users')!.rows += 1));
      server.objects.clear();
      await expect(restore((await somewhere()).url, cloud, short)).rejects.toThrow(/users has .* rows/);
      expect([...server.objects.keys(), ...server.uploads.keys()]).toEqual([]);
    } finally {
      await server.close();
      for (const name of Object.keys(S3_CREDENTIALS)) delete process.env[name];
    }
  });

  it('does not assign numbers of deleted rows again', async () => {
    const target = await somewhere();
    await restore(target.url, target.storage, whole());
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    const { rows } = await client.query<{ next: string }>(
      `select nextval(pg_get_serial_sequence('products', 'id')) as next`,
    );
    await client.end();
    expect(Number(rows[0]!.next)).toBeGreaterThan(Math.max(goneId, productId));
  });

  it('of an older version is migrated to the present schema', async () => {
    const [older, target] = [await somewhere(), await somewhere()];
    const names = MIGRATIONS.map(({ name }) => name);
    await migrate(older.url, schemaOf(names.slice(0, 1)));
    await backUp(older.url, older.storage, path('older'));
    await restore(target.url, target.storage, path('older'));
    const { content, constraints } = await contentOf(target.url);
    expect(content.migrations).toHaveLength(names.length);
    expect(constraints).toEqual((await contentOf(databaseUrl)).constraints);
  });

  it('can be restored into a migrated database without data', async () => {
    const target = await somewhere();
    await migrate(target.url);
    await restore(target.url, target.storage, whole());
    const { migrations, ...before } = (await contentOf(databaseUrl)).content;
    const after = (await contentOf(target.url)).content;
    expect(migrations).toHaveLength(after.migrations!.length);
    expect(after).toMatchObject(before);
  });

  it('restores partitions', async () => {
    const [source, target] = [await somewhere(), await somewhere()];
    await migrate(source.url);
    const client = new pg.Client({ connectionString: source.url });
    await client.connect();
    await client.query(
      `create table events_of_a_test partition of events for values from ('2031-01-01') to ('2031-02-01')`,
    );
    await client.end();
    await backUp(source.url, source.storage, path('parts'));
    await restore(target.url, target.storage, path('parts'));
    expect(await tablesIn(target.url)).toContain('events_of_a_test');
  });

  /** Expects a refusal that leaves the target unchanged. */
  async function refused(target: Awaited<ReturnType<typeof somewhere>>, from: string, reason: RegExp) {
    const before = await contentOf(target.url);
    const files = await filesOf(target.storage);
    await expect(restore(target.url, target.storage, from)).rejects.toThrow(reason);
    expect(await contentOf(target.url)).toEqual(before);
    expect(await filesOf(target.storage)).toEqual(files);
  }

  const change = async (from: string, edit: (manifest: Manifest) => void) => {
    const manifest = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')) as Manifest;
    edit(manifest);
    await writeFile(join(from, 'manifest.json'), JSON.stringify(manifest));
  };
  /** Another copy of the backup, to be damaged. */
  const another = async (name: string) => {
    await backUp(databaseUrl, storage, path(name));
    return path(name);
  };

  it('does not overwrite an existing folder', async () => {
    await expect(backUp(databaseUrl, storage, whole())).rejects.toThrow('is not empty');
  });

  it('is not restored over existing data', async () => {
    const target = await somewhere();
    await restore(target.url, target.storage, whole());
    const { storage: empty } = await somewhere();
    await refused({ ...target, storage: empty }, whole(), /The database is not empty/);
    await refused({ ...target, url: (await somewhere()).url }, whole(), /The storage is not empty/);
  });

  it('is not restored into a database with other tables', async () => {
    const target = await somewhere();
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    await client.query('create table something_else ()');
    await client.end();
    await refused(target, whole(), /The database is not empty: it has something_else/);
  });

  it('is not restored when it is damaged', async () => {
    const from = await another('damaged');
    await appendFile(tableFile(from, 'products'), 'x');
    await refused(await somewhere(), from, /damaged: .*products/);
    await rm(tableFile(from, 'products'));
    await refused(await somewhere(), from, /damaged: .*products/);
  });

  it('is not restored when a stored file has changed', async () => {
    const from = await another('damaged-file');
    const [key] = Object.keys(await filesOf(storage));
    await appendFile(join(from, 'storage', key!), 'x');
    await refused(await somewhere(), from, /damaged/);
  });

  it('is not restored when it is incomplete', async () => {
    const from = await another('unfinished');
    await rm(join(from, 'manifest.json'));
    await refused(await somewhere(), from, /no whole backup/);
  });

  it('is not restored by an older version', async () => {
    const from = await another('newer');
    await change(from, ({ migrations }) => migrations.push('AddTomorrow20991231000000'));
    await refused(await somewhere(), from, /newer version: it knows AddTomorrow/);
  });

  it('is not restored when it is older than the baseline of migrations', async () => {
    const from = await another('too-old');
    await change(from, (manifest) => (manifest.migrations = ['CreateCatalogue20261121050000']));
    await refused(await somewhere(), from, /of a version before 0.1.0/);
  });

  it('leaves nothing when a restore fails', async () => {
    const from = await another('short');
    await change(from, ({ tables }) => (tables.find(({ name }) => name === 'users')!.rows += 1));
    const target = await somewhere();
    await migrate(target.url);
    await refused(target, from, /users has .* rows instead of/);
  });

  it('leaves nothing when the database goes away during a restore', async () => {
    const target = await somewhere();
    await migrate(target.url);
    const before = await contentOf(target.url);
    const { host } = new URL(target.url);
    const proxy = await startFlakyProxy(host);
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    try {
      await client.query('begin; lock table products in access share mode');
      const restored = restore(target.url.replace(host, proxy.host), target.storage, whole());
      const refusal = expect(restored).rejects.toThrow(/terminated|ECONN/);
      const waiting = `select 1 from pg_stat_activity where application_name = 'katalog-restore' and wait_event_type = 'Lock'`;
      // on another connection: the transaction sees one snapshot only
      await until(async () => (await katalog.rows(waiting)).length);
      await proxy.leave();
      await refusal;
    } finally {
      await client.end();
      await proxy.leave();
    }
    expect(await filesOf(target.storage)).toEqual({});
    expect(await contentOf(target.url)).toEqual(before);
  });

  it('is made and restored by commands', async () => {
    const target = await somewhere();
    const run = async (script: string, env: Record<string, string>, ...args: string[]) => {
      const child = execFile(process.execPath, [`dist/scripts/${script}.js`, ...args], {
        env: { ...process.env, ...env },
      });
      let out = '';
      for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (out += String(text)));
      const [code] = (await once(child, 'close')) as [number];
      return { code, out };
    };
    const env = katalog.environment;
    const to = path('by-command');
    expect(await run('backup', env, to)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^backup: \d+ rows of \d+ tables, \d+ files in/),
    });
    const there = { ...env, DATABASE_URL: target.url, DATA_DIR: target.dataDir };
    expect(await run('restore', there, to)).toMatchObject({ code: 0 });
    expect(await contentOf(target.url)).toEqual(await contentOf(databaseUrl));
    expect(await run('restore', there, to)).toEqual({
      code: 1,
      out: expect.stringMatching(/^The database is not empty: it has \w+\. [^\n]*\n$/),
    });
    expect(await run('backup', env)).toEqual({ code: 1, out: 'Usage: npm run backup -- <folder>\n' });
  });
});
