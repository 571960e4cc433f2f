import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describeInBrowser, holdScripts } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

/**
 * Runs in the page: records the network requests and their times. Scripts wait at most three seconds for the
 * screen.
 */
const ORDER = `(() => {
  const [{ loadEventStart }] = performance.getEntriesByType('navigation');
  const [{ startTime: painted }] = performance.getEntriesByName('first-contentful-paint');
  const shown = Math.min(3000, Math.max(loadEventStart, painted));
  const asked = performance.getEntriesByType('resource');
  const early = asked.filter(({ startTime }) => startTime < shown).map(({ name }) => name);
  return {
    early: early.filter((name) => /\\.(css|js)$/.test(name)),
    scripts: asked.filter(({ name }) => name.endsWith('.js')).length,
  };
})()`;

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const category = await katalog.category({ sl: 'Čaji', en: 'Teas' });
const brands = ['Alpski', 'Bezgov', 'Cimetov'];
await katalog.sell(
  await katalog.store('Prva'),
  ...brands.map((brand) => ({ name: `Čaj ${brand}`, brand, category: 'Čaji', price: 5 })),
);
const moved = await katalog.visitor().get(`/izdelki/rezultati/${category}`);
const address = moved.headers.get('location')!;

describeInBrowser('a page before hydration', () => {
  /**
   * A tab whose scripts wait until they are released; `refused` are the violations of its security policy.
   */
  const open = async () => {
    const page = await (await browser.context({ locale: 'sl-SI' })).newPage();
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    const releaseScripts = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return { page, refused, releaseScripts };
  };
  const brand = (page: Page, name: string) => page.locator('#filters').getByRole('checkbox', { name });

  it('is painted without further requests, and then loads its scripts', async () => {
    const { page, refused, releaseScripts } = await open();
    releaseScripts();
    await page.locator('input[role=combobox]').first().waitFor();
    const { scripts, ...others } = await page.evaluate<Record<string, unknown>>(ORDER);
    expect(others).toEqual({ early: [] });
    expect(scripts).toBeGreaterThan(3);
    expect(refused).toEqual([]);
  });

  it('loads the data of languages in a worker, and works without one', async () => {
    const { page, refused, releaseScripts } = await open();
    const worker = page.waitForEvent('worker');
    releaseScripts();
    expect((await worker).url()).toContain('NumberFormat');
    await page.locator('input[role=combobox]').first().waitFor();
    expect(refused).toEqual([]);
    for (const failure of ['setTimeout(() => this.onerror())', 'throw new Error()']) {
      await page.addInitScript(`Worker = class { constructor() { ${failure}; } }`);
      await page.reload();
      await page.locator('input[role=combobox]').first().waitFor();
      expect(page.workers()).toEqual([]);
    }
  });

  it('waits for the rest of a document that arrives slowly', async () => {
    let sendRest = () => {};
    const answerSlowly = async (url: string, response: ServerResponse) => {
      const answer = await fetch(katalog.origin + url);
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader('content-type', type);
      if (!type.startsWith('text/html')) return void response.end(body);
      const middle = body.indexOf('</main>');
      response.write(body.subarray(0, middle));
      sendRest = () => response.end(body.subarray(middle));
    };
    const slow = createServer(({ url }, response) => void answerSlowly(url!, response));
    await once(slow.listen(0, '127.0.0.1'), 'listening');
    const { port } = slow.address() as AddressInfo;
    const page = await (await browser.context()).newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`http://127.0.0.1:${port}${address}`, { waitUntil: 'commit' });
    await page.locator('h1').click();
    await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
    // modules that do not wait are executed within this time
    await page.waitForTimeout(1500);
    sendRest();
    await page.locator('input[role=combobox]').first().waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
    slow.closeAllConnections();
    slow.close();
  });

  it('keeps a ticked filter, and applies it after hydration', async () => {
    const { page, releaseScripts } = await open();
    await brand(page, 'Bezgov').check();
    releaseScripts();
    await page
      .getByRole('link', { name: /Bezgov/ })
      .and(page.locator('[data-results]'))
      .first()
      .waitFor();
    await page.waitForURL((url) => url.search === '?brand=bezgov');
    expect(await brand(page, 'Bezgov').isChecked()).toBe(true);
    await until(async () => (await page.locator('.cards > li').count()) === 1);
  });

  it('has working links and search', async () => {
    const { page } = await open();
    await page.getByRole('searchbox').first().fill('cimet');
    await page.getByRole('searchbox').first().press('Enter');
    await page.waitForURL(/\/iskanje\/izdelki\/rezultati\/cimet$/, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Čaj Cimetov' }).click();
    await page.waitForURL(/\/izdelek\//, { waitUntil: 'commit' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Čaj Cimetov');
  });

  it('keeps the input of the search box during hydration', async () => {
    const { page, releaseScripts } = await open();
    await page.getByRole('searchbox').first().pressSequentially('alp');
    releaseScripts();
    await page.locator('input[role=combobox]').first().pressSequentially('ski');
    await until(async () => (await page.locator('input[role=combobox]').first().inputValue()) === 'alpski');
    await page.getByRole('option', { name: /Čaj Alpski/ }).waitFor();
  });
});
