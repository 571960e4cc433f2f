import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startChild } from '../../steps/children.mjs';
import { freePort } from '../../steps/ports.mjs';
import { ROOT } from '../../steps/root.mjs';
import { BENCH_DIRECTORY, startBenchServices } from './bench-services.mjs';

/**
 * Server times of the product list of a catalogue that `bench:load` has made: first pages, filters with their counts,
 * words, and depths by page and by cursor. The ratio compares with /health/live of the same run.
 *
 *   npm run bench:catalogue -- [--directory .data/bench] [--requests 20]
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: BENCH_DIRECTORY },
    requests: { type: 'string', default: '20' },
  },
});
const requests = Number(values.requests);
const WARM_UP = 3;
const POLL_MS = 500;

const services = await startBenchServices(values.directory);
const client = new pg.Client({ connectionString: services.env.DATABASE_URL });
const port = await freePort(0);
const env = {
  ...services.env,
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  WORKER_QUEUES: 'catalogue',
};
const address = `http://127.0.0.1:${port}`;
const children = [];
try {
  execFileSync(process.execPath, [join(ROOT, 'dist/src/migrate.js')], { cwd: ROOT, env, stdio: 'inherit' });
  await client.connect();
  for (const name of ['main', 'worker'])
    children.push(
      startChild(name, [join(ROOT, `dist/src/${name}.js`)], {
        env,
        log: join(values.directory, `${name}.log`),
      }),
    );
  await until(() => fetch(`${address}/health/live`).then((response) => response.ok));
  await until(countsAreReady);
  await report();
} finally {
  await client.end();
  for (const child of children) await child.stop();
  await services.stop();
}

async function until(condition) {
  while (!(await condition().catch(() => false))) await sleep(POLL_MS);
}

/** The worker makes the counts of large lists when it finds none. */
async function countsAreReady() {
  const { rows } = await client.query(`
    select (select count(*) from catalogue_facets where counts is not null) >= (select count(*) from categories where product_count >= 5000) as ready`);
  return rows[0].ready;
}

async function report() {
  const bare = await measure('/health/live');
  const rows = {};
  for (const [name, path] of Object.entries(await lists())) {
    const times = await measure(path);
    rows[name] = {
      'p50 ms': times.p50.toFixed(1),
      'p95 ms': times.p95.toFixed(1),
      '× health': Math.round(times.p50 / bare.p50),
    };
  }
  console.table(rows);
  console.log(`/health/live: p50 ${bare.p50.toFixed(2)} ms`);
}

async function lists() {
  const { rows } = await client.query(`
    select c.id from categories c where c.product_count > 0 order by c.product_count desc`);
  const [large, middle, small] = [rows[0].id, rows[20].id, rows[150].id];
  const brand = await topBrand(large);
  const [colour, weight] = await definitions();
  const list = (query) => `/api/products?${query}`;
  const narrowed = `category=${large}&brand=${encodeURIComponent(brand)}&attributes[${colour}]=crna`;
  return {
    everything: list(''),
    'largest category': list(`category=${large}`),
    'middling category': list(`category=${middle}`),
    'small category': list(`category=${small}`),
    'largest, one brand': list(`category=${large}&brand=${encodeURIComponent(brand)}`),
    'largest, brand and colour': list(narrowed),
    'largest, brand, colour, stock': list(`${narrowed}&inStock=true&sort=price`),
    'largest, range of weight': list(`category=${large}&attributes[${weight}]=1000..2000&sort=total`),
    'largest, dearest first': list(`category=${large}&sort=-price`),
    'everything by name': list('sort=name'),
    'common word': list('query=slusalke'),
    'rare word': list('query=breza%20777'),
    'page 200': list('sort=price&page=200'),
    'beyond page 200, by cursor': list(`sort=price&cursor=${await cursorAt('sort=price&page=200')}`),
  };
}

async function topBrand(category) {
  const { filters } = await (await fetch(`${address}/api/products?category=${category}`)).json();
  return filters.find(({ id }) => id === 'brands').items[0].id;
}

async function definitions() {
  const { rows } = await client.query(`
    select id from attribute_definitions where name ->> 'sl' in ('Barva', 'Masa') order by name ->> 'sl'`);
  return rows.map(({ id }) => id);
}

async function cursorAt(query) {
  return (await (await fetch(`${address}/api/products?${query}`)).json()).nextCursor;
}

async function measure(path) {
  const times = [];
  for (let request = 0; request < WARM_UP + requests; request++) {
    const since = performance.now();
    const response = await fetch(address + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    if (request >= WARM_UP) times.push(performance.now() - since);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length * 0.5)], p95: times[Math.floor(times.length * 0.95)] };
}
