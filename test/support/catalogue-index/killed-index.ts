import { type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Config } from '../../../src/core/config/config.js';
import { PublicReads } from '../../../src/core/database/public-reads.js';
import { Metrics } from '../../../src/core/metrics/metrics.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { CatalogueIndex } from '../../../src/search/catalogue-index/catalogue-index.js';
import type { IndexSort } from '../../../src/search/catalogue-index/list-orders.js';
import { IndexReader } from '../../../src/search/catalogue-index/memory/content/index-reader.js';
import { MemoryIndex } from '../../../src/search/catalogue-index/memory/memory-index.js';
import { createTestDatabase } from '../database.js';
import { dumpCatalogue } from '../data/dump.js';
import { dailyFeed } from '../data/daily-feed.js';
import { Katalog, type Store } from '../katalog.js';
import { freePort } from '../servers/free-port.js';
import { PostgresPair } from '../servers/postgres-pair.js';
import { SingleRedis } from '../servers/redis-servers.js';
import { eventually, stop } from '../servers/system-servers.js';
import { until } from '../until.js';

const OFFERS = 900;
/** Milliseconds of an import before a kill, at most. */
const LONGEST_LIFE = 2_000;
const REQUEST_EVERY_MS = 25;
const MOST_REQUESTS = 8;
const LONG = 300_000;
const ENDED = ['done', 'failed', 'cancelled', 'held'];
const READ_MODEL = ['catalogue_offers', 'catalogue_placements', 'catalogue_texts'];
const LISTS = ['', '?query=izdelek', '?sort=price', '?query=dneva&sort=newest', '?priceFrom=11'];
const SORTS: IndexSort[] = ['popular', 'newest', 'price', 'total', 'name'];

/** An engine beside the processes that are killed. */
interface EngineBeside {
  env: Record<string, string>;
  /** Kill parts of the engine and restart them, in turn with the other processes. */
  kills: (() => Promise<void>)[];
  /** Waits until there is an index that has all that is committed, and compares it with the database. */
  settle: (katalog: Katalog) => Promise<void>;
  close: () => Promise<void>;
}

interface Kills {
  amount: number;
  /** Queues of the killed worker. */
  queues: string;
  startEngine?: () => Promise<EngineBeside>;
}

/**
 * A test of an index that visitors query while its processes and servers are killed; needs servers of Debian.
 */
