import type { Page } from 'playwright-core';
import type { Company } from '../../../src/companies/company.entity.js';
import type { ProductDataJson } from '../../../src/product-data/product-data.json.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { anEan } from '../../support/data/feed.js';
import { makeCompany, signedIn, withSession } from '../../support/people.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

const LIST = '/administracija/podatki-o-izdelkih';
const LIST_EN = '/en/admin/product-data';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const platform = await katalog.person('super_admin');
const api = await signedIn(katalog.origin, platform);
const teas = await katalog.category({ sl: 'Čaji', en: 'Teas' });

describeInBrowser('the product data page in a real browser', () => {
  let company: Company;

  beforeEach(async () => {
    company = await makeCompany(katalog.app);
  });

  async function add(name: string, ean = anEan(), more: object = {}) {
    const fields = { ean, name, companyId: company.id, ...more };
    const response = await api.send('POST', '/api/products/data', fields);
    expect(response.status).toBe(201);
    return (await response.json()) as ProductDataJson;
  }
  const read = async (id: number) =>
    (await (await api.get(`/api/products/data/${id}?translations=true`)).json()) as ProductDataJson;

  const employee = (permissionLevel: 1 | 2) =>
    katalog.person('employee', { companyId: company.id, permissionLevel });
  const dialog = (page: Page) => page.locator('dialog.dialog-wide');
  const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

  it('adds product data with a category and attributes, shows errors, and edits it', async () => {
    const ean = anEan();
    const page = await browser.tab(await employee(2));
    const eanField = page.getByRole('textbox', { name: 'EAN' });
    await page.goto(LIST);
    await page.locator('#new-product-data').click();
    await group(page, 'Ime').getByLabel('slovenščina').fill('Beli čaj');
    // its last digit is wrong
    await eanField.fill('3830000000001');
    await page.getByRole('button', { name: 'Dodaj podatke', exact: true }).click();
    await page.locator('.field', { has: eanField }).locator('.form-error').waitFor();
    await eanField.fill(ean);
    await page.getByRole('searchbox', { name: 'Dodaj kategorijo' }).fill('caj');
    await page.getByRole('option', { name: 'Čaji' }).click();
    await page.getByRole('button', { name: 'Dodaj lastnost po meri' }).click();
    await group(page, 'Ime lastnosti').getByLabel('slovenščina').fill('Okus');
    await page.getByRole('button', { name: 'Dodaj podatke', exact: true }).click();
    // the attribute has no value yet
    await page.locator('.attribute-list .form-error', { hasText: /./ }).first().waitFor();
    await group(page, 'Vrednost').getByLabel('slovenščina').fill('nežen');
    await page.getByRole('button', { name: 'Dodaj podatke', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('Podatki o izdelku so dodani.').waitFor();
    await page.locator('.list-count', { hasText: '1 opis izdelka' }).waitFor();

    await page.getByRole('link', { name: 'Beli čaj' }).click();
    await page.getByRole('button', { name: 'Odstrani: Okus' }).click();
    await group(page, 'Ime').getByLabel('angleščina').fill('White tea');
    await page.getByRole('button', { name: 'Shrani spremembe' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    const response = await api.get(`/api/products/data/company/${company.id}?translations=true`);
    expect(await response.json()).toEqual([
      expect.objectContaining({
        ean,
        status: 'requested',
        attributes: [],
        categoryIds: [teas],
        translations: expect.objectContaining({ name: { sl: 'Beli čaj', en: 'White tea' } }),
      }),
    ]);
  });

  it('asks catalogue admins for the store', async () => {
    const page = await browser.openAs(platform, `${LIST_EN}?new=1`);
    await page.getByRole('textbox', { name: 'EAN' }).fill(anEan());
    await group(page, 'Name').getByLabel('English').fill('Earl Grey');
    const create = page.getByRole('button', { name: 'Add product data' });
    await create.click();
    await dialog(page).locator('.field .form-error', { hasText: 'Select the store' }).waitFor();
    await dialog(page).getByRole('combobox').selectOption(company.companyName);
    await create.click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: new RegExp(`Earl Grey.*${company.companyName}`) }).waitFor();
  });

  it('approves and rejects in the list, after a dialog', async () => {
    await add('Zeleni čaj');
    const page = await browser.openAs(platform, `${LIST_EN}?company=${company.id}`);
    const row = page.getByRole('row', { name: /Zeleni čaj/ });
    await row.getByRole('button', { name: 'Approve Zeleni čaj' }).click();
    const question = page.getByRole('dialog', { name: 'Approve the product data for Zeleni čaj?' });
    await question.getByRole('button', { name: 'Approve' }).click();
    await row.getByText('Approved', { exact: true }).waitFor();
    expect(await row.getByRole('button').count()).toBe(0);

    await page.getByRole('link', { name: 'Zeleni čaj' }).click();
    await dialog(page).getByRole('button', { name: 'Reject Zeleni čaj' }).click();
    await page
      .getByRole('dialog', { name: 'Reject the product data for Zeleni čaj?' })
      .getByRole('button', { name: 'Reject' })
      .click();
    await row.getByText('Rejected', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Awaiting decision/ }).click();
    await page.getByText('0 descriptions', { exact: false }).waitFor();
  });

  it('merges the selected duplicates after a dialog that names them', async () => {
    const kept = await add('Rooibos');
    const merged = await add('Rdeči čaj', kept.ean, { brand: 'Gorski čaji' });
    const spared = await add('Rdeči čaj z vanilijo', kept.ean);
    const page = await browser.openAs(platform, `${LIST_EN}?edit=${kept.id}`);
    await page.getByRole('checkbox', { name: /^Rdeči čaj z vanilijo/ }).uncheck();
    await page.getByRole('button', { name: 'Merge 1 description into this one' }).click();
    const question = page.getByRole('dialog', { name: 'Merge 1 description into this one?' });
    await question.waitFor();
    expect(await question.locator('li').allInnerTexts()).toEqual([`Rdeči čaj (${company.companyName})`]);
    await question.getByRole('button', { name: 'Merge and delete' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('Product data merged.').waitFor();
    expect((await read(kept.id)).brand).toBe('Gorski čaji');
    const answers = await Promise.all(
      [merged, spared].map(async ({ id }) => (await api.get(`/api/products/data/${id}`)).status),
    );
    expect(answers).toEqual([404, 200]);
  });

  it('shows product data without fields and buttons to users who may only read', async () => {
    const { id } = await add('Kamilica', undefined, { description: '<p>Za mirne <b>večere</b>.</p>' });
    const reader = await withSession(katalog.origin, await employee(1));
    const { body, links } = await reader.document(`${LIST}?edit=${id}`);
    const [record] = /<dialog.*?<\/dialog>/s.exec(body)!;
    expect(record).toContain('<b>večere</b>');
    expect(record).not.toMatch(/<input(?! type="hidden")|<textarea|class="actions/);
    expect([...links.values()]).not.toContain('Dodaj podatke');
  });
});
