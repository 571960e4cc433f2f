import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { submitForm } from '../../support/browser/form.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

/** Five pages: the first, three that load automatically, one on request. */
const PRODUCTS = 110;
const PAGE = 24;
const ENDLESS = 'Neskončno'.repeat(20);
/** The sum of layout shifts without user input since the page was loaded. */
const SHIFTS = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 300);
})`;
const IS_TOO_WIDE = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const category = await katalog.category({ sl: 'Svetilke', en: 'Lamps' });
const store = await katalog.store('Svetlobni dom');
const lamps = Array.from({ length: PRODUCTS }, (_, index) => ({
  name: { sl: `Svetilka ${index}`, en: `Lamp ${index}` },
  category: 'Svetilke',
  brand: index % 2 ? 'Soda' : 'Liha',
  price: 10 + index,
}));
await katalog.sell(store, ...lamps);
const wide = await katalog.store(ENDLESS);
const endless = { name: ENDLESS, category: 'Svetilke', brand: ENDLESS, price: 1, description: ENDLESS };
await katalog.sell(wide, endless);
const moved = await katalog.visitor().get(`/izdelki/rezultati/${category}`);
const address = `${moved.headers.get('location')!}?sort=price`;
const storeUrl = `/company?id=${wide.company.id}`;

describeInBrowser('lists of visitors in a real browser', () => {
  const open = async (path = address, options: BrowserContextOptions = {}, watch?: (page: Page) => void) => {
    const page = await browser.visit(options);
    watch?.(page);
    await page.goto(path);
    return page;
  };
  const card = (page: Page, number: number) => page.locator('.results .cards > li').nth(number - 1);
  const more = (page: Page) => page.getByRole('link', { name: 'Pokaži več' });
  /** Waits for deferred props, too. */
  const productIs = async (page: Page, name: string) => {
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('region', { name: 'Podobni izdelki' }).getByRole('listitem').first().waitFor();
  };
  const addressIs = (page: Page, pattern: RegExp) => page.waitForURL(pattern, { waitUntil: 'commit' });

  it.each([
    [412, 823],
    [1920, 1080],
  ])('fetch no second page on %d × %d before somebody scrolls', async (width, height) => {
    const asked: string[] = [];
    const page = await open(address, { viewport: { width, height } }, (opened) =>
      opened.on('request', (request) => {
        if (request.headers()['x-inertia']) asked.push(request.url());
      }),
    );
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await card(page, PAGE).scrollIntoViewIfNeeded();
    await card(page, 2 * PAGE).waitFor();
    expect(asked).toHaveLength(1);
  });

  it('load more pages while scrolling, and update the URL', async () => {
    const asked: string[] = [];
    const prefetched: string[] = [];
    // from the start: the second page may be near enough to be fetched immediately
    const page = await open(address, {}, (opened) =>
      opened.on('request', (request) => {
        const { purpose, 'x-inertia-partial-data': only } = request.headers();
        if (only) asked.push(only);
        // the card that gets the focus is prefetched
        if (purpose === 'prefetch' && request.url().includes('page=')) prefetched.push(request.url());
      }),
    );
    for (const number of [2, 3, 4]) {
      await card(page, (number - 1) * PAGE).scrollIntoViewIfNeeded();
      await card(page, number * PAGE).waitFor();
      // in the middle of the page, which is then the most visible one
      await card(page, number * PAGE - PAGE / 2).scrollIntoViewIfNeeded();
      await addressIs(page, new RegExp(`[?&]page=${number}$`));
    }
    // the facets were not counted again
    expect(asked).toEqual(['list', 'list', 'list']);
    // the footer can be reached
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(await page.locator('footer').isVisible()).toBe(true);
    expect(await page.locator('.results .cards > li').count()).toBe(4 * PAGE);
    await more(page).dispatchEvent('pointerdown');
    await more(page).press('Enter');
    await card(page, PRODUCTS + 1).waitFor();
    expect(prefetched).toEqual([]);
    // by keyboard: focuses the first new card, which is visible with its image
    const first = card(page, 4 * PAGE + 1);
    await whenFocused(first.getByRole('link'));
    await until(async () => ((await first.boundingBox())?.y ?? -1) > -1);
    await more(page).waitFor({ state: 'detached' });
  });

  it('take over more cards before another task can replace the page without them', async () => {
    const page = await open();
    await page.evaluate(`(() => {
      const { port1: nextTask, port2: now } = new MessageChannel();
      nextTask.onmessage = () => {
        document.seen = document.querySelectorAll('.cards.endless > li').length;
      };
      document.addEventListener('inertia:beforeUpdate', () => now.postMessage(null), { once: true });
    })()`);
    await more(page).press('Enter');
    await card(page, 2 * PAGE).waitFor();
    expect(await page.evaluate('document.seen')).toBe(2 * PAGE);
  });

  it('are tables on request, which go on like cards', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Seznam' }).click();
    await addressIs(page, /[?&]view=list/);
    const row = (number: number) => page.getByRole('row').nth(number);
    await row(PAGE).scrollIntoViewIfNeeded();
    await row(2 * PAGE).waitFor();
    await row(PAGE + PAGE / 2).scrollIntoViewIfNeeded();
    await addressIs(page, /[?&]page=2/);
    expect(
      await row(2 * PAGE)
        .getByRole('rowheader')
        .textContent(),
    ).toContain(`Svetilka ${2 * PAGE - 2}`);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(IS_TOO_WIDE)).toBe(false);
    }
  });

  it('keep the focus of a keyboard user who has moved on before the next page arrives', async () => {
    const page = await open();
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route(/[?&]page=2/, async (route) => {
      await held;
      await route.continue();
    });
    await more(page).press('Enter');
    const filter = page.locator('#filters').getByRole('checkbox', { name: 'Soda' });
    await filter.focus();
    send();
    await card(page, 2 * PAGE).waitFor();
    // the cards are rendered
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    await whenFocused(filter);
  });

  it('restore the scroll position on going back', async () => {
    const page = await open();
    await card(page, PAGE).scrollIntoViewIfNeeded();
    await card(page, 2 * PAGE).waitFor();
    const chosen = card(page, 2 * PAGE - 3);
    await chosen.scrollIntoViewIfNeeded();
    await addressIs(page, /page=2$/);
    const name = await chosen.locator('h3').textContent();
    await chosen.locator('a').click();
    await productIs(page, name!);
    await page.goBack();
    await addressIs(page, /page=2$/);
    await card(page, 2 * PAGE).waitFor();
    expect(await chosen.locator('h3').textContent()).toBe(name);
    await until(() => isOnScreen(page, 2 * PAGE - 3));
  });

  it('restore the position after a product was opened while scrolling', async () => {
    // Inertia reports this, without consequences, if the next page of the list arrives while a visitor leaves it
    browser.expects(/does not contain a scroll prop named "list"/);
    const page = await open();
    const chosen = card(page, PAGE - 3);
    const name = await chosen.locator('h3').textContent();
    // wait for the prefetch, so that the click shows the page immediately
    const product = new RegExp(`${await chosen.locator('a').getAttribute('href')}$`);
    const ahead = page.waitForResponse(product);
    await chosen.locator('a').hover();
    await (await ahead).finished();
    await page.evaluate('scrollTo(0, 300)');
    await until(() => page.evaluate<boolean>('history.state.documentScrollPosition?.top === 300'));
    // immediately, before the scroll position could be stored
    await chosen.locator('a').evaluate((link) => {
      link.scrollIntoView();
      link.click();
    });
    await productIs(page, name!);
    await page.goBack();
    await chosen.waitFor();
    await until(() => isOnScreen(page, PAGE - 3));
  });

  it('start again with other filters, also while the next page is loading', async () => {
    const page = await open();
    await card(page, PAGE).scrollIntoViewIfNeeded();
    await card(page, 2 * PAGE).waitFor();
    await page.evaluate('scrollTo(0, 0)');
    await page.locator('#filters').getByRole('checkbox', { name: 'Soda' }).check();
    await page.getByRole('link', { name: /Odstrani filter: Soda/ }).waitFor();
    await card(page, 1).getByRole('heading', { name: 'Svetilka 1', exact: true }).waitFor();
    // its own next pages may be loaded, but none of the old list
    const names = await page.locator('.results .cards h3').allTextContents();
    expect(names).toEqual(names.map((_, index) => `Svetilka ${2 * index + 1}`));
    await card(page, PAGE).scrollIntoViewIfNeeded();
    await card(page, 2 * PAGE).waitFor();
    expect(
      await card(page, 2 * PAGE)
        .locator('h3')
        .textContent(),
    ).toBe(`Svetilka ${4 * PAGE - 1}`);
  });

  it('link to their pages without JavaScript', async () => {
    const visitor = katalog.visitor();
    expect((await visitor.document(address)).links.has(`${address}&page=2`)).toBe(true);
    const { body } = await visitor.document(`${address}&page=2`);
    expect(/<h3[^>]*><a[^>]*>([^<]*)/.exec(body)![1]).toBe(`Svetilka ${PAGE - 1}`);
  });

  it('keep page and filters in the other language', async () => {
    const page = await open();
    await card(page, PAGE).scrollIntoViewIfNeeded();
    await card(page, 2 * PAGE).waitFor();
    await card(page, 2 * PAGE).scrollIntoViewIfNeeded();
    await addressIs(page, /page=2$/);
    const name = await card(page, 2 * PAGE)
      .locator('h3')
      .textContent();
    const before = await topOf(page, name!);
    // by keyboard, which does not scroll to the top first
    await page.locator('.languages a[hreflang=en]').dispatchEvent('click');
    await addressIs(page, /\/en\/products\/.*sort=price&page=2$/);
    const english = name!.replace('Svetilka', 'Lamp');
    await page.getByRole('heading', { name: english, exact: true }).waitFor();
    await page.locator('html[lang=en]').waitFor();
    await until(async () => Math.abs((await topOf(page, english)) - before) <= 40);
  });

  it.each([
    ['a home page', '/'],
    ['a list', ''],
  ])('do not jump while they load: %s', async (_, path) => {
    const page = await open(path || address);
    expect(await page.evaluate(SHIFTS)).toBe(0);
  });

  it.each([
    [360, 740],
    [1920, 1080],
  ])('do not jump on %d × %d when they are scrolled faster than their pages come', async (width, height) => {
    const page = await open(address, { viewport: { width, height } });
    // on a busy machine the fonts arrive after the first paint
    await page.evaluate('document.fonts.ready');
    const before = await page.evaluate<number>(SHIFTS);
    const held: Route[] = [];
    await page.route('**/*', (route) =>
      route.request().headers()['x-inertia-partial-data'] ? held.push(route) : route.continue(),
    );
    for (const number of [2, 3, 4]) {
      // to the end, and then the requested page
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      await until(() => held.length > 0);
      await held.pop()!.continue();
      await card(page, number * PAGE).waitFor();
    }
    // a moving footer would be a hundred times that
    expect((await page.evaluate<number>(SHIFTS)) - before).toBeLessThan(0.01);
  });

  it('hold endless words on a phone', async () => {
    const page = await open(address, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const search = `/iskanje/izdelki/rezultati/${encodeURIComponent(ENDLESS)}`;
    for (const path of [address, search, '/', '/company', storeUrl]) {
      await page.goto(path);
      expect([path, await page.evaluate(IS_TOO_WIDE)]).toEqual([path, false]);
    }
  });

  it('focus the content when a page is opened by keyboard', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Naslednja' }).press('Enter');
    await addressIs(page, /page=2/);
    await whenFocused(page.getByRole('main'));
  });

  it('are headed by the brand that is all of them', async () => {
    const visitor = katalog.visitor();
    const all = await visitor.document('/iskanje/izdelki/rezultati');
    const found = await submitForm(visitor, all, 'name="brand"', { brand: 'soda' });
    expect(found.body).toMatch(/<h1[^>]*>Izdelki znamke Soda<\/h1>/);
  });

  it('number their further pages', async () => {
    const at = (path: string) => katalog.visitor().document(path);
    const path = address.split('?')[0]!;
    expect((await at(`${path}?page=2`)).title).toBe('Svetilke · Stran 2 · Katalog');
    // the list was longer when the address was kept
    const last = await at(`${path}?page=99`);
    const shown = /Stran (\d+) od \1\b/.exec(last.text);
    expect(last.title).toBe(`Svetilke · Stran ${shown?.[1]} · Katalog`);
    expect(last.head).toContain('content="noindex,follow"');
    expect((await at('/en/search/products/results?page=3')).title).toBe('All products · Page 3 · Katalog');
  });

  const topOf = (page: Page, name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));

  async function isOnScreen(page: Page, number: number): Promise<boolean> {
    const box = await card(page, number).boundingBox();
    return box !== null && box.y < page.viewportSize()!.height && box.y + box.height > 0;
  }
});
