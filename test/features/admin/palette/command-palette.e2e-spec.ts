import type { Page } from 'playwright-core';
import { CategoryWriter } from '../../../../src/categories/writing/category-writer.js';
import { describeInBrowser, holdScripts, whenFocused } from '../../../support/browser/browser.js';
import { anEan } from '../../../support/data/feed.js';
import { makeCompany } from '../../../support/people.js';
import { until } from '../../../support/until.js';
import { Visitor } from '../../../support/browser/visitor.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';
import { Katalog } from '../../../support/katalog.js';

const katalog = await Katalog.use({ worker: false });
const { company, person: admin, admin: seller } = await katalog.store('Čajnica Žefran');
const platform = await katalog.person('super_admin');
const ean = anEan();
await add({ name: 'Žajbljev čaj', productCode: 'CAJ-17', ean });
await add({ name: 'Masaža nog', productCode: 'NOGE', kind: 'service' });
const browser = TestBrowser.use(katalog.origin);

async function add(fields: object): Promise<number> {
  const body = { price: 5, link: 'https://trgovina.example/1', status: 'draft', ...fields };
  const answer = await seller.send('POST', '/api/products', body);
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { id: number }).id;
}

describe('the command palette', () => {
  const search = async (who: Visitor, query: string, page = '/administracija/izdelki') => {
    const { paletteResults } = await who.reload(page, 'offers/index', ['paletteResults'], {
      'x-palette-query': encodeURIComponent(query),
    });
    expect(paletteResults!.query).toBe(query);
    return paletteResults!.records;
  };
  const names = async (who: Visitor, query: string) =>
    (await search(who, query)).map(({ kind, name }) => `${kind}: ${name.text}`);

  it.each(['zajb', 'čaj žaj', 'CAJ-17', ean])('finds an own product in any status by %s', async (query) => {
    const [found, ...others] = await search(seller, query);
    expect(found).toMatchObject({ kind: 'product', name: { text: 'Žajbljev čaj' }, note: `CAJ-17 · ${ean}` });
    expect(others).toEqual([]);
    const { props } = await seller.page(found!.url, 'offers/form');
    expect(props.form.productCode).toBe('CAJ-17');
  });

  it('finds services, and nothing for a single letter', async () => {
    const [found] = await search(seller, 'masaž');
    expect(found!.url).toMatch(/^\/administracija\/izdelki\/\d+$/);
    expect(await search(seller, 'm')).toEqual([]);
  });

  it('never finds another store’s', async () => {
    const other = await makeCompany(katalog.app);
    const stranger = await katalog.signedInAs('admin', { companyId: other.id });
    expect(await search(stranger, 'žajbljev')).toEqual([]);
    expect(await search(stranger, admin.email)).toEqual([]);
    expect(await search(stranger, 'Žefran')).toEqual([]);
  });

  it('finds users of the own store for its admin only, and everything for super admins', async () => {
    const seeker = await katalog.signedInAs('employee', { companyId: company.id, permissionLevel: 3 });
    expect(await names(seeker, admin.email)).toEqual([]);
    expect(await names(seller, admin.email)).toEqual(['user: Ana Čuk']);
    const platform = await katalog.signedInAs('super_admin');
    await katalog.app.get(CategoryWriter).create(null, { name: { sl: 'Čaji in zelišča' }, parentId: null });
    expect(await names(platform, 'caji zel')).toEqual(['category: Čaji in zelišča']);
    expect(await names(platform, 'zefran')).toEqual(['company: Čajnica Žefran']);
    expect(await names(platform, 'zajb')).toEqual(['product: Žajbljev čaj']);
    expect(await names(platform, admin.email)).toEqual(['user: Ana Čuk']);
  });

  it('offers permitted actions, and none outside the admin area', async () => {
    const actions = async (who: Visitor) => {
      const { props } = await who.page('/en/admin', 'overview/index');
      return props.paletteActions!.map(({ id, url }) => [id, url]);
    };
    const onlooker = await katalog.signedInAs('employee', { companyId: company.id });
    const read = [
      ['category-mapping', '/en/admin/imports/categories'],
      ['formats', '/en/admin/imports/formats'],
      ['diagnosis', '/en/admin/imports/diagnosis'],
      ['unmatched', '/en/admin/products/missing-comparisons'],
      ['match-objections', '/en/admin/products/objections'],
    ];
    expect(await actions(onlooker)).toEqual(read);
    expect(await actions(seller)).toEqual([
      ['new-product', '/en/admin/products/new'],
      ['new-service', '/en/admin/services/new'],
      ['import', '/en/admin/imports'],
      ['new-product-data', '/en/admin/product-data?new=1'],
      ['new-user', '/en/admin/users?new=1'],
      ['feeds', '/en/admin/imports/feeds'],
      ...read,
    ]);
    const platform = await katalog.signedInAs('super_admin');
    for (const [, url] of [...(await actions(seller)), ...(await actions(platform))])
      expect((await platform.visit(url!)).status).toBe(200);
    const { props } = await seller.page('/', 'storefront/home');
    expect(Object.keys(props).filter((key) => key.startsWith('palette'))).toEqual([]);
  });
});

