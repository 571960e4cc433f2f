import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { JobFailures } from '../../../src/core/queue/job-failures.js';
import { Queues } from '../../../src/core/queue/queues.js';
import { INDEX_QUEUE } from '../../../src/search/catalogue-index/opensearch/writing/index.queue.js';
import { RedisConnections } from '../../../src/core/queue/redis-connections.js';
import { aFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { ClusteredRedis, WatchedRedis } from '../../support/servers/redis-servers.js';
import { testServices } from '../../support/servers/services.js';
import { describeWithServers } from '../../support/servers/system-servers.js';
import { until } from '../../support/until.js';

const ROUNDS = 100;

interface Servers {
  env: Record<string, string>;
  close(): Promise<void>;
}
const usual = (): Promise<Servers> => Promise.resolve({ env: {}, close: () => Promise.resolve() });

stopsWith(describe, 'one Redis', usual);
stopsWith(describeWithServers, 'Sentinel', () => WatchedRedis.start());
stopsWith(describeWithServers, 'a Cluster', () => ClusteredRedis.start());

function stopsWith(describeIt: typeof describeWithServers, shape: string, start: () => Promise<Servers>) {
  describeIt(`with ${shape}, a worker that stops`, () => {
    let servers: Servers;
    let katalog: Katalog;

    beforeAll(async () => {
      servers = await start();
      katalog = await Katalog.start({ env: servers.env });
    });
    afterAll(async () => {
      await katalog?.close();
      await servers?.close();
    });

    const lists = () =>
      ['waiting', 'active'].map((list) => `${katalog.config.queuePrefix}:${list}`) as [string, string];

    it('receives a job that was already handed out to it', async () => {
      const [waiting, active] = lists();
      const sender = katalog.work.get(RedisConnections).get('client') as Redis;
      for (let round = 0; round < ROUNDS; round++) {
        const receiver = new RedisConnections(katalog.config).get('bclient') as Redis;
        await receiver.del(waiting, active);
        const handedOut = receiver.brpoplpush(waiting, active, 0);
        const ended = once(receiver, 'end');
        // the server answered both, but the receiver did not read its answer yet
        await sender.lpush(waiting, round);
        await receiver.quit();
        await ended;
        expect(await handedOut).toBe(String(round));
      }
    });

    it('waits for no further job, and does not reopen closed connections', async () => {
      const [waiting, active] = lists();
      const receiver = new RedisConnections(katalog.config).get('bclient') as Redis;
      await receiver.del(waiting, active);
      const ended = once(receiver, 'end');
      const waits = receiver.brpoplpush(waiting, active, 0);
      const given = expect(waits).rejects.toThrow('Connection is closed.');
      await receiver.quit();
      await ended;
      // as Bull does
      await receiver.connect();
      expect(receiver.status).toBe('end');
      await given;
    });
  });
}

describe('a worker that stops while Redis is unavailable', () => {
  let redis: Awaited<ReturnType<typeof startFlakyProxy>>;
  let katalog: Katalog;

  beforeAll(async () => {
    redis = await startFlakyProxy(new URL((await testServices()).REDIS_URL).host);
    katalog = await Katalog.start({ env: { REDIS_URL: `redis://${redis.host}` } });
  });
  afterAll(async () => {
    await redis?.recover();
    await katalog?.close();
    await redis?.leave();
  });

  it('does not wait for Redis', async () => {
    const connections = katalog.work
      .get(Queues)
      .listQueues()
      .map((queue) => (queue as unknown as { bclient: Redis }).bclient);
    const areAll = (expected: Redis['status']) =>
      until(() => connections.every(({ status }) => status === expected));
    await areAll('ready');
    await redis.leave();
    await areAll('reconnecting');
    await katalog.stopWorker();
  });

  it('does not wait to tell Redis of a job that has ended', async () => {
    await redis.recover();
    await katalog.startWorker();
    const letGo = await hold(katalog, 'lock table catalogue_requests in access exclusive mode');
    const queue = katalog.work.get(Queues).find('catalogue')!;
    await queue.add('refresh', { companyId: 1 }, { jobId: 'untold' });
    await until(async () => (await queue.getActiveCount()) > 0);
    await redis.leave();
    const ended = katalog.stopWorker();
    await letGo();
    await ended;
  });

  it.each(['reconnecting', 'connecting'] as const)('closes a connection that is %s', async (status) => {
    await redis.recover();
    const receiver = new RedisConnections(katalog.config).get('bclient') as Redis;
    await until(() => receiver.status === 'ready');
    const isThere = once(receiver, status);
    const ended = once(receiver, 'end');
    await redis.leave();
    await isThere;
    // queued in the client, not sent yet
    const given = receiver.brpoplpush('none', 'none', 0).catch((error: Error) => error.message);
    expect(receiver.status).toBe(status);
    await receiver.quit();
    await ended;
    expect(await given).toBe('Connection is closed.');
  });
});

describe('a worker that stops', () => {
  let katalog: Katalog;

  beforeAll(async () => {
    katalog = await Katalog.start();
  });
  afterAll(() => katalog?.close());

  it('takes no new job of any queue while it finishes one', async () => {
    const store = await katalog.store();
    const letGo = await hold(katalog, 'lock table import_staged_items in exclusive mode');
    const id = await katalog.upload(store, aFeed([{ productCode: 'A' }]));
    const queues = katalog.work.get(Queues);
    await until(async () => (await queues.find('imports')!.getActiveCount()) === 1);
    const ended = katalog.stopWorker();
    await until(async () => {
      // the queue of OpenSearch is processed only if it is configured
      const taken = queues.listQueues().filter(({ name }) => name !== INDEX_QUEUE);
      const closed = await Promise.all(taken.map((queue) => queue.isPaused(true)));
      return closed.every(Boolean);
    });
    expect(await queues.find('imports')!.getActiveCount()).toBe(1);
    await letGo();
    await ended;
    await katalog.startWorker();
    expect((await katalog.settled(store, id)).status).toBe('done');
  });

  it('still stores failed jobs', async () => {
    const failures = katalog.app.get(JobFailures);
    const letGo = await hold(
      katalog,
      `
      lock table job_failures in exclusive mode;
      insert into job_failures (queue, job, job_id, data, reason, failed_at)
      values ('catalogue', 'refresh', 'forgotten', '{}', 'long ago', now() - interval '60 days')`,
    );
    await katalog.app
      .get(Queues)
      .find('catalogue')!
      .add('refresh', { companyId: 'none' }, { jobId: 'broken', removeOnFail: true });
    await until(async () => (await katalog.rows(WAITS_FOR_LOCK)).length > 0);
    const ended = katalog.stopWorker();
    await pause(500);
    await letGo();
    await ended;
    expect((await failures.newest(5)).failures).toMatchObject([{ jobId: 'broken' }]);
    await katalog.startWorker();
  });
});

/**
 * Holds a lock;
 * @returns a function that releases it
 */
async function hold(katalog: Katalog, lock: string): Promise<() => Promise<void>> {
  const holder = await katalog.connect();
  await holder.query('begin');
  await holder.query(lock);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}

const WAITS_FOR_LOCK = `
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%job_failures%'`;
