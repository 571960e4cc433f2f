import type { Browser } from 'playwright-core';
import { describeInBrowser, launchBrowser } from '../../support/browser/browser.js';
import { aFeed, numberedOffers } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

describeInBrowser('the home page in a real browser', () => {
  let katalog: Katalog;
  let browser: Browser;

  beforeAll(async () => {
    katalog = await Katalog.start();
    browser = await launchBrowser();
    await katalog.import(await katalog.store('Prva trgovina'), aFeed(numberedOffers(6)));
  });
  afterAll(async () => {
    await browser?.close();
    await katalog?.close();
  });

  it.each([
    [1280, 800],
    [390, 844],
  ])('has its search and products with prices on the first screen of %i × %i', async (width, height) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    for (const path of ['/', '/en']) {
      await page.goto(katalog.origin + path);
      const bottomOf = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        return box!.y + box!.height;
      };
      expect(await bottomOf('.search-large')).toBeLessThan(height);
      expect(await bottomOf('.cards-row .card-price')).toBeLessThan(height);
    }
    await context.close();
  });
});
