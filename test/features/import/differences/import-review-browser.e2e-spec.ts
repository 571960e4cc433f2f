import { describeInBrowser, holdScripts, whenFocused } from '../../../support/browser/browser.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

const offers = (price: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    productCode: `K-${index}`,
    name: `Čaj št. ${index}`,
    price,
    stock: price,
  }));

const katalog = await Katalog.use();
const admin = TestBrowser.use(katalog.origin);
const store = await katalog.store('Prva trgovina');
const { person } = store;
await katalog.import(store, aFeed(offers(10)));

describeInBrowser('review of an import in a browser', () => {
  it('shows the hold and the differences, and rolls the import back', async () => {
    const { id } = await katalog.import(store, aFeed(offers(100)));
    const page = await admin.tab(person);
    await page.goto(`/administracija/uvozi?import=${id}`);
    await page.getByText('Cena bi se več kot potrojila ali padla pod tretjino pri 30 od 30').waitFor();
    await page.getByRole('link', { name: 'Pokaži vse te izdelke' }).click();
    await page.getByRole('heading', { name: 'Spremembe uvoza' }).waitFor();
    await page.getByRole('row').nth(30).waitFor();
    expect(await page.getByRole('row').count()).toBe(31);

    await page.getByRole('link', { name: 'Uvoz datoteke feed.xml' }).click();
    await page.getByRole('button', { name: 'Potrdi in nadaljuj' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Potrdi in nadaljuj' }).click();
    // the next step is a button, the rest is in a menu
    await page.getByRole('link', { name: 'Pokaži 30 sprememb' }).waitFor();
    await page.getByRole('button', { name: 'Več dejanj' }).click();
    await page.getByRole('button', { name: 'Razveljavi uvoz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Razveljavi uvoz' }).click();
    await page.getByText('30 izdelkov je spet v stanju pred uvozom.').waitFor();
    await whenFocused(page.getByRole('button', { name: 'Več dejanj' }));
    await page.locator('.current-import').getByText('Razveljavljeno', { exact: true }).waitFor();
  });

  it('asks for the currency of prices without one in a file with several currencies', async () => {
    const mixedStore = await katalog.store();
    const mixedAdmin = await katalog.person('admin', { companyId: mixedStore.company.id });
    const item = (code: string, price: string) =>
      `<Item><ID>${code}</ID><name>Čaj</name><link>https://trgovina.example/${code}</link><price>${price}</price><mainImage/></Item>`;
    const feed = `<CNJExport>${item('A', '5,00')}${item('B', '5,00 EUR')}${item('C', '9,00 BAM')}</CNJExport>`;
    const { id } = await katalog.import(mixedStore, feed);
    const page = await admin.tab(mixedAdmin);
    await page.goto(`/administracija/uvozi?import=${id}`);
    await page
      .getByText('Nekatere cene v datoteki imajo valuto (EUR, BAM), 1 izdelek pa ima ceno brez valute.')
      .waitFor();
    await page.getByRole('button', { name: 'Potrdi in nadaljuj' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Potrdi in nadaljuj' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Valuta cen brez oznake valute').selectOption('BAM');
    await dialog.getByRole('button', { name: 'Potrdi in nadaljuj' }).click();
    await page.locator('.current-import').getByText('Končano', { exact: true }).waitFor();
    expect(
      await katalog.rows('select currency from products where company_id = $1 order by product_code', [
        mixedStore.company.id,
      ]),
    ).toEqual([{ currency: 'BAM' }, { currency: 'EUR' }, { currency: 'BAM' }]);
  });

  it('opens the import of a file that was uploaded by keyboard', async () => {
    const page = await admin.tab(person);
    await page.goto('/administracija/uvozi');
    const file = { name: 'cenik.xml', mimeType: 'text/xml', buffer: Buffer.from(aFeed(offers(10))) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Začni uvoz' }).press('Enter');
    await page.locator('h2:focus', { hasText: 'Uvoz datoteke cenik.xml' }).waitFor();
    await page.locator('.current-import').getByText('Končano', { exact: true }).waitFor();
  });

  it('keeps a selection that was made before hydration', async () => {
    const page = await admin.tab(person);
    const releaseScripts = await holdScripts(page);
    const hydrated = page.goto('/administracija/uvozi');
    const file = { name: 'zgodaj.xml', mimeType: 'text/xml', buffer: Buffer.from(aFeed(offers(10))) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Način').selectOption({ label: 'Samo spremembe' });
    await page.getByLabel('Samo preizkus').check();
    releaseScripts();
    await hydrated;
    await page.getByText('zgodaj.xml', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Začni preizkus' }).click();
    await page.locator('h2:focus', { hasText: 'Uvoz datoteke zgodaj.xml' }).waitFor();
    expect(
      await katalog.rows(`select mode, dry_run_content from imports where file_name = 'zgodaj.xml'`),
    ).toEqual([{ mode: 'dry-run', dry_run_content: 'delta' }]);
    // the result is alone on the page; the next file is sent from the list, like the last one
    await page.locator('.current-import').getByText('Končano', { exact: true }).waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await page.getByRole('link', { name: 'Vsi uvozi' }).press('Enter');
    await page.locator('input[type=file]').waitFor();
    expect(await page.getByLabel('Način').inputValue()).toBe('delta');
  });

  it('leaves room beside long names for what differs and what is wrong, and keeps figures level', async () => {
    const wideStore = await katalog.store();
    const wideAdmin = await katalog.person('admin', { companyId: wideStore.company.id });
    const feed = (price: number) =>
      aFeed([{ productCode: 'A', name: 'Zeleni čaj iz prve berbe '.repeat(10), price }]);
    await katalog.import(wideStore, feed(10));
    const { id } = await katalog.import(wideStore, feed(11), { mode: 'dry-run' });
    const page = await admin.tab(wideAdmin, { viewport: { width: 1280, height: 900 } });
    const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!.width;
    for (const [path, column] of [
      [`${id}/spremembe`, 'fields'],
      ['diagnostika?finding=without_brand', 'message'],
    ]) {
      await page.goto(`/administracija/uvozi/${path}`);
      const share = (await widthOf(`td[data-column=${column}]`)) / (await widthOf('.data-table'));
      expect(share).toBeGreaterThan(0.4);
    }
    await page.goto(`/administracija/uvozi?import=${id}`);
    const boxes = await Promise.all(
      (await page.locator('.counters dd').all()).map((figure) => figure.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
  });
});
