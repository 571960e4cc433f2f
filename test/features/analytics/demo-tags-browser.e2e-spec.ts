import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoSite } from '../../../scripts/demo/site.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const directory = await mkdtemp(join(tmpdir(), 'demo-tags-'));
closeAfterFile(() => rm(directory, { recursive: true, force: true }));
const site = await startDemoSite(directory);
closeAfterFile(() => site.stop());
const katalog = await Katalog.use({
  worker: false,
  env: {
    ANALYTICS_ID: 'G-DEMO',
    ANALYTICS_ORIGIN: site.origin,
    MARKETING_SCRIPT_URL: `${site.origin}/marketing.js`,
  },
});
const browser = TestBrowser.use(katalog.origin, { undecided: true });
const store = await katalog.store('Prva');
const id = await katalog.sellOne(store, { productCode: 'A', name: 'Čaj & med', price: 20 });
const product = `/izdelek/${id}/caj-med`;

describeInBrowser('stand-ins of the demo for analytics and marketing', () => {
  const events = async () => (await fetch(`${site.origin}/events`)).text();

  it('receive events only after consent, and list them with their payload', async () => {
    const page = await browser.open(product, { locale: 'sl-SI' });
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
