import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { TestBrowser, PHONE } from '../../support/browser/test-browser.js';

const LIST = '/iskanje/izdelki/rezultati';

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

  it('opens the orders in a sheet, which closes with a choice', async () => {
    const page = await open(LIST, PHONE);
    const button = page.getByRole('button', { name: 'Razvrsti' });
    const sheet = page.getByRole('navigation', { name: 'Razvrsti' });
    await button.press('Enter');
    await sheet.getByRole('link', { name: 'Najprej cenejši' }).press('Enter');
    await page.waitForURL(/sort=price/);
    await sheet.waitFor({ state: 'hidden' });
    await button.getByText('Najprej cenejši').waitFor();
  });

  it('has cells of a comparison read with the names of their products alone', async () => {
    const ids = await Promise.all(['0', '1'].map((code) => katalog.idOf(first, code)));
    const { body } = await katalog.visitor().document(`/primerjava?ids=${ids.join('-')}`);
    const heads = [...body.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, head]) => head!);
    expect(heads.map((head) => head.replace(/<[^>]+>/g, ''))).toEqual([
      'Svetilka z dolgim imenom',
      'Nočna svetilka z dolgim imenom',
    ]);
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
