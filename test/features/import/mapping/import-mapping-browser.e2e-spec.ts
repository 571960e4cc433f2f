import type { Locator, Page } from 'playwright-core';
import type { User } from '../../../../src/users/user.entity.js';
import { obstacles } from '../../../support/browser/axe.js';
import { describeInBrowser } from '../../../support/browser/browser.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

const GOODS = `<zaloga>${['Zeleni čaj', 'Črna kava', 'Kakav']
  .map(
    (name, index) =>
      `<kos sifra="A${index}"><ime>${name}</ime><vrednost>${index + 1}299</vrednost><www>https://trgovina.example/${index}</www>
       <skupina>Pijače > Topli napitki</skupina><opis>Iz najboljših listov.</opis></kos>`,
  )
  .join('')}</zaloga>`;

const katalog = await Katalog.use();
const admin = TestBrowser.use(katalog.origin);

describeInBrowser('mapping in a browser', () => {
  let store: Store;
  let person: User;

  beforeEach(async () => {
    store = await katalog.store();
    ({ person } = store);
  });

  const meaningOf = (page: Page, path: string) => page.getByLabel(`Preslikava polja ${path}`);
  const firstPrice = (page: Page) => page.locator('.preview-name').first();

  it('maps fields by keyboard, and updates the preview', async () => {
    const { id } = await katalog.import(store, GOODS);
    const page = await admin.tab(person);
    await page.goto(`/administracija/uvozi?import=${id}`);
    await page.getByRole('link', { name: 'Preslikaj polja' }).click();
    await page.getByRole('heading', { name: 'Preslikava polj' }).waitFor();
    expect(await meaningOf(page, 'ime').inputValue()).toBe('name');
    await page.getByText('0 od 3 bi bilo uvoženih').waitFor();

    await meaningOf(page, 'vrednost').focus();
    await meaningOf(page, 'vrednost').selectOption('price');
    await firstPrice(page).getByText('1.299,00').waitFor();
    await page.getByLabel('Množitelj cen').fill('0,01');
    await firstPrice(page).getByText('12,99').waitFor();
    await meaningOf(page, 'opis').selectOption('attribute');
    await page.getByLabel('Ime lastnosti za polje opis').fill('Izvor');
    await page.locator('.mapping-preview').getByText('Izvor').first().waitFor();
    expect(await obstacles(page)).toEqual([]);

    await page.getByRole('button', { name: 'Shrani in nadaljuj uvoz' }).press('Enter');
    await page.locator('.current-import').getByText('Končano', { exact: true }).waitFor();
    expect(
      await katalog.rows('select price from products where company_id = $1 order by price', [
        store.company.id,
      ]),
    ).toEqual([{ price: '12.99' }, { price: '22.99' }, { price: '32.99' }]);
  });

  it('maps a field by drag and drop, and names missing ones', async () => {
    const { id } = await katalog.import(store, GOODS);
    const page = await admin.tab(person);
    await page.goto(`/administracija/uvozi/${id}/oblika`);
    const said = page.locator('.meanings').getByRole('status');
    await said.getByText('Določiti je treba še: Cena.').waitFor();
    const row = page.getByRole('row').filter({ has: meaningOf(page, 'vrednost') });
    await drag(page.locator('.meanings li', { hasText: /^Cena$/ }), row.getByRole('rowheader'));
    await said.getByText('Vsa obvezna polja so določena.').waitFor();
    await firstPrice(page).getByText('1.299,00').waitFor();
    expect(await meaningOf(page, 'vrednost').inputValue()).toBe('price');
  });

  it('exchanges a field with its runner-up by one click, and keeps other changes', async () => {
    const { id } = await katalog.import(
      store,
      GOODS.replaceAll('<vrednost>', '<cena>').replaceAll(
        '</vrednost>',
        '</cena><redna_cena>99999</redna_cena>',
      ),
    );
    const page = await admin.tab(person);
    await page.goto(`/administracija/uvozi/${id}/oblika`);
    await meaningOf(page, 'opis').selectOption('');
    await page.getByRole('link', { name: 'Uporabi to polje: redna_cena' }).press('Enter');
    await firstPrice(page).getByText('99.999,00').waitFor();
    expect(await meaningOf(page, 'redna_cena').inputValue()).toBe('price');
    expect(await meaningOf(page, 'cena').inputValue()).toBe('regularPrice');
    expect(await meaningOf(page, 'opis').inputValue()).toBe('');
  });

  it('shows the store’s formats, and deletes one', async () => {
    const { id } = await katalog.import(store, GOODS);
    const fields = [
      { path: 'ime', target: 'name' },
      { path: 'vrednost', target: 'price' },
      { path: 'www', target: 'link' },
    ];
    await store.admin.send('PUT', `/api/imports/${id}/mapping`, { item: 'kos', fields, currency: 'EUR' });
    await katalog.settled(store, id);

    const page = await admin.tab(person);
    await page.goto('/administracija/uvozi');
    await page.getByRole('link', { name: 'Oblike in preslikave' }).click();
    const format = page.getByRole('article', { name: '<zaloga> … <kos>' });
    await format.getByText('vrednost').waitFor();
    await format.getByRole('link', { name: /^Uredi/ }).waitFor();
    await format.getByRole('button', { name: /^Izbriši/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši to preslikavo' }).press('Enter');
    await page.getByText('Lastnih oblik datotek še nimate.').waitFor();
  });

  it('asks before unsaved changes are left', async () => {
    const { id } = await katalog.import(store, GOODS);
    const page = await admin.tab(person);
    await page.goto(`/administracija/uvozi/${id}/oblika`);
    await meaningOf(page, 'opis').selectOption('specifications');
    await page.getByRole('link', { name: 'Uvoz datoteke feed.xml' }).click();
    await page.getByRole('dialog').waitFor();
  });

  it('maps a category by suggestion and by search, or excludes it', async () => {
    await katalog.category({ sl: 'Sveči', en: 'Candles' });
    await katalog.category({ sl: 'Namizne igre', en: 'Board games' });
    await katalog.import(
      store,
      aFeed([
        { productCode: 'A', category: 'Dom > Sveča' },
        { productCode: 'B', category: 'Prosti čas > Družabno' },
        { productCode: 'C', category: 'Razno > Ostanki' },
      ]),
    );
    const page = await admin.tab(person);
    await page.goto('/administracija/uvozi/kategorije');
    const row = (path: string) => page.getByRole('row').filter({ hasText: path });
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Shrani' });
    await row('Dom › Sveča').getByRole('button', { name: 'Izberi kategorijo' }).press('Enter');
    // the suggestion is a row, but is not selected
    await dialog.getByRole('option', { name: 'Sveči', selected: false }).click();
    await dialog.getByRole('option', { name: 'Sveči', selected: true }).waitFor();
    expect(await dialog.getByRole('option', { name: 'Sveči' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await row('Dom › Sveča').getByRole('button', { name: 'Izberi kategorijo' }).press('Enter');
    await dialog.getByRole('option', { name: 'Sveči', selected: false }).waitFor();
    await dialog.getByRole('searchbox').fill('namizne');
    await dialog.getByRole('option', { name: 'Namizne igre' }).waitFor();
    await save.press('Enter');
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await row('Dom › Sveča').getByText('Brez kategorije').waitFor();
    await row('Dom › Sveča').getByRole('button', { name: 'Sprejmi' }).click();
    await row('Dom › Sveča').getByText('Izbrana ročno').waitFor();

    await row('Družabno').getByRole('button', { name: 'Izberi kategorijo' }).press('Enter');
    await dialog.getByRole('searchbox').fill('namizne');
    await dialog.getByRole('option', { name: 'Namizne igre' }).click();
    await dialog.getByRole('searchbox').fill('sveč');
    await dialog.getByText('Izbrano: Namizne igre').waitFor();
    expect(await obstacles(page)).toEqual([]);
    await save.click();
    await row('Družabno').getByText('Namizne igre').waitFor();

    await row('Ostanki').getByRole('button', { name: 'Izberi kategorijo' }).press('Enter');
    await dialog.getByRole('button', { name: 'Ne uvažaj teh izdelkov' }).click();
    await row('Ostanki').getByText('Izključena iz uvoza').waitFor();
  });
});

/** A held element is lost if it scrolls: so the mouse is pressed afterwards. */
async function drag(source: Locator, target: Locator): Promise<void> {
  const { mouse } = source.page();
  await target.scrollIntoViewIfNeeded();
  await source.hover();
  await mouse.down();
  // the first move picks it up, the second one is over the target
  await target.hover();
  await target.hover();
  await mouse.up();
}
