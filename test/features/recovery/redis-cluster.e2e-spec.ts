import { aFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { ClusteredRedis } from '../../support/servers/redis-servers.js';
import { describeWithServers } from '../../support/servers/system-servers.js';

describeWithServers('Redis as a Cluster', () => {
  let redis: ClusteredRedis;
  let katalog: Katalog;

  beforeAll(async () => {
    redis = await ClusteredRedis.start();
    katalog = await Katalog.start({ env: redis.env });
  }, 300_000);
  afterAll(async () => {
    await katalog?.close();
    await redis?.close();
  });

  it('keeps the queues on one shard, as their scripts require, and completes an import', async () => {
    const store = await katalog.store();
    const run = await katalog.import(store, aFeed([{ productCode: 'V-GRUCI', name: 'Čaj', price: 5 }]));
    expect(run).toMatchObject({ status: 'done', counters: { created: 1 } });
    const holders = (await redis.keys()).filter((keys) => keys.some((key) => key.includes(':imports:')));
    expect(holders).toHaveLength(1);
  }, 300_000);

  it('enforces rate limits', async () => {
    const visitor = katalog.visitor();
    const tries = Array.from({ length: 21 }, () => visitor.send('POST', '/api/session', { idToken: 'none' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
