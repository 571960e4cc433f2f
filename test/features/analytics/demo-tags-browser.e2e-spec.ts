import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startDemoSite } from '../../../scripts/demo/site.js';
import { describeInBrowser, launchBrowser, waitForHydration } from '../../support/browser/browser.js';
import { aFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';

describeInBrowser('stand-ins of the demo for analytics and marketing', () => {
  let katalog: Katalog;
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startDemoSite>>;
  let directory: string;
  let product: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'demo-tags-'));
    site = await startDemoSite(directory);
    katalog = await Katalog.start({
      env: {
        ANALYTICS_ID: 'G-DEMO',
        ANALYTICS_ORIGIN: site.origin,
        MARKETING_SCRIPT_URL: `${site.origin}/marketing.js`,
      },
    });
    browser = await launchBrowser({ undecided: true });
    const store = await katalog.store('Prva');
    await katalog.import(store, aFeed([{ productCode: 'A', name: 'Čaj & med', price: 20 }]));
    product = `/izdelek/${await katalog.idOf(store, 'A')}/caj-med`;
  });
  afterAll(async () => {
    await browser?.close();
    await katalog?.close();
    await site?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const events = async () => (await fetch(`${site.origin}/events`)).text();

  it('receive events only after consent, and list them with their payload', async () => {
    const page = waitForHydration(
      await (await browser.newContext({ baseURL: katalog.origin, locale: 'sl-SI' })).newPage(),
    );
    await page.goto(product);
    expect(await events()).toContain('None yet.');
    await page.getByRole('button', { name: 'Dovoli', exact: true }).click();
    await until(async () => (await events()).includes('event PRODUCT_CLICK'));
    await until(async () => (await events()).includes(`<pre>${product}</pre>`));
    const listed = await events();
    expect(listed).toContain('consent update');
    expect(listed).toContain('&quot;company_name&quot;: &quot;Prva&quot;');
    expect(listed).toContain('Čaj &amp; med');
  });

  it('answer bodies that are no events, and list at most some of a large one', async () => {
    const before = await events();
    const post = async (path: string, body: string) =>
      (await fetch(`${site.origin}${path}`, { method: 'POST', body })).status;
    expect([await post('/collect', 'no JSON'), await post('/other', '{}')]).toEqual([204, 404]);
    expect(await events()).toBe(before);
    expect(await post('/seen', 'x'.repeat(1_000_000))).toBe(204);
    expect((await events()).length).toBeLessThan(before.length + 200_000);
  });
});
