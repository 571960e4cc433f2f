import type { BrowserContextOptions } from 'playwright-core';
import { describeInBrowser } from '../../support/browser/browser.js';
import { anEan } from '../../support/data/feed.js';
import { FeedServer } from '../../support/servers/feed-server.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const shop = await FeedServer.start();
closeAfterFile(() => shop.stop());
shop.serves('<title>V trgovini</title>', { 'content-type': 'text/html' });
const katalog = await Katalog.use();
const browser = TestBrowser.use(katalog.origin);
const first = await katalog.store('Prva trgovina');
const second = await katalog.store('Druga trgovina');
const ean = anEan();
const offer = { productCode: 'A', name: 'Čajnik', ean };
const inColour = (value: string) => ({ variantGroup: 'V', attributes: [{ name: 'Barva', value }] });
await katalog.sell(
  first,
  { ...offer, ...inColour('bel'), price: 20, regularPrice: 30, deliveryCost: 9 },
  { productCode: 'B', name: 'Moder čajnik', ...inColour('moder'), price: 22 },
);
await katalog.sell(second, { ...offer, price: 21, deliveryCost: 1 });
// links of feeds need a host name
await katalog.rows('update products set link = $1', [`${shop.origin}/A`]);
const id = await katalog.idOf(first, 'A');
await katalog.rows(`insert into price_history values ($1, now() - interval '50 days', 28, 'EUR')`, [id]);
const path = `/izdelek/${id}/cajnik`;

describeInBrowser('a product in a real browser', () => {
  const open = async (options: BrowserContextOptions = {}) => {
    const page = await browser.open('/iskanje/izdelki/rezultati', { userAgent: PERSON, ...options });
    await page.goto(path);
    // deferred props arrived: there are no similar products
    if (options.javaScriptEnabled !== false)
      await page.locator('[aria-labelledby=similar-title]').waitFor({ state: 'detached' });
    return page;
  };

  it('sorts its offers without a request', async () => {
    const page = await open();
    const requests: string[] = [];
    // without the check for new releases
    page.on('request', (request) => {
      if (['document', 'xhr'].includes(request.resourceType())) requests.push(request.url());
    });
    await page.getByRole('columnheader', { name: 'Cena z dostavo' }).getByRole('link').click();
    await page.locator('.offers tbody tr').first().getByText('Druga trgovina').waitFor();
    expect(requests).toEqual([]);
  });

  it('has the way to the store beside the facts of an offer on phones, so that its row is low', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    const row = page.locator('.offers tbody tr').last();
    const [whole, facts, go] = await Promise.all(
      [row, row.locator('.offer-total'), row.locator('.offer-go a').first()].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(go!.x).toBeGreaterThan(facts!.x + facts!.width);
    expect(go!.height).toBeGreaterThanOrEqual(44);
    expect(whole!.height).toBeLessThan(170);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });

  it('gives its place to the store', async () => {
    const page = await open();
    await page.locator('.offer-go a').first().click();
    await page.waitForURL(`${shop.origin}/A`);
    const history = await page.context().newCDPSession(page);
    const { currentIndex } = await history.send('Page.getNavigationHistory');
    // the empty tab, the list, and the product or the store
    expect(currentIndex).toBe(2);
    await page.context().close();
    const counted = async () =>
      (await katalog.rows(`select from events where type = 'PRODUCT_STORE_REDIRECT'`)).length;
    await until(async () => (await counted()) > 0);
    expect(await counted()).toBe(1);
  });

  it('uses a smaller font for a long name, so that the price stays visible', async () => {
    const name = 'Kuhalnik za vodo iz kaljenega stekla z osvetlitvijo in samodejnim izklopom, '
      .repeat(2)
      .trim();
    const long = await katalog.sellOne(first, { productCode: 'DOLG', name, price: 20 });
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    const sizeAt = async (address: string) => {
      await page.goto(address);
      return page.evaluate<number>('parseFloat(getComputedStyle(document.querySelector("h1")).fontSize)');
    };
    expect(await sizeAt(`/izdelek/${long}/x`)).toBeLessThan(await sizeAt(path));
  });

  it('fits a table of variants on a phone, and marks what is sold out', async () => {
    const [sizes, colours] = [
      ['40 mm', '42 mm', '46 mm', '50 mm'],
      ['bela', 'črna', 'peščena', 'rdeča', 'siva', 'zelena'],
    ];
    const grid = colours.flatMap((colour) => sizes.map((size) => [colour, size] as const));
    await katalog.sell(
      first,
      ...grid.map(([colour, size], at) => ({
        productCode: `URA-${at}`,
        name: `Ura ${colour} ${size}`,
        variantGroup: 'URA',
        price: 209.9,
        availability: at === 3 ? ('out_of_stock' as const) : ('in_stock' as const),
        attributes: [
          { name: 'Barva', value: colour },
          { name: 'Velikost', value: size },
        ],
      })),
    );
    const page = await browser.visit({ viewport: { width: 390, height: 844 } });
    await page.goto(`/izdelek/${await katalog.idOf(first, 'URA-0')}/x`);
    await page.getByText('Vse različice (24)').click();
    const cell = page.getByRole('row', { name: 'bela' }).getByRole('link');
    expect(await cell.last().textContent()).toBe('209,90\u00a0€ Ni na zalogi');
    const { x, width } = (await cell.last().boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    const edges = await page.evaluate(
      `[...document.querySelectorAll('.variants tbody tr:first-child a')].map((one) => getComputedStyle(one).borderTopStyle)`,
    );
    expect(edges).toEqual(['solid', 'solid', 'solid', 'dashed']);
    expect(await cell.first().getAttribute('aria-current')).toBe('page');
  });
});
