import { numberedOffers } from '../../support/data/feed.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
await katalog.sell(await katalog.store('Prva trgovina'), ...numberedOffers(12));

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

  it('moves a row of products with arrows, as far as it goes', async () => {
    const page = await browser.visit({ viewport: { width: 1000, height: 800 } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en');
    const [back, on] = ['Previous products', 'Next products'].map((name) =>
      page.getByRole('button', { name }).first(),
    );
    const scrolled = () =>
      page
        .locator('.cards-row')
        .first()
        .evaluate((row) => row.scrollLeft);
    expect(await back!.getAttribute('aria-disabled')).toBe('true');
    await until(async () => {
      await on!.click({ force: true });
      return (await on!.getAttribute('aria-disabled')) === 'true';
    });
    const end = await scrolled();
    await back!.click();
    await until(async () => (await scrolled()) < end - 300);
  });
});
