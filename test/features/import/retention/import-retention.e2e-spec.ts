import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportDetailJson } from '../../../../src/import/import.json.js';
import { ImportRetention } from '../../../../src/import/retention/import-retention.js';
import { Storage } from '../../../../src/core/storage/storage.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const WAITING = `select from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database() and query like '%cleaned_at%'`;

const katalog = await Katalog.use({ env: { IMPORT_KEEP_RUNS: '2', IMPORT_KEEP_DAYS: '10' } });

describe('data of old imports', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const handIn = async (price: number, mode: 'full' | 'dry-run' = 'full') =>
    (
      await katalog.import(
        store,
        aFeed([
          { productCode: 'A', name: 'Čaj', price },
          { productCode: 'B', price: 'brez' },
        ]),
        { mode },
      )
    ).id;
  const age = (ids: number[]) =>
    katalog.rows(`update imports set finished_at = now() - interval '11 days' where id = any($1)`, [ids]);
  const clean = () => katalog.app.get(ImportRetention).clean();
  const fileOf = async (id: number) => {
    return katalog.app
      .get(Storage)
      .size(await katalog.value<string>('select storage_key as key from imports where id = $1', [id]));
  };
  const detail = (id: number) => store.admin.read<ImportDetailJson>(`/api/imports/${id}`);
  const rowsOf = async (id: number) => {
    const tables = [
      'import_changes',
      'import_differences',
      'import_difference_counts',
      'import_issues',
      'import_issue_counts',
    ];
    const counts = tables.map((table) => katalog.rows(`select from ${table} where import_id = $1`, [id]));
    return (await Promise.all(counts)).map(({ length }) => length > 0);
  };
  const ALL = [true, true, true, true, true];
  const NONE = [false, false, false, false, false];

  it('is deleted by age, except for the last runs and the row itself', async () => {
    const ids = [await handIn(1), await handIn(2), await handIn(3), await handIn(4)];
    await age(ids);
    expect(await clean()).toBe(2);
    expect(await Promise.all(ids.map(rowsOf))).toEqual([NONE, NONE, ALL, ALL]);
    expect((await Promise.all(ids.map(fileOf))).map((size) => size !== null)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(await detail(ids[0]!)).toMatchObject({
      status: 'done',
      kept: false,
      counters: { created: 1, rejected: 1 },
      issueCounts: [],
      changeCount: 0,
    });
    const page = await store.admin.document(`/administracija/uvozi?import=${ids[0]}`);
    expect(page.text).toContain('niso več shranjene');
    expect(page.text).not.toContain('V datoteki nismo našli napak');
    expect(await clean()).toBe(0);
  });

  it('is kept while it is young, however many runs follow', async () => {
    const ids = [await handIn(1), await handIn(2), await handIn(3), await handIn(4)];
    expect(await clean()).toBe(0);
    expect(await Promise.all(ids.map(rowsOf))).toEqual([ALL, ALL, ALL, ALL]);
  });

  it('is kept for the last written run, which can be rolled back', async () => {
    const written = await handIn(1);
    const trials = [await handIn(2, 'dry-run'), await handIn(3, 'dry-run'), await handIn(4, 'dry-run')];
    await age([written, ...trials]);
    expect(await clean()).toBe(1);
    expect((await rowsOf(written))[0]).toBe(true);
    expect((await rowsOf(trials[0]!))[1]).toBe(false);
    expect((await store.admin.send('POST', `/api/imports/${written}/rollback`)).status).toBe(202);
  });

  it('is kept for a run that can be rolled back after a repeated file', async () => {
    const ids = [await handIn(1), await handIn(1), await handIn(1), await handIn(1)];
    await age(ids);
    expect(await clean()).toBe(1);
    expect((await rowsOf(ids[0]!))[0]).toBe(true);
    expect((await detail(ids[0]!)).rollbackUrl).not.toBeNull();
  });

  it('is kept when a rollback begins at the same time', async () => {
    const ids = [await handIn(1), await handIn(2), await handIn(3)];
    await age(ids);
    const other = await katalog.connect();
    await other.query('begin');
    await other.query(`update imports set status = 'rolling-back', finished_at = null where id = $1`, [
      ids[0],
    ]);
    const cleaning = clean();
    await until(async () => (await katalog.rows(WAITING)).length);
    await other.query('commit');
    other.release();
    expect(await cleaning).toBe(0);
    expect((await rowsOf(ids[0]!))[0]).toBe(true);
    expect((await detail(ids[0]!)).kept).toBe(true);
  });

  it('is deleted although another run fails, which is retried', async () => {
    const ids = [await handIn(1), await handIn(2), await handIn(3), await handIn(4)];
    await age(ids);
    const folder = join(katalog.config.dataDir, 'storage', 'feeds', 'ovira');
    await mkdir(folder);
    await katalog.rows(`update imports set storage_key = 'feeds/ovira' where id = $1`, [ids[0]]);
    expect(await clean()).toBe(1);
    expect(await rowsOf(ids[1]!)).toEqual(NONE);
    expect((await detail(ids[0]!)).kept).toBe(false);
    expect((await store.admin.send('POST', `/api/imports/${ids[0]}/rollback`)).status).toBe(409);
    await rmdir(folder);
    expect(await clean()).toBe(1);
  });

  it('refuses a repetition that begins at the same time', async () => {
    const id = await handIn(1);
    const other = await katalog.connect();
    await other.query('begin');
    await other.query(`update imports set cleaned_at = now(), emptied_at = now() where id = $1`, [id]);
    const repeated = store.admin.submit('PATCH', `/administracija/uvozi/${id}`, { action: 'repeat' });
    const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      and query like '%Import_company_id%'`;
    await until(async () => (await katalog.rows(isWaiting)).length);
    await other.query('commit');
    other.release();
    await repeated;
    expect(await katalog.rows('select id from imports where company_id = $1', [store.company.id])).toEqual([
      { id },
    ]);
  });

  it('keeps a file that a younger run uses', async () => {
    const first = await handIn(1);
    await store.admin.submit('PATCH', `/administracija/uvozi/${first}`, { action: 'repeat' });
    const [repeated] = await katalog.rows<{ id: number }>(
      'select max(id) as id from imports where company_id = $1',
      [store.company.id],
    );
    await katalog.settled(store, repeated!.id);
    const last = await handIn(2);
    await age([first, repeated!.id, last]);
    expect(await clean()).toBe(1);
    expect(await rowsOf(first)).toEqual(NONE);
    expect(await fileOf(first)).not.toBeNull();
  });
});
