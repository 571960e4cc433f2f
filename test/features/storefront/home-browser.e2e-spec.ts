import { numberedOffers } from '../../support/data/feed.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
await katalog.sell(await katalog.store('Prva trgovina'), ...numberedOffers(6));

describeInBrowser('the home page in a real browser', () => {
  it.each([
    [1280, 800],
    [390, 844],
  ])('has its search and products with prices on the first screen of %i × %i', async (width, height) => {
    const page = await browser.visit({ viewport: { width, height } });
    for (const path of ['/', '/en']) {
      await page.goto(path);
      const bottomOf = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        return box!.y + box!.height;
      };
      expect(await bottomOf('.search-large')).toBeLessThan(height);
      expect(await bottomOf('.cards-row .card-price')).toBeLessThan(height);
    }
  });
});
