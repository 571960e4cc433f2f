import type { Locator, Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import type { Company } from '../../../../src/companies/company.entity.js';
import type { ProductJson } from '../../../../src/products/product.json.js';
import type { User } from '../../../../src/users/user.entity.js';
import { describeInBrowser, holdScripts, whenFocused } from '../../../support/browser/browser.js';
import { anEan } from '../../../support/data/feed.js';
import { submitForm } from '../../../support/browser/form.js';
import { signedIn } from '../../../support/people.js';
import { drawn } from '../../../support/data/pictures.js';
import { until } from '../../../support/until.js';
import type { Visitor } from '../../../support/browser/visitor.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';
import { Katalog } from '../../../support/katalog.js';

const LIST = '/administracija/izdelki';
/** A random, incompressible text. */
const longText = () => Array.from({ length: 500 }, () => crypto.randomUUID()).join(' ');

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const superAdmin = await katalog.person('super_admin');
const platform = await signedIn(katalog.origin, superAdmin);
const honey = await katalog.category({ sl: 'Med', en: 'Honey' });
const define = (sl: string, en: string, more: object) =>
  platform.send('POST', '/api/attributes', {
    translations: { name: { sl, en } },
    categories: [{ id: honey, filterable: true }],
    ...more,
  });
await define('Teža', 'Weight', { type: 'number', unit: 'g' });
await define('Ekološko', 'Organic', { type: 'boolean' });

describeInBrowser('the form of a product in a real browser', () => {
  let company: Company;
  let admin: User;
  let seller: Visitor;
  let count = 0;

  beforeEach(async () => {
    ({ company, person: admin, admin: seller } = await katalog.store());
  });

  const editor = (page: Page) => page.locator('form.edit-form');
  const save = async (page: Page) => {
    // fields are checked by requests of the same method
    const stored = page.waitForResponse((response) => {
      const request = response.request();
      return request.method() === 'PUT' && !('precognition' in request.headers());
    });
    await page.getByRole('button', { name: 'Shrani spremembe' }).click();
    await stored;
    await page.getByText('Imate neshranjene spremembe.').waitFor({ state: 'detached' });
  };
  const group = (page: Page, name: string) => editor(page).getByRole('group', { name, exact: true });
  const price = (page: Page) => page.getByRole('textbox', { name: 'Cena', exact: true });
  const brandOf = (page: Page) => page.getByRole('textbox', { name: 'Znamka' });
  const lines = async (page: Page) =>
    (await page.locator('.attribute-line').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  const linesAre = (page: Page, expected: string[]) =>
    until(async () => (await lines(page)).join() === expected.join());
  const holds = (field: Locator, text: string) => until(async () => (await field.inputValue()) === text);
  const add = async (fields: object = {}) => {
    const productCode = `B-${++count}`;
    const link = `https://trgovina.example/${count}`;
    const body = { name: { sl: 'Gozdni med' }, productCode, price: '12,50', link, ...fields };
    await seller.submit('POST', LIST, body);
    const [row] = await katalog.rows<{ id: number }>(
      'select id from products where product_code = $1 and company_id = $2',
      [productCode, company.id],
    );
    return { id: row!.id, url: `${LIST}/${row!.id}`, form: `${LIST}/${row!.id}` };
  };

  it('keeps what was typed before hydration', async () => {
    const { id, form } = await add({ price: '12,50' });
    const page = await browser.tab(admin);
    const releaseScripts = await holdScripts(page);
    const hydrated = page.goto(form);
    await price(page).fill('9,90');
    await group(page, 'Ime').getByLabel('angleščina').fill('Forest honey');
    await editor(page).getByLabel('Stanje izdelka').selectOption({ label: 'Rabljeno' });
    releaseScripts();
    await hydrated;
    await editor(page).getByText('Imate neshranjene spremembe.').waitFor();
    await brandOf(page).fill('Čebelar');
    await save(page);
    const stored = await katalog.rows(
      'select p.price::float8, p.name, p.condition, b.name as brand from products p join brands b on b.id = p.brand_id where p.id = $1',
      [id],
    );
    expect(stored).toEqual([
      { price: 9.9, name: { sl: 'Gozdni med', en: 'Forest honey' }, condition: 'used', brand: 'Čebelar' },
    ]);
  });

  it('creates a product with an EAN and many attributes by keyboard', async () => {
    const ean = anEan();
    await platform.send('POST', '/api/products/data', {
      ean,
      companyId: company.id,
      translations: { name: { sl: 'Akacijev med', en: 'Acacia honey' } },
      brand: 'Čebelar',
      status: 'approved',
      categoryIds: [honey],
    });
    const page = await browser.tab(admin);
    const press = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await page.goto(`${LIST}/nov`);
    await brandOf(page).fill('Moja znamka');
    const code = page.getByRole('textbox', { name: 'EAN' });
    const last = Number(ean.at(-1));
    await code.fill(ean.slice(0, -1) + String((last + 1) % 10));
    await page.getByText(`zadnja števka bi morala biti ${last}`).waitFor();
    await code.fill(ean);
    await page.getByText('Ta EAN poznamo').waitFor();
    await holds(group(page, 'Ime').getByLabel('angleščina'), 'Acacia honey');
    expect(await brandOf(page).inputValue()).toBe('Moja znamka');
    await page.getByText('Podatki o izdelku se razlikujejo v poljih: Znamka.').waitFor();
    await press('Uporabi podatke o izdelku');
    await holds(brandOf(page), 'Čebelar');

    await press('Dodaj 2 lastnosti');
    await page.getByLabel('Vrednost (število)').fill('1,5');
    await page.getByLabel('Enota').fill('kg');
    await page.getByLabel('Vrednost', { exact: true }).selectOption('da');
    await press('Prilepi več vrstic');
    await page.keyboard.insertText('Okus: blag\nPoreklo\tBela krajina');
    await press('Dodaj 2 lastnosti');
    await linesAre(page, ['Teža 1,5 kg', 'Ekološko da', 'Okus blag', 'Poreklo Bela krajina']);
    await press('Premakni dol: Teža');
    await linesAre(page, ['Ekološko da', 'Teža 1,5 kg', 'Okus blag', 'Poreklo Bela krajina']);
    await whenFocused(page.getByRole('button', { name: 'Premakni dol: Teža' }));
    await page.keyboard.press('Enter');
    await linesAre(page, ['Ekološko da', 'Okus blag', 'Teža 1,5 kg', 'Poreklo Bela krajina']);
    await page.getByText('Teža: 3. mesto od 4.').waitFor({ state: 'attached' });
    await press('Odstrani: Okus');

    const buffer = await drawn().png().toBuffer();
    const files = editor(page).locator('input[type=file]');
    await files.setInputFiles([{ name: 'med.png', mimeType: 'image/png', buffer }]);
    await page.locator('.picture-tile').waitFor();

    await page.getByRole('textbox', { name: 'Šifra izdelka', exact: true }).fill('MED-1');
    await page.getByLabel('Povezava').fill('https://trgovina.example/med');
    await price(page).fill('9,90');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Akacijev med' }).waitFor();
    await linesAre(page, ['Ekološko da', 'Teža 1500 g', 'Poreklo Bela krajina']);
    await page.locator('.picture-tile').waitFor();
    await page.getByRole('link', { name: 'Zgodovina sprememb' }).click();
    await page.getByText('Dodajanje izdelka').waitFor();

    await page.getByRole('link', { name: 'Nazaj na seznam' }).click();
    await page.getByRole('button', { name: 'Dejanja: Akacijev med' }).click();
    await page.getByRole('link', { name: 'Kopiraj: Akacijev med' }).click();
    await page.locator('.picture-tile').waitFor();
    await until(async () => (await lines(page)).length === 3);
  });

  it('reorders attributes by dragging', async () => {
    const attributes = ['Prva', 'Druga', 'Tretja'].map((sl) => ({ name: { sl }, value: { sl: 'x' } }));
    const { form } = await add({ attributes });
    const page = await browser.openAs(admin, form);
    const grip = page.locator('.grip').first();
    await grip.scrollIntoViewIfNeeded();
    const from = (await grip.boundingBox())!;
    const to = (await page.locator('.attribute-list > li').nth(1).boundingBox())!;
    await page.mouse.move(from.x + 5, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + to.height - 4, { steps: 5 });
    await page.mouse.up();
    await linesAre(page, ['Druga x', 'Prva x', 'Tretja x']);
  });

  it('shows a conflicting change beside the own one', async () => {
    // more than a cookie can have
    const description = Object.fromEntries(['sl', 'en'].map((id) => [id, `<p>${longText()}</p>`]));
    const { form, url } = await add({ description });
    const page = await browser.openAs(admin, form);
    await price(page).fill('8,80');
    await brandOf(page).fill('Moja');
    await seller.submit('PUT', url, { price: '9,90', brand: 'Njihova', description: { sl: longText() } });
    await group(page, 'Opis').getByLabel('slovenščina').fill(longText());
    await page.getByRole('button', { name: 'Shrani spremembe' }).click();
    await page.getByText('Razlikujejo se 3 polja').waitFor();
    const brand = page.locator('.field', { has: brandOf(page) });
    expect(await brand.locator('.meanwhile').innerText()).toContain('Medtem shranjena vrednost: Njihova');
    await brand.getByRole('button', { name: 'Uporabi shranjeno vrednost' }).click();
    await holds(brandOf(page), 'Njihova');
    await until(async () => (await page.locator('.meanwhile').count()) === 2);
    expect(await price(page).inputValue()).toBe('8,80');
    await save(page);
    await page.goto(form);
    expect(await price(page).inputValue()).toBe('8,80');
    expect(await brandOf(page).inputValue()).toBe('Njihova');
  });

  it('shows both languages below each other on a phone, and leads to what is missing', async () => {
    const page = await browser.phone(admin);
    await page.goto(`${LIST}/nov`);
    const [sl, en] = [
      group(page, 'Ime').getByLabel('slovenščina'),
      group(page, 'Ime').getByLabel('angleščina'),
    ];
    const [above, below] = [(await sl.boundingBox())!, (await en.boundingBox())!];
    expect(below.y).toBeGreaterThan(above.y + above.height);
    expect(below.x).toBe(above.x);
    await page.getByRole('textbox', { name: 'Šifra izdelka', exact: true }).fill('X-1');
    await page.getByLabel('Povezava').fill('https://trgovina.example/x');
    await price(page).fill('5');
    await page.getByRole('button', { name: 'Dodaj izdelek' }).last().click();
    await group(page, 'Ime').getByText('obvezno').waitFor();
    await whenFocused(page.locator('input[name="name.sl"]'));
    const index = page.getByRole('navigation', { name: 'Razdelki obrazca' });
    await index.getByRole('link', { name: 'Osnovno 1 napaka' }).waitFor();
  });

  it('shows both languages side by side on a wide screen, with an index of its sections', async () => {
    const { form: path } = await add();
    const page = await browser.openAs(admin, path, { viewport: { width: 1280, height: 900 } });
    const [left, right] = await Promise.all(
      ['slovenščina', 'angleščina'].map((name) => group(page, 'Opis').getByLabel(name).boundingBox()),
    );
    expect(right!.y).toBe(left!.y);
    expect(right!.x).toBeGreaterThan(left!.x + left!.width);
    const index = page.getByRole('navigation', { name: 'Razdelki obrazca' });
    expect(await index.getByRole('link').allInnerTexts()).toEqual([
      'Osnovno',
      'Cena in dostava',
      'Besedila',
      'Slike',
      'Lastnosti',
      'Primerjava',
    ]);
    await index.getByRole('link', { name: 'Primerjava' }).click();
    await until(async () => (await page.locator('#comparison').boundingBox())!.y < 700);
    // moving on the page gives nothing up
    await price(page).fill('9');
    await index.getByRole('link', { name: 'Besedila' }).click();
    expect(await page.getByRole('dialog', { name: 'Želite zavreči spremembe?' }).count()).toBe(0);
    await editor(page).getByText('Imate neshranjene spremembe.').waitFor();
  });

  it('asks before changes are given up, and keeps them when somebody stays', async () => {
    await add({ name: { sl: 'Prvi' } });
    const { form: path } = await add({ name: { sl: 'Drugi' } });
    await add({ name: { sl: 'Tretji' } });
    const page = await browser.openAs(admin, path);
    const title = (name: string) => page.getByRole('heading', { name, level: 1 });
    const question = page.getByRole('dialog', { name: 'Želite zavreči spremembe?' });
    await price(page).fill('8,80');
    // the newest comes first in the list
    await page.getByRole('link', { name: 'Naslednja' }).click();
    await question.waitFor();
    await page.getByRole('button', { name: 'Nadaljuj urejanje' }).click();
    expect(await price(page).inputValue()).toBe('8,80');
    await save(page);
    await page.getByRole('link', { name: 'Naslednja' }).click();
    await title('Prvi').waitFor();
    expect(await price(page).inputValue()).toBe('12,50');
    expect(await page.getByRole('link', { name: 'Naslednja' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Prejšnja' }).click();
    await title('Drugi').waitFor();
    await price(page).fill('7');
    await page.goBack();
    await question.waitFor();
    await page.getByRole('button', { name: 'Zavrzi spremembe' }).click();
    await title('Prvi').waitFor();
    await page.goForward();
    await title('Drugi').waitFor();
    expect(await price(page).inputValue()).toBe('8,80');
  });

  it('goes on without a question once what is being saved is saved', async () => {
    await add({ name: { sl: 'Prvi' } });
    const { form: path } = await add({ name: { sl: 'Drugi' } });
    const page = await browser.openAs(admin, path);
    await price(page).fill('8,80');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === 'PUT' && !('precognition' in route.request().headers()))
        await answered;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Shrani spremembe' }).click();
    await page.getByRole('button', { name: 'Shranjujem' }).waitFor();
    await page.getByRole('link', { name: 'Naslednja' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Prvi', level: 1 }).waitFor();
    await page.goto(path);
    expect(await price(page).inputValue()).toBe('8,80');
  });

  it('explains that a feed writes the offer, and keeps ticked fields', async () => {
    const { id, form: path } = await add();
    const database = katalog.app.get(DataSource);
    await database.query(`update products set content_hash = '\\x00' where id = $1`, [id]);
    const page = await browser.openAs(admin, path);
    await page.getByText('Ponudba je iz vira podatkov.').waitFor();
    const tick = page.getByRole('checkbox', { name: 'Ohrani moje: Opis' });
    await tick.check();
    await page.getByRole('checkbox', { name: 'Ohrani moje: Slike' }).check();
    await save(page);
    const kept = async () =>
      (
        await database.query<{ kept: string[] }[]>('select kept_fields as kept from products where id = $1', [
          id,
        ])
      )[0]!.kept;
    expect(await kept()).toEqual(['description', 'media']);
    await page.reload();
    expect(await tick.isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Zgodovina sprememb' }).click();
    await page.getByText('Opis, Slike').waitFor();
  });

  it.each([
    ['Slovenian', LIST, 'Shrani spremembe', 'Vpišite število.'],
    ['English', '/en/admin/products', 'Save changes', 'Enter a number.'],
  ])('is saved without JavaScript in %s, and keeps what was refused', async (_, list, send, wrong) => {
    const { id } = await add({
      stock: '4',
      categoryIds: [honey],
      attributes: [{ name: { sl: 'Okus' }, value: { sl: 'blag' } }],
    });
    await katalog.rows(`update products set content_hash = '\\x00', kept_fields = '{media}' where id = $1`, [
      id,
    ]);
    const form = await seller.document(`${list}/${id}?sort=price`);
    const typed = { price: 'abc', 'name.en': 'Forest honey' };
    const refused = await submitForm(seller, form, send, typed);
    expect(refused.text).toContain(wrong);
    const saved = await submitForm(seller, refused, send, {
      price: '9',
      condition: 'used',
      'attributes.0.value.sl': 'močan',
      keptFields: 'name',
    });
    expect(saved.page.url).toContain('?sort=price');
    const { name, condition, keptFields, stock, categoryIds, attributes, price } = (await (
      await seller.get(`/api/products/${id}?locale=en`)
    ).json()) as ProductJson;
    expect({ name, condition, keptFields, stock, categoryIds, price }).toEqual({
      name: 'Forest honey',
      condition: 'used',
      keptFields: ['name'],
      stock: 4,
      categoryIds: [honey],
      price: 9,
    });
    expect(attributes).toMatchObject([{ name: 'Okus', value: 'močan' }]);
  });

  it('links to a preview of a draft', async () => {
    const { form } = await add({ description: { sl: '<p>Temen in gost.</p>' } });
    const { links } = await seller.document(form);
    const [address] = [...links].find(([, text]) => text.startsWith('Poglej kot obiskovalec'))!;
    const { text } = await seller.document((await seller.get(address)).headers.get('location') ?? address);
    expect(text).toContain('To je osnutek');
    expect(text).toContain('Temen in gost.');
  });
});
