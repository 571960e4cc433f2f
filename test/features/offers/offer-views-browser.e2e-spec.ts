import type { Page } from 'playwright-core';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { LIST, useOfferList } from '../../support/browser/offer-list.js';
import { until } from '../../support/until.js';

const EN = '/en/admin/products';

const list = await useOfferList();
const { add, row } = list;

describeInBrowser('filters and views of a store’s list in a real browser', () => {
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  const rows = (page: Page) => page.locator('tbody tr');

  it('counts each choice, and says on the button what is chosen, in one line', async () => {
    await add('P-1', { brand: 'Ana', availability: 'in_stock', stock: '3' });
    await add('P-2', { brand: 'Ana', availability: 'preorder' });
    await add('P-3', { brand: 'Bor', availability: 'preorder', status: 'draft' });
    const page = await list.browser.openAs(list.admin, LIST);
    await button(page, 'Razpoložljivost').click();
    const choice = (name: RegExp) => page.getByRole('checkbox', { name });
    await choice(/^Prednaročilo 2$/).check();
    await row(page, 'P-1').waitFor({ state: 'detached' });
    await button(page, 'Razpoložljivost: Prednaročilo').waitFor();
    // its own choice does not count
    await choice(/^Na zalogi 1$/).check();
    await button(page, 'Razpoložljivost: Na zalogi +1').waitFor();
    await until(async () => (await rows(page).count()) === 3);
    await page.keyboard.press('Escape');
    await button(page, 'Več filtrov').click();
    await choice(/^Osnutek 1$/).check();
    await row(page, 'P-1').waitFor({ state: 'detached' });
    await button(page, 'Več filtrov: Osnutek').waitFor();
    await page.keyboard.press('Escape');
    const tops = await page
      .locator('.list-toolbar :is(.button, input[type=search], a)')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().top)),
      );
    expect(new Set(tops.filter((top) => top > 0)).size).toBeLessThanOrEqual(2);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(16);
    await page.getByRole('link', { name: 'Počisti filtre' }).click();
    await row(page, 'P-1').waitFor();
  });

  it('saves a view, opens, changes, renames, shares and deletes it', async () => {
    await add('R-1', { brand: 'Ana' });
    await add('R-2', { brand: 'Bor' });
    const page = await list.browser.openAs(list.admin, `${LIST}?brand=ana&sort=price`);
    await button(page, 'Pogledi').click();
    await page.getByRole('textbox', { name: 'Ime pogleda' }).fill('Samo Ana');
    await button(page, 'Shrani pogled').click();
    await page.waitForURL(/view=\d+/);
    await button(page, /^Samo Ana$/).waitFor();

    await page.goto(LIST);
    await row(page, 'R-2').waitFor();
    await button(page, 'Pogledi').click();
    await page.getByRole('link', { name: 'Samo Ana' }).click();
    await row(page, 'R-2').waitFor({ state: 'detached' });
    await page.waitForURL(/sort=price/);

    await button(page, 'Manjkajoči podatki').click();
    await page.getByRole('checkbox', { name: /^Brez slike/ }).check();
    await button(page, 'Samo Ana (spremenjeno)').click();
    await button(page, 'Shrani spremembe pogleda »Samo Ana«').click();
    await button(page, /^Samo Ana$/).waitFor();

    await page.goto(LIST);
    await button(page, 'Pogledi').click();
    await button(page, 'Uredi pogled: Samo Ana').click();
    const dialog = page.getByRole('dialog', { name: 'Urejanje pogleda' });
    await dialog.getByRole('textbox', { name: 'Ime pogleda' }).fill('Ana brez slike');
    await dialog.getByRole('checkbox', { name: 'Deli z vsemi v trgovini' }).check();
    await dialog.getByRole('button', { name: 'Shrani' }).click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Pogledi').click();
    await page.getByRole('heading', { name: 'Skupni pogledi trgovine' }).waitFor();
    await button(page, 'Uredi pogled: Ana brez slike').click();
    await button(page, 'Izbriši pogled').click();
    await page
      .getByRole('dialog', { name: 'Želite izbrisati pogled »Ana brez slike«?' })
      .getByRole('button', { name: 'Izbriši pogled' })
      .click();
    const toast = page.locator('.toast', { hasText: 'Pogled »Ana brez slike« je izbrisan.' });
    // it lies over the menu
    await toast.getByRole('button', { name: 'Zapri' }).click();
    await toast.waitFor({ state: 'detached' });
    await button(page, 'Pogledi').click();
    await page.getByRole('link', { name: 'Brez slike' }).waitFor();
    expect(await page.getByRole('link', { name: 'Ana brez slike' }).count()).toBe(0);
  });

  it('filters, opens and saves views without JavaScript', async () => {
    await add('S-1', { availability: 'out_of_stock' });
    await add('S-2', { availability: 'in_stock' });
    const page = await list.browser.openAs(list.admin, EN, { javaScriptEnabled: false });
    await button(page, 'Views').click();
    await page.getByRole('link', { name: 'Out of stock' }).click();
    await page.waitForURL(/view=out-of-stock/);
    expect(await row(page, 'S-2').count()).toBe(0);
    await button(page, 'More filters').click();
    await page.getByRole('checkbox', { name: /^Visible 1$/ }).check();
    await page.keyboard.press('Escape');
    await button(page, 'Search').last().click();
    await page.waitForURL(/visibility=visible/);
    await button(page, 'Out of stock (changed)').click();
    await page.getByRole('textbox', { name: 'View name' }).fill('Sold out');
    await button(page, 'Save view').click();
    await page.waitForURL(/view=\d+/);
    await button(page, /^Sold out$/).waitFor();
    expect(await row(page, 'S-1').count()).toBe(1);
  });

  it('shows a row in few lines on a phone, with what is to be done and why', async () => {
    await add('T-1', { brand: 'Ana', stock: '12', availability: 'in_stock' });
    const page = await list.browser.phone(list.admin);
    await page.goto(LIST);
    const { height } = (await rows(page).first().boundingBox())!;
    expect(height).toBeLessThan(100);
    const state = rows(page).locator('.visibility-brief > .state');
    expect((await state.boundingBox())!.width).toBeGreaterThan(90);
    const wide = await list.browser.openAs(list.admin, LIST);
    expect((await rows(wide).first().boundingBox())!.height).toBeLessThanOrEqual(42);
  });

  describe('cells', () => {
    const cell = (page: Page, field: string, code: string) =>
      button(page, new RegExp(`^${field}: .*${code}$`));
    const paste = (page: Page, text: string) =>
      page.evaluate(`(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', ${JSON.stringify(text)});
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement.dispatchEvent(paste);
      })()`);

    it('take a column from a spreadsheet at once, and give it back', async () => {
      for (const code of ['V-1', 'V-2', 'V-3']) await add(code, { stock: '1' });
      const page = await list.browser.openAs(list.admin, `${LIST}?sort=name`);
      await cell(page, 'Cena', 'V-1').focus();
      await paste(page, '9,50 €\t4\r\n8\t5\r\n7,20\t\r\n');
      await page.locator('.toast').getByText('3 ponudbe so shranjene.').waitFor();
      await row(page, 'V-3').getByText('7,20 €').waitFor();
      expect(await list.stored('V-1')).toMatchObject({ price: '9.50', stock: 4 });
      expect(await list.stored('V-3')).toMatchObject({ price: '7.20', stock: null });
      await page.locator('.toast').getByRole('button', { name: 'Razveljavi' }).click();
      await page.locator('.toast').getByText('3 ponudbe imajo spet prejšnje podatke.').waitFor();
      await row(page, 'V-3').getByText('10,00 €').waitFor();
      expect(await list.stored('V-3')).toMatchObject({ price: '10.00', stock: 1 });
    });

    it('name the wrong values of a column, and save none of it', async () => {
      await add('X-1');
      await add('X-2');
      const page = await list.browser.openAs(list.admin, `${LIST}?sort=name`);
      await cell(page, 'Cena', 'X-1').click();
      await paste(page, '5\nzastonj');
      const report = page.locator('.paste-report');
      await report.getByText(/^Čaj X-2, Cena: /).waitFor();
      expect(await obstacles(page)).toEqual([]);
      expect(await list.stored('X-1')).toMatchObject({ price: '10.00' });
      await cell(page, 'Cena', 'X-2').focus();
      await paste(page, '1\n2');
      await report.getByText('prilepili ste 2 vrstici').waitFor();
      await report.getByRole('button', { name: 'Skrij sporočilo' }).click();
      await report.waitFor({ state: 'detached' });
    });

    it('say that the feed will write over them', async () => {
      await add('Y-1');
      const { id } = await list.stored('Y-1');
      await list.katalog.rows(`update products set content_hash = '\\x00' where id = $1`, [id]);
      const page = await list.browser.openAs(list.admin, LIST);
      await cell(page, 'Cena', 'Y-1').focus();
      await paste(page, '4');
      await page.locator('.toast').getByText('bo uvoz te vrednosti prepisal').waitFor();
      expect(await list.stored('Y-1')).toMatchObject({ price: '4.00' });
      await cell(page, 'Zaloga', 'Y-1').click();
      await page
        .getByText('Ko se bo ponudba v viru podatkov spremenila, bo uvoz to vrednost prepisal.')
        .waitFor();
    });

    it('are restored from the toast after an edit', async () => {
      await add('Z-1');
      const page = await list.browser.openAs(list.admin, LIST);
      await cell(page, 'Cena', 'Z-1').click();
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await row(page, 'Z-1').getByText('3,00 €').waitFor();
      await page.locator('.toast').getByRole('button', { name: 'Razveljavi' }).click();
      await row(page, 'Z-1').getByText('10,00 €').waitFor();
      expect(await list.stored('Z-1')).toMatchObject({ price: '10.00' });
    });
  });
});
