import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startChild } from '../../steps/children.mjs';
import { freePort } from '../../steps/ports.mjs';
import { ROOT } from '../../steps/root.mjs';
import { timesOf } from '../times.mjs';
import { BENCH_DIRECTORY, runBuilt, startBenchServices } from './bench-services.mjs';
import { pagePaths, programPaths } from './paths.mjs';

/**
 * Server times of a catalogue that `bench:load` has made, one warm client: the list of products as programs ask for it
 * (first pages, filters with their counts, words, depths by page and by cursor), then the pages of visitors, drawn, in
 * both languages. The ratio compares with /health/live of the same run.
 *
 *   npm run bench:catalogue -- [--directory .data/bench] [--requests 20]
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: BENCH_DIRECTORY },
    requests: { type: 'string', default: '20' },
  },
});
const POLL_MS = 500;
/** Each page so often before any is measured: else those that come first pay for the compiling of what all of them use. */
const WARM_UP = 100;
/** And so often right before it is. */
const ONCE_MORE = 20;

const services = await startBenchServices(values.directory);
const { client } = services;
const port = await freePort();
const env = {
  ...services.env,
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  WORKER_QUEUES: 'catalogue',
};
const address = `http://127.0.0.1:${port}`;
const children = [];
try {
  runBuilt('src/migrate.js', env);
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
  for (const paths of [await programPaths(client, address), await pagePaths(client, address)]) {
    for (let round = 0; round < WARM_UP; round++)
      for (const asked of Object.values(paths)) await answer(asked);
    const rows = {};
    for (const [name, asked] of Object.entries(paths)) {
      const { p50, p95, bytes } = await measure(asked);
      rows[name] = {
        'p50 ms': p50.toFixed(1),
        'p95 ms': p95.toFixed(1),
        '× health': Math.round(p50 / bare.p50),
        'gzip kB': (bytes / 1024).toFixed(1),
      };
    }
    console.table(rows);
  }
  console.log(`/health/live: p50 ${bare.p50.toFixed(2)} ms`);
}

/** @param asked a path, or `{ path, headers }` */
async function measure(asked) {
  let body;
  const ask = async () => (body = await answer(asked));
  const times = await timesOf(ask, { warmUp: ONCE_MORE, requests: Number(values.requests) });
  return { ...times, bytes: gzipSync(Buffer.from(body)).length };
}

async function answer(asked) {
  const { path, headers = {} } = typeof asked === 'string' ? { path: asked } : asked;
  const response = await fetch(address + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  const body = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return body;
}
