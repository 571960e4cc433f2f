import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { installOpenSearch } from '../../../test/support/opensearch/install.mjs';
import { OpenSearchCluster } from '../../../test/support/opensearch/cluster.mjs';
import { timesOf } from '../times.mjs';
import {
  atFreePort,
  BENCH_DIRECTORY,
  forgetFollowers,
  runBuilt,
  startBenchServices,
  startBuilt,
} from './bench-services.mjs';
import { pagePaths, programPaths } from './paths.mjs';
import { processorSeconds, residentMegabytes } from '../processes.mjs';

/**
 * Processor and response times of a catalogue that `bench:load` has made, with one warm client: the product
 * list of the API (first pages, filters with counts, queries, deep pages by number and by cursor), then
 * rendered pages in both languages, each request with another path. The ratio compares with /health/live of
 * the same run; the last line is the memory of the web. With OpenSearch as the engine, one node is filled first. Before
 * all, random queries are asked of the index and of a plain scan, which takes some ten seconds each at a million offers.
 *
 *   npm run bench:catalogue -- [--directory .data/bench] [--queries 100] [--requests 200] [--engine opensearch]
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: BENCH_DIRECTORY },
    queries: { type: 'string', default: '100' },
    requests: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'postgresql' },
  },
});
const POLL_MS = 500;
/** Requests of each page before any is measured; otherwise the first ones would include JIT compilation. */
const WARM_UP = 40;
/** Requests of each page directly before it is measured. */
const ONCE_MORE = 20;
/** The warm-up requests other paths than the measurement. */
const DISTANT_STEP = 400;

const services = await startBenchServices(values.directory);
const { client } = services;
const { address, env } = await atFreePort({ ...services.env, WORKER_QUEUES: 'catalogue' });
const children = [];
let engine = null;
try {
  runBuilt('src/migrate.js', env);
  if (values.engine === 'opensearch') await startEngine();
  if (values.queries !== '0')
    runBuilt('scripts/bench/catalogue/exactness/ask.js', env, ['--queries', values.queries]);
  for (const name of ['main', 'worker']) children.push(startBuilt(name, env));
  await until(() => fetch(`${address}/health/live`).then((response) => response.ok));
  // the index is read completely before its first answer
  await until(() => answer('/api/products?limit=1').then(() => true));
  const started = residentMegabytes(children[0].pid);
  await report();
  console.log(
    `memory of the web: ${started} MB at its first answer, ${residentMegabytes(children[0].pid)} MB now`,
  );
} finally {
  for (const child of children) await child.stop();
  await forgetFollowers(client);
  await services.stop();
  await engine?.close();
}

async function startEngine() {
  engine = await OpenSearchCluster.start(await installOpenSearch(), { heap: '3g', isLongLived: true });
  Object.assign(env, {
    OPENSEARCH_URL: engine.urls.join(),
    OPENSEARCH_REPLICAS: '0',
    WORKER_QUEUES: 'catalogue,catalogue-index',
  });
  // which prints how many offers a second it takes
  runBuilt('scripts/catalogue-index.js', env, ['rebuild']);
}

async function until(condition) {
  while (!(await condition().catch(() => false))) await sleep(POLL_MS);
}

async function report() {
  const bare = await measure(() => '/health/live');
  for (const paths of [asFunctions(await programPaths(client, address)), await pagePaths(client, address)]) {
    for (let round = 0; round < WARM_UP; round++)
      for (const pathOf of Object.values(paths)) await answer(pathOf(DISTANT_STEP + round));
    const rows = {};
    for (const [name, pathOf] of Object.entries(paths)) {
      const { p50, p95, bytes, web, postgres, opensearch } = await measure(pathOf);
      rows[name] = {
        'web ms': web.toFixed(1),
        'PostgreSQL ms': postgres.toFixed(1),
        ...(engine && { 'OpenSearch ms': opensearch.toFixed(1) }),
        'p50 ms': p50.toFixed(1),
        'p95 ms': p95.toFixed(1),
        '× health': Math.round(p50 / bare.p50),
        'gzip kB': (bytes / 1024).toFixed(1),
      };
    }
    console.table(rows);
  }
  console.log(`/health/live: p50 ${bare.p50.toFixed(2)} ms, p95 ${bare.p95.toFixed(2)} ms`);
}

function asFunctions(paths) {
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, typeof path === 'string' ? () => path : path]),
  );
}

/**
 * @param pathOf gives the n-th path, or `{ path, headers }`
 * @returns response times, and processor times of the processes, in milliseconds per request
 */
async function measure(pathOf) {
  const requests = Number(values.requests);
  let [number, body, before] = [0, null, null];
  const ask = async () => {
    if (number === ONCE_MORE) before = used();
    body = await answer(pathOf(number++));
  };
  const times = await timesOf(ask, { warmUp: ONCE_MORE, requests });
  const after = used();
  return {
    ...times,
    web: (after.web - before.web) / requests,
    postgres: (after.postgres - before.postgres) / requests,
    opensearch: (after.opensearch - before.opensearch) / requests,
    bytes: gzipSync(Buffer.from(body)).length,
  };
}

function used() {
  return {
    web: 1_000 * processorSeconds(children[0].pid),
    postgres: 1_000 * processorSeconds(services.postgres),
    opensearch: engine ? 1_000 * processorSeconds(engine.pids[0]) : 0,
  };
}

async function answer(asked) {
  const { path, headers = {} } = typeof asked === 'string' ? { path: asked } : asked;
  const response = await fetch(address + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  const body = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return body;
}
