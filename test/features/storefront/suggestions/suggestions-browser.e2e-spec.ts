import { searchCatalogue } from '../../../support/data/search-catalogue.js';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { waitForHydration, describeInBrowser, whenFocused } from '../../../support/browser/browser.js';
import { submitForm } from '../../../support/browser/form.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser, PHONE } from '../../../support/browser/test-browser.js';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
await katalog.category({ sl: 'Elektronika', en: 'Electronics' });
await katalog.sell(await katalog.store(), ...searchCatalogue());

describeInBrowser('suggestions in a real browser', () => {
  const open = (path = '/', options: BrowserContextOptions = {}) =>
    browser.open(path, { locale: 'sl-SI', ...options });
  const field = (page: Page) => page.getByRole('combobox', { name: 'Išči izdelke' });
  const list = (page: Page) => page.getByRole('listbox', { name: 'Predlogi' });
  const type = async (page: Page, text: string) => {
    await field(page).pressSequentially(text);
    await list(page).waitFor();
    // announced for the whole text: suggestions for its beginning disappear first
    await spoken(page, /predlog/);
  };
  const spoken = (page: Page, text: string | RegExp) =>
    page.locator('[role=search] [role=status]', { hasText: text }).waitFor({ state: 'attached' });

  it('appear while typing, and their number is announced', async () => {
    const page = await open();
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await type(page, 'zeleni');
    await spoken(page, '1 predlog');
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    expect(await field(page).getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'));
    await page.getByRole('group', { name: 'Izdelki' }).getByRole('option', { name: 'Zeleni čaj' }).waitFor();
    expect(await page.locator('[role=listbox] mark').allTextContents()).toEqual(['Zeleni']);
    // the rest of the text still has hits
    await field(page).pressSequentially(' xqz');
    await spoken(page, '1 predlog');
    await field(page).fill('xqz');
    await spoken(page, 'Ni predlogov. Za iskanje pritisnite Enter.');
    await list(page).waitFor({ state: 'detached' });
  });

  it('are chosen by keyboard, while the focus stays in the field', async () => {
    const page = await open();
    await type(page, 'slušalk');
    const options = list(page).getByRole('option');
    const chosen = () => list(page).locator('[aria-selected=true]');
    await page.keyboard.press('ArrowDown');
    await chosen().and(options.first()).waitFor();
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen().getAttribute('id'));
    expect(await page.evaluate('document.activeElement.role')).toBe('combobox');
    await page.keyboard.press('ArrowUp');
    await chosen().waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowUp');
    await chosen().and(options.last()).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/izdelek/**');
    await page.getByRole('heading', { level: 1, name: /lušalke/ }).waitFor();
    await list(page).waitFor({ state: 'detached' });
  });

  it('close by Escape and on blur, and keep the typed text', async () => {
    const page = await open();
    await type(page, 'čev');
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('čev');
    await page.keyboard.press('ArrowDown');
    await list(page).waitFor();
    await page.keyboard.press('Tab');
    await list(page).waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('čev');
  });

  it('do not keep Enter from searching', async () => {
    const page = await open('/iskanje/izdelki/rezultati');
    await type(page, 'čevlj');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/rezultati/%C4%8Devlj');
    await list(page).waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('čevlj');
  });

  it('lead to the content of the next page, also with another layout', async () => {
    const page = await open();
    await waitForHydration(page).reload();
    await type(page, 'zeleni');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/rezultati/zeleni');
    await page.getByRole('heading', { level: 1, name: /zeleni/ }).waitFor();
    await whenFocused(page.locator('#content'));
  });

  it('are never shown for another text', async () => {
    const page = await open();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*', async (route) => {
      const asked = route.request().headers()['x-suggest-query'];
      if (asked === 'kava') await held;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest((request) => request.headers()['x-suggest-query'] === 'kava');
    await field(page).fill('kava');
    await asked;
    await field(page).fill('prenos');
    await list(page)
      .getByRole('option', { name: /^Prenosnik Orbiq/ })
      .waitFor();
    release();
    await field(page).press('End');
    await page.waitForLoadState('networkidle');
    expect(await list(page).getByRole('option', { name: /kava/i }).count()).toBe(0);
    expect(
      await list(page)
        .getByRole('option', { name: /^Prenosnik Orbiq/ })
        .count(),
    ).toBe(1);
  });

  it('are chosen by touch', async () => {
    const page = await open('/', PHONE);
    await type(page, 'elektr');
    await list(page).getByRole('option', { name: 'Elektronika' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Elektronika' }).waitFor();
    await list(page).waitFor({ state: 'detached' });
  });

  it('are a plain search field without JavaScript', async () => {
    const visitor = katalog.visitor();
    const home = await visitor.document('/');
    const found = await submitForm(visitor, home, 'type="search"', { query: 'skodelica' });
    expect([found.page.url, found.title]).toEqual([
      '/iskanje/izdelki/rezultati/skodelica',
      expect.stringContaining('skodelica'),
    ]);
  });
});
