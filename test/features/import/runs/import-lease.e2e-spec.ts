import { DataSource } from 'typeorm';
import { IMPORT_LEASE } from '../../../../src/import/import.queue.js';
import { BEGIN } from '../../../../src/import/rollback/rollback.statements.js';
import { ImportStore } from '../../../../src/import/runs/import.store.js';
import { Katalog } from '../../../support/katalog.js';

const STORES = 100;
const ENDED = 100;

const katalog = await Katalog.use({ worker: false });

describe('the lease of an import', () => {
  /** Adds imports of new stores, of each as many as there are statuses. */
  const add = (stores: number, statuses: string) =>
    katalog.rows<{ id: number }>(`
      with added as (
        insert into companies (company_name, slug)
        select slug, slug from (select 'store-' || gen_random_uuid() as slug from generate_series(1, ${stores})) s
        returning id
      )
      insert into imports (company_id, source, file_name, storage_key, bytes, language, status)
      select added.id, 'url', 'feed.xml', 'feeds/feed', 1, 'sl', status
      from (${statuses}) s(status), added order by random() returning id`);

  it('is looked for without a look at the ended imports', async () => {
    await add(STORES, `select 'done' from generate_series(1, ${ENDED}) union all select 'queued'`);
    await katalog.rows('analyze imports');
    const { text } = IMPORT_LEASE.waiting;
    const [{ 'QUERY PLAN': plan } = { 'QUERY PLAN': [] }] = await katalog.rows<{
      'QUERY PLAN': { Plan: Record<string, number> }[];
    }>(`explain (analyze, buffers, format json) ${text}`);
    const read = plan[0]!.Plan;
    expect(read['Actual Rows']).toBe(STORES);
    expect(read['Shared Hit Blocks']! + read['Shared Read Blocks']!).toBeLessThan(10 * STORES);
  });

  it('is not taken back by a heartbeat after its release', async () => {
    const [added] = await add(1, `select 'queued'`);
    const { id } = added!;
    const database = katalog.app.get(DataSource);
    expect(await IMPORT_LEASE.claim.row(database, [id])).toEqual({ id, run: 1 });
    expect(await IMPORT_LEASE.heartbeat.row(database, [id, 1])).toEqual({ cancelRequested: false });
    await IMPORT_LEASE.release.run(database, [id, 1]);
    expect(await IMPORT_LEASE.heartbeat.row(database, [id, 1])).toBeUndefined();
    expect(await IMPORT_LEASE.claim.row(database, [id])).toEqual({ id, run: 2 });
  });

  it('has ended for the worker of an import when its rollback begins', async () => {
    const [added] = await add(1, `select 'queued'`);
    const { id } = added!;
    const database = katalog.app.get(DataSource);
    const store = katalog.app.get(ImportStore);
    const leased = (await IMPORT_LEASE.claim.row(database, [id]))!;
    await store.endRun(leased, 'done');
    await BEGIN.run(database, [id]);
    await store.endRun(leased, 'failed');
    expect(await katalog.rows('select status from imports where id = $1', [id])).toEqual([
      { status: 'rolling-back' },
    ]);
  });
});
