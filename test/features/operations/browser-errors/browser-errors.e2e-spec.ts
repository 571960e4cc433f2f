import { readdirSync, readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../../src/core/metrics/metrics.js';
import { DELETE_OLD } from '../../../../src/operations/browser-errors/browser-errors.js';
import { Katalog } from '../../../support/katalog.js';

const PAGE = '/administracija/vrste';
const SCRIPTS = readdirSync('dist/client/assets').filter((file) => file.endsWith('.js'));
const APP = SCRIPTS.find((file) => /^app-/.test(file))!;

const katalog = await Katalog.use({ worker: false });
const keeper = await katalog.signedInAs('super_admin');

describe('errors that browsers report', () => {
  let build: string;

  beforeAll(async () => {
    ({ id: build } = (await (await katalog.visitor().get('/builds/latest.json')).json()) as { id: string });
  });
  afterEach(() => katalog.rows('truncate browser_errors'));

  const report = (fields: object = {}, visitor = katalog.visitor(), headers: Record<string, string> = {}) =>
    visitor.send(
      'POST',
      '/builds/errors',
      { message: 'It broke', stack: stackAt(3_000), page: '/', build, ...fields },
      headers,
    );
  const stackAt = (column: number) =>
    `Error: It broke\n    at f (${katalog.origin}/assets/${APP}:2:${column})\n    at ${katalog.origin}/iskanje?query=skrivnost:9:9`;
  const listed = async () => (await keeper.page(PAGE, 'queues/index')).props.browserErrors;
  const counted = async () => {
    const metric = katalog.app.get(Metrics).registry.getSingleMetric('katalog_browser_errors_total')!;
    const { values } = await metric.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
  };

  it('are listed once, with how often and when, and the place in the sources', async () => {
    expect((await report()).status).toBe(204);
    await report({ page: '/en/product/12/tea' });
    const [error, ...others] = await listed();
    expect(others).toEqual([]);
    expect(error).toMatchObject({ message: 'It broke', page: '/en/product/:id/*', build, times: 2 });
    expect(error!.stack).toMatch(/^(client|node_modules)\/[\w@./-]+:\d+:\d+$/);
    expect(Date.parse(error!.lastAt)).toBeGreaterThanOrEqual(Date.parse(error!.firstAt));
  });

  it('tell nothing about people', async () => {
    await report({
      message: 'No ana@example.com at https://katalog.example/?token=abc, call 041 234 567',
      page: '/en/search',
    });
    await report({ message: 'Another', page: '/obvestila/ana@example.com/secret-token' });
    // without hashes and times, which may contain any digits
    const rows = await katalog.rows<{ message: string }>(
      `select to_jsonb(e) - '{key,build,first_at,last_at}'::text[] as row, message from browser_errors e order by id`,
    );
    expect(rows[0]!.message).toBe('No … at … call …');
    expect(JSON.stringify(rows)).not.toMatch(/ana@|token|skrivnost|041/);
  });

  it('of other scripts are only counted', async () => {
    const before = await counted();
    await report({ stack: 'Error: x\n    at f (chrome-extension://abc/content.js:1:2)' });
    expect(await listed()).toEqual([]);
    expect((await counted()).dropped).toBe((before.dropped ?? 0) + 1);
  });

  it('are limited for each address, and new ones for everybody', async () => {
    const visitor = katalog.visitor();
    const statuses = [];
    for (let count = 0; count < 31; count++) statuses.push((await report({}, visitor)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    // the flood of many addresses
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, count) => report({ message: `Invented ${count}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const [{ count } = { count: 0 }] = await katalog.rows<{ count: number }>(
      'select count(*)::integer as count from browser_errors',
    );
    expect(count).toBeLessThanOrEqual(30);
    expect((await counted()).dropped).toBeGreaterThanOrEqual(30);
    // one that is known is still counted
    expect((await listed()).find(({ message }) => message === 'It broke')).toMatchObject({ times: 30 });
    await report();
    expect((await listed()).find(({ message }) => message === 'It broke')).toMatchObject({ times: 31 });
  });

  it('are at most 200, of which those that come again stay', async () => {
    await katalog.rows(`insert into browser_errors (key, message, page, build, stack, times, last_at)
      select n, 'Invented', '/', 'abc', '', case when n = 1 then 2 else 1 end, now() - make_interval(mins => 500 - n)
      from generate_series(1, 300) n`);
    await katalog.rows(`insert into browser_errors (key, message, page, build, stack, last_at)
      values ('old', 'Old', '/', 'abc', '', now() - interval '31 days')`);
    await DELETE_OLD.run(katalog.app.get(DataSource));
    const keys = await katalog.rows<{ key: string }>('select key from browser_errors order by id');
    expect(keys).toHaveLength(200);
    expect(keys[0]!.key).toBe('1');
    expect(keys.at(-1)!.key).toBe('300');
  });

  it.each([
    ['a long message', { message: 'x'.repeat(501) }],
    ['a long stack', { stack: 'x'.repeat(8_001) }],
    ['a build that is none', { build: '../x' }],
    ['no text', { message: { a: 1 } }],
  ])('with %s are refused', async (_, fields) => {
    expect((await report(fields)).status).toBe(422);
    expect(await listed()).toEqual([]);
  });

  it('of other sites are refused, and so are large ones', async () => {
    const foreign = await report({}, katalog.visitor(), { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await report({ more: 'x'.repeat(70_000) })).status).toBe(413);
    expect(await listed()).toEqual([]);
  });

  it('are deleted by catalogue admins', async () => {
    await report();
    const { browserErrorsUrl } = (await keeper.page(PAGE, 'queues/index')).props;
    expect((await keeper.submit('DELETE', browserErrorsUrl)).status).toBe(303);
    expect(await listed()).toEqual([]);
  });

  it('are mapped by files that nobody else can read', async () => {
    const visitor = katalog.visitor();
    const name = `${APP}.map`;
    expect(readdirSync('dist/client/maps')).toContain(name);
    const paths = [
      'assets',
      'maps',
      'assets/maps',
      'assets/..%2fmaps',
      'builds/maps',
      'builds/meta',
      'media',
    ];
    for (const path of paths) {
      const response = await visitor.get(`/${path}/${name}`);
      expect([path, response.status, (await response.text()).includes('mappings')]).toEqual([
        path,
        404,
        false,
      ]);
    }
    const meta = await (await visitor.get(`/builds/meta/${build}.json`)).text();
    expect(meta).not.toContain('.map');
    for (const script of SCRIPTS)
      expect(readFileSync(`dist/client/assets/${script}`, 'utf8')).not.toContain('sourceMappingURL');
  });
});
