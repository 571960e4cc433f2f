import { obstacles } from '../../../support/browser/axe.js';
import { describeInBrowser } from '../../../support/browser/browser.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';
import { expectActions } from '../../../support/count-actions.js';
import { magentoExport, shopifyExport, wooExport } from '../../../support/data/shop-exports.js';
import { Katalog } from '../../../support/katalog.js';

const katalog = await Katalog.use();
const admin = TestBrowser.use(katalog.origin);

const MOST_ACTIONS = 8;

describeInBrowser('the export of a shop system in a browser', () => {
  it.each([
    ['Shopify', shopifyExport(), 144],
    ['WooCommerce', wooExport(), 44],
    ['Magento', magentoExport(), 46],
  ])('of %s is live after few actions, without a known address', async (system, file, offers) => {
    const store = await katalog.store();
    await katalog.rows('update companies set website = null where id = $1', [store.company.id]);
    const page = await admin.tab(store.person);
    await page.goto('/administracija/uvozi');
    await page.getByText('Sprejete oblike datotek').waitFor();
    let actions = 0;
    const act = async (steps: number, action: Promise<unknown>) => {
      await action;
      actions += steps;
    };
    const buffer = Buffer.from(file);
    // a click, and a file in the system's dialog
    const upload = { name: 'izvoz.csv', mimeType: 'text/csv', buffer };
    await act(2, page.locator('input[type=file]').setInputFiles(upload));
    await act(1, page.getByRole('button', { name: 'Začni uvoz' }).click());
    await act(1, page.getByRole('link', { name: 'Preslikaj polja' }).click());
    await page.getByRole('heading', { name: `Izvoz iz sistema ${system}` }).waitFor();
    expect(await page.getByRole('button', { name: 'Shrani in nadaljuj uvoz' }).count()).toBe(0);
    // a click, and a value
    await act(2, page.getByLabel('Naslov spletne trgovine').fill('majice.example'));
    await act(1, page.getByRole('button', { name: 'Uporabi naslov' }).click());
    await page.getByText('10 od 10 bi bilo uvoženih').waitFor();
    expect(await obstacles(page)).toEqual([]);
    await act(1, page.getByRole('button', { name: 'Shrani in nadaljuj uvoz' }).click());
    await page.locator('.current-import').getByText('Končano', { exact: true }).waitFor();
    expectActions(`offers live from an export of ${system}`, actions, MOST_ACTIONS);
    expect(
      await katalog.value(
        `select count(*)::integer from products where company_id = $1 and status = 'active' and link like 'https://majice.example/%'`,
        [store.company.id],
      ),
    ).toBe(offers);
  });
});
