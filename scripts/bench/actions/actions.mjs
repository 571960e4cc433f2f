import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../steps/tests/chromium.mjs';
import { ROOT } from '../../steps/root.mjs';
import { CountedPage } from './counted-page.mjs';
import { DemoOffers } from './demo-offers.mjs';
import { ELSEWHERE } from './elsewhere.mjs';
import { printFirstWeek } from './first-week.mjs';
import { START, TASKS } from './tasks.mjs';

/**
 * Clicks, keys and values that the daily work of a store takes in a running catalogue with its demo (`npm start`), beside
 * what it takes in Shopify and Vendure; docs/actions.md says how they are counted. Seconds are those of a script: they
 * tell how long the program lets people wait. The offers are made for it, and deleted after it. At the end the tests of a
 * store's first week run, with services of their own.
 *
 *   npm run bench:actions -- [--address http://localhost:3000] [--email … --password …]
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://localhost:3000' },
    email: { type: 'string', default: 'admin@store-one.test' },
    password: { type: 'string', default: 'katalog-demo' },
  },
});
const OFFERS = 40;
const PICTURE = join(ROOT, 'docs/home.webp');

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox'],
});
try {
  await report(await signedIn());
} finally {
  await browser.close();
}
await printFirstWeek();

async function signedIn() {
  const context = await browser.newContext({
    baseURL: values.address,
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto('/en/login', { waitUntil: 'networkidle' });
  // the answer renders the page again, and empties its fields
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.locator('input[type=email]').fill(values.email);
  await page.locator('input[type=password]').fill(values.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${START}`);
  return page;
}

async function report(page) {
  const offers = new DemoOffers(page);
  const table = {};
  let isWorse = false;
  try {
    await offers.make(OFFERS);
    for (const task of TASKS) {
      const ours = await count(page, task, offers);
      const theirs = Object.entries(ELSEWHERE[task.id]).map(([name, each]) => [name, actionsOf(each)]);
      isWorse ||= actionsOf(ours) > Math.min(...theirs.map(([, actions]) => actions));
      const { clicks, keys, values: typed, seconds } = ours;
      table[task.name] = {
        clicks,
        keys,
        values: typed,
        actions: actionsOf(ours),
        seconds: seconds.toFixed(1),
        ...Object.fromEntries(theirs),
      };
    }
  } finally {
    await offers.delete();
  }
  console.table(table);
  console.log('Shopify and Vendure: the steps of docs/actions.md, which says what of them is documented.');
  if (isWorse) console.log('One of the tasks takes more actions than the better of the two.');
}

async function count(page, task, offers) {
  await page.goto(START, { waitUntil: 'networkidle' });
  const hidden = await offers.read(offers.ids[5]);
  if (task.id === 'reason') await offers.hide(hidden.id);
  const user = new CountedPage(page);
  await task.run(user, { picture: PICTURE, hidden: hidden.name });
  const counts = user.counts();
  await untilDone(task, offers);
  return counts;
}

/** Actions on many offers go through a queue. */
async function untilDone(task, offers) {
  for (let tries = 0; !(await task.isDone(offers)); tries++) {
    if (tries === 20) throw new Error(`${task.name}: it was not done`);
    await setTimeout(500);
  }
}

function actionsOf({ clicks, keys, values: typed }) {
  return clicks + keys + typed;
}
