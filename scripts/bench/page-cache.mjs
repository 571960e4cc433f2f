import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../steps/processes/ports.mjs';
import { ROOT } from '../steps/root.mjs';
import {
  atFreePort,
  BENCH_DIRECTORY,
  runBuilt,
  startBenchServices,
  startBuilt,
} from './catalogue/bench-services.mjs';
import { pagePaths } from './catalogue/paths.mjs';

/**
 * Pages per second of a catalogue made by `bench:load`: from one web process, and from Debian's Varnish in
 * front of it, in turn. Visitors without cookies request the home page, the first 50 pages of the largest category
 * and 100 products in both languages. Exits with 1 when Varnish answers less than ten times as many.
 *
 *   npm run bench:load -- --products 20000
 *   npm run bench:pages -- [--directory .data/bench] [--clients 16] [--seconds 8] [--rounds 3]
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string', default: BENCH_DIRECTORY },
    clients: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
  },
});
const NEEDED = 10;
const LIST_PAGES = 50;
const PRODUCTS = 100;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip' };

const services = await startBenchServices(values.directory);
const cachePort = await freePort();
const { port, address, env } = await atFreePort({
  ...services.env,
  PAGE_CACHE_URLS: `http://127.0.0.1:${cachePort}`,
});
const folder = mkdtempSync(join(tmpdir(), 'katalog-varnish-'));
const children = [];
let varnish;
try {
  runBuilt('src/migrate.js', env);
  children.push(startBuilt('main', env));
  await until(() => fetch(`${address}/api/products?limit=1`).then((response) => response.ok));
  varnish = startVarnish();
  await until(() => fetch(`http://127.0.0.1:${cachePort}/health/live`).then((response) => response.ok));
  process.exitCode = (await report(await paths())) < NEEDED ? 1 : 0;
} finally {
  varnish?.kill();
  for (const child of children) await child.stop();
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
}

function startVarnish() {
  const vcl = readFileSync(join(ROOT, 'deploy/varnish/katalog.vcl'), 'utf8')
    .replace('.host = "web"', '.host = "127.0.0.1"')
    .replace('.port = "3000"', `.port = "${port}"`);
  const file = join(folder, 'katalog.vcl');
  writeFileSync(file, vcl);
  const settings = ['-a', `127.0.0.1:${cachePort}`, '-f', file, '-s', 'malloc,256m'];
  return spawn('/usr/sbin/varnishd', ['-F', '-j', 'none', ...settings, '-n', join(folder, 'run')], {
    stdio: 'ignore',
  });
}

async function paths() {
  const pages = await pagePaths(services.client, address);
  return ['sl', 'en'].flatMap((locale) => [
    pages[`home ${locale}`](0),
    ...Array.from({ length: LIST_PAGES }, (_, n) => pages[`largest category ${locale}`](n)),
    ...Array.from({ length: PRODUCTS }, (_, n) => pages[`product ${locale}`](n)),
  ]);
}

/** @returns how many times as many pages Varnish answers */
async function report(addresses) {
  // compiled code, and a filled cache
  for (const at of [port, cachePort]) await load(at, addresses, Number(values.seconds));
  const found = { direct: [], varnish: [] };
  for (let round = 0; round < Number(values.rounds); round++) {
    found.direct.push(await load(port, addresses, Number(values.seconds)));
    found.varnish.push(await load(cachePort, addresses, Number(values.seconds)));
  }
  const ratio = median(found.varnish) / median(found.direct);
  console.table(found);
  console.log(
    `Pages per second, medians: ${median(found.direct).toFixed(0)} from the web process, ` +
      `${median(found.varnish).toFixed(0)} with Varnish: ${ratio.toFixed(1)} times as many.`,
  );
  return ratio;
}

/** @returns pages per second */
async function load(at, addresses, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.clients) });
  const end = performance.now() + seconds * 1_000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) await get(agent, at, addresses[count++ % addresses.length]);
  };
  await Promise.all(Array.from({ length: Number(values.clients) }, client));
  agent.destroy();
  return Math.round(count / seconds);
}

function get(agent, at, path) {
  return new Promise((resolve, reject) => {
    ask({ agent, port: at, path, headers: HEADERS }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    })
      .once('error', reject)
      .end();
  });
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

async function until(condition) {
  while (!(await condition().catch(() => false))) await sleep(200);
}
