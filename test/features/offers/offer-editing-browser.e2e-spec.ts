import type { Page } from 'playwright-core';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { LIST, useOfferList, WITH_COLUMNS } from '../../support/browser/offer-list.js';
import { makePerson } from '../../support/people.js';
import { until } from '../../support/until.js';

const list = await useOfferList();
const { add, row, send, stored } = list;

describeInBrowser('values of a store’s list, changed where they stand', () => {
  const cell = (page: Page, field: string, code: string) =>
    page.getByRole('button', { name: new RegExp(`^${field}: .*${code}$`) });
  const field = (page: Page, name: string, code: string) =>
    page.getByRole('textbox', { name: `${name}: Čaj ${code}`, exact: true });
  const isFocused = (page: Page, label: string | RegExp) =>
    whenFocused(page.getByLabel(label, { exact: true }));
  const saved = (page: Page) =>
    page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === 303);

  it('with a decimal comma, by keyboard: Enter saves, Escape restores, Tab and arrows move on', async () => {
    await add('A-1', { stock: '3' });
    await add('A-2', { stock: '4' });
    const page = await list.browser.openAs(list.admin, `${LIST}?sort=price`);
    await cell(page, 'Cena', 'A-1').focus();
    await page.keyboard.press('Enter');
    expect(await field(page, 'Cena', 'A-1').inputValue()).toBe('10,00');
    await page.keyboard.type('9,50');
    await page.keyboard.press('Enter');
    await row(page, 'A-1').getByText('9,50 €').waitFor();
    expect(await stored('A-1')).toMatchObject({ price: '9.50', stock: 3 });
    await isFocused(page, /^Cena: 9,50\s€, spremeni/);

    await page.keyboard.press('ArrowRight');
    await isFocused(page, /^Zaloga: 3, .*A-1$/);
    await page.keyboard.press('ArrowDown');
    await isFocused(page, /^Zaloga: 4, .*A-2$/);
    await page.keyboard.press('Enter');
    await page.keyboard.type('77');
    await page.keyboard.press('Escape');
    await isFocused(page, /^Zaloga: 4, .*A-2$/);

    await page.keyboard.press('Enter');
    await page.keyboard.type('5');
    const up = saved(page);
    await page.keyboard.press('ArrowUp');
    await up;
    await isFocused(page, 'Zaloga: Čaj A-1');
    await page.keyboard.type('6');
    const on = saved(page);
    await page.keyboard.press('Tab');
    await on;
    await isFocused(page, 'Cena: Čaj A-2');
    await page.keyboard.press('Escape');
    await cell(page, 'Zaloga', 'A-1').getByText('6').waitFor();
    expect(await stored('A-1')).toMatchObject({ stock: 6 });
    expect(await stored('A-2')).toMatchObject({ price: '10.00', stock: 5 });
  });

  it('several of one product in sequence, and clears an empty one', async () => {
    await add('B-1', { stock: '3', regularPrice: '15', deliveryCost: '4' });
    const page = await list.browser.openAs(list.admin, `${LIST}?${WITH_COLUMNS}`);
    await cell(page, 'Cena', 'B-1').click();
    for (const text of ['9', '12,5', '8']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('combobox', { name: 'Razpoložljivost: Čaj B-1' }).selectOption('Po naročilu');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await row(page, 'B-1').getByText('9,00 €').waitFor();
    await cell(page, 'Strošek dostave', 'B-1').getByText('–').waitFor();
    await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
    expect(await stored('B-1')).toMatchObject({
      price: '9.00',
      regularPrice: '12.50',
      stock: 8,
      availability: 'backorder',
      deliveryCost: null,
    });
  });

  it('with errors beside the field, and loses no input on leaving', async () => {
    await add('C-1');
    const page = await list.browser.openAs(list.admin, LIST);
    await cell(page, 'Cena', 'C-1').click();
    await page.keyboard.type('poceni');
    await page.keyboard.press('Enter');
    await row(page, 'C-1').getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(await field(page, 'Cena', 'C-1').inputValue()).toBe('poceni');
    await isFocused(page, 'Cena: Čaj C-1');

    await page.getByRole('link', { name: 'Neaktivno' }).click();
    await page.getByRole('dialog', { name: 'Želite zavreči spremembe?' }).waitFor();
    await page.getByRole('button', { name: 'Nadaljuj urejanje' }).click();
    expect(await field(page, 'Cena', 'C-1').inputValue()).toBe('poceni');
    await field(page, 'Cena', 'C-1').fill('8');
    await page.getByRole('link', { name: 'Neaktivno' }).click();
    await page.waitForURL(/status=inactive/);
    expect(await stored('C-1')).toMatchObject({ price: '8.00' });
  });

  it('while somebody else saves other fields, but not over the same field', async () => {
    await add('D-1', { stock: '3' });
    const { id } = await stored('D-1');
    const page = await list.browser.openAs(list.admin, LIST);
    await cell(page, 'Cena', 'D-1').click();
    await page.keyboard.type('7');
    await send('PATCH', `${LIST}/${String(id)}`, { stock: '99' });
    await page.keyboard.press('Enter');
    await row(page, 'D-1').getByText('7,00 €').waitFor();
    expect(await stored('D-1')).toMatchObject({ price: '7.00', stock: 99 });

    await cell(page, 'Cena', 'D-1').click();
    await page.keyboard.type('6');
    await send('PATCH', `${LIST}/${String(id)}`, { price: '5' });
    await page.keyboard.press('Enter');
    await row(page, 'D-1').getByText('Medtem shranjena vrednost: 5,00 €').waitFor();
    expect(await stored('D-1')).toMatchObject({ price: '5.00' });
    expect(await obstacles(page, 'tbody')).toEqual([]);
    await page.keyboard.press('Enter');
    await row(page, 'D-1').getByText('6,00 €').waitFor();
    expect(await stored('D-1')).toMatchObject({ price: '6.00' });
  });

  it('with a mark at each saved field, and one message for all', async () => {
    for (const code of ['M-1', 'M-2', 'M-3']) await add(code);
    const page = await list.browser.openAs(list.admin, `${LIST}?sort=name`);
    await cell(page, 'Cena', 'M-1').click();
    for (const price of ['1', '2', '3']) {
      await page.keyboard.type(price);
      const done = saved(page);
      await page.keyboard.press('ArrowDown');
      if (price === '3') await page.keyboard.press('Enter');
      await done;
    }
    await row(page, 'M-3').getByText('3,00 €').waitFor();
    await page.locator('.cell-edit[data-saved]').nth(2).waitFor();
    await page.locator('.toast-success').getByText('Izdelek je shranjen.').waitFor();
    await until(async () => (await page.locator('.toast').count()) === 1);
    // the toast is not about to close
    expect(await page.locator('.toast[data-leaving]').count()).toBe(0);
    await cell(page, 'Cena', 'M-1').click();
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('.cell-edit[data-saved]').count()) === 2);
  });

  it('not after the session has ended, which leaves nothing to undo', async () => {
    await add('H-1');
    const page = await list.browser.openAs(list.admin, LIST);
    await page.context().clearCookies({ name: 'session' });
    await cell(page, 'Cena', 'H-1').click();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/prijava?**');
    await page.getByText('Vaša seja je potekla.').waitFor();
    expect(await page.getByRole('button', { name: 'Razveljavi' }).count()).toBe(0);
    expect(await page.getByText('Vaša seja je potekla.').count()).toBe(1);
    expect(await stored('H-1')).toMatchObject({ price: '10.00' });
  });

  it('before a status that is changed by its button', async () => {
    await add('N-1');
    const page = await list.browser.openAs(list.admin, LIST);
    await cell(page, 'Cena', 'N-1').click();
    await page.keyboard.type('7');
    const button = page.getByRole('button', { name: 'Dejanja: Čaj N-1' });
    await button.hover();
    const place = await button.boundingBox();
    await page.mouse.down();
    await whenFocused(button);
    // the button does not move during a slow click
    expect(await field(page, 'Cena', 'N-1').isVisible()).toBe(true);
    expect(await button.boundingBox()).toEqual(place);
    await page.mouse.up();
    await page.getByRole('button', { name: 'Deaktiviraj: Čaj N-1' }).click();
    await row(page, 'N-1').getByText('Deaktivirano').waitFor();
    await row(page, 'N-1').getByText('7,00 €').waitFor();
    expect(await stored('N-1')).toMatchObject({ price: '7.00', status: 'inactive' });
  });

  it('but not over a status that somebody else has changed', async () => {
    await add('O-1', { status: 'draft' });
    const { id } = await stored('O-1');
    const page = await list.browser.openAs(list.admin, LIST);
    const activate = async () => {
      await page.getByRole('button', { name: 'Dejanja: Čaj O-1' }).click();
      await page.getByRole('button', { name: 'Aktiviraj: Čaj O-1' }).click();
    };
    await send('PATCH', `${LIST}/${String(id)}`, { status: 'inactive' });
    await activate();
    await row(page, 'O-1').getByText('Status je medtem spremenil nekdo drug.').waitFor();
    expect(await stored('O-1')).toMatchObject({ status: 'inactive' });
    // a change of another field is no conflict
    await send('PATCH', `${LIST}/${String(id)}`, { stock: '8' });
    await activate();
    await row(page, 'O-1').getByText('Samo v iskanju').waitFor();
    expect(await stored('O-1')).toMatchObject({ status: 'active', stock: 8 });
  });

  it('not without the permission to write', async () => {
    await add('E-1');
    const onlooker = await makePerson(list.katalog.app, { userType: 'employee', companyId: list.company.id });
    const page = await list.browser.openAs(onlooker, LIST);
    await row(page, 'E-1').getByText('10,00 €').waitFor();
    expect(await page.locator('.cell-edit').count()).toBe(0);
    expect(await page.getByRole('checkbox', { name: /Izberi/ }).count()).toBe(0);
  });
});
