import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { parseArgs } from 'node:util';
import { fromBuild } from './catalogue/bench-app.mjs';
import {
  atFreePort,
  runBuilt,
  startBenchServices,
  startBuilt,
  startEmptyServices,
} from './catalogue/bench-services.mjs';
import { anonymousRequests } from './hostile/anonymous.mjs';
import { REQUESTS, TEXTS } from './hostile/shapes.mjs';
import { childrenOf, residentMegabytes } from './processes.mjs';

/**
 * Cost of hostile input: each shape of a request, and of a description in a feed, at one size and at four
 * times that size. Processor time of the web process, or of this one for descriptions; the median of five.
 * Exits with 1 when the cost grows by more than 6 times, a request costs more than 50 ms, or unwanted uploads
 * take more memory than the maximum body and 2 MB.
 *
 * With a directory that `bench:load` has filled, the cost of what anyone may ask of that catalogue, in the web process
 * and in PostgreSQL, each request another one; `--only` takes those whose name has this text. Exits with 1 when one costs
 * more than 50 ms.
 *
 *   npm run bench:hostile -- [--directory .data/bench [--only sitemap] [--requests 20]]
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string' },
    only: { type: 'string', default: '' },
    requests: { type: 'string', default: '20' },
  },
});
const GROWTH = 6;
const MAX_MS = 50;
/** Below this, JIT compilation and garbage collection dominate. */
const NOTHING_MS = 5;
const ROUNDS = 5;
/** Requests of each kind before the first measurement; one address may ask no more questions in a minute. */
const REQUESTS_BEFORE = 40;
const MEGABYTE = 1024 ** 2;
const BODY_MEGABYTES = 2;
/** Requests that are answered by an error page; any other would measure the wrong thing. */
const ERRORS = new Set(['page that is not there', 'product that is not there']);

/** Length of the last answer's body. */
let lastBytes = 0;

const services = values.directory ? await startBenchServices(values.directory) : await startEmptyServices();
const children = [];
let web;
try {
  runBuilt('src/migrate.js', services.env);
  // without mails there are no price alerts, and their page is an error
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bench@example.com', ...services.env };
  const { port, address, env } = await atFreePort(settings);
  children.push((web = startBuilt('main', env)));
  const send = (given) => sendTo(port, given);
  await ready(send);
  const failed = values.directory ? await anonymous(send, address, env) : await shapes(send);
  console.log(failed.length ? `Failed: ${failed.join('; ')}` : 'Nothing grows out of bounds.');
  process.exitCode = failed.length ? 1 : 0;
} finally {
  for (const child of children) await child.stop();
  await services.stop();
}

async function shapes(send) {
  const { readHtml } = await fromBuild('core/text/html.js');
  return [
    ...(await table(REQUESTS, ({ size, make }) => [size, costOf(send, make)], MAX_MS)),
    ...(await table(TEXTS, ([size, make]) => [size, (n) => ownTime(() => readHtml(make(n)))])),
    ...(await uploads(send)),
  ];
}

/** @returns the names of requests that cost too much */
async function anonymous(send, address, env) {
  await (await fetch(`${address}/api/products?limit=1`)).arrayBuffer();
  console.log(`The web process has ${residentMegabytes(web.pid)} MB at its first answer.`);
  await buildSitemap(send, env);
  const kinds = Object.entries(await anonymousRequests(services.client, address));
  const requested = kinds.filter(([name]) => name.includes(values.only));
  // a process compiles its code once, which costs as much as hundreds of requests
  for (const [, pathOf] of requested) await askAll(send, pathOf, REQUESTS_BEFORE, Number(values.requests));
  const rows = {};
  const failed = [];
  for (const [name, pathOf] of requested) {
    const cost = await meanOf(send, pathOf);
    const sum = cost.web + cost.postgres;
    if (sum > MAX_MS) failed.push(name);
    if (cost.status >= 400 && !ERRORS.has(name)) failed.push(`${name} (answer ${cost.status})`);
    rows[name] = {
      answer: cost.status,
      'web ms': cost.web.toFixed(1),
      'PostgreSQL ms': cost.postgres.toFixed(1),
      ms: sum.toFixed(1),
      kB: (cost.bytes / 1024).toFixed(0),
    };
  }
  console.table(rows);
  return failed;
}

/** A worker builds it when it starts. */
async function buildSitemap(send, env) {
  await services.client.query('truncate sitemap_parts, sitemap_changes');
  const worker = startBuilt('worker', { ...env, WORKER_QUEUES: 'catalogue' });
  children.push(worker);
  const before = processorMs(worker.pid) + postgresMs();
  await ready(send, '/sitemap.xml', 6_000);
  const cost = processorMs(worker.pid) + postgresMs() - before;
  console.log(`Building the sitemap took ${(cost / 1000).toFixed(1)} s of processor time.`);
  await worker.stop();
  children.pop();
}

