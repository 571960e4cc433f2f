import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { CategoryWriter } from '../../src/categories/category-writer.js';
import type { Company } from '../../src/companies/company.entity.js';
import type { User } from '../../src/users/user.entity.js';
import { type AdminBrowser, aStoreOf, startAdmin } from '../support/admin-browser.js';
import type { TestApp } from '../support/app.js';
import { obstacles } from '../support/axe.js';
import { describeInBrowser, whenFocused } from '../support/browser.js';
import { makePerson } from '../support/people.js';
import { makeStock } from '../support/stock.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

const LIST = '/administracija/izdelki';
const EN = '/en/admin/products';
const ALL_COLUMNS = [
  'price',
  'regularPrice',
  'stock',
  'availability',
  'deliveryCost',
  'total',
  'brand',
  'clicks',
  'status',
  'updatedAt',
  'code',
  'ean',
  'categories',
];
const WITH_COLUMNS = ['name', ...ALL_COLUMNS].map((id) => `columns=${id}`).join('&');

describeInBrowser('a store’s list in a real browser', () => {
  let started: TestApp;
  let browser: AdminBrowser;
  let company: Company;
  let admin: User;
  let seller: Visitor;

  beforeAll(async () => {
    ({ started, browser } = await startAdmin());
  });
  afterAll(async () => {
    await browser?.close();
    await started?.close();
  });
  beforeEach(async () => {
    browser.complaints.length = 0;
    ({ company, admin, seller } = await aStoreOf(started));
  });
  afterEach(() => expect(browser.complaints).toEqual([]));

  const send = async (method: string, path: string, body: object) => {
    const response = await seller.send(method, path, body, { 'x-inertia': 'true' });
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
  };
  const add = (productCode: string, fields: object = {}) => {
    const link = `https://trgovina.example/${productCode}`;
    const name = { sl: `Čaj ${productCode}`, en: `Tea ${productCode}` };
    return send('POST', LIST, { name, productCode, price: '10', link, status: 'active', ...fields });
  };
  const stored = async (productCode: string) => {
    const [found] = await started.app.get(DataSource).query<Record<string, unknown>[]>(
      `select id, price, stock, status, availability, delivery_cost as "deliveryCost", regular_price as "regularPrice"
       from products where product_code = $1 and company_id = $2`,
      [productCode, company.id],
    );
    return found!;
  };
  const row = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) });
  const cell = (page: Page, field: string, code: string) =>
    page.getByRole('button', { name: new RegExp(`^${field}: .*${code}$`) });
  const field = (page: Page, name: string, code: string) =>
    page.getByRole('textbox', { name: `${name}: Čaj ${code}`, exact: true });
  const isFocused = (page: Page, label: string | RegExp) =>
    whenFocused(page.getByLabel(label, { exact: true }));
  const saved = (page: Page) =>
    page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === 303);

  describe('values are changed where they stand', () => {
    it('with a decimal comma, by keys alone: Enter saves, Escape restores, Tab and arrows go on', async () => {
      await add('A-1', { stock: '3' });
      await add('A-2', { stock: '4' });
      const page = await browser.tab(admin);
      await page.goto(`${LIST}?sort=price`);
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

    it('several of one product one after the other, and an empty one is taken away', async () => {
      await add('B-1', { stock: '3', regularPrice: '15', deliveryCost: '4' });
      const page = await browser.tab(admin);
      await page.goto(`${LIST}?${WITH_COLUMNS}`);
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
      await cell(page, 'Dostava', 'B-1').getByText('–').waitFor();
      await page.locator('[aria-busy]').first().waitFor({ state: 'detached' });
      expect(await stored('B-1')).toMatchObject({
        price: '9.00',
        regularPrice: '12.50',
        stock: 8,
        availability: 'backorder',
        deliveryCost: null,
      });
    });

    it('with what is wrong beside the field, and nothing typed is lost on the way out', async () => {
      await add('C-1');
      const page = await browser.tab(admin);
      await page.goto(LIST);
      await cell(page, 'Cena', 'C-1').click();
      await page.keyboard.type('poceni');
      await page.keyboard.press('Enter');
      await row(page, 'C-1').getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      expect(await field(page, 'Cena', 'C-1').inputValue()).toBe('poceni');
      await isFocused(page, 'Cena: Čaj C-1');

      await page.getByRole('link', { name: 'Neaktivno' }).click();
      await page.getByRole('dialog', { name: 'Neshranjene spremembe' }).waitFor();
      await page.getByRole('button', { name: 'Nadaljuj urejanje' }).click();
      expect(await field(page, 'Cena', 'C-1').inputValue()).toBe('poceni');
      await field(page, 'Cena', 'C-1').fill('8');
      await page.getByRole('link', { name: 'Neaktivno' }).click();
      await page.waitForURL(/status=inactive/);
      expect(await stored('C-1')).toMatchObject({ price: '8.00' });
    });

    it('beside what somebody else has saved meanwhile, unless that was another value', async () => {
      await add('D-1', { stock: '3' });
      const { id } = await stored('D-1');
      const page = await browser.tab(admin);
      await page.goto(LIST);
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
      await row(page, 'D-1').getByText('Medtem shranjeno: 5,00 €').waitFor();
      expect(await stored('D-1')).toMatchObject({ price: '5.00' });
      expect(await obstacles(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await row(page, 'D-1').getByText('6,00 €').waitFor();
      expect(await stored('D-1')).toMatchObject({ price: '6.00' });
    });

    it('with a mark where each was saved, and one message for all of them', async () => {
      for (const code of ['M-1', 'M-2', 'M-3']) await add(code);
      const page = await browser.tab(admin);
      await page.goto(`${LIST}?sort=name`);
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
      // whoever goes on has a whole life to read the last one
      expect(await page.locator('.toast[data-leaving]').count()).toBe(0);
      await cell(page, 'Cena', 'M-1').click();
      await page.keyboard.press('Escape');
      await until(async () => (await page.locator('.cell-edit[data-saved]').count()) === 2);
    });

    it('before the state, which a button sends in its turn', async () => {
      await add('N-1');
      const page = await browser.tab(admin);
      await page.goto(LIST);
      await cell(page, 'Cena', 'N-1').click();
      await page.keyboard.type('7');
      const button = page.getByRole('button', { name: 'Deaktiviraj: Čaj N-1' });
      await button.hover();
      const place = await button.boundingBox();
      await page.mouse.down();
      await whenFocused(button);
      // nothing moves away from under whoever presses slowly
      expect(await field(page, 'Cena', 'N-1').isVisible()).toBe(true);
      expect(await button.boundingBox()).toEqual(place);
      await page.mouse.up();
      await row(page, 'N-1').getByText('Neaktivno').waitFor();
      await row(page, 'N-1').getByText('7,00 €').waitFor();
      expect(await stored('N-1')).toMatchObject({ price: '7.00', status: 'inactive' });
    });

    it('and a state that somebody else has changed is not set over theirs', async () => {
      await add('O-1', { status: 'draft' });
      const { id } = await stored('O-1');
      const page = await browser.tab(admin);
      await page.goto(LIST);
      const activate = page.getByRole('button', { name: 'Aktiviraj: Čaj O-1' });
      await send('PATCH', `${LIST}/${String(id)}`, { status: 'inactive' });
      await activate.click();
      await row(page, 'O-1').getByText('Stanje je medtem spremenil nekdo drug.').waitFor();
      expect(await stored('O-1')).toMatchObject({ status: 'inactive' });
      // another value is no reason to ask
      await send('PATCH', `${LIST}/${String(id)}`, { stock: '8' });
      await activate.click();
      await row(page, 'O-1').getByText('Aktivno', { exact: true }).waitFor();
      expect(await stored('O-1')).toMatchObject({ status: 'active', stock: 8 });
    });

    it('not by those who may only look', async () => {
      await add('E-1');
      const onlooker = await makePerson(started.app, { userType: 'employee', companyId: company.id });
      const page = await browser.tab(onlooker);
      await page.goto(LIST);
      await row(page, 'E-1').getByText('10,00 €').waitFor();
      expect(await page.locator('.cell-edit').count()).toBe(0);
      expect(await page.getByRole('checkbox', { name: /Izberi/ }).count()).toBe(0);
    });
  });

  it('shows, hides and orders columns at once, keeps the filters, and remembers it', async () => {
    await add('F-1', { brand: 'Čajko' });
    await add('F-2');
    const page = await browser.tab(admin);
    await page.goto(`${LIST}?brand=%C4%8Dajko`);
    const heads = () => page.getByRole('columnheader').allInnerTexts();
    await page.getByRole('button', { name: 'Stolpci' }).click();
    await page.getByRole('checkbox', { name: 'Znamka' }).check();
    await page.getByRole('columnheader', { name: 'Znamka' }).waitFor();
    await page.getByRole('checkbox', { name: 'Zaloga' }).uncheck();
    await page.getByRole('columnheader', { name: 'Zaloga' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Pozneje: Cena' }).focus();
    // past the one that is hidden now, then past the state
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await isFocused(page, 'Pozneje: Cena');
    await page.waitForURL(/columns=status&columns=price/);
    expect(page.url()).toContain('brand=%C4%8Dajko');
    expect(await row(page, 'F-2').count()).toBe(0);
    // kept with the answer, which the address does not wait for
    const arranged = ['Ime', 'Stanje', 'Cena', 'Spremenjeno', 'Znamka'];
    await until(async () => (await heads()).slice(1, -1).join() === arranged.join());
    await page.goto(LIST);
    expect((await heads()).slice(1, -1)).toEqual(arranged);
    await page.getByRole('button', { name: 'Stolpci' }).click();
    await page.getByRole('link', { name: 'Običajni stolpci' }).click();
    await page.getByRole('columnheader', { name: 'Zaloga' }).waitFor();
  });

  it('is narrowed to several brands, found by a part of their names', async () => {
    for (const brand of ['Ana', 'Bor', 'Cvet', 'Dren', 'Eva', 'Fin', 'Gaj', 'Hit', 'Žito'])
      await add(`G-${brand}`, { brand });
    const page = await browser.tab(admin);
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Znamka' }).click();
    await page.getByRole('checkbox', { name: /^Ana/ }).check();
    await row(page, 'G-Bor').waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Išči: Znamka' }).pressSequentially('zit');
    await page.getByRole('checkbox', { name: /^Ana/ }).waitFor({ state: 'hidden' });
    await page.getByRole('checkbox', { name: /^Žito/ }).check();
    await row(page, 'G-Žito').waitFor();
    await until(async () => (await page.locator('tbody tr').count()) === 2);
    expect(await obstacles(page)).toEqual([]);
  });

  describe('many products are taken together', () => {
    const check = (page: Page, code: string) =>
      page.getByRole('checkbox', { name: `Izberi: Čaj ${code}`, exact: true });
    const bar = (page: Page) => page.locator('.bulk-bar');
    const statuses = async () => {
      const rows = await started.app
        .get(DataSource)
        .query<{ code: string }[]>(
          `select product_code as code from products where company_id = $1 and status = 'inactive' order by id`,
          [company.id],
        );
      return rows.map(({ code }) => code);
    };

    it('row by row, by ranges, and page by page', async () => {
      for (const code of ['S-1', 'S-2', 'S-3', 'S-4', 'S-5']) await add(code);
      const page = await browser.tab(admin);
      await page.goto(`${LIST}?sort=name`);
      const everything = page.getByRole('checkbox', { name: 'Izberi vse na tej strani' });
      await check(page, 'S-2').check();
      await bar(page).getByText('Izbrano: 1').waitFor();
      await page.locator('thead input:indeterminate').waitFor();
      await check(page, 'S-4').click({ modifiers: ['Shift'] });
      await bar(page).getByText('Izbrano: 3').waitFor();
      expect(await check(page, 'S-3').isChecked()).toBe(true);
      expect(await obstacles(page)).toEqual([]);

      await page.getByRole('columnheader', { name: 'Cena' }).getByRole('link').click();
      await page.waitForURL(/sort=price/);
      await bar(page).getByText('Izbrano: 3').waitFor();
      expect(await check(page, 'S-3').isChecked()).toBe(true);
      await everything.check();
      await bar(page).getByText('Izbrano: 5').waitFor();
      await check(page, 'S-1').uncheck();

      await bar(page).getByRole('button', { name: 'Deaktiviraj' }).click();
      await row(page, 'S-5').getByText('Neaktivno').waitFor();
      expect(await statuses()).toEqual(['S-2', 'S-3', 'S-4', 'S-5']);
      await bar(page)
        .getByText(/Izbrano/)
        .waitFor({ state: 'detached' });

      await check(page, 'S-1').check();
      await page.getByRole('searchbox').fill('S-1');
      await row(page, 'S-2').waitFor({ state: 'detached' });
      await until(async () => !(await check(page, 'S-1').isChecked()));
    });

    it('but not what has been deleted by its own button', async () => {
      for (const code of ['T-1', 'T-2']) await add(code);
      const page = await browser.tab(admin);
      await page.goto(LIST);
      await check(page, 'T-1').check();
      await check(page, 'T-2').check();
      await bar(page).getByText('Izbrano: 2').waitFor();
      await page.getByRole('button', { name: 'Izbriši: Čaj T-1' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
      await row(page, 'T-1').waitFor({ state: 'detached' });
      await bar(page).getByText('Izbrano: 1').waitFor();
      await bar(page).getByRole('button', { name: 'Deaktiviraj' }).click();
      await row(page, 'T-2').getByText('Neaktivno').waitFor();
    });

    it('all of a page on a phone, too', async () => {
      for (const code of ['Q-1', 'Q-2']) await add(code);
      const page = await browser.phone(admin);
      await page.goto(LIST);
      await page.getByRole('checkbox', { name: 'Izberi vse na tej strani' }).check();
      await bar(page).getByText('Izbrano: 2').waitFor();
      expect(await check(page, 'Q-1').isChecked()).toBe(true);
    });

    it('all that match, on whatever page, but for some; deleted after a question, and brought back', async () => {
      const ids = await makeStock(started.app.get(DataSource), company.id, 60, { name: 'Zaloga' });
      const page = await browser.tab(admin);
      await page.goto(LIST);
      await page.getByRole('checkbox', { name: 'Izberi vse na tej strani' }).check();
      await bar(page).getByRole('button', { name: 'Izberi vse, kar ustreza (60)' }).click();
      await bar(page).getByText('Izbrano: 60').waitFor();
      await page.getByRole('checkbox', { name: 'Izberi: Zaloga 60' }).uncheck();
      await page.getByRole('link', { name: 'Naslednja' }).first().click();
      await page.getByRole('checkbox', { name: 'Izberi: Zaloga 1', exact: true }).waitFor();
      expect(await page.getByRole('checkbox', { name: 'Izberi: Zaloga 1', exact: true }).isChecked()).toBe(
        true,
      );
      await bar(page).getByRole('button', { name: 'Izbriši' }).click();
      await page.getByRole('dialog', { name: 'Želite izbrisati izbrano (59)?' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
      const undo = page.getByRole('button', { name: 'Razveljavi' }).first();
      // a message that is pointed at stays
      await undo.hover();
      const left = async () => {
        const [row] = await started.app
          .get(DataSource)
          .query<{ count: number }[]>(
            'select count(*)::integer from products where id = any($1) and deleted_at is null',
            [ids],
          );
        return row!.count;
      };
      expect(await left()).toBe(1);
      await undo.click();
      await page.getByText('Vrnjeno: 59').waitFor();
      expect(await left()).toBe(60);
    });

    it('into a category, and on a phone', async () => {
      const category = await started.app
        .get(CategoryWriter)
        .create(null, { name: { sl: 'Čaji', en: 'Teas' } });
      await add('P-1');
      const page = await browser.phone(admin);
      await page.goto(LIST);
      await check(page, 'P-1').check();
      await bar(page).getByRole('button', { name: 'Uvrsti v kategorijo' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Uvrsti v kategorijo' }).click();
      await dialog.getByText('Izberite kategorijo.').waitFor();
      await dialog.getByRole('option', { name: 'Čaji' }).click();
      expect(await obstacles(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Uvrsti v kategorijo' }).click();
      await page.getByText('Kategorija določena: 1').waitFor();
      const rows = await started.app
        .get(DataSource)
        .query('select category_id as id from product_categories where product_id = $1', [
          (await stored('P-1')).id,
        ]);
      expect(rows).toEqual([{ id: category }]);
      expect(await obstacles(page)).toEqual([]);
    });
  });

  it('has a way back to the newest first', async () => {
    await add('U-1', { price: '1' });
    await add('U-2', { price: '2' });
    const page = await browser.tab(admin);
    // the address is there before the rows are
    const firstIs = (code: string) => page.locator('tbody tr').first().getByText(code).first().waitFor();
    await page.goto(LIST);
    const newest = page.getByRole('link', { name: 'Najnovejši najprej' });
    expect(await newest.count()).toBe(0);
    await page.getByRole('columnheader', { name: 'Cena' }).getByRole('link').click();
    await page.waitForURL(/sort=price/);
    await firstIs('U-1');
    await newest.click();
    await newest.waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.search === '');
    await firstIs('U-2');
  });

  describe('its filters', () => {
    const fold = (page: Page) => page.locator('.list-filters > summary');
    const availability = (page: Page) => page.getByRole('search').getByLabel('Razpoložljivost');

    it('stand open on wide screens', async () => {
      const page = await browser.tab(admin);
      await page.goto(LIST);
      await availability(page).waitFor();
      await fold(page).waitFor({ state: 'hidden' });
    });

    it.each([true, false])(
      'are folded on phones, and say how many are in use; scripts: %s',
      async (scripts) => {
        await add('F-1', { availability: 'in_stock', stock: '1' });
        await add('F-2', { availability: 'preorder' });
        const page = await browser.phone(admin, { javaScriptEnabled: scripts });
        await page.goto(LIST);
        expect(await availability(page).isVisible()).toBe(false);
        await fold(page).click();
        await availability(page).selectOption('preorder');
        if (!scripts) await page.getByRole('button', { name: 'Išči', exact: true }).click();
        await row(page, 'F-1').waitFor({ state: 'detached' });
        await fold(page).getByText('Filtri (1)', { exact: true }).waitFor();
        await row(page, 'F-2').waitFor();
        if (scripts) expect(await obstacles(page)).toEqual([]);
      },
    );
  });

  it('hands out what the filters find as a file', async () => {
    await add('V-1', { brand: 'Ana' });
    await add('V-2', { brand: 'Bor' });
    const page = await browser.tab(admin);
    await page.goto(`${LIST}?brand=ana`);
    await page.getByRole('button', { name: 'Izvozi' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: /CSV/ }).click();
    const download = await file;
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('V-1');
    expect(text).not.toContain('V-2');
  });

  it('can be searched, ordered, arranged and read without JavaScript', async () => {
    await add('W-1', { brand: 'Ana', price: '3' });
    await add('W-2', { brand: 'Bor', price: '4' });
    const page = await browser.tab(admin, { javaScriptEnabled: false });
    await page.goto(LIST);
    expect(await page.locator('.cell-edit, .needs-script:visible').count()).toBe(0);
    await page.getByRole('columnheader', { name: 'Cena' }).getByRole('link').click();
    await page.waitForURL(/sort=price/);
    expect(await page.locator('tbody tr').first().innerText()).toContain('W-1');
    await page.getByRole('searchbox').first().fill('W-2');
    await page.getByRole('button', { name: 'Išči', exact: true }).click();
    await page.waitForURL(/query=W-2/);
    expect(await row(page, 'W-1').count()).toBe(0);
    expect(page.url()).toContain('sort=price');
    await page.getByText('Stolpci', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Znamka' }).check();
    await page.getByRole('button', { name: 'Pokaži', exact: true }).click();
    await row(page, 'W-2').getByText('Bor').waitFor();
    await page.getByRole('link', { name: 'Čaj W-2', exact: true }).click();
    expect(await page.getByRole('textbox', { name: 'Šifra' }).inputValue()).toBe('W-2');
    // saving needs it, and says so
    expect(await page.content()).toContain('Za shranjevanje vklopite JavaScript.');
    expect(await page.getByRole('button', { name: /^Shrani/ }).count()).toBe(0);
  });

  it.each([
    ['in Slovenian on a wide screen', LIST, false],
    ['in English on a phone', EN, true],
  ])('puts no obstacle in anybody’s way, %s', async (_, path, phone) => {
    await add('H-1', { stock: '3', regularPrice: '15', brand: 'Čajko' });
    const page = await (phone ? browser.phone(admin) : browser.tab(admin, { colorScheme: 'dark' }));
    await page.goto(`${path}?${WITH_COLUMNS}`);
    await page.locator('table').waitFor();
    await page.getByRole('button', { name: /^(Stolpci|Columns)$/ }).click();
    await page.getByRole('checkbox', { name: /^(Izvor|Vir|Source)$/ }).waitFor();
    expect(await obstacles(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.cell-edit').first().click();
    expect(await obstacles(page)).toEqual([]);
    const tooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate(tooWide)).toBe(false);
  });
});
