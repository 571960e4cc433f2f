import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser, PHONE } from '../../support/browser/test-browser.js';

const LIST = '/iskanje/izdelki/rezultati';
/** The focused element, and whether all of it with its ring is inside its scrolling container. */
const IS_WHOLE = `{
  const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(document.activeElement);
  const edge = outlineStyle === 'none' ? NaN : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const frame = document.activeElement.closest('ul').getBoundingClientRect();
  const apart = [left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom];
  apart.every((room) => room - edge > -1);
}`;

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
await katalog.category({ sl: 'Svetilke', en: 'Lamps' });
const ean = anEan();
const lamps = ['Svetilka', 'Nočna svetilka', 'Bralna svetilka'].map((name, index) => ({
  productCode: String(index),
  name: `${name} z dolgim imenom`,
  category: 'Svetilke',
  price: 10 + index,
  ean: index === 0 ? ean : undefined,
}));
const first = await katalog.store('Prva');
await katalog.sell(first, ...lamps);
await katalog.sell(await katalog.store('Druga'), lamps[0]!);

describeInBrowser('the storefront by keyboard', () => {
  const open = (path: string, options: BrowserContextOptions = {}) => browser.open(path, options);
  /** Until the keys have come out of it, by so many of its own stops at most. */
  const leave = async (page: Page, panel: Locator) => {
    for (let stops = 0; (await panel.locator(':focus').count()) > 0; stops++) {
      if (stops === 40) throw new Error('There is no way out.');
      await page.keyboard.press('Tab');
    }
  };

  it.each([
    ['wide', {}],
    ['on a phone', PHONE],
  ])('closes the categories once somebody has gone through them, %s', async (name, options) => {
    const page = await open(LIST, options);
    const panel = page.locator('#category-menu');
    const button = page.locator('.menu-button');
    await button.press('Enter');
    // a drawer lies over its button
    if (name === 'wide') await whenFocused(button);
    else await whenFocused(panel.getByRole('button', { name: 'Zapri' }));
    await page.keyboard.press('Tab');
    await whenFocused(panel.getByRole('link').first());
    await leave(page, panel);
    await panel.waitFor({ state: 'hidden' });

    await button.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await whenFocused(button);
    expect(await panel.isVisible()).toBe(false);
  });

  it('closes the sheet of filters once somebody has gone through them', async () => {
    const page = await open(LIST, PHONE);
    const sheet = page.locator('#filters');
    await page.locator('.filter-button').press('Enter');
    await whenFocused(sheet.getByRole('button', { name: 'Zapri filtre' }));
    await leave(page, sheet);
    await sheet.waitFor({ state: 'hidden' });
  });

  it('shows the order that the keys have come to as a whole', async () => {
    const page = await open(LIST, PHONE);
    // a font that arrives late is used from the next page on; in the fallback font an order is wider than its frame
    await page.reload();
    const orders = page.getByRole('navigation', { name: 'Razvrsti' }).getByRole('link');
    await page.locator('.filter-button').focus();
    for (const order of await orders.all()) {
      await page.keyboard.press('Tab');
      await whenFocused(order);
      // a phone's browser scrolls some frames later
      await until(() => page.evaluate<boolean>(IS_WHOLE));
    }
  });

  it('has cells of a comparison read with the names of their products alone', async () => {
    const ids = await Promise.all(['0', '1'].map((code) => katalog.idOf(first, code)));
    const { body } = await katalog.visitor().document(`/primerjava?ids=${ids.join('-')}`);
    const names = [...body.matchAll(/<th[^>]* abbr="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Svetilka z dolgim imenom', 'Nočna svetilka z dolgim imenom']);
  });

  it.each([PHONE, {}])('comes to nothing unseen among the offers of a product', async (options) => {
    const page = await open(`/izdelek/${await katalog.idOf(first, '0')}/svetilka`, options);
    const offers = page.getByRole('table', { name: /2 ponudbi/ });
    await page.locator('.offers-sort:visible').first().focus();
    await page.keyboard.press('Tab');
    await whenFocused(page.locator('.offers-sort:visible').last());
    await page.keyboard.press('Tab');
    await whenFocused(offers.locator('tbody').getByRole('link').first());
  });
});
