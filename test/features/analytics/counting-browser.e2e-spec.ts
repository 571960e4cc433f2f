import type { BrowserContextOptions } from 'playwright-core';
import { describeInBrowser } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const katalog = await Katalog.use();
const browser = TestBrowser.use(katalog.origin);
const categoryId = await katalog.category({ sl: 'Kuhinja', en: 'Kitchen' });
const names = ['Čajnik', 'Kotel', 'Ponev', 'Lonec'];
await katalog.sell(
  await katalog.store('Prva'),
  ...names.map((name) => ({ productCode: name, name, category: 'Kuhinja' })),
);

describeInBrowser('counting in a real browser', () => {
  beforeEach(() => katalog.rows('truncate events, fresh_events'));

  const open = (options: BrowserContextOptions) =>
    browser.visit({ locale: 'sl-SI', userAgent: PERSON, ...options });
  const counted = async (type: string) =>
    await katalog.values<number>(
      'select coalesce(product_id, category_id) as id from events where type = $1 and not bot',
      [type],
    );

  it.each([
    ['with a script, which fetches pages ahead', true],
    ['without one', false],
  ])(
    'notes once what somebody follows from the home page %s',
    async (_, javaScriptEnabled) => {
      const page = await open({ javaScriptEnabled });
      const ahead: string[] = [];
      page.on('request', (request) => {
        if (request.headers()['purpose'] === 'prefetch') ahead.push(new URL(request.url()).pathname);
      });
      await page.goto('/');
      const card = page.locator('main .card a', { hasText: 'Ponev' }).first();
      await card.hover();
      if (javaScriptEnabled) await until(() => ahead.length > 0);
      expect(await counted('FEATURED_PRODUCT_CLICK')).toEqual([]);
      await card.click();
      await page.waitForURL('**/izdelek/**');
      await until(async () => (await counted('FEATURED_PRODUCT_CLICK')).length > 0);
      await page.locator(`main a[href*="/izdelki/rezultati/${categoryId}/"]`).first().click();
      await page.waitForURL('**/izdelki/rezultati/**');
      for (const type of ['PRODUCT_CLICK', 'CATEGORY_CLICK'])
        await until(async () => (await counted(type)).length > 0);
      const [row] = await katalog.rows<{ id: number }>(
        `select id from products where product_code = 'Ponev'`,
      );
      expect(await counted('FEATURED_PRODUCT_CLICK')).toEqual([row!.id]);
      expect(await counted('PRODUCT_CLICK')).toEqual([row!.id]);
      expect(await counted('CATEGORY_CLICK')).toEqual([categoryId]);
    },
    300_000,
  );
});