async function meanOf(send, pathOf) {
  const requests = Number(values.requests);
  const before = [processorMs(web.pid), postgresMs()];
  const { status, bytes } = await askAll(send, pathOf, requests);
  const [ofWeb, ofPostgres] = [processorMs(web.pid) - before[0], postgresMs() - before[1]];
  return { status, web: ofWeb / requests, postgres: ofPostgres / requests, bytes: bytes / requests };
}

/** One request after the other. @returns the last status, and the length of all answers */
async function askAll(send, pathOf, requests, first = 0) {
  let [status, bytes] = [0, 0];
  for (let n = first; n < first + requests; n++) {
    const asked = pathOf(n);
    status = await send({ method: 'GET', ...(typeof asked === 'string' ? { path: asked } : asked) });
    bytes += lastBytes;
  }
  return { status, bytes };
}

/** @returns the names of shapes that cost too much */
async function table(shapes, of, most = Infinity) {
  const rows = {};
  const failed = [];
  for (const [name, shape] of Object.entries(shapes)) {
    const [size, cost] = of(shape);
    await cost(size);
    const [small, large] = [await median(() => cost(size)), await median(() => cost(4 * size))];
    const growth = large.ms / Math.max(small.ms, NOTHING_MS);
    if (growth > GROWTH || Math.max(small.ms, large.ms) > most) failed.push(name);
    rows[name] = {
      n: size,
      answer: large.status,
      'ms at n': small.ms.toFixed(1),
      'ms at 4 n': large.ms.toFixed(1),
      growth: growth.toFixed(1),
    };
  }
  console.table(rows);
  return failed;
}

async function median(cost) {
  const costs = [];
  for (let round = 0; round < ROUNDS; round++) costs.push(await cost());
  return costs.sort((a, b) => a.ms - b.ms)[Math.floor(ROUNDS / 2)];
}

function costOf(send, make) {
  return async (n) => {
    const given = make(n);
    const before = processorMs(web.pid);
    const status = await send(given);
    return { ms: processorMs(web.pid) - before, status };
  };
}

async function ownTime(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, status: '' };
}

/** Twelve concurrent uploads of 24 MB to a path that accepts none. */
async function uploads(send) {
  const files = 12;
  const size = 24 * MEGABYTE;
  await send({ method: 'GET', path: '/' });
  writeFileSync(`/proc/${web.pid}/clear_refs`, '5');
  const before = memory('VmHWM');
  const head = '--b\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\n';
  const statuses = await Promise.all(
    Array.from({ length: files }, () =>
      send({
        method: 'POST',
        path: '/piskotki',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: head + 'x'.repeat(size),
      }),
    ),
  );
  const grown = (memory('VmHWM') - before) / files;
  console.log(
    `${files} uploads of ${size / MEGABYTE} MB side by side, answered ${[...new Set(statuses)].join()}: ` +
      `${grown.toFixed(1)} MB each at the most`,
  );
  return grown > BODY_MEGABYTES + 2 ? ['uploads that nobody wants'] : [];
}

/** Megabytes of the web process. */
function memory(what) {
  const [, kilobytes] = new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(
    readFileSync(`/proc/${web.pid}/status`, 'utf8'),
  );
  return Number(kilobytes) / 1024;
}

function postgresMs() {
  return childrenOf(services.postgres).reduce((sum, pid) => sum + processorMs(pid), 0);
}

/** Processor time of all threads of a process, from Linux's counters, in nanoseconds. */
function processorMs(pid) {
  const tasks = `/proc/${pid}/task`;
  const sum = readdirSync(tasks).reduce(
    (all, task) => all + Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
    0,
  );
  return sum / 1e6;
}

/** The status, or the error of the connection. */
function sendTo(port, { method, path, headers = {}, body }) {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = ask({ host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } });
    sent.on('response', (answer) => {
      lastBytes = 0;
      answer.on('data', (chunk) => (lastBytes += chunk.length));
      answer.on('end', () => {
        // the rest of a refused body is not read
        if (!sent.writableFinished) sent.destroy();
        resolve(answer.statusCode);
      });
      answer.on('error', () => resolve(answer.statusCode));
    });
    sent.on('error', ({ code }) => resolve(code));
    sent.end(body);
  });
}

async function ready(send, path = '/health/ready', most = 3_000) {
  for (let tries = 0; (await send({ method: 'GET', path })) !== 200; tries++) {
    if (tries === most) throw new Error(`${path} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
