import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { AttributeType } from '../../../src/attributes/attribute-definition.entity.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { TestBrowser, PHONE } from '../../support/browser/test-browser.js';

const COLOURS = [
  'črna',
  'bela',
  'rdeča',
  'modra',
  'zelena',
  'siva',
  'rjava',
  'rumena',
  'vijolična',
  'oranžna',
];

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const platform = await katalog.signedInAs('super_admin');
const category = await katalog.category({ sl: 'Svetilke', en: 'Lamps' });
const garden = await katalog.category({ sl: 'Vrt', en: 'Garden' });
await katalog.category({ sl: 'Na palici', en: 'On stakes' }, garden);
const define = (sl: string, en: string, type: AttributeType, unit: string | null = null) =>
  platform.send('POST', '/api/attributes', {
    translations: { name: { sl, en } },
    type,
    unit,
    categories: [{ id: category, filterable: true }],
  });
await define('Barva', 'Colour', 'text');
await define('Teža', 'Weight', 'number', 'g');
await define('Zatemnilnik', 'Dimmer', 'boolean');
await katalog.sell(
  await katalog.store('Prva'),
  ...COLOURS.map((colour, index) => ({
    name: `Svetilka ${colour}`,
    category: 'Svetilke',
    price: 10 + index,
    attributes: [
      { name: 'Barva', value: colour },
      { name: 'Teža', value: String(100 * (index + 1)), unit: 'g' },
      { name: 'Zatemnilnik', value: index % 2 ? 'da' : 'ne' },
    ],
  })),
  { name: 'Svetilka brez kabla', category: 'Vrt', price: 5 },
  { name: 'Luč na palici', category: 'Vrt > Na palici', price: 5 },
  { name: 'Dolga luč na palici', category: 'Vrt > Na palici', price: 15 },
);
const moved = await katalog.visitor().get(`/izdelki/rezultati/${category}`);
const address = moved.headers.get('location')!;

