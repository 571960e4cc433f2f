import { DataSource } from 'typeorm';
import { Heartbeat } from '../../../src/core/database/heartbeat.js';
import { toFault } from '../../../src/core/errors/fault.js';
import { startApp, type TestApp } from '../../support/app.js';
import { startFlakyProxy } from '../../support/servers/flaky-proxy.js';
import { testServices } from '../../support/servers/services.js';
import { until } from '../../support/until.js';

const LIMIT_MS = 1_000;
const ADD_SETTING = `insert into settings (key, value) values ($1, '1')`;

describe('the heartbeat of PostgreSQL', () => {
  let proxy: Awaited<ReturnType<typeof startFlakyProxy>>;
  let started: TestApp;
  let database: DataSource;
  let heartbeat: Heartbeat;

  beforeAll(async () => {
    const { DATABASE_URL } = await testServices();
    proxy = await startFlakyProxy(new URL(DATABASE_URL).host);
    started = await startApp({
      databaseAt: proxy.host,
      env: { SERVICE_ANSWER_MS: String(LIMIT_MS), DATABASE_POOL_SIZE: '6' },
    });
    database = started.app.get(DataSource);
    heartbeat = started.app.get(Heartbeat);
  });
  afterEach(async () => {
    proxy.thaw();
    await until(() => !heartbeat.isSilent);
  });
  afterAll(async () => {
    await started?.close();
    await proxy?.leave();
  });

  const isStored = async (key: string) =>
    (await database.query<unknown[]>('select from settings where key = $1', [key])).length > 0;

  it('does not mind slow queries, as many as there are connections', async () => {
    const slow = Array.from({ length: 6 }, () => database.query(`select pg_sleep(${(3 * LIMIT_MS) / 1000})`));
    await expect(Promise.all(slow)).resolves.toHaveLength(6);
  });

  it('does not take its own blocked process for a silent server', async () => {
    const asked = database.query('select pg_sleep(0.1)');
    const end = performance.now() + 3 * LIMIT_MS;
    while (performance.now() < end);
    await expect(asked).resolves.toHaveLength(1);
    expect(heartbeat.isSilent).toBe(false);
  });

  it('ends queries, transactions and waiting requests, and lets nothing of them happen later', async () => {
    const begun = database.transaction(async (manager) => {
      await manager.query(ADD_SETTING, ['test.begun']);
      proxy.freeze();
      await until(() => heartbeat.isSilent);
    });
    await until(() => heartbeat.isSilent);
    // more than there are connections
    const asked = Array.from({ length: 20 }, () => database.query('select 1'));
    for (const answer of [begun, ...asked])
      expect(toFault(await answer.catch((error: unknown) => error))).toMatchObject({ status: 503 });
    proxy.thaw();
    await until(() => !heartbeat.isSilent);
    expect(await isStored('test.begun')).toBe(false);
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const answers = numbers.map((number) => database.query('select $1::integer as number', [number]));
    expect(await Promise.all(answers)).toEqual(numbers.map((number) => [{ number }]));
  });

  it('opens no connections to a silent server, which would have to serve them when it continues', async () => {
    proxy.freeze();
    await until(() => heartbeat.isSilent);
    await Promise.allSettled(Array.from({ length: 50 }, () => database.query('select 1')));
    // the heartbeat's own
    expect(proxy.waiting()).toBeLessThanOrEqual(1);
  });
});
