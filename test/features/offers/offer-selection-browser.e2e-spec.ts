import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { describeInBrowser, holdScripts, whenFocused } from '../../support/browser/browser.js';
import { LIST, useOfferList } from '../../support/browser/offer-list.js';
import { insertProducts } from '../../support/data/product-rows.js';
import { until } from '../../support/until.js';

const list = await useOfferList();
const { add, row, stored } = list;

describeInBrowser('many products of a store’s list, taken together', () => {
  const check = (page: Page, code: string) =>
    page.getByRole('checkbox', { name: `Izberi: Čaj ${code}`, exact: true });
  const bar = (page: Page) => page.locator('.bulk-bar');
  const statuses = async () => {
    const rows = await list.katalog.rows<{ code: string }>(
      `select product_code as code from products where company_id = $1 and status = 'inactive' order by id`,
      [list.company.id],
    );
    return rows.map(({ code }) => code);
  };

  it('row by row, by ranges, and page by page', async () => {
    for (const code of ['S-1', 'S-2', 'S-3', 'S-4', 'S-5']) await add(code);
    const page = await list.browser.openAs(list.admin, `${LIST}?sort=name`);
    const everything = page.getByRole('checkbox', { name: 'Izberi vse na tej strani' });
    await check(page, 'S-2').check();
    await bar(page).getByText('Izbrana je 1 ponudba').waitFor();
    await page.locator('thead input:indeterminate').waitFor();
    await check(page, 'S-4').click({ modifiers: ['Shift'] });
    await bar(page).getByText('Izbrane so 3 ponudbe').waitFor();
    expect(await check(page, 'S-3').isChecked()).toBe(true);

    await page.getByRole('columnheader', { name: 'Cena' }).getByRole('link').click();
    await page.waitForURL(/sort=price/);
    await bar(page).getByText('Izbrane so 3 ponudbe').waitFor();
    expect(await check(page, 'S-3').isChecked()).toBe(true);
    await everything.check();
    await bar(page).getByText('Izbranih je 5 ponudb').waitFor();
    await check(page, 'S-1').uncheck();

    await bar(page).getByRole('button', { name: 'Deaktiviraj' }).click();
    await row(page, 'S-5').getByText('Deaktivirano').waitFor();
    expect(await statuses()).toEqual(['S-2', 'S-3', 'S-4', 'S-5']);
    await bar(page)
      .getByText(/^Izbran/)
      .waitFor({ state: 'detached' });
    await whenFocused(page.getByRole('group', { name: 'Izdelki', exact: true }));

    await check(page, 'S-1').check();
    await page.getByRole('searchbox').fill('S-1');
    await row(page, 'S-2').waitFor({ state: 'detached' });
    await until(async () => !(await check(page, 'S-1').isChecked()));
  });

  it('with those that were ticked before the page was ready', async () => {
    for (const code of ['E-1', 'E-2', 'E-3']) await add(code);
    const page = await list.browser.tab(list.admin);
    const releaseScripts = await holdScripts(page);
    const ready = page.goto(LIST, { waitUntil: 'domcontentloaded' });
    await check(page, 'E-1').check();
    await check(page, 'E-3').check();
    releaseScripts();
    await ready;
    await bar(page).getByText('Izbrani sta 2 ponudbi').waitFor();
    expect(await check(page, 'E-1').isChecked()).toBe(true);
    expect(await check(page, 'E-2').isChecked()).toBe(false);
    await bar(page).getByRole('button', { name: 'Deaktiviraj' }).click();
    await row(page, 'E-3').getByText('Deaktivirano').waitFor();
    expect(await statuses()).toEqual(['E-1', 'E-3']);
  });

  it('without products that were deleted individually', async () => {
    for (const code of ['T-1', 'T-2']) await add(code);
    const page = await list.browser.openAs(list.admin, LIST);
    await check(page, 'T-1').check();
    await check(page, 'T-2').check();
    await bar(page).getByText('Izbrani sta 2 ponudbi').waitFor();
    await page.getByRole('button', { name: 'Dejanja: Čaj T-1' }).click();
    await page.getByRole('button', { name: 'Izbriši: Čaj T-1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
    await row(page, 'T-1').waitFor({ state: 'detached' });
    await whenFocused(page.getByRole('group', { name: 'Izdelki', exact: true }));
    await bar(page).getByText('Izbrana je 1 ponudba').waitFor();
    await bar(page).getByRole('button', { name: 'Deaktiviraj' }).click();
    await row(page, 'T-2').getByText('Deaktivirano').waitFor();
    await page.getByRole('button', { name: 'Dejanja: Čaj T-2' }).click();
    await page.getByRole('button', { name: 'Izbriši: Čaj T-2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
    await row(page, 'T-2').waitFor({ state: 'detached' });
    await whenFocused(page.getByRole('main'));
  });

  it('all of a page, also on a phone', async () => {
    for (const code of ['Q-1', 'Q-2']) await add(code);
    const page = await list.browser.phone(list.admin);
    await page.goto(LIST);
    await page.getByRole('checkbox', { name: 'Izberi vse na tej strani' }).check();
    await bar(page).getByText('Izbrani sta 2 ponudbi').waitFor();
    expect(await check(page, 'Q-1').isChecked()).toBe(true);
  });

  it('all hits of all pages but some, which are deleted after confirmation and restored', async () => {
    const ids = await insertProducts(list.katalog.app.get(DataSource), list.company.id, 60, {
      name: 'Zaloga',
    });
    const page = await list.browser.openAs(list.admin, LIST);
    await page.getByRole('checkbox', { name: 'Izberi vse na tej strani' }).check();
    await bar(page).getByRole('button', { name: 'Izberi 60 najdenih ponudb' }).click();
    await bar(page).getByText('Izbranih je 60 ponudb').waitFor();
    await page.getByRole('checkbox', { name: 'Izberi: Zaloga 60' }).uncheck();
    await page.getByRole('link', { name: 'Naslednja' }).first().click();
    await page.getByRole('checkbox', { name: 'Izberi: Zaloga 1', exact: true }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Izberi: Zaloga 1', exact: true }).isChecked()).toBe(
      true,
    );
    await bar(page).getByRole('button', { name: 'Izbriši' }).click();
    await page.getByRole('dialog', { name: 'Želite izbrisati 59 ponudb?' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
    const undo = page.getByRole('button', { name: 'Razveljavi' }).first();
    // a message that is pointed at stays
    await undo.hover();
    const left = async () => {
      return list.katalog.value<number>(
        'select count(*)::integer from products where id = any($1) and deleted_at is null',
        [ids],
      );
    };
    expect(await left()).toBe(1);
    await undo.click();
    await page.getByText('Obnovljenih je 59 ponudb').waitFor();
    expect(await left()).toBe(60);
  });

  it('and adds them to a category, also on a phone', async () => {
    const category = await list.katalog.category({ sl: 'Čaji', en: 'Teas' });
    await add('P-1');
    const page = await list.browser.phone(list.admin);
    await page.goto(LIST);
    await check(page, 'P-1').check();
    await bar(page).getByRole('button', { name: 'Uvrsti v kategorijo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Uvrsti v kategorijo' }).click();
    await dialog.getByText('Izberite kategorijo.').waitFor();
    await dialog.getByRole('option', { name: 'Čaji' }).click();
    await dialog.getByRole('button', { name: 'Uvrsti v kategorijo' }).click();
    await page.getByText('V kategorijo je uvrščena 1 ponudba').waitFor();
    const rows = await list.katalog.rows(
      'select category_id as id from product_categories where product_id = $1',
      [(await stored('P-1')).id],
    );
    expect(rows).toEqual([{ id: category }]);
  });
});
