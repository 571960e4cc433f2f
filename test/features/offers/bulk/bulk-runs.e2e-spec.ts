import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import type { BulkRunProps } from '../../../../src/offers/bulk/bulk-action.props.js';
import { CategoriesService } from '../../../../src/categories/categories.service.js';
import { CatalogueService } from '../../../../src/products/read-model/catalogue.service.js';
import { dumpCatalogue } from '../../../support/data/dump.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { insertProducts } from '../../../support/data/product-rows.js';
import type { Visitor } from '../../../support/browser/visitor.js';
import { until } from '../../../support/until.js';

const LIST = '/administracija/izdelki';
const BULK = `${LIST}/skupinsko`;
/** Products of a batch. */
const BATCH = 1_000;

const katalog = await Katalog.use();
const database = katalog.app.get(DataSource);

describe('bulk actions that a worker runs', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const stock = (amount: number, fields: Parameters<typeof insertProducts>[3] = {}) =>
    insertProducts(database, store.company.id, amount, fields);
  const send = (method: string, path: string, body?: object, who = store.admin) =>
    who.submit(method, path, body, { from: LIST });
  const act = async (body: object, path = BULK, who = store.admin) => {
    const response = await send('POST', path, body, who);
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
  };
  const runs = async (who: Visitor = store.admin, query = ''): Promise<BulkRunProps[]> =>
    (await who.page(LIST + query, 'offers/index')).props.bulkRuns;
  const newest = async () => (await runs())[0]!;
  const ended = async () => {
    const all = await until(() => runs(), {
      holds: (seen) => seen.length > 0 && seen.every(({ finishedAt }) => finishedAt),
    });
    return all[0]!;
  };
  const count = async (condition: string) => {
    return katalog.value<number>(
      `select count(*)::integer as count from products p where company_id = $1 and ${condition}`,
      [store.company.id],
    );
  };
  const onSale = () => count('exists (select from catalogue_offers where offer_id = p.id)');
  const audited = async (action: string) => {
    const [row] = await katalog.rows<{ entries: number; products: number }>(
      `select count(*)::integer as entries, count(distinct object_id)::integer as products from audit_entries
       where action = $1 and object_id::integer in (select id from products where company_id = $2)`,
      [action, store.company.id],
    );
    return row!;
  };
  /** Locks the product until it is released. */
  const hold = async (productId: number) => {
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query('select from products where id = $1 for update', [productId]);
    return async () => {
      await holder.query('commit');
      holder.release();
    };
  };

  it('do all that the form of one product does', async () => {
    const categoryId = await katalog.category({ sl: `Čaji ${store.company.id}` });
    const ids = await stock(250);
    await stock(2, { link: '' });
    await act({ action: 'categorise', all: true, categoryId, mode: 'replace' });
    const { flash } = await store.admin.page(LIST, 'offers/index');
    expect(flash!.toast).toMatchObject({
      severity: 'info',
      detail: expect.stringMatching(/^Obdelujemo 252 ponudb\./) as string,
    });
    await ended();
    await act({ action: 'activate', all: true, except: ids.slice(0, 10) });
    const run = await ended();
    expect(run).toMatchObject({ action: 'activate', status: 'done', total: 242, done: 242, changed: 240 });
    expect([run.refusedCount, run.refused.length, run.cancelUrl, run.undoUrl]).toEqual([2, 2, null, null]);
    expect([await count(`status = 'active'`), await onSale()]).toEqual([240, 240]);
    expect(await audited('product.activated')).toEqual({ entries: 240, products: 240 });
    expect(await audited('product.updated')).toEqual({ entries: 252, products: 252 });

    const counted = async () => {
      katalog.app.get(CategoriesService).dropCache();
      return (await katalog.app.get(CategoriesService).tree()).find(categoryId)!.productCount;
    };
    // the counts are updated some seconds later
    await until(async () => (await counted()) === 240);
    const kept = await dumpCatalogue(katalog);
    await katalog.app.get(CatalogueService).rebuild();
    expect(await dumpCatalogue(katalog)).toEqual(kept);
  });

  it('are shown to their store and to catalogue admins for an hour', async () => {
    await stock(101);
    await act({ action: 'activate', all: true });
    const { id } = await ended();
    const idsFor = async (who: Visitor, query?: string) => (await runs(who, query)).map((run) => run.id);
    expect(await idsFor((await katalog.store()).admin)).toEqual([]);
    const platform = await katalog.signedInAs('super_admin');
    expect(await idsFor(platform)).toContain(id);
    expect(await idsFor(platform, `?company=${store.company.id}`)).toEqual([id]);
    await katalog.rows(`update bulk_runs set finished_at = now() - interval '61 minutes' where id = $1`, [
      id,
    ]);
    expect(await runs()).toEqual([]);
  });

  it('are undone as a whole when they have deleted', async () => {
    await stock(150, { status: 'active' });
    await act({ action: 'delete', all: true });
    const deletion = await ended();
    expect([deletion.changed, await count('deleted_at is null'), await onSale()]).toEqual([150, 0, 0]);
    await Promise.all([act({}, deletion.undoUrl!), act({}, deletion.undoUrl!)]);
    const restoration = await ended();
    expect(restoration).toMatchObject({ action: 'restore', total: 150, changed: 150, undoUrl: null });
    expect([await count('deleted_at is null'), await onSale()]).toEqual([150, 150]);
    const shown = await runs();
    expect(shown.map(({ action, undoUrl }) => [action, undoUrl])).toEqual([
      ['restore', null],
      ['delete', null],
    ]);
  });

  describe('without a worker', () => {
    beforeEach(() => katalog.stopWorker());
    afterEach(async () => {
      await katalog.stopWorker();
      await katalog.startWorker();
    });

    it('wait, and run once when the request is repeated', async () => {
      await stock(120);
      await Promise.all(Array.from({ length: 4 }, () => act({ action: 'activate', all: true })));
      const [run, ...others] = await runs();
      expect(others).toEqual([]);
      expect(run).toMatchObject({ status: 'queued', total: 120, done: 0, finishedAt: null });
      await katalog.startWorker();
      await ended();
      expect(await count(`status = 'active'`)).toBe(120);
      await act({ action: 'deactivate', all: true });
      await act({ action: 'activate', all: true });
      await ended();
      // after the run has ended, the same request is a new run
      expect(await count(`status = 'active'`)).toBe(120);
    });

    it('run one after the other in one store, small ones too', async () => {
      const ids = await stock(120);
      await act({ action: 'activate', all: true });
      await act({ action: 'deactivate', all: true });
      await act({ action: 'activate', ids: ids.slice(0, 3) });
      expect((await runs()).map(({ status }) => status)).toEqual(['queued', 'queued', 'queued']);
      const other = await katalog.store();
      const [theirs] = await insertProducts(database, other.company.id, 1);
      await act({ action: 'activate', ids: [theirs] }, BULK, other.admin);
      expect(await katalog.rows('select status from products where id = $1', [theirs])).toEqual([
        { status: 'active' },
      ]);

      await katalog.startWorker();
      await until(async () => (await count(`status = 'active'`)) === 3 && (await newest())?.finishedAt);
      await ended();
      expect(await count(`status = 'inactive'`)).toBe(117);
      const order = await katalog.rows<{ action: string }>(
        'select action from bulk_runs where company_id = $1 order by finished_at',
        [store.company.id],
      );
      expect(order.map(({ action }) => action)).toEqual(['activate', 'deactivate', 'activate']);
    });

    it('change nothing when they are cancelled', async () => {
      await stock(120);
      await act({ action: 'activate', all: true });
      const { cancelUrl } = await newest();
      expect((await send('DELETE', cancelUrl!)).status).toBe(303);
      expect(await newest()).toMatchObject({ status: 'cancelled', done: 0, cancelUrl: null });
      expect((await store.admin.send('DELETE', cancelUrl!)).status).toBe(409);
      await katalog.startWorker();
      await pause(300);
      expect(await count(`status = 'active'`)).toBe(0);
    });

    it('change the products that were selected then, not later hits of the filters', async () => {
      await stock(120);
      await act({ action: 'delete', all: true }, `${BULK}?status=draft`);
      await stock(5);
      await katalog.startWorker();
      await ended();
      expect(await count('deleted_at is null')).toBe(5);
    });

    it('are run although the queue has lost its jobs', async () => {
      await stock(120);
      await act({ action: 'activate', all: true });
      const redis = new Redis(katalog.config.redisUrl);
      const pattern = `${katalog.config.redisPrefix}:bulk-actions:*`;
      // the job is added after the response
      await until(async () => (await redis.keys(pattern)).length);
      await redis.del(await redis.keys(pattern));
      redis.disconnect();
      await katalog.startWorker();
      expect((await ended()).changed).toBe(120);
    });

    it('name their author only while that user exists', async () => {
      const person = await katalog.signedInAs('admin', { companyId: store.company.id });
      await stock(120);
      await act({ action: 'activate', all: true }, BULK, person);
      await katalog.rows(
        'delete from users where id = (select created_by from bulk_runs where company_id = $1)',
        [store.company.id],
      );
      await katalog.startWorker();
      expect(await ended()).toMatchObject({ status: 'done', changed: 120 });
    });

    it('are continued by another worker when one is killed', async () => {
      const ids = await stock(3 * BATCH, { status: 'active' });
      await katalog.app.get(CatalogueService).rebuild();
      const worker = katalog.spawnWorker();
      const release = await hold(ids[2 * BATCH + 5]!);
      await act({ action: 'delete', all: true });
      await until(async () => (await newest()).done >= 2 * BATCH);
      expect(await newest()).toMatchObject({ status: 'running', total: 3 * BATCH, changed: 2 * BATCH });
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      await release();

      await katalog.startWorker();
      const run = await ended();
      expect(run).toMatchObject({ status: 'done', done: 3 * BATCH, changed: 3 * BATCH });
      expect([await count('deleted_at is null'), await onSale()]).toEqual([0, 0]);
      expect(await audited('product.deleted')).toEqual({ entries: 3 * BATCH, products: 3 * BATCH });
      await act({}, run.undoUrl!);
      await ended();
      expect(await onSale()).toBe(3 * BATCH);
    });
  });

  it('stop after the current batch when they are cancelled, and can be undone', async () => {
    const ids = await stock(2 * BATCH + 50, { status: 'active' });
    const release = await hold(ids[BATCH + 5]!);
    await act({ action: 'delete', all: true });
    await until(async () => (await newest()).done >= BATCH);
    // the batch waits for the lock, cancelling does not
    expect((await send('DELETE', (await newest()).cancelUrl!)).status).toBe(303);
    expect((await newest()).cancelUrl).toBeNull();
    await release();
    const run = await ended();
    expect(run).toMatchObject({ status: 'cancelled', done: 2 * BATCH, changed: 2 * BATCH });
    expect(await count('deleted_at is null')).toBe(50);
    await act({}, run.undoUrl!);
    await ended();
    expect(await count('deleted_at is null')).toBe(2 * BATCH + 50);
  });

  it('can be undone again when that was cancelled', async () => {
    await stock(120);
    await act({ action: 'delete', all: true });
    const { undoUrl } = await ended();
    await katalog.stopWorker();
    await act({}, undoUrl!);
    const [restoration, deletion] = await runs();
    expect(deletion!.undoUrl).toBeNull();
    expect((await send('DELETE', restoration!.cancelUrl!)).status).toBe(303);
    expect((await runs())[1]!.undoUrl).toBe(undoUrl);
    await katalog.startWorker();
    await act({}, undoUrl!);
    await ended();
    expect(await count('deleted_at is null')).toBe(120);
  });

  it('fail after an error of the database', async () => {
    await stock(120);
    await katalog.rows('alter table catalogue_texts rename to out_of_reach');
    await act({ action: 'activate', all: true });
    expect((await ended()).status).toBe('failed');
    await katalog.rows('alter table out_of_reach rename to catalogue_texts');
    expect(await count(`status = 'active'`)).toBe(0);
    await act({ action: 'activate', all: true });
    expect(await ended()).toMatchObject({ status: 'done', changed: 120 });
  });

  it('are deleted after a week', async () => {
    await stock(1);
    await act({ action: 'delete', all: true });
    await katalog.rows(`update bulk_runs set finished_at = now() - interval '8 days' where company_id = $1`, [
      store.company.id,
    ]);
    await katalog.stopWorker();
    await katalog.startWorker();
    const left = () => katalog.rows('select from bulk_runs where company_id = $1', [store.company.id]);
    await until(async () => !(await left()).length);
  });
});
