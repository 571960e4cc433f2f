import type { Page } from 'playwright-core';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { linkOf } from '../../support/browser/document.js';
import { choiceOf } from '../../support/filter-controls.js';
import { Katalog } from '../../support/katalog.js';
import { submitForm } from '../../support/browser/form.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

/** Each has one product less than the one before. */
const BRANDS = Array.from({ length: 16 }, (_, index) => `Znamka ${String.fromCharCode(65 + index)}`);
const FIRST = BRANDS.slice(0, 10);
const [LAST] = BRANDS.slice(-1) as [string];
const LAST_KEY = 'znamka p';

const katalog = await Katalog.use({ worker: false });
const category = await katalog.category({ sl: 'Vijaki', en: 'Screws' });
const offers = BRANDS.flatMap((brand, index) =>
  Array.from({ length: BRANDS.length - index }, (_, place) => ({
    name: `Vijak ${brand} ${place}`,
    category: 'Vijaki',
    brand,
    price: 1 + place,
  })),
);
await katalog.sell(await katalog.store('Vijačnica'), ...offers);
const address = (await katalog.visitor().get(`/izdelki/rezultati/${category}`)).headers.get('location')!;

describe('choices of a filter', () => {
  const brandsAt = async (query = '') => {
    const { props } = await katalog.visitor().page(address + query, 'products/category');
    const { items, ...others } = choiceOf(props.results!, 'brand');
    return { titles: items.map(({ title }) => title.text), ...others, results: props.results! };
  };

  it('are the most frequent ones, with a link to all that keeps the other filters', async () => {
    const allUrl = `${address}?priceFrom=1&sort=price&choices=brand&page=2`;
    expect(await brandsAt('?priceFrom=1&sort=price&page=2')).toMatchObject({
      titles: FIRST,
      count: 16,
      allUrl,
    });
    const all = await brandsAt(allUrl.slice(address.length));
    expect(all).toMatchObject({ titles: BRANDS, count: 16, allUrl: null });
    expect(all.results.kept).toContainEqual({ name: 'choices', value: 'brand' });
    expect(all.results.chips[0]!.removeUrl).toBe(`${address}?sort=price&choices=brand`);
    expect(all.results.resetUrl).toBe(`${address}?sort=price&choices=brand`);
  });

  it('include selected ones', async () => {
    const { titles, results } = await brandsAt(`?brand=${encodeURIComponent(LAST_KEY)}`);
    expect(titles).toEqual([...FIRST, LAST]);
    expect(choiceOf(results, 'brand').items.at(-1)).toEqual({
      id: LAST_KEY,
      title: { text: LAST },
      count: 1,
      selected: true,
    });
  });

  it('are all shown where only a few are missing', async () => {
    expect(await brandsAt('?priceFrom=3')).toMatchObject({ titles: BRANDS.slice(0, 14), allUrl: null });
  });

  it('are not separate pages for search engines', async () => {
    const document = await katalog.visitor().document(`${address}?choices=brand`);
    expect(linkOf(document, 'rel="canonical"')).toBe(katalog.origin + address);
  });

  it('tolerate any value in the URL', async () => {
    for (const query of ['?choices=', '?choices=none', `?choices[x]=brand`, `?choices=${'x'.repeat(500)}`])
      expect((await brandsAt(query)).titles).toEqual(FIRST);
  });
});

const browser = TestBrowser.use(katalog.origin);

describeInBrowser('choices of a filter in a real browser', () => {
  const open = (query = '') => browser.open(address + query);
  const brands = (page: Page) => page.locator('#filters').getByRole('group', { name: 'Znamka' });
  const thereAre = (count: number, page: Page) =>
    until(async () => (await brands(page).getByRole('checkbox').count()) === count);
  const all = (page: Page) => brands(page).getByRole('link', { name: 'Pokaži vse (16)' });

  it('focus the first added choice, without reloading the list', async () => {
    const page = await open('?sort=price');
    await page.locator('.cards > li').nth(23).scrollIntoViewIfNeeded();
    await page.locator('.cards > li').nth(47).waitFor();
    await all(page).press('Enter');
    await thereAre(16, page);
    await whenFocused(brands(page).getByRole('checkbox', { name: BRANDS[10] }));
    expect(await page.locator('.cards > li').count()).toBeGreaterThanOrEqual(48);
    expect(new URL(page.url()).searchParams.get('choices')).toBe('brand');
  });

  it('are all searched, and stay when one is selected', async () => {
    const page = await open();
    await brands(page).getByRole('searchbox').fill(LAST.toLowerCase());
    await thereAre(1, page);
    await brands(page).getByRole('checkbox', { name: LAST }).check();
    await page.getByRole('link', { name: `Odstrani filter: ${LAST}` }).waitFor();
    await brands(page).getByRole('searchbox').fill('');
    await thereAre(16, page);
  });

  it('are filtered by what was typed before they have loaded', async () => {
    const page = await open();
    await page.locator('#filters').getByLabel('Do').fill('3');
    await all(page).press('Enter');
    await thereAre(16, page);
    await page.getByRole('link', { name: 'Odstrani filter: do 3,00 €' }).waitFor();
  });

  it('are all shown by a link without JavaScript', async () => {
    const visitor = katalog.visitor();
    const { links } = await visitor.document(address);
    const [allUrl] = [...links].find(([, text]) => text.startsWith('Pokaži vse (16)'))!;
    const all = await visitor.document(allUrl);
    const found = await submitForm(visitor, all, 'Uporabi filtre', { brand: LAST_KEY });
    expect(found.page.url).toContain('choices=brand');
    expect(found.body.match(/name="brand"/g)).toHaveLength(16);
  });
});