describeInBrowser('filters in a real browser', () => {
  const open = (options: BrowserContextOptions = {}) => browser.open(address, options);
  const filters = (page: Page) => page.locator('#filters');
  const thereAre = (count: number, found: Locator) => until(async () => (await found.count()) === count);
  const cards = (page: Page) => page.locator('.results .cards > li');
  const group = (page: Page, name: string) => filters(page).getByRole('group', { name });

  it('filter the list at once, and are removed by their chips and by going back', async () => {
    const page = await open();
    const whole = await page.title();
    await group(page, 'Barva').getByRole('searchbox').fill('RDEC');
    await thereAre(1, group(page, 'Barva').getByRole('checkbox'));
    await group(page, 'Barva').getByRole('checkbox', { name: 'rdeča' }).check();
    await page.getByRole('link', { name: /^Odstrani filter: Barva: rdeča/ }).waitFor();
    await thereAre(1, cards(page));
    await until(async () => (await page.title()) === `${whole.split(' · ')[0]} – Barva: rdeča · Katalog`);

    await page.getByRole('link', { name: /^Odstrani filter: Barva: rdeča/ }).click();
    await page.getByRole('link', { name: /^Odstrani filter: Barva: rdeča/ }).waitFor({ state: 'detached' });
    await until(async () => (await page.title()) === whole);
    await group(page, 'Teža').getByLabel('Do').fill('300');
    await group(page, 'Teža').getByLabel('Do').press('Tab');
    await page.getByRole('link', { name: /^Odstrani filter: Teža: do 300 g/i }).waitFor();
    await thereAre(3, cards(page));
    await group(page, 'Zatemnilnik').getByRole('checkbox', { name: 'da' }).check();
    await page.getByRole('link', { name: /^Odstrani filter: Zatemnilnik: da/ }).waitFor();
    await thereAre(1, cards(page));

    const isLit = group(page, 'Zatemnilnik').getByRole('checkbox', { name: 'da' });
    await page.goBack();
    await thereAre(3, cards(page));
    expect([await isLit.isChecked(), await page.title()]).toEqual([false, expect.stringContaining('300')]);
    await page.goForward();
    await thereAre(1, cards(page));
    expect(await isLit.isChecked()).toBe(true);
  });

  it('go along with the links to subcategories', async () => {
    const page = await browser.open(`/izdelki/rezultati/${garden}/vrt`);
    const below = page.getByRole('navigation', { name: 'Podkategorije' }).getByRole('link');
    expect(await below.allTextContents()).toEqual(['Na palici 2']);
    await group(page, 'Cena').getByLabel('Do').fill('10');
    await group(page, 'Cena').getByLabel('Do').press('Tab');
    await until(async () => (await below.allTextContents()).join() === 'Na palici 1');
    await below.click();
    await page.getByRole('heading', { level: 1, name: 'Na palici' }).waitFor();
    await thereAre(1, cards(page));
    expect(page.url()).toMatch(/\?priceTo=10$/);
  });

  it('do not move while one is pressed, even if an earlier change is loading', async () => {
    const page = await open();
    await page.evaluate(
      `document.visits = 0; document.addEventListener('inertia:start', () => void document.visits++)`,
    );
    await group(page, 'Teža').getByLabel('Do').fill('300');
    const without = group(page, 'Zatemnilnik').getByRole('checkbox', { name: 'ne' });
    await without.hover();
    await page.mouse.down();
    await whenFocused(without);
    expect(await page.evaluate('document.visits')).toBe(0);
    await page.mouse.up();
    await page.getByRole('link', { name: /^Odstrani filter: Zatemnilnik: ne/ }).waitFor();
    await page.getByRole('link', { name: /^Odstrani filter: Teža: do 300 g/i }).waitFor();
    await thereAre(2, cards(page));
  });

  it('are kept by a link that is clicked before they have loaded', async () => {
    const page = await open();
    await group(page, 'Teža').getByLabel('Do').fill('300');
    await page.getByRole('link', { name: 'Po imenu' }).click();
    await page.getByRole('link', { name: 'Po imenu' }).and(page.locator('[aria-current]')).waitFor();
    await page.getByRole('link', { name: /^Odstrani filter: Teža: do 300 g/i }).waitFor();
    await thereAre(3, cards(page));
    await group(page, 'Teža').getByLabel('Od').fill('200');
    await page.getByRole('link', { name: /^Odstrani filter: Teža: do 300 g/i }).click();
    await page.getByRole('link', { name: /^Odstrani filter: Teža: od 200 g/i }).waitFor();
    await thereAre(9, cards(page));
    await group(page, 'Teža').getByLabel('Do').fill('300');
    await page.getByRole('link', { name: 'Počisti vse' }).click();
    await page.getByRole('link', { name: 'Počisti vse' }).waitFor({ state: 'detached' });
    await thereAre(10, cards(page));
  });

  it('filter without JavaScript, too', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await group(page, 'Barva').getByRole('searchbox').count()).toBe(0);
    await group(page, 'Barva').getByRole('checkbox', { name: 'bela' }).check();
    await group(page, 'Barva').getByRole('checkbox', { name: 'siva' }).check();
    await filters(page).getByRole('button', { name: 'Uporabi' }).click();
    await thereAre(2, cards(page));
    await thereAre(2, group(page, 'Barva').getByRole('checkbox', { checked: true }));
  });

  it('can be used by keyboard through the categories of hits, also where a link disappears', async () => {
    const page = await open();
    await page.goto('/iskanje/izdelki/rezultati/svetilka');
    const tree = group(page, 'Kategorije');
    await tree.getByRole('link', { name: 'Svetilke 10' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/category=/);
    await thereAre(10, cards(page));
    await page.getByRole('heading', { name: '»svetilka«' }).waitFor();
    await whenFocused(tree.getByRole('link', { name: 'Svetilke 10' }).and(page.locator('[aria-current]')));
    const all = tree.getByRole('link', { name: 'Vse kategorije' });
    await all.focus();
    await page.keyboard.press('Enter');
    await all.waitFor({ state: 'detached' });
    await thereAre(11, cards(page));
    await whenFocused(page.getByRole('region', { name: 'Izdelki', exact: true }));
  });

  it('stay beside a long list, scroll separately, and return to its beginning', async () => {
    const page = await open({ viewport: { width: 1280, height: 400 } });
    const top = async (target: Locator) => Math.round((await target.boundingBox())!.y);
    await page.evaluate('window.scrollTo(0, 500)');
    await until(async () => (await top(cards(page).first())) < 0);
    expect(await top(filters(page))).toBeCloseTo(0);
    const box = group(page, 'Zatemnilnik').getByRole('checkbox', { name: 'da' });
    await box.focus();
    await until(async () => (await top(box)) < 400);
    await box.press('Space');
    await thereAre(5, cards(page));
    await until(async () => (await top(page.locator('.results-list'))) >= 0);
    await whenFocused(box);
  });

  it('are ticked on a phone by their labels, and the sheet stays open', async () => {
    const page = await open(PHONE);
    await page.locator('button[popovertarget="filters"]:visible').first().click();
    await group(page, 'Barva').getByText('modra', { exact: true }).tap();
    await page.getByRole('button', { name: /^Pokaži 1/ }).waitFor();
    await thereAre(1, cards(page));
  });
});
