import { gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { mainPages } from './main-pages.mjs';
import { timesOf } from './times.mjs';

/**
 * Response times and sizes of the main pages of a running catalogue (`npm start`), with one warm client, in
 * both languages. The ratio compares each page with /health/live of the same run, which is the cost of a
 * request without a page.
 *
 *   npm run bench:pages -- [--address http://localhost:3000] [--requests 200]
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://localhost:3000' },
    requests: { type: 'string', default: '200' },
  },
});
const address = values.address.replace(/\/$/, '');
const requests = Number(values.requests);
const WARM_UP = 30;

const rows = {};
const bare = await measure('/health/live');
for (const [name, path] of Object.entries(await mainPages(address))) {
  const times = await measure(path);
  rows[name] = {
    'p50 ms': times.p50.toFixed(1),
    'p95 ms': times.p95.toFixed(1),
    '× health': Math.round(times.p50 / bare.p50),
    ...(await sizes(path)),
  };
}
console.table(rows);
console.log(`/health/live: p50 ${bare.p50.toFixed(2)} ms; sizes in gzip kB, fonts and pictures not counted`);

function measure(path) {
  const load = async () => {
    const response = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  return timesOf(load, { warmUp: WARM_UP, requests });
}

async function sizes(path) {
  const html = await (await fetch(address + path)).text();
  // the start script names the modules; styles are inlined
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]));
  const scripts = await Promise.all(
    [...files].map(async (file) => gzipped(Buffer.from(await (await fetch(address + file)).arrayBuffer()))),
  );
  return {
    'HTML with CSS': kilobytes(gzipped(Buffer.from(html))),
    JS: kilobytes(scripts.reduce((sum, size) => sum + size, 0)),
  };
}

function gzipped(bytes) {
  return gzipSync(bytes).length;
}

function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1);
}
