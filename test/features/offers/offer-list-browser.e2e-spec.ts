import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { LIST, useOfferList, WITH_COLUMNS } from '../../support/browser/offer-list.js';
import { until } from '../../support/until.js';

const list = await useOfferList();
const { add, row } = list;

describeInBrowser('a store’s list in a real browser', () => {
  const isFocused = (page: Page, label: string | RegExp) =>
    whenFocused(page.getByLabel(label, { exact: true }));

  it('shows, hides and orders columns at once, keeps the filters, and remembers it', async () => {
    await add('F-1', { brand: 'Čajko' });
    await add('F-2');
    const page = await list.browser.openAs(list.admin, `${LIST}?brand=%C4%8Dajko`);
    const heads = () => page.getByRole('columnheader').allInnerTexts();
    await page.getByRole('button', { name: 'Stolpci' }).click();
    await page.getByRole('checkbox', { name: 'Znamka' }).check();
    await page.getByRole('columnheader', { name: 'Znamka' }).waitFor();
    await page.getByRole('checkbox', { name: 'Zaloga' }).uncheck();
    await page.getByRole('columnheader', { name: 'Zaloga' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Premakni dol: Cena', exact: true }).focus();
    // past the hidden column, then past the visibility
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await isFocused(page, 'Premakni dol: Cena');
    await page.waitForURL(/columns=visibility&columns=price/);
    expect(page.url()).toContain('brand=%C4%8Dajko');
    expect(await row(page, 'F-2').count()).toBe(0);
    // the cookie comes with the response, which may be later than the URL
    const arranged = ['Ime', 'Vidnost', 'Cena', 'Znamka'];
    await until(async () => (await heads()).slice(1, -1).join() === arranged.join());
    await page.goto(LIST);
    expect((await heads()).slice(1, -1)).toEqual(arranged);
    await page.getByRole('button', { name: 'Stolpci' }).click();
    await page.getByRole('link', { name: 'Privzeti stolpci' }).click();
    await page.getByRole('columnheader', { name: 'Zaloga' }).waitFor();
  });

  it('leads into the field that an offer lacks, without JavaScript, too', async () => {
    await add('V-1');
    const page = await list.browser.openAs(list.admin, LIST);
    await row(page, 'V-1')
      .getByRole('link', { name: /^Izberi kategorijo/ })
      .click();
    await isFocused(page, 'Dodaj kategorijo');
    await page.getByRole('link', { name: 'Vpiši EAN' }).click();
    await isFocused(page, 'EAN');
    await page.getByRole('link', { name: 'Dodaj sliko' }).click();
    await isFocused(page, 'Izberi slike');

    const bare = await list.browser.openAs(list.admin, `${LIST}?without=ean`, { javaScriptEnabled: false });
    await row(bare, 'V-1')
      .getByRole('link', { name: /^Vpiši EAN/ })
      .click();
    await isFocused(bare, 'EAN');
  });

  it('is narrowed to several brands, found by a part of their names', async () => {
    for (const brand of ['Ana', 'Bor', 'Cvet', 'Dren', 'Eva', 'Fin', 'Gaj', 'Hit', 'Žito'])
      await add(`G-${brand}`, { brand });
    const page = await list.browser.openAs(list.admin, LIST);
    await page.getByRole('button', { name: 'Znamka' }).click();
    await page.getByRole('checkbox', { name: /^Ana/ }).check();
    await row(page, 'G-Bor').waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Išči: Znamka' }).pressSequentially('zit');
    await page.getByRole('checkbox', { name: /^Ana/ }).waitFor({ state: 'hidden' });
    // the first that is found
    await page.keyboard.press('Enter');
    await row(page, 'G-Žito').waitFor();
    expect(await page.getByRole('checkbox', { name: /^Žito/ }).isChecked()).toBe(true);
    await until(async () => (await page.locator('tbody tr').count()) === 2);
  });

  it('has a way back to the newest first', async () => {
    await add('U-1', { price: '1' });
    await add('U-2', { price: '2' });
    const page = await list.browser.tab(list.admin);
    // the URL changes before the rows load
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
    const availability = (page: Page) => page.getByRole('button', { name: 'Razpoložljivost' });

    it('stand open on wide screens', async () => {
      const page = await list.browser.openAs(list.admin, LIST);
      await availability(page).waitFor();
      await fold(page).waitFor({ state: 'hidden' });
    });

    it.each([true, false])(
      'are folded on phones, and say how many are in use; scripts: %s',
      async (scripts) => {
        await add('F-1', { availability: 'in_stock', stock: '1' });
        await add('F-2', { availability: 'preorder' });
        const page = await list.browser.phone(list.admin, { javaScriptEnabled: scripts });
        await page.goto(LIST);
        expect(await availability(page).isVisible()).toBe(false);
        await fold(page).click();
        await availability(page).click();
        await page.getByRole('checkbox', { name: /^Prednaročilo 1$/ }).check();
        await page.keyboard.press('Escape');
        if (!scripts) await page.getByRole('button', { name: 'Išči', exact: true }).click();
        await row(page, 'F-1').waitFor({ state: 'detached' });
        await fold(page).getByText('Filtri (1)', { exact: true }).waitFor();
        await row(page, 'F-2').waitFor();
      },
    );
  });

  it('hands out what the filters find as a file', async () => {
    await add('V-1', { brand: 'Ana' });
    await add('V-2', { brand: 'Bor' });
    const page = await list.browser.openAs(list.admin, `${LIST}?brand=ana`);
    await page.getByRole('button', { name: 'Izvozi' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: /CSV/ }).click();
    const download = await file;
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('V-1');
    expect(text).not.toContain('V-2');
  });

  it('keeps the menus of its rows in sight where not all columns fit, and scrolls by keyboard', async () => {
    await add('S-1');
    const page = await list.browser.openAs(list.admin, `${LIST}?${WITH_COLUMNS}`, {
      viewport: { width: 768, height: 900 },
    });
    const frame = page.getByRole('group', { name: 'Izdelki', exact: true });
    const menu = row(page, 'S-1').getByRole('button', { name: /^Dejanja/ });
    const endOf = async (target: Locator) => {
      const { x, width } = (await target.boundingBox())!;
      return x + width;
    };
    expect(await endOf(menu)).toBeLessThanOrEqual(await endOf(frame));
    const category = row(page, 'S-1').getByRole('cell').nth(-2);
    const hidden = await endOf(category);
    await frame.press('ArrowRight');
    await until(async () => (await endOf(category)) < hidden);
  });

  it('can be searched, ordered, arranged and read without JavaScript', async () => {
    await add('W-1', { brand: 'Ana', price: '3' });
    await add('W-2', { brand: 'Bor', price: '4' });
    const page = await list.browser.openAs(list.admin, LIST, { javaScriptEnabled: false });
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
    expect(await page.getByRole('textbox', { name: 'Šifra izdelka' }).inputValue()).toBe('W-2');
    // so does its page
    await page
      .getByRole('button', { name: /^Shrani/ })
      .first()
      .waitFor();
  });
});
