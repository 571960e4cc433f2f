import type { Page, Route } from 'playwright-core';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const PARTS = 'x-inertia-partial-data';

const SL = [
  '/izdelek',
  'Nalagam …',
  'Tega dela ni bilo mogoče naložiti.',
  'Poskusi znova',
  'Izdelkov ni bilo mogoče naložiti. Poskusite znova.',
] as const;
const EN = [
  '/en/product',
  'Loading…',
  'We couldn’t load this part.',
  'Try again',
  'We couldn’t load the products. Try again.',
] as const;

/** Ways in which a request dies between the browser and the server. */
const DEATHS: [string, typeof SL | typeof EN, (route: Route) => Promise<unknown>][] = [
  ['the line breaks', SL, (route) => route.abort('connectionreset')],
  ['there is no network', EN, (route) => route.abort('internetdisconnected')],
  ['a proxy does not reach the server', SL, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' })],
];

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin, { expected: /./ });
const store = await katalog.store();
const product = await katalog.sellOne(store, { productCode: 'A', name: 'Čajnik Modri', category: 'Čajniki' });
await katalog.sellOne(store, { productCode: 'B', name: 'Čajnik Rdeči', category: 'Čajniki' });

describeInBrowser('a part that comes after its page', () => {
  /** The page of the product, whose similar ones meet `play` for as long as it is routed. */
  async function open(prefix: string, play: (route: Route) => Promise<unknown>) {
    const page = await browser.visit();
    await page.clock.install();
    const isPart = (route: Route) => (route.request().headers()[PARTS] ?? '').includes('similar');
    await page.route('**/*', (route) => (isPart(route) ? play(route) : route.continue()));
    await page.goto(`${prefix}/${product}`);
    return { page, ...partsOf(page) };
  }

  function partsOf(page: Page) {
    const section = page.locator('[aria-labelledby=similar-title]');
    const status = section.getByRole('status');
    return { section, status, again: section.getByRole('button'), cards: section.locator('.card') };
  }

  it.each(DEATHS)(
    'says that it cannot be loaded when %s, where it would be, and comes when it is tried again',
    async (_, texts, die) => {
      const [prefix, loading, failed, again, toast] = texts;
      let mayDie = () => {};
      const held = new Promise<void>((resolve) => (mayDie = resolve));
      const { page, section, status, cards } = await open(prefix, async (route) => (await held, die(route)));
      await status.filter({ hasText: loading }).waitFor();
      const height = (await section.boundingBox())!.height;
      const place = await status.elementHandle();
      mayDie();
      await status.filter({ hasText: failed }).waitFor();
      // screen readers tell what changes in a place, not what it begins with
      expect(await place!.textContent()).toBe(failed);
      expect((await section.boundingBox())!.height).toBe(height);
      await page.locator('.toast-error', { hasText: toast }).waitFor();
      await page.unroute('**/*');
      await section.getByRole('button', { name: again }).click();
      await cards.first().waitFor();
    },
  );

  it('says so when nobody answers, keeps the focus while it is tried again, and takes what comes late', async () => {
    const asked: Route[] = [];
    const { page, status, again, cards } = await open('/izdelek', async (route) => void asked.push(route));
    const timeRunsOut = () =>
      until(async () => {
        // the time is stopped before it can run
        await page.clock.fastForward(31_000);
        return (await status.filter({ hasText: 'ni bilo mogoče' }).count()) === 1;
      });
    await status.filter({ hasText: 'Nalagam' }).waitFor();
    await timeRunsOut();
    await again.focus();
    const second = page.waitForRequest((request) => (request.headers()[PARTS] ?? '').includes('similar'));
    await page.keyboard.press('Enter');
    await second;
    await status.filter({ hasText: 'Nalagam' }).waitFor();
    await whenFocused(again);
    await timeRunsOut();
    await asked[0]!.continue();
    await cards.first().waitFor();
  });

  it('comes all the same when it was given up for what somebody does on the page', async () => {
    let isHeld = true;
    const { page, status, cards } = await open('/izdelek', async (route) => {
      if (!isHeld) await route.continue();
    });
    await status.filter({ hasText: 'Nalagam' }).waitFor();
    isHeld = false;
    await page.getByRole('button', { name: 'Primerjaj' }).first().click();
    await cards.first().waitFor();
    expect(await page.locator('.toast-error').count()).toBe(0);
  });

  it('says so when it was given up for a page that does not come', async () => {
    const { page, status, again, cards } = await open('/izdelek', async () => {});
    await status.filter({ hasText: 'Nalagam' }).waitFor();
    await page.route('**/primerjava', (route) => route.abort('connectionreset'));
    await page.locator('footer a[href="/primerjava"]').click();
    await status.filter({ hasText: 'ni bilo mogoče' }).waitFor();
    await page.unroute('**/*');
    await again.click();
    await cards.first().waitFor();
  });
});
