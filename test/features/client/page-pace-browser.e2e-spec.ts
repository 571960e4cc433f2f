import type { BrowserContextOptions, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const MINUTE = 60_000;
const LATEST = /\/builds\/latest\.json\?\d+$/;

/** Runs in each document before anything else: changes of the picture take three seconds, and are noted when cut short. */
const SLOW_TRANSITIONS = `(() => {
  const start = document.startViewTransition.bind(document);
  const skip = ViewTransition.prototype.skipTransition;
  document.transitions = [];
  document.startViewTransition = (change) => {
    const note = { isCutShort: false, hasChanged: false };
    document.transitions.push(note);
    const transition = start(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      note.hasChanged = true;
      await change();
    });
    transition.skipTransition = () => {
      note.isCutShort ||= !note.hasChanged;
      skip.call(transition);
    };
    return transition;
  };
})()`;

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
await katalog.sell(await katalog.store(), { productCode: 'A' }, { productCode: 'B' });

describeInBrowser('the timing of a page:', () => {
  const tab = (options: BrowserContextOptions = {}) => browser.visit({ locale: 'sl-SI', ...options });
  const manifestOf = (page: Page) => page.waitForResponse('**/builds/meta/*.json');
  const see = (page: Page, isSeen: boolean) =>
    page.evaluate(`
      Object.defineProperty(document, 'hidden', { value: ${!isSeen}, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    `);

  it('it requests the files of its build a second after the start', async () => {
    const page = await tab();
    const manifest = manifestOf(page);
    await page.goto('/blogi');
    const answer = (await (await manifest).json()) as { files: string[] };
    expect(answer.files.length).toBeGreaterThan(0);
    const asked = await page.evaluate<number>(
      `performance.getEntriesByType('resource').find(({ name }) => name.includes('/builds/meta/')).startTime`,
    );
    expect(asked).toBeGreaterThanOrEqual(1000);
  });

  it('it asks for newer builds every five minutes while visible, and when it becomes visible', async () => {
    const page = await tab();
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => LATEST.test(request.url()) && asked.push(request.url()));
    const manifest = manifestOf(page);
    await page.goto('/blogi');
    await manifest;
    await page.clock.fastForward(2 * MINUTE);
    expect(asked).toHaveLength(0);
    const first = page.waitForRequest(LATEST);
    await page.clock.fastForward(4 * MINUTE);
    await first;

    await see(page, false);
    asked.length = 0;
    await page.clock.fastForward(20 * MINUTE);
    await page.evaluate('1');
    expect(asked).toHaveLength(0);
    const second = page.waitForRequest(LATEST);
    await see(page, true);
    await second;
  });

  it('old results are pale until the new ones come', async () => {
    const page = await tab();
    await page.goto('/iskanje/izdelki/rezultati');
    const opacity = () =>
      page.evaluate<string>(`getComputedStyle(document.querySelector('.results-list')).opacity`);
    expect(await opacity()).toBe('1');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/rezultati?sort=price*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.sort a[href*="sort=price"]').first().click();
    await until(async () => (await opacity()) === '0.5');
    answer();
    await until(async () => (await opacity()) === '1');
  });

  it('a view transition shows the previous page for a moment only', async () => {
    const page = await tab();
    await page.addInitScript(SLOW_TRANSITIONS);
    await page.goto('/blogi');
    await page.locator('footer a[href="/company"]').click();
    await page.waitForURL('**/company');
    await page.getByRole('heading', { level: 1, name: 'Trgovine' }).waitFor();
    expect(await page.evaluate('document.transitions')).toEqual([{ isCutShort: true, hasChanged: true }]);
  });

  describe('its font', () => {
    const FONT = /\/assets\/instrument-sans-[^/]*\.woff2$/;
    const asked = (page: Page) => {
      const kinds: string[] = [];
      page.on('request', (request) => {
        if (FONT.test(request.url()) || request.resourceType() === 'script')
          kinds.push(request.resourceType());
      });
      return kinds;
    };
    const faces = (page: Page) =>
      page.evaluate<string[]>(
        `[...document.fonts].filter(({ family }) => family.includes('Instrument Sans') && !family.includes('Fallback'))
           .map(({ status }) => status)`,
      );

    it('loads before the scripts', async () => {
      const page = await tab();
      const kinds = asked(page);
      await page.goto('/blogi');
      expect(kinds[0]).toBe('font');
      await until(async () => (await faces(page)).includes('loaded'));
    });

    it('loads after the scripts of the first page on a phone, for the next page', async () => {
      const page = await tab({ isMobile: true, extraHTTPHeaders: { 'Sec-CH-UA-Mobile': '?1' } });
      const kinds = asked(page);
      const font = page.waitForRequest(FONT);
      await page.goto('/blogi');
      await font;
      expect(kinds[0]).toBe('script');
      expect(await faces(page)).toEqual([]);

      await page.locator('footer a[href="/company"]').click();
      await page.waitForURL('**/company');
      await until(async () => (await faces(page)).includes('loaded'));

      const headers = { 'Sec-CH-UA-Mobile': '?1', 'Sec-Fetch-Site': 'same-origin' };
      expect(await (await page.request.get('/blogi', { headers })).text()).toMatch(
        /<link rel="preload" as="font"/,
      );
    });
  });
});
