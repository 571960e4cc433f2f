import { Redis } from 'ioredis';
import type { ImportDetail } from '../../../src/import/import.pages.js';
import { dumpStore } from '../../support/data/dump.js';
import { aFeed } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { until } from '../../support/until.js';

/** Two batches and a half. */
const COUNT = 250;
const RARE = 20;
const offers = (price: number, count = COUNT) =>
  aFeed(
    Array.from({ length: count }, (_, index) => ({
      productCode: `K-${index}`,
      name: `Ime ${index}`,
      category: index < RARE ? 'Redko' : 'Nekam drugam',
      price,
    })),
  );

describe('an import whose database restarts and whose queue is emptied', () => {
  let katalog: Katalog;
  let store: Store;

  beforeAll(async () => {
    katalog = await Katalog.start();
  });
  afterAll(() => katalog?.close());
  beforeEach(async () => {
    store = await katalog.store();
    await katalog.import(store, offers(10));
  });

  const detail = async (id: number) =>
    (await (await store.admin.get(`/api/imports/${id}`)).json()) as ImportDetail;
  const post = (id: number, verb: string) => store.admin.send('POST', `/api/imports/${id}/${verb}`);
  const seen = async (from: Store) =>
    ((await dumpStore(katalog, from)) as object[]).map((row) => ({ ...row, prices: undefined }));
  const expected = async (...prices: number[]) => {
    const uninterrupted = await katalog.store();
    for (const price of prices) await katalog.import(uninterrupted, offers(price));
    return seen(uninterrupted);
  };

  const endSessions = () =>
    katalog.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'katalog-worker'`,
    );
  const loseJobs = async () => {
    const redis = new Redis(katalog.config.redisUrl);
    const keys = await redis.keys(`${katalog.config.redisPrefix}:imports:*`);
    if (keys.length) await redis.del(keys);
    redis.disconnect();
  };
  /** Deletes the data that a crash loses: unlogged tables, and all jobs. */
  const lose = async () => {
    await katalog.rows('delete from import_staged_items');
    await loseJobs();
  };
  /** Blocks a statement of the worker once `isThere`, and terminates its session. */
  const restartAt = async (
    lock: string,
    isThere: () => Promise<boolean>,
    begin: () => Promise<unknown>,
    meanwhile?: () => Promise<unknown>,
    loss: () => Promise<unknown> = lose,
  ) => {
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query(lock);
    await begin();
    await until(isThere);
    await meanwhile?.();
    await endSessions();
    await holder.query('commit');
    holder.release();
    await loss();
  };
  const ended = (id: number) => until(() => detail(id), { holds: ({ active }) => !active });
  /** Makes the run claimable immediately. */
  const endedSoon = async (id: number) => {
    await katalog.stopWorker();
    await katalog.rows(`update imports set heartbeat_at = 'epoch' where id = $1`, [id]);
    await katalog.startWorker();
    return ended(id);
  };
  const choose = (path: string, origin: string, id: number | null) =>
    katalog.rows(
      'update category_mappings set origin = $3, category_id = $4 where company_id = $1 and path = $2',
      [store.company.id, path, origin, id],
    );
  const lockOf = (code: string) =>
    `select from products where company_id = ${store.company.id} and product_code = '${code}' for update`;

  it('reads its file again', async () => {
    let id = 0;
    await restartAt(
      'lock table import_staged_items in exclusive mode',
      async () => (await detail(id)).status === 'validating',
      async () => (id = await katalog.upload(store, offers(11))),
    );
    expect(await ended(id)).toMatchObject({
      status: 'done',
      counters: { read: COUNT, updated: COUNT, unchanged: 0 },
    });
    expect(await seen(store)).toEqual(await expected(10, 11));
  });

  it('forgets the items of the first reading', async () => {
    let id = 0;
    await restartAt(
      'lock table import_staged_items in exclusive mode',
      async () => (await detail(id)).status === 'validating',
      async () => (id = await katalog.upload(store, offers(11))),
      () => choose('Redko', 'excluded', null),
      () =>
        katalog.rows(
          `insert into import_staged_items (import_id, product_code, content_hash)
           select id, 'K-' || n, '\\x00' from imports, generate_series(0, 9) n where id = $1`,
          [id],
        ),
    );
    expect(await endedSoon(id)).toMatchObject({
      status: 'done',
      counters: { read: COUNT, updated: COUNT - RARE, excluded: RARE, deactivated: RARE },
    });
  });

  it.each([
    ['with the items that it read', loseJobs],
    ['without them', lose],
  ])('continues writing after its last batch, %s', async (_, loss) => {
    let id = 0;
    await restartAt(
      lockOf('K-150'),
      async () => (await detail(id)).counters.updated >= 100,
      async () => (id = await katalog.upload(store, offers(11))),
      undefined,
      loss,
    );
    expect(await endedSoon(id)).toMatchObject({
      status: 'done',
      counters: { read: COUNT, updated: COUNT, unchanged: 0 },
    });
    expect(await seen(store)).toEqual(await expected(10, 11));
  });

  it('counts each offer once, although all are written again by other rules', async () => {
    const categoryId = await katalog.category({ sl: 'Čaji', en: 'Teas' });
    let id = 0;
    await restartAt(
      lockOf('K-150'),
      async () => (await detail(id)).counters.updated >= 100,
      async () => (id = await katalog.upload(store, offers(11))),
      async () => {
        await choose('Redko', 'excluded', null);
        await choose('Nekam drugam', 'chosen', categoryId);
      },
    );
    expect(await endedSoon(id)).toMatchObject({
      status: 'done',
      counters: { read: COUNT, updated: COUNT, unchanged: 0, excluded: RARE, deactivated: RARE },
    });
    expect(
      await katalog.rows(
        `select count(*) filter (where 'price' = any(kinds))::integer as prices,
           count(*) filter (where kinds = '{gone}')::integer as gone, count(distinct product_code)::integer as codes,
           count(*) filter (where fields @> '[{"field": "categories"}]')::integer as moved, count(*)::integer
         from import_differences where import_id = $1`,
        [id],
      ),
    ).toEqual([{ prices: COUNT - RARE, gone: RARE, codes: COUNT, moved: COUNT - RARE, count: COUNT }]);
    const counted = await katalog.rows<{ kind: string; count: number }>(
      `select kind, count from import_difference_counts where import_id = $1 and kind in ('changed', 'gone', 'price')`,
      [id],
    );
    expect(Object.fromEntries(counted.map(({ kind, count }) => [kind, count]))).toEqual({
      changed: COUNT - RARE,
      gone: RARE,
      price: COUNT - RARE,
    });
  });

  it('lists no difference for an offer that is again as before the import', async () => {
    const categoryId = await katalog.category({ sl: 'Kave', en: 'Coffees' });
    await choose('Nekam drugam', 'chosen', categoryId);
    let id = 0;
    await restartAt(
      // 180 of the first 200 items changed: they are one batch
      lockOf('K-240'),
      async () => (await detail(id)).counters.updated >= 50,
      async () => (id = await katalog.upload(store, offers(10))),
      () => choose('Nekam drugam', 'none', null),
    );
    expect(await endedSoon(id)).toMatchObject({ status: 'done', counters: { updated: 0, unchanged: COUNT } });
    expect(await katalog.rows('select from import_differences where import_id = $1', [id])).toEqual([]);
  });

  it('adds the writing time before and after the interruption', async () => {
    let id = 0;
    await restartAt(
      lockOf('K-150'),
      async () => (await detail(id)).counters.updated >= 100,
      async () => (id = await katalog.upload(store, offers(11))),
      () =>
        katalog.rows(
          `update imports set writing_since = now() - interval '3 days', written_at = now() - interval '2 days'
           where id = $1`,
          [id],
        ),
    );
    await endedSoon(id);
    const [writing] = await katalog.rows<{ hours: number }>(
      'select floor(extract(epoch from written_at - writing_since) / 3600)::integer as hours from imports where id = $1',
      [id],
    );
    expect(writing).toEqual({ hours: 24 });
  });

  it('stays held, and continues when it is confirmed', async () => {
    const { id, status } = await katalog.import(store, offers(11, 50));
    expect(status).toBe('held');
    await endSessions();
    await lose();
    expect(await detail(id)).toMatchObject({ status: 'held', dryRunCounters: { deactivated: 200 } });
    expect((await post(id, 'confirm')).status).toBe(200);
    expect(await ended(id)).toMatchObject({
      status: 'done',
      counters: { updated: 50, deactivated: 200 },
    });
  });

  it('is rolled back to its end', async () => {
    const { id } = await katalog.import(store, offers(11));
    await restartAt(
      lockOf('K-150'),
      async () => (await detail(id)).rollback!.restored >= 100,
      () => post(id, 'rollback'),
    );
    expect(await endedSoon(id)).toMatchObject({
      status: 'rolled-back',
      rollback: { restored: COUNT, kept: 0 },
    });
    expect(await seen(store)).toEqual(await expected(10));
  });
});
