import type { BrowserContextOptions, Page } from 'playwright-core';
import { describeInBrowser, whenFocused } from '../../../support/browser/browser.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';
import { until } from '../../../support/until.js';

const LIST = '/iskanje/izdelki/rezultati?sort=name';
const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const names = ['Avba', 'Brv', 'Cula', 'Duri', 'Erb'];
await katalog.sell(
  await katalog.store('Prva'),
  ...names.map((name, index) => ({
    name,
    price: 10 + index,
    brand: 'Znamka',
    // an attribute that only one of them has
    attributes: [
      { name: 'Teža', value: String(index) },
      { name: `Oznaka ${name}`, value: 'da' },
    ],
  })),
);

describeInBrowser('comparing and watching in a real browser', () => {
  const open = (options: BrowserContextOptions = {}, list = LIST) => browser.open(list, options);
  const button = (page: Page, name: string) => page.getByRole('button', { name });
  const pressed = (page: Page, name: string, isPressed = true) =>
    page.locator(`button[aria-label="${name}"][aria-pressed="${isPressed}"]`).waitFor();

  it('adds products to both lists without leaving the page, and removes them', async () => {
    const page = await open();
    for (const name of ['Avba', 'Brv']) {
      await button(page, `Primerjaj: ${name}`).click();
      await pressed(page, `Primerjaj: ${name}`);
    }
    await button(page, 'Opazuj: Cula').click();
    await pressed(page, 'Opazuj: Cula');
    await page.getByRole('link', { name: 'Primerjava 2' }).waitFor();
    await page.getByRole('link', { name: 'Opazovani izdelki 1' }).waitFor();
    expect(page.url()).toContain(LIST);
    await whenFocused(button(page, 'Opazuj: Cula'));
    await page.keyboard.press('Space');
    await pressed(page, 'Opazuj: Cula', false);
    await page.getByRole('link', { name: 'Primerjava 2' }).click();
    await page.getByRole('columnheader', { name: 'Brv' }).waitFor();
    await page.getByRole('link', { name: 'Samo razlike' }).click();
    await page.waitForURL('**only=differences');
    await page.getByRole('rowheader', { name: 'Znamka' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Odstrani iz primerjave: Avba' }).click();
    await page.getByRole('columnheader', { name: 'Avba' }).waitFor({ state: 'detached' });
    await whenFocused(page.getByRole('main'));
    await page.getByRole('link', { name: 'Primerjava 1' }).waitFor();
  });

  it('keeps the names in sight and above their facts on a phone, and copies its link', async () => {
    const page = await open({
      ...PHONE,
      viewport: { width: 360, height: 400 },
      permissions: ['clipboard-write'],
    });
    for (const name of ['Avba', 'Brv', 'Cula']) {
      await button(page, `Primerjaj: ${name}`).click();
      await pressed(page, `Primerjaj: ${name}`);
    }
    await page.goto('/primerjava');
    const boxOf = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())!;
    const brv = await boxOf('Brv');
    expect(brv.x + brv.width).toBeLessThanOrEqual(360);
    const price = page.getByRole('cell', { name: '12,00 €' }).first();
    const isAbove = async () => {
      const [name, value] = [await boxOf('Cula'), (await price.boundingBox())!];
      return name.y >= 0 && name.y < 8 && Math.abs(name.x - value.x) < 2 && name.x > 100;
    };
    expect(await isAbove()).toBe(false);
    await page.evaluate(`document.querySelector('.comparison-table tbody').scrollTo(999, 0)`);
    await page.evaluate('scrollBy(0, 400)');
    await until(isAbove);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.getByText('Deli', { exact: true }).click();
    await button(page, 'Kopiraj').click();
    await button(page, 'Kopirano').waitFor();
    expect(await page.getByLabel('Povezava do te primerjave').inputValue()).toBe(page.url());
  });

  it('moves the focus to the next product when one is removed from the watch list, and asks before all are', async () => {
    const page = await open();
    for (const name of ['Avba', 'Brv', 'Cula']) {
      await button(page, `Opazuj: ${name}`).click();
      await pressed(page, `Opazuj: ${name}`);
    }
    await page.goto('/opazovani');
    const watched = page.locator('main button[name=remove]');
    const second = await watched.nth(1).getAttribute('aria-label');
    await watched.first().press('Enter');
    await whenFocused(button(page, second!));
    expect(await watched.count()).toBe(2);
    await watched.last().press('Enter');
    await whenFocused(page.getByRole('main'));
    await button(page, 'Izprazni seznam').press('Enter');
    await whenFocused(button(page, 'Obdrži seznam'));
    await page.keyboard.press('Enter');
    await whenFocused(button(page, 'Izprazni seznam'));
    expect(await watched.count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Izprazni seznam' }).press('Enter');
    await page.getByText('Ni opazovanih izdelkov').waitFor();
    await whenFocused(page.getByRole('main'));
  });

  it('shows a message for a fifth product, and keeps the page as it is', async () => {
    const page = await open();
    for (const name of ['Avba', 'Brv', 'Cula', 'Duri']) {
      await button(page, `Primerjaj: ${name}`).click();
      await pressed(page, `Primerjaj: ${name}`);
    }
    await button(page, 'Primerjaj: Erb').click();
    await page.getByText('Primerjate lahko največ 4 izdelke.').waitFor();
    expect(page.url()).toContain(LIST);
  });

  it('does the same without scripts, in the rows of a phone', async () => {
    const page = await open({ ...PHONE, javaScriptEnabled: false }, `${LIST}&view=list`);
    // each click loads a document
    for (const pick of ['Primerjaj: Avba', 'Primerjaj: Brv', 'Opazuj: Avba']) {
      await button(page, pick).click();
      await pressed(page, pick);
    }
    await page.getByRole('link', { name: 'Primerjava 2' }).click();
    await page.waitForURL(/\/primerjava/);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Avba', 'Brv']);
    await page.getByRole('link', { name: 'Opazovani izdelki 1' }).click();
    await page.getByText('takratna cena 10,00 €').waitFor();
    await button(page, 'Izprazni seznam').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Izprazni seznam' }).click();
    await page.getByText('Ni opazovanih izdelkov').waitFor();
  });
});
