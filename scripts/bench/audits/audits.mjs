import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../steps/tests/chromium.mjs';
import { mainPages } from './main-pages.mjs';
import { findFaults } from './findable.mjs';
import { load } from './slow-phone.mjs';

/**
 * The main pages of a running catalogue (`npm start`) on a slow phone: times, transferred bytes, violations
 * of accessibility (axe) and of search engines' rules. The ratio compares the largest contentful paint with
 * that of a document with one line of text, loaded by the same phone in the same run; medians of several
 * loads.
 *
 *   npm run bench:audits -- [--address http://localhost:3000] [--runs 3]
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://localhost:3000' },
    runs: { type: 'string', default: '3' },
  },
});
const address = values.address.replace(/\/$/, '');
const runs = Number(values.runs);
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const BARE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>One line</h1>';

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: FLAGS });
const bareServer = createServer((_request, response) =>
  response.setHeader('content-type', 'text/html').end(BARE),
);
try {
  await once(bareServer.listen(0, '127.0.0.1'), 'listening');
  await report();
} finally {
  bareServer.close();
  await browser.close();
}

async function report() {
  const bare = median(await several(`http://127.0.0.1:${bareServer.address().port}/`));
  const rows = {};
  const largest = {};
  const faults = [];
  for (const [name, path] of Object.entries(await mainPages(address))) {
    const loads = await several(address + path);
    const middle = median(loads);
    rows[name] = rowOf(middle, loads, bare);
    largest[name] = { 'largest paint': middle.lcpElement };
    faults.push(
      ...(await several(address + path, 1, obstacles))[0].looked.map((fault) => `${name}: ${fault}`),
    );
  }
  console.table(rows);
  console.table(largest);
  console.log(`One bare line: ${Math.round(bare.lcp)} ms. Sizes in kB as they came over the wire.`);
  console.log(faults.length ? faults.join('\n') : 'Nothing stands in the way of people or search engines.');
}

function rowOf({ lcp, fcp, tbt, bytes }, loads, bare) {
  const sizes = Object.entries(bytes).map(([kind, size]) => [kind, (size / 1024).toFixed(1)]);
  return {
    'FCP ms': Math.round(fcp),
    'LCP ms': Math.round(lcp),
    '× bare': (lcp / bare.lcp).toFixed(1),
    'TBT ms': Math.round(tbt),
    'worst CLS': Math.max(...loads.map(({ cls }) => cls)).toFixed(3),
    ...Object.fromEntries(sizes),
  };
}

async function several(url, count = runs, look) {
  const loads = [];
  for (let run = 0; run < count; run++) loads.push(await load(browser, url, look));
  return loads;
}

function median(loads) {
  return [...loads].sort((a, b) => a.lcp - b.lcp)[Math.floor(loads.length / 2)];
}

/** Violations of axe and of search engines' rules, in the light and the dark theme. */
async function obstacles(page) {
  const found = await findFaults(page);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    // buttons fade from one colour into the other
    await page.evaluate(
      'Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => null)',
    );
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(
      'axe.run({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })',
    );
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${id} (${colorScheme}): ${target.join(' ')}`));
  }
  return found;
}