export function itOutlivesKills({ amount, queues, startEngine }: Kills) {
  const feedOfDay = dailyFeed(OFFERS);
  let engine: EngineBeside | undefined;
  let postgres: PostgresPair;
  let redis: SingleRedis;
  /** Its web process is killed; the web process of the test continues. */
  let katalog: Katalog;
  let stores: Store[];
  let web: ChildProcess;
  let worker: ChildProcess;
  let webPort: number;

  beforeAll(async () => {
    [postgres, redis, webPort] = await Promise.all([PostgresPair.start(), SingleRedis.begin(), freePort()]);
    engine = await startEngine?.();
    const database = await createTestDatabase(postgres.url);
    katalog = await Katalog.start({ worker: false, database, env: { ...redis.env, ...engine?.env } });
    await katalog.category({ sl: 'Čaji', en: 'Teas' });
    stores = [await katalog.store(), await katalog.store()];
    startWeb();
    startWorker();
    await engine?.settle(katalog);
  }, LONG);
  afterAll(async () => {
    await Promise.all([web, worker].map((child) => child && stop(child, 'SIGKILL')));
    await katalog?.close();
    await Promise.all([postgres?.close(), redis?.close(), engine?.close()]);
  }, LONG);

  const startWeb = () => {
    web = katalog.spawnWeb({ PORT: String(webPort), HOST: '127.0.0.1' });
  };
  const startWorker = () => {
    worker = katalog.spawnWorker({ WORKER_QUEUES: queues });
  };
  /** Functions that kill a process and restart it, in turn. */
  const kills = () => [
    ...(engine?.kills ?? []),
    async () => {
      await stop(worker, 'SIGKILL');
      startWorker();
    },
    async () => {
      await postgres.killPrimary();
      await pause(500);
      await postgres.startPrimary();
    },
    async () => {
      await redis.kill();
      await redis.start();
    },
    async () => {
      await stop(web, 'SIGKILL');
      startWeb();
    },
  ];

  /** Lists are right or not to be had. @returns how often each status was answered, when it is called again */
  const visit = () => {
    const statuses = new Map<number | string, number>();
    const origins = [katalog.origin, `http://127.0.0.1:${webPort}`];
    const running = new Set<Promise<void>>();
    let count = 0;
    const ask = async () => {
      const list = LISTS[count % LISTS.length]!;
      const isKilled = count++ % 2 === 1;
      // a killed process may end in the middle of its answer
      const status = await fetch(`${origins[Number(isKilled)]}/api/products${list}`)
        .then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        })
        .catch(() => (isKilled ? 'away' : 'lost'));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const timer = setInterval(() => {
      // more would take all connections of a slow machine's process from the uploads
      if (running.size >= MOST_REQUESTS) return;
      const one = ask().finally(() => running.delete(one));
      running.add(one);
    }, REQUEST_EVERY_MS);
    return async () => {
      clearInterval(timer);
      await Promise.all(running);
      return statuses;
    };
  };

  const isOver = async (id: number) => {
    const [run] = await eventually(() =>
      katalog.rows<{ status: string }>('select status from imports where id = $1', [id]),
    );
    return ENDED.includes(run!.status);
  };
  /** A run whose worker, job or connection has gone is taken up at once. */
  const settle = (id: number) =>
    until(
      async () => {
        if (await isOver(id)) return true;
        await katalog.rows(
          `update imports set heartbeat_at = 'epoch' where id = $1 and heartbeat_at < now() - interval '5 seconds'`,
          [id],
        );
        await pause(200);
        return false;
      },
      { patienceMs: 120_000 },
    );

  const answers = async (index: CatalogueIndex) => {
    const query = { unit: 'card' as const, filters: {} };
    const pages = SORTS.map((sort) =>
      index.open(query).page({ sort, locale: 'sl', page: 1, pageSize: 1_000 }),
    );
    const vocabulary = await index.vocabulary();
    const words = await vocabulary.read((known) => known.beginningWith('').map(({ word }) => word));
    return {
      words: words.sort(),
      counts: await index.open(query).counts({ categoryIds: null, definitionIds: [] }),
      pages: await Promise.all(pages),
    };
  };

  it(
    'ends equal to one that is read anew, of a read model that is right',
    async () => {
      const end = visit();
      for (let kill = 0, day = 0; kill < amount; day++) {
        const ids = await Promise.all(stores.map((store) => katalog.upload(store, feedOfDay(day))));
        for (; kill < amount && !(await isOver(ids[0]!)); kill++) {
          await pause((700 + kill * 617) % LONGEST_LIFE);
          await kills()[kill % kills().length]!();
        }
        for (const id of ids) await settle(id);
      }
      await eventually(async () => {
        if (!(await fetch(`http://127.0.0.1:${webPort}/health/ready`)).ok) throw new Error('not ready');
      });
      const statuses = await end();
      expect([...statuses.keys()].filter((status) => ![200, 503, 'away'].includes(status))).toEqual([]);
      expect(statuses.get(200)).toBeGreaterThan(50);

      const { app } = katalog;
      await engine?.settle(katalog);
      const config = app.get(Config);
      const reader = new IndexReader(app.get(DataSource), config, new Metrics(config));
      const fresh = new MemoryIndex(reader, app.get(PublicReads));
      expect(await answers(app.get(CatalogueIndex))).toEqual(await answers(fresh));

      const readModel = async () => {
        const dump = await dumpCatalogue(katalog);
        return READ_MODEL.map((table) => dump[table]);
      };
      const kept = await readModel();
      await app.get(CatalogueService).rebuild();
      expect(kept).toEqual(await readModel());
    },
    LONG + amount * 30_000,
  );
}
