import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { dumpStore } from '../../support/data/dump.js';
import { dailyFeed } from '../../support/data/daily-feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { AMOUNTS } from '../../support/nightly.js';

const KILLS = AMOUNTS.importKills;
const OFFERS = 2_200;
/** Maximum milliseconds from claiming a run to the kill. */
const LONGEST_LIFE = 1_500;

/** Pseudo-random numbers from 0 to 1 by seed. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

interface Progress {
  run: number;
  status: string;
}

describe('an import whose workers are killed repeatedly', () => {
  const random = randomNumbers(1);
  const feedOfDay = dailyFeed(OFFERS);
  let katalog: Katalog;

  beforeAll(async () => {
    katalog = await Katalog.start({ worker: false });
    await katalog.category({ sl: 'Čaji', en: 'Teas' });
  });
  afterAll(() => katalog?.close());

  const progressOf = async (id: number) =>
    (await katalog.rows<Progress>('select run, status from imports where id = $1', [id]))[0]!;
  const isOver = ({ status }: Progress) => !['queued', 'validating', 'writing'].includes(status);

  /** Makes the run claimable at once, and empties Redis. */
  const abandon = async (id: number) => {
    await katalog.rows(`update imports set heartbeat_at = 'epoch' where id = $1 and status <> 'queued'`, [
      id,
    ]);
    const redis = new Redis(katalog.config.redisUrl);
    const keys = await redis.keys(`${katalog.config.redisPrefix}:imports:*`);
    if (keys.length) await redis.del(keys);
    redis.disconnect();
  };

  /** Kills the worker of an import until the import ends or the number of kills is reached. */
  const disturb = async (id: number, most: number): Promise<number> => {
    for (let kills = 0, last = 0; ; kills++) {
      const worker: ChildProcess = katalog.spawnWorker({ WORKER_QUEUES: 'imports' });
      let progress = await progressOf(id);
      for (; progress.run === last && !isOver(progress); progress = await progressOf(id)) await pause(20);
      last = progress.run;
      if (kills < most) await pause(random.next().value * LONGEST_LIFE);
      else for (; !isOver(progress); progress = await progressOf(id)) await pause(20);
      const over = isOver(await progressOf(id));
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      if (over) return kills;
      await abandon(id);
    }
  };

  const importInterrupted = async (store: Store): Promise<number> => {
    let [days, kills] = [0, 0];
    for (; kills < KILLS; days++) {
      const id = await katalog.upload(store, feedOfDay(days));
      kills += await disturb(id, KILLS - kills);
      expect(await progressOf(id)).toMatchObject({ status: 'done' });
    }
    return days;
  };

  it(
    'has the result of an uninterrupted one',
    async () => {
      const interrupted = await katalog.store();
      const days = await importInterrupted(interrupted);

      await katalog.startWorker();
      const uninterrupted = await katalog.store();
      for (let day = 0; day < days; day++) await katalog.import(uninterrupted, feedOfDay(day));
      const [rows, expected] = [
        await dumpStore(katalog, interrupted),
        await dumpStore(katalog, uninterrupted),
      ];
      expect(rows.length).toBeGreaterThanOrEqual((OFFERS / 11) * 10);
      expect(rows).toEqual(expected);
      // the interrupted store came first, so that its runs have requested the product data
      const [requests] = await katalog.rows<Record<string, number>>(
        `select count(*)::integer as requests, count(distinct gtin)::integer as codes,
         (select count(distinct gtin)::integer from products where gtin is not null) as sold from product_data`,
      );
      expect(requests).toEqual({
        requests: requests!.sold,
        codes: requests!.sold,
        sold: expect.any(Number) as number,
      });
    },
    120_000 + KILLS * 30_000,
  );
});
