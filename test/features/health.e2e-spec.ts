import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startFlakyProxy } from '../support/flaky-proxy.js';
import { Katalog } from '../support/katalog.js';
import { testServices } from '../support/services.js';

/** Stands between the application and its database, and can be pulled. */
class Plug {
  private readonly sockets = new Set<Socket>();
  private server: Server;
  port: number;

  async plugIn(target: URL): Promise<void> {
    this.server = createServer((socket) => {
      const other = connect(Number(target.port), target.hostname);
      for (const end of [socket, other]) {
        this.sockets.add(end);
        end.on('error', () => undefined).on('close', () => [socket, other].forEach((each) => each.destroy()));
      }
      socket.pipe(other).pipe(socket);
    });
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async pull(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await closed;
  }
}

describe('the health of the application', () => {
  let katalog: Katalog;
  let database: URL;
  const plug = new Plug();

  beforeAll(async () => {
    database = new URL((await testServices()).DATABASE_URL);
    await plug.plugIn(database);
    katalog = await Katalog.start({ worker: false, databaseAt: `127.0.0.1:${plug.port}` });
  });
  afterAll(async () => {
    await katalog?.close();
    await plug.pull();
  });

  const health = async (part: string) => {
    const response = await katalog.visitor().get(`/health/${part}`);
    return { status: response.status, body: (await response.json()) as unknown };
  };

  it('is good', async () => {
    expect(await health('live')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await health('ready')).toEqual({
      status: 200,
      body: { status: 'ok', database: true, storage: true, queue: true, demo: true },
    });
  });

  it('is bad without the database: pages say so in their language, and all is well when it is back', async () => {
    await plug.pull();
    expect(await health('live')).toMatchObject({ status: 200 });
    expect(await health('ready')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', database: false },
    });

    const sl = await katalog.visitor().document('/izdelek/1/karkoli');
    expect([sl.status, sl.lang]).toEqual([503, 'sl']);
    expect(sl.text).toContain('Pri nas se je zataknilo');
    const en = await katalog.visitor().document('/en/search/products/results');
    expect([en.status, en.lang]).toEqual([503, 'en']);
    expect(en.text).toContain('Something went wrong on our side');
    const home = await katalog.visitor().get('/');
    expect(home.status).toBe(503);

    await plug.plugIn(database);
    expect(await health('ready')).toMatchObject({ status: 200 });
    expect((await katalog.visitor().document('/')).status).toBe(200);
  });
});

describe('the health without the queue', () => {
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
    while (!(await ready()).queue) await pause(50);
    expect(await ready()).toMatchObject({ http: 200, status: 'ok', queue: true });
  });
});
