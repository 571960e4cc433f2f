import { ManagementServer } from '../../../../src/operations/health/management-server.js';
import { Queues } from '../../../../src/core/queue/queues.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const TOKEN = 'a token of sixteen characters or more';
const BEARER = { authorization: `Bearer ${TOKEN}` };

const katalog = await Katalog.use({ env: { METRICS_TOKEN: TOKEN, METRICS_PORT: '0' } });
const store = await katalog.store();

describe('metrics', () => {
  const read = async (url: string, headers: Record<string, string> = BEARER) => {
    const response = await fetch(url, { headers });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };
  const ofWeb = async () => (await read(`${katalog.origin}/metrics`)).text;
  const operators = (app: { get(type: typeof ManagementServer): ManagementServer }) =>
    `http://127.0.0.1:${app.get(ManagementServer).port}`;

  /** The value of the series with these labels; null: there is none. */
  const valueOf = (text: string, name: string, labels: Record<string, string>) => {
    const line = text
      .split('\n')
      .find(
        (each) =>
          each.startsWith(`${name}{`) &&
          Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
      );
    return line === undefined ? null : Number(line.split(' ').at(-1));
  };

  it.each([
    ['no token', {}],
    ['another token', { authorization: `${BEARER.authorization}r` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
  ])('are refused to who shows %s', async (_, headers) => {
    for (const origin of [katalog.origin, operators(katalog.app)]) {
      const answer = await read(`${origin}/metrics`, headers);
      expect([answer.status, answer.text.includes('katalog_')]).toEqual([401, false]);
    }
  });

  it('are in the format of Prometheus, with those of the process', async () => {
    const { status, type, text } = await read(`${katalog.origin}/metrics`);
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds', { role: 'web' })).not.toBeNull();
  });

  it('count requests by route and class of status, never by path', async () => {
    const visitor = katalog.visitor();
    await visitor.get('/iskanje/izdelki/rezultati/zaupna-beseda');
    await visitor.get('/izdelek/987654321/karkoli');
    await visitor.get('/ni-takega-naslova?skrivnost=1');
    let text = '';
    const count = (route: string, status: string) =>
      valueOf(text, 'katalog_http_request_duration_seconds_count', { route, status });
    // a request is counted after its answer was sent
    await until(async () => {
      text = await ofWeb();
      return count('/iskanje/izdelki/rezultati/*', '2xx') !== null && count('/izdelek/:id/*', '4xx') !== null;
    });
    expect(count('/iskanje/izdelki/rezultati/*', '2xx')).toBe(1);
    expect(count('/izdelek/:id/*', '4xx')).toBe(1);
    for (const asked of ['zaupna', '987654321', 'ni-takega', 'skrivnost']) expect(text).not.toContain(asked);
  });

  it('have a bounded number of series, whatever methods and paths are requested', async () => {
    const series = async () => (await ofWeb()).split('\n').filter((line) => line.includes('_http_')).length;
    await fetch(`${katalog.origin}/an-invented-address`);
    const before = await series();
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['one', 'two', 'three']) await fetch(`${katalog.origin}/${path}`, { method });
    expect(await series()).toBe(before);
  });

  it('count server-side rendering and connections', async () => {
    const before = valueOf(await ofWeb(), 'katalog_ssr_duration_seconds_count', { outcome: 'rendered' }) ?? 0;
    await katalog.visitor().document('/');
    const text = await ofWeb();
    expect(valueOf(text, 'katalog_ssr_duration_seconds_count', { outcome: 'rendered' })).toBe(before + 1);
    const waiting = { pool: 'primary', state: 'waiting' };
    expect(valueOf(text, 'katalog_database_connections', waiting)).toBe(0);
  });

  it('cover the queues and, in a worker, its jobs and imports', async () => {
    const run = await katalog.import(store, aFeed([{ productCode: 'ONE' }, { productCode: 'TWO' }]));
    expect(run.status).toBe('done');
    const url = operators(katalog.work);
    const job = { queue: 'imports', job: 'run', outcome: 'completed' };
    let text = '';
    // the run ends before its row is read and its job ends, in either order
    await until(async () => {
      ({ text } = await read(`${url}/metrics`));
      const created = valueOf(text, 'katalog_import_items_total', { outcome: 'created' });
      return created === 2 && valueOf(text, 'katalog_job_duration_seconds_count', job) !== null;
    });
    expect(valueOf(text, 'katalog_imports_total', { status: 'done', role: 'worker' })).toBe(1);
    expect(valueOf(text, 'katalog_imports_open', { status: 'writing' })).toBe(0);
    for (const state of ['waiting', 'active', 'delayed', 'completed', 'failed'])
      expect(valueOf(text, 'katalog_queue_jobs', { queue: 'imports', state })).not.toBeNull();
    expect(valueOf(text, 'katalog_queue_oldest_waiting_seconds', { queue: 'pictures' })).not.toBeNull();
    expect(valueOf(text, 'katalog_queue_paused', { queue: 'imports' })).toBe(0);
  });

  it('are current at each request', async () => {
    const queue = katalog.app.get(Queues).find('pictures')!;
    const isPaused = async () => valueOf(await ofWeb(), 'katalog_queue_paused', { queue: 'pictures' });
    await queue.pause();
    expect(await isPaused()).toBe(1);
    await queue.resume();
    expect(await isPaused()).toBe(0);
  });

  it('are on the management port of each process, with the health checks', async () => {
    for (const app of [katalog.app, katalog.work]) {
      const origin = operators(app);
      expect(await read(`${origin}/health/live`, {})).toMatchObject({ status: 200, text: '{"status":"ok"}' });
      expect(JSON.parse((await read(`${origin}/health/ready`, {})).text)).toMatchObject({
        status: 'ok',
        queue: true,
        index: true,
      });
      expect((await read(`${origin}/administracija`)).status).toBe(404);
    }
  });
});

describe('metrics without a setting', () => {
  it('are not served, and no port is opened', async () => {
    const katalog = await Katalog.start({ worker: false });
    try {
      expect((await katalog.visitor().get('/metrics', BEARER)).status).toBe(404);
      expect(katalog.app.get(ManagementServer).port).toBeNull();
    } finally {
      await katalog.close();
    }
  });
});
