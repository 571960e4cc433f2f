import { startFlakyProxy } from '../../../support/servers/flaky-proxy.js';
import { Katalog } from '../../../support/katalog.js';
import { testServices } from '../../../support/servers/services.js';
import { until } from '../../../support/until.js';
import { closeAfterFile } from '../../../support/close-after-file.js';

const database = await startFlakyProxy(new URL((await testServices()).DATABASE_URL).host);
closeAfterFile(() => database.leave());
const katalog = await Katalog.use({ worker: false, databaseAt: database.host });

describe('health checks', () => {
  const health = async (part: string) => {
    const response = await katalog.visitor().get(`/health/${part}`);
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it('are ok while all parts answer', async () => {
    expect(await health('live')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await health('ready')).toEqual({
      status: 200,
      body: {
        status: 'ok',
        database: true,
        storage: true,
        queue: true,
        identity: true,
        mail: true,
        demo: true,
        index: true,
      },
    });
  });

  it('fail without the database, with an error page in the visitor’s language, and recover with it', async () => {
    await database.leave();
    expect(await health('live')).toMatchObject({ status: 200 });
    expect(await health('ready')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', database: false },
    });

    const sl = await katalog.visitor().document('/izdelek/1/karkoli');
    expect([sl.status, sl.lang]).toEqual([503, 'sl']);
    expect(sl.text).toContain('Na naši strani je prišlo do napake');
    const en = await katalog.visitor().document('/en/search/products/results');
    expect([en.status, en.lang]).toEqual([503, 'en']);
    expect(en.text).toContain('Something went wrong on our side');
    const home = await katalog.visitor().get('/');
    expect(home.status).toBe(503);

    await database.recover();
    expect(await health('ready')).toMatchObject({ status: 200 });
    expect((await katalog.visitor().document('/')).status).toBe(200);
  });
});

describe('health checks without the queue', () => {
  let katalog: Katalog;
  let redis: Awaited<ReturnType<typeof startFlakyProxy>>;
  beforeAll(async () => {
    redis = await startFlakyProxy(new URL((await testServices()).REDIS_URL).host);
    katalog = await Katalog.start({ worker: false, env: { REDIS_URL: `redis://${redis.host}` } });
  });
  afterAll(async () => {
    await redis?.recover();
    await katalog?.close();
    await redis?.leave();
  });

  const ready = async () => {
    const response = await katalog.visitor().get('/health/ready');
    return { http: response.status, ...((await response.json()) as { status: string; queue: boolean }) };
  };

  it.each([
    ['has gone', () => redis.leave()],
    ['says nothing', async () => redis.fallSilent()],
  ])('says so when its server %s, and pages are served all the same', async (_, trouble) => {
    await trouble();
    expect(await ready()).toMatchObject({ http: 200, status: 'degraded', queue: false, database: true });
    expect((await katalog.visitor().document('/')).status).toBe(200);
    await redis.recover();
    await until(async () => (await ready()).queue);
    expect(await ready()).toMatchObject({ http: 200, status: 'ok', queue: true });
  });
});