describeInBrowser('the command palette in a real browser', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the admin area' });
  const field = (page: Page) => palette(page).locator('input');
  /** Waits for the answer to the whole text: a late one replaces the list. */
  const answered = (page: Page) =>
    palette(page).getByRole('status').filter({ hasNotText: 'Searching' }).waitFor({ state: 'attached' });
  const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

  it('opens by its shortcut before the page is ready', async () => {
    const page = await browser.tab(admin);
    const releaseScripts = await holdScripts(page);
    const opened = page.goto('/en/admin/users', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Quick search' }).waitFor();
    await page.keyboard.press('Control+k');
    releaseScripts();
    await opened;
    await whenFocused(field(page));
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  });

  it('opens by its shortcut anywhere, opens a product, and stores it as recent', async () => {
    const page = await browser.openAs(admin, '/en/admin/users');
    const before = await page.evaluate<number>('history.length');
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await whenFocused(field(page));
    await page.keyboard.type('zajb');
    await option(page, /Žajbljev čaj/).waitFor();
    await answered(page);
    expect([page.url(), await page.evaluate<number>('history.length')]).toEqual([
      `${katalog.origin}/en/admin/users`,
      before,
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en\/admin\/products\/\d+$/);
    await page.getByRole('heading', { name: /Žajbljev čaj/ }).waitFor();
    await palette(page).waitFor({ state: 'detached' });

    // the product that was opened last is offered first
    await page.keyboard.press('Control+k');
    expect(await option(page, /.*/).first().innerText()).toContain('Žajbljev čaj');
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  });

  it('opens sections and actions without a request, and closes in one step', async () => {
    const page = await browser.openAs(admin, '/en/admin');
    const button = page.getByRole('button', { name: 'Quick search' });
    await button.click();
    await field(page).fill('invite');
    await option(page, 'Invite user').waitFor();
    // by another word for it
    await field(page).fill('schedule');
    await option(page, 'Feeds').waitFor();
    await field(page).fill('employees');
    await option(page, 'Users').waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await whenFocused(button);
    await button.click();
    await field(page).fill('impo');
    await option(page, 'Imports').click();
    await page.waitForURL('**/en/admin/imports');
  });

  it.each([
    ['/en/admin', 'synonym', 'Synonyms'],
    ['/en/admin', 'sopomen', 'Synonyms'],
    ['/en/admin', 'blocked', 'Blocked terms'],
    ['/administracija', 'synonym', 'Sopomenke'],
    ['/administracija', 'blocked te', 'Prepovedani izrazi'],
    ['/administracija', 'google', 'Googlove kategorije'],
    ['/administracija', 'audit log', 'Dnevnik sprememb'],
  ])('finds functions on %s by “%s”, in both languages', async (path, words, name) => {
    const page = await browser.openAs(platform, path);
    await page.keyboard.press('Control+k');
    await page.locator('.palette input').fill(words);
    await page.getByRole('option', { name, exact: true }).waitFor();
  });

  it('never refers to a removed option while a new list replaces another', async () => {
    const page = await browser.openAs(admin, '/en/admin');
    await page.keyboard.press('Control+k');
    await whenFocused(field(page));
    await page.keyboard.type('pro');
    await option(page, 'Products').waitFor();
    const names = `document.querySelector('.palette input').getAttribute('aria-activedescendant')`;
    await page.evaluate(`(() => {
      window.lost = [];
      const look = () => {
        const id = ${names};
        if (id && !document.getElementById(id)) window.lost.push(id);
        requestAnimationFrame(look);
      };
      look();
    })()`);
    await palette(page).locator('input[aria-activedescendant]').waitFor();
    await field(page).selectText();
    await page.keyboard.type('zajb');
    const product = option(page, /Žajbljev čaj/);
    await product.waitFor();
    // refers to the new list
    await palette(page).locator('input[aria-activedescendant]').waitFor();
    await until(async () => (await page.evaluate(names)) === (await product.getAttribute('id')));
    expect(await page.evaluate('window.lost')).toEqual([]);
  });

  it('reports a failed search, and searches again with the next letter', async () => {
    browser.expects(/ERR_FAILED/);
    const page = await browser.openAs(admin, '/en/admin');
    await page.keyboard.press('Control+k');
    const isSearch = (headers: Record<string, string>) => 'x-palette-query' in headers;
    await page.route('**/en/admin', (route) =>
      isSearch(route.request().headers()) ? route.abort() : route.continue(),
    );
    await field(page).fill('zaj');
    const told = palette(page).getByText('Search isn’t available right now. Try again.');
    await told.waitFor();
    // sections need no server
    expect(await option(page, 'Žajbljev čaj').count()).toBe(0);
    await page.unroute('**/en/admin');
    await field(page).fill('zajb');
    await option(page, /Žajbljev čaj/).waitFor();
    await told.waitFor({ state: 'detached' });
  });

  it('forgets visited records at sign-out', async () => {
    const page = await browser.openAs(admin, '/en/admin');
    await page.keyboard.press('Control+k');
    await option(page, 'Imports').click();
    await page.waitForURL('**/en/admin/imports');
    const kept = () =>
      page.evaluate<number>('Object.keys(localStorage).filter((key) => /^recent /.test(key)).length');
    await until(async () => (await kept()) === 1);
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/en$/);
    await until(async () => (await kept()) === 0);
  });
});
