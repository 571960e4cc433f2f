import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { fromBuild } from './catalogue/bench-app.mjs';
import { atFreePort, runBuilt, startBuilt, startEmptyServices } from './catalogue/bench-services.mjs';
import { REQUESTS, TEXTS } from './hostile/shapes.mjs';

/**
 * Cost of hostile input: each shape of a request, and of a description in a feed, at one size and at four
 * times that size. Processor time of the web process, or of this one for descriptions; the median of five.
 * Exits with 1 when the cost grows by more than 6 times, a request costs more than 50 ms, or unwanted uploads
 * take more memory than the maximum body and 2 MB.
 *
 *   npm run bench:hostile
 */
const GROWTH = 6;
const MAX_MS = 50;
/** Below this, JIT compilation and garbage collection dominate. */
const NOTHING_MS = 5;
const ROUNDS = 5;
const MEGABYTE = 1024 ** 2;
const BODY_MEGABYTES = 2;

const { env, stop } = await startEmptyServices();
let web;
try {
  runBuilt('src/migrate.js', env);
  const { readHtml } = await fromBuild('core/text/html.js');
  const { port, env: settings } = await atFreePort(env);
  web = startBuilt('main', settings);
  const send = (given) => sendTo(port, given);
  await ready(send);

  const failed = [
    ...(await table(REQUESTS, ({ size, make }) => [size, costOf(send, make)], MAX_MS)),
    ...(await table(TEXTS, ([size, make]) => [size, (n) => ownTime(() => readHtml(make(n)))])),
    ...(await uploads(send)),
  ];
  console.log(failed.length ? `Failed: ${failed.join('; ')}` : 'Nothing grows out of bounds.');
  process.exitCode = failed.length ? 1 : 0;
} finally {
  await web?.stop();
  await stop();
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
    const before = processorMs();
    const status = await send(given);
    return { ms: processorMs() - before, status };
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

/** Of all threads of the web process, from Linux's counters, in nanoseconds. */
function processorMs() {
  const tasks = `/proc/${web.pid}/task`;
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
      answer.resume();
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

async function ready(send) {
  for (let tries = 0; (await send({ method: 'GET', path: '/health/ready' })) !== 200; tries++) {
    if (tries === 300) throw new Error('The web process did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
