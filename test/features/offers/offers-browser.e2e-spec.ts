import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import type { Company } from '../../../src/companies/company.entity.js';
import type { User } from '../../../src/users/user.entity.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { anEan } from '../../support/data/feed.js';
import { signedIn } from '../../support/people.js';
import { until } from '../../support/until.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

const LIST = '/administracija/izdelki';
const EN = '/en/admin/products';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);

/** Links and buttons of the page that a message covers. */
const COVERED_BUTTONS = `[...document.querySelectorAll('main :is(a, button)')].flatMap((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const top = width && height ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
  return top?.closest('.toast') ? [button.textContent] : [];
})`;

describeInBrowser('a store’s products in a real browser', () => {
  let company: Company;
  let admin: User;
  let seller: Visitor;

  beforeEach(async () => {
    ({ company, person: admin, admin: seller } = await katalog.store());
  });

  const form = (page: Page) => page.locator('form.edit-form');
  const isUnsaved = (page: Page) => page.getByText('Imate neshranjene spremembe.');
  const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
  const add = async (productCode: string, name: object, fields: object = {}, as = seller) => {
    const link = `https://trgovina.example/${productCode}`;
    const body = { name, productCode, price: '12,50', link, status: 'active', ...fields };
    const response = await as.submit('POST', LIST, body);
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
  };
  const stored = async (productCode: string) => {
    const [found] = await katalog.rows<Record<string, unknown>>(
      `select name, price, status, stock, deleted_at is not null as gone from products
       where product_code = $1 and company_id = $2`,
      [productCode, company.id],
    );
    return found;
  };

  it('are searched while typing, deactivated and activated, deleted, and restored by the toast', async () => {
    await add('A-1', { sl: 'Zeleni čaj', en: 'Green tea' });
    await add('A-2', { sl: 'Črni čaj' });
    const page = await browser.openAs(admin, EN);
    await row(page, /Green tea/).waitFor();
    expect(await row(page, /Črni čaj/).textContent()).toContain('English text is missing');
    expect(
      await row(page, /Črni čaj/)
        .locator('[lang=sl]')
        .textContent(),
    ).toBe('Črni čaj');

    await page.getByRole('searchbox').pressSequentially('crni');
    await page.waitForURL(/query=crni/);
    await row(page, /Green tea/).waitFor({ state: 'detached' });

    const tea = row(page, /Črni čaj/);
    const actions = tea.getByRole('button', { name: 'Actions for Črni čaj' });
    await actions.click();
    await tea.getByRole('button', { name: 'Deactivate Črni čaj' }).click();
    await tea.getByText('Deactivated').waitFor();
    await actions.click();
    await tea.getByRole('button', { name: 'Activate Črni čaj', exact: true }).click();
    await tea.getByText('Search only').waitFor();

    await actions.click();
    await tea.getByRole('button', { name: 'Delete Črni čaj' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    const deleted = page.locator('.toast', { hasText: 'Product deleted.' });
    const undo = deleted.getByRole('button', { name: 'Undo' });
    // a message that is pointed at stays
    await undo.hover();
    await tea.waitFor({ state: 'detached' });
    // the message of the change before may still be there
    const earlier = page.locator('.toast', { hasText: 'Product saved' }).getByLabel('Close notification');
    if (await earlier.isVisible()) await earlier.click();
    await earlier.waitFor({ state: 'detached' });
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate<string[]>(COVERED_BUTTONS)]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await undo.hover();
    expect(await stored('A-2')).toMatchObject({ gone: true });
    await undo.click();
    await tea.waitFor();
    expect(await stored('A-2')).toMatchObject({ gone: false, status: 'active' });
    expect(page.url()).toContain('query=crni');
  });

  it('are created with a decimal comma, show errors beside their fields, and lose no input', async () => {
    const page = await browser.openAs(admin, LIST);
    await page.getByRole('link', { name: 'Dodaj izdelek' }).first().click();
    await form(page).waitFor();
    const name = form(page).getByRole('group', { name: 'Ime' });
    await name.getByLabel('slovenščina').fill('Kamilični čaj');
    await page.getByRole('textbox', { name: 'Cena', exact: true }).fill('1.2.3');
    await page.getByRole('button', { name: 'Dodaj izdelek' }).click();
    await form(page).getByRole('alert').getByText('Ni shranjeno').waitFor();
    await page.getByRole('textbox', { name: 'Cena', exact: true }).fill('1.299,90');
    await page.getByRole('textbox', { name: 'Šifra izdelka', exact: true }).fill('B-1');
    await page.getByLabel('Povezava').fill('https://trgovina.example/b-1');
    await page.getByRole('textbox', { name: 'Zaloga' }).fill('7');
    await page.getByRole('button', { name: 'Dodaj izdelek' }).click();
    await page.getByRole('heading', { name: 'Kamilični čaj' }).waitFor();
    expect(await stored('B-1')).toMatchObject({ price: '1299.90', stock: 7, name: { sl: 'Kamilični čaj' } });
    expect(await page.getByRole('textbox', { name: 'Cena', exact: true }).inputValue()).toBe('1299,90');
    await page.getByRole('textbox', { name: 'Cena', exact: true }).fill('1199');
    await page.getByRole('link', { name: 'Nazaj na seznam' }).click();
    await page.getByRole('dialog', { name: 'Želite zavreči spremembe?' }).waitFor();
    await page.getByRole('button', { name: 'Nadaljuj urejanje' }).click();
    await page.getByRole('button', { name: 'Shrani spremembe' }).click();
    await until(async () => (await stored('B-1'))!.price === '1199.00');
    expect(await stored('B-1')).toMatchObject({ stock: 7 });
    // nothing is said to be unsaved while the answer is on its way, either
    await page.locator('button[aria-disabled]').waitFor({ state: 'detached' });
    await isUnsaved(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Nazaj na seznam' }).click();
    await row(page, /Kamilični čaj.*1\.199,00/).waitFor();
  });

  it('are copied, and empty fields are filled from product data', async () => {
    const ean = anEan();
    const platform = await katalog.person('super_admin');
    const response = await (
      await signedIn(katalog.origin, platform)
    ).send('POST', '/api/products/data', {
      ean,
      companyId: company.id,
      name: 'Skupni čaj',
      brand: 'Čajko',
      status: 'approved',
    });
    expect(response.status).toBe(201);
    await add('C-1', { sl: 'Izvirnik' }, { price: '5,00' });
    const page = await browser.openAs(admin, LIST);
    await page.getByRole('button', { name: 'Dejanja: Izvirnik' }).click();
    await page.getByRole('link', { name: 'Kopiraj: Izvirnik' }).click();
    await form(page).waitFor();
    const name = form(page).getByRole('group', { name: 'Ime' }).getByLabel('slovenščina');
    expect(await name.inputValue()).toBe('Izvirnik');
    await page.getByRole('textbox', { name: 'Šifra izdelka', exact: true }).fill('C-2');
    await page.getByRole('textbox', { name: 'EAN' }).fill(ean);
    await page.keyboard.press('Tab');
    await page.getByText('Ta EAN poznamo').waitFor();
    await until(async () => (await page.getByRole('textbox', { name: 'Znamka' }).inputValue()) === 'Čajko');
    expect(await name.inputValue()).toBe('Izvirnik');
    await page.getByRole('button', { name: 'Dodaj izdelek' }).click();
    await page.waitForURL(/\/izdelki\/\d+$/);
    expect(await stored('C-2')).toMatchObject({ status: 'draft', price: '5.00', name: { sl: 'Izvirnik' } });
  });

  it('have wrong prices that can be voided', async () => {
    await add('S-1', { sl: 'Beli čaj' });
    const [{ id }] = await katalog.app
      .get(DataSource)
      .query<[{ id: number }]>('select id from products where product_code = $1 and company_id = $2', [
        'S-1',
        company.id,
      ]);
    for (const price of ['1,25', '12,50']) await seller.submit('PATCH', `${LIST}/${id}`, { price });
    const page = await browser.openAs(admin, `${LIST}/${id}/cene`);
    const wrong = row(page, /1,25/);
    await page.getByRole('button', { name: 'Razveljavi ceno' }).click();
    await page.getByText('Izberite ceno, ki je bila napačna.').waitFor();
    await page.getByText('To polje je obvezno.').waitFor();
    await wrong.getByRole('radio').check();
    await page.getByLabel('Zakaj je bila napačna?').fill('Manjka ničla');
    await page.getByRole('button', { name: 'Razveljavi ceno' }).click();
    await wrong.getByText('Manjka ničla').waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
  });
});
