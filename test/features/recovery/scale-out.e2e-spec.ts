import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../support/servers/free-port.js';
import { createTestDatabase } from '../../support/database.js';
import { dumpStore } from '../../support/data/dump.js';
import { aFeed } from '../../support/data/feed.js';
import { holdReadModel } from '../../support/data/read-model.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { makePerson, signedIn } from '../../support/people.js';
import { PostgresPair } from '../../support/servers/postgres-pair.js';
import { WatchedRedis } from '../../support/servers/redis-servers.js';
import { S3_CREDENTIALS, S3Server } from '../../support/servers/s3-server.js';
import { beginUpload } from '../../support/slow-upload.js';
import { describeWithServers, eventually, stop } from '../../support/servers/system-servers.js';
import { until } from '../../support/until.js';
import { Visitor } from '../../support/browser/visitor.js';

/** Queries of visitors at the replica. */
const READ_SINCE = `
  select from pg_stat_activity
  where application_name = 'katalog-web' and query like '%catalogue_offers%' and query_start > $1`;
const LONG = 400_000;
const METRICS_TOKEN = 'a token of sixteen characters or more';
const OFFERS = 40;

describeWithServers('two web processes and two workers with replicas, Sentinel and a bucket', () => {
  let postgres: PostgresPair;
  let redis: WatchedRedis;
  let bucket: S3Server;
  /** A third web process, within the test: it creates stores and users, and has the settings. */
  let katalog: Katalog;
  let atReplica: pg.Pool;
  /** A proxy in front of the replica, which thus counts as a second replica. */
  let far: Awaited<ReturnType<typeof startFlakyProxy>>;
  const folders: string[] = [];
  const webs: { process: ChildProcess; origin: string }[] = [];
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    Object.assign(process.env, S3_CREDENTIALS);
    [postgres, redis, bucket] = await Promise.all([
      PostgresPair.start(),
      WatchedRedis.start(),
      S3Server.start(),
    ]);
    const database = await createTestDatabase(postgres.url);
    const replica = postgres.replicaOf(database.url);
    atReplica = new pg.Pool({ connectionString: replica, max: 1, application_name: 'test' });
    // errors after a test killed the replica
    atReplica.on('error', () => undefined);
    far = await startFlakyProxy(new URL(replica).host);
    const env = {
      ...redis.env,
      ...bucket.env,
      DATABASE_REPLICA_URLS: `${replica},${replica.replace(new URL(replica).host, far.host)}`,
      METRICS_TOKEN,
    };
    katalog = await Katalog.start({ worker: false, database, env });
    await Promise.all([spawnWeb(), spawnWeb()]);
    await Promise.all([spawnWorker(), spawnWorker()]);
  }, LONG);

  afterAll(async () => {
    await Promise.all([...workers, ...webs.map((web) => web.process)].map((child) => stop(child, 'SIGKILL')));
    await atReplica?.end();
    await katalog?.close();
    await Promise.all([postgres?.close(), redis?.close(), bucket?.close(), far?.leave()]);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
    for (const name of Object.keys(S3_CREDENTIALS)) delete process.env[name];
  }, LONG);

  /** A data folder for each process: none may depend on files of another. */
  const ownFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'katalog-scale-'));
    folders.push(folder);
    return folder;
  };
  const spawnWeb = async () => {
    const PORT = String(await freePort());
    const web = {
      process: katalog.spawnWeb({ PORT, HOST: '127.0.0.1', DATA_DIR: await ownFolder() }),
      origin: `http://127.0.0.1:${PORT}`,
    };
    webs.push(web);
    await eventually(async () => {
      const { ok } = await fetch(`${web.origin}/health/ready`);
      if (!ok) throw new Error('not ready');
    });
    return web;
  };
  const spawnWorker = async () => {
    const worker = katalog.spawnWorker({ DATA_DIR: await ownFolder() });
    workers.push(worker);
    return worker;
  };
  const visitorOf = (web: number) => new Visitor(webs[web]!.origin, katalog.visitor().version);
  /** A visitor with the same cookies at another web process. */
  const sameBrowser = (from: Visitor, web: number) => {
    const visitor = visitorOf(web);
    for (const [name, value] of from.cookies) visitor.cookies.set(name, value);
    return visitor;
  };
  /** A store whose admin signed in at the first web process. */
  const aStore = async (): Promise<Store> => {
    const { company } = await katalog.store();
    const person = await makePerson(katalog.app, { userType: 'admin', companyId: company.id });
    return { company, person, admin: await signedIn(webs[0]!.origin, person, visitorOf(0)) };
  };
  const offers = (price: number) =>
    aFeed(
      Array.from({ length: OFFERS }, (_, index) => ({
        productCode: `K-${index}`,
        name: `Izdelek ${index}`,
        price,
      })),
    );

  const statusOf = async (id: number) =>
    (await katalog.rows<{ status: string }>('select status from imports where id = $1', [id]))[0]!.status;
  const untilWriting = (...ids: number[]) =>
    eventually(async () => {
      const statuses = await Promise.all(ids.map(statusOf));
      if (statuses.some((status) => status !== 'writing')) throw new Error(`They are ${statuses.join()}`);
    });
  /** Blocks writing imports while `work` runs. */
  const whileWritingIsBlocked = async (work: () => Promise<void>) => {
    const release = await holdReadModel(katalog);
    try {
      await work();
    } finally {
      await release();
    }
  };
  const untilReadAtReplica = () =>
    eventually(async () => {
      const { rows } = await atReplica.query<{ at: Date }>('select clock_timestamp() as at');
      await visitorOf(1).get('/');
      const { rowCount } = await atReplica.query(READ_SINCE, [rows[0]!.at]);
      if (!rowCount) throw new Error('No query at the replica');
    });
  const importOne = async (store: Store, price: number) => {
    const productCode = `ENA-${price}`;
    await katalog.import(store, aFeed([{ productCode, price }]), { mode: 'delta' });
    return katalog.idOf(store, productCode);
  };
  /** Requests a path like a load balancer: tries the next process if one accepts no connections. */
  const balanced = (path: string) => fetch(webs[1]!.origin + path).catch(() => fetch(webs[0]!.origin + path));
  const priceAt = async (visitor: Visitor, id: number) =>
    ((await (await visitor.get(`/api/products/${id}`)).json()) as { price: number }).price;

  it('share sessions, including signing out', async () => {
    const { admin } = await aStore();
    const seconds = () => Math.floor(Date.now() / 1000);
    // sessions and their end are compared in seconds
    const signedInBy = seconds();
    await until(() => seconds() > signedInBy);
    expect((await sameBrowser(admin, 1).get('/administracija')).status).toBe(200);
    const before = sameBrowser(admin, 1);
    expect((await admin.send('DELETE', '/api/session')).status).toBe(204);
    expect((await before.get('/administracija')).headers.get('location')).toContain('/prijava');
  });

  it('share rate limits', async () => {
    const visitor = visitorOf(0);
    await visitor.get('/prijava');
    const other = sameBrowser(visitor, 1);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const tries = Array.from({ length: 24 }, (_, index) =>
      (index % 2 ? visitor : other).send('POST', '/api/session', { idToken: 'none' }, headers),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it(
    'import feeds from the bucket: of several stores in parallel, of one store in sequence',
    async () => {
      const stores = [await aStore(), await aStore(), await aStore()];
      let next = 0;
      await whileWritingIsBlocked(async () => {
        const running = await Promise.all(stores.map((store) => katalog.upload(store, offers(5))));
        next = await katalog.upload(stores[0]!, offers(6));
        // a worker runs two imports: both workers are active
        await untilWriting(...running);
        expect(await statusOf(next)).toBe('queued');
      });
      const run = await katalog.settled(stores[0]!, next);
      expect(run).toMatchObject({ status: 'done', counters: { updated: OFFERS } });
      expect([...bucket.objects.keys()].filter((key) => key.startsWith('feeds/'))).toHaveLength(4);
    },
    LONG,
  );

  it(
    'show users what they have written, and visitors the replica while it keeps up',
    async () => {
      const store = await aStore();
      const id = await importOne(store, 5);
      await untilReadAtReplica();
      await atReplica.query('select pg_wal_replay_pause()');
      try {
        const change = await store.admin.send('PATCH', `/api/products/${id}`, { price: 9 });
        expect(change.status).toBe(200);
        expect(await priceAt(sameBrowser(store.admin, 1), id)).toBe(9);
        // a product that the replica does not have yet
        const unknown = await importOne(store, 7);
        expect((await visitorOf(1).get(`/api/products/${unknown}`)).status).toBe(200);
        await eventually(async () => expect(await priceAt(visitorOf(1), id)).toBe(9));
      } finally {
        await atReplica.query('select pg_wal_replay_resume()');
      }
      await untilReadAtReplica();
    },
    LONG,
  );

  it(
    'read from the primary when the replica dies, and from the replica when it is back',
    async () => {
      const visits = () => Promise.all(Array.from({ length: 10 }, () => visitorOf(1).get('/api/products')));
      await untilReadAtReplica();
      const [during] = await Promise.all([visits(), postgres.killReplica()]);
      const after = [...(await visits()), await fetch(`${webs[1]!.origin}/health/ready`)];
      expect([...during, ...after].filter(({ status }) => status !== 200)).toEqual([]);
      await postgres.startReplica();
      await untilReadAtReplica();
    },
    LONG,
  );

  it(
    'avoid a hanging replica, read from the other one, and report both as metrics',
    async () => {
      const metrics = async () => {
        const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
        return (await fetch(`${katalog.origin}/metrics`, { headers })).text();
      };
      const near = new URL(postgres.replicaOf(postgres.url)).host;
      const untilFit = (fit: Record<string, 0 | 1>) =>
        eventually(async () => {
          const lines = (await metrics()).split('\n').filter((line) => line.includes('_replica_fit{'));
          expect(lines.map((line) => /replica="(.*?)".* (\d)$/.exec(line)?.slice(1))).toEqual(
            Object.entries(fit).map(([replica, value]) => [replica, String(value)]),
          );
        });
      await untilFit({ [near]: 1, [far.host]: 1 });
      // opens connections to both replicas
      await Promise.all(Array.from({ length: 4 }, () => katalog.visitor().get('/api/products')));
      far.freeze();
      const visits = Array.from({ length: 10 }, () => katalog.visitor().get('/api/products'));
      expect((await Promise.all(visits)).filter(({ status }) => status !== 200)).toEqual([]);
      await untilFit({ [near]: 1, [far.host]: 0 });
      for (const pool of ['primary', near, far.host])
        expect(await metrics()).toContain(`katalog_database_connections{pool="${pool}",state="busy"`);
      await far.recover();
      await untilFit({ [near]: 1, [far.host]: 1 });
    },
    LONG,
  );

  it(
    'complete an import when Sentinel fails over to another Redis',
    async () => {
      const [interrupted, uninterrupted] = [await aStore(), await aStore()];
      let id = 0;
      await whileWritingIsBlocked(async () => {
        id = await katalog.upload(interrupted, offers(8));
        await untilWriting(id);
        await redis.failOver();
      });
      expect(await katalog.settled(interrupted, id)).toMatchObject({ status: 'done' });
      // the next import uses the new primary from the start
      expect(await katalog.import(uninterrupted, offers(8))).toMatchObject({ status: 'done' });
      expect(await dumpStore(katalog, interrupted)).toEqual(await dumpStore(katalog, uninterrupted));
    },
    LONG,
  );

  it(
    'complete an import of a killed worker with another one',
    async () => {
      const [interrupted, uninterrupted] = [await aStore(), await aStore()];
      for (const worker of workers.splice(0)) await stop(worker, 'SIGTERM');
      const first = await spawnWorker();
      let id = 0;
      await whileWritingIsBlocked(async () => {
        id = await katalog.upload(interrupted, offers(8));
        await untilWriting(id);
        await spawnWorker();
        await stop(first, 'SIGKILL');
      });
      expect(await katalog.settled(interrupted, id)).toMatchObject({ status: 'done' });
      await katalog.import(uninterrupted, offers(8));
      expect(await dumpStore(katalog, interrupted)).toEqual(await dumpStore(katalog, uninterrupted));
    },
    LONG,
  );

  it(
    'lose no request when a web process ends',
    async () => {
      const store = await aStore();
      const leaving = webs[1]!;
      const upload = await beginUpload(
        sameBrowser(store.admin, 1),
        `/api/products/import/${store.company.id}`,
        offers(5),
      );
      const ended = once(leaving.process, 'exit');
      leaving.process.kill('SIGTERM');
      await eventually(() => expect(fetch(`${leaving.origin}/health/live`)).rejects.toThrow());
      const visits = Array.from({ length: 20 }, () => balanced('/api/products'));
      expect((await Promise.all(visits)).filter(({ status }) => status !== 200)).toEqual([]);
      const { status, headers } = await upload.finish();
      expect({ status, connection: headers.connection }).toEqual({ status: 202, connection: 'close' });
      expect((await ended)[0]).toBe(0);
    },
    LONG,
  );
});
