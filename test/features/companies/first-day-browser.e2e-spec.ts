import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser/browser.js';
import { submit } from '../../support/browser/login-browser.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { expectActions } from '../../support/count-actions.js';
import { aFeed } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { drawn } from '../../support/data/pictures.js';
import { mailedLinks, TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { until } from '../../support/until.js';

const MOST_ACTIONS = 42;
/** The store's paths by the categories of the catalogue. */
const BRANCHES = {
  Kuhinja: ['Noži', 'Lonci', 'Skodelice', 'Pribor'],
  Vrt: ['Orodje', 'Lonci', 'Semena', 'Zalivanje'],
  Kamp: ['Šotori', 'Spalne vreče', 'Svetilke', 'Kuhalniki'],
};
const OFFERS_OF_PATH = 20;

const katalog = await Katalog.use();
const browser = TestBrowser.use(katalog.origin, { expected: /status of 501/ });

describeInBrowser('the first day of a store', () => {
  let actions = 0;
  // as in a trial by a person: a click, a filled-in field or a selected file is an action
  const click = async (target: Locator) => {
    await target.click();
    actions += 1;
  };
  const fill = async (target: Locator, text: string) => {
    await target.fill(text);
    actions += 1;
  };
  const selectFile = async (target: Locator, name: string, mimeType: string, buffer: Buffer) => {
    await target.setInputFiles({ name, mimeType, buffer });
    // the button, and the file in the system's window
    actions += 2;
  };
  /** After a form or link that loads a whole document: its scripts take a moment, in which a person looks at it. */
  const hydrate = (page: Page) => page.reload();
  /** It is over the buttons at the top of the page. */
  const closeToast = (page: Page) => click(page.getByRole('button', { name: 'Zapri obvestilo' }).first());
  const section = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: 'Razdelki administracije' })
      .getByRole('link', { name, exact: true });

  it(`leads from the registration to offers in categories with at most ${MOST_ACTIONS} actions`, async () => {
    for (const name of ['Kuhinjski pripomočki', 'Vrtnarstvo', 'Taborjenje'])
      await katalog.category({ sl: name });
    const page = await browser.open('/prijava');
    const email = `store-${crypto.randomUUID()}@katalog.test`;
    await register(page, email);
    await approve();
    await click(page.getByRole('link', { name: 'Preveri znova' }));
    await page.locator('.admin').waitFor();
    await describeStore(page);
    await invite(page);
    await importFeed(page);
    await mapPaths(page);
    expectActions('from the registration to offers in categories', actions, MOST_ACTIONS);
    const placed = () =>
      katalog.rows<{ category: string; offers: number }>(
        `select c.name ->> 'sl' as category, count(*)::integer as offers
         from products p join product_categories pc on pc.product_id = p.id join categories c on c.id = pc.category_id
         where p.status = 'active' group by 1 order by 1`,
      );
    const wanted = ['Kuhinjski pripomočki', 'Taborjenje', 'Vrtnarstvo'].map((category) => ({
      category,
      offers: 4 * OFFERS_OF_PATH,
    }));
    await until(placed, { holds: (found) => JSON.stringify(found) === JSON.stringify(wanted) });
  });

  async function register(page: Page, email: string) {
    await click(page.getByRole('link', { name: 'Registriraj trgovino' }));
    await page.getByRole('heading', { name: 'Registracija trgovine' }).waitFor();
    const fields = {
      companyName: 'Zeleni hrib',
      firstName: 'Živa',
      lastName: 'Čuk',
      email,
      password: TEST_PASSWORD,
    };
    await submit(page, fields);
    actions += Object.keys(fields).length + 1;
    await page.getByRole('heading', { name: 'Račun čaka na potrditev' }).waitFor();
    await until(async () => (await mailedLinks(email, 'VERIFY_EMAIL')).length === 1);
    const [link] = await mailedLinks(email, 'VERIFY_EMAIL');
    await (await page.context().newPage()).goto(link!);
    actions += 1;
    await click(page.getByRole('link', { name: 'Preveri znova' }));
    await page.locator('.steps li[aria-current=step]', { hasText: 'Pregled podatkov' }).waitFor();
  }

  async function approve() {
    const page = await browser.openAs(await katalog.person('super_admin'), '/administracija');
    await click(page.locator('.waiting').getByRole('link', { name: 'Zeleni hrib' }));
    await click(page.getByRole('button', { name: 'Aktiviraj trgovino' }));
    await click(
      page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: 'Aktiviraj trgovino' })
        .last(),
    );
    await page.getByText('Trgovina je aktivna.').first().waitFor();
  }

  async function describeStore(page: Page) {
    await click(section(page, 'Podatki trgovine'));
    await fill(page.getByLabel('Spletna stran'), 'zeleni-hrib.example');
    await fill(page.getByLabel('Strošek dostave'), '3,90');
    await fill(page.getByLabel('Brezplačna dostava od'), '50');
    await selectFile(
      page.locator('input[type=file]'),
      'logo.png',
      'image/png',
      await drawn(400, 400).png().toBuffer(),
    );
    await page.getByRole('button', { name: 'Odstrani sliko' }).first().waitFor();
    await click(page.getByRole('button', { name: 'Shrani' }).first());
    await page.getByText('Podatki trgovine so shranjeni.').first().waitFor();
    await closeToast(page);
  }

  async function invite(page: Page) {
    await click(section(page, 'Uporabniki'));
    await click(page.getByRole('link', { name: 'Povabi uporabnika' }).first());
    await fill(page.locator('input[name=email]'), `colleague-${crypto.randomUUID()}@katalog.test`);
    await click(page.getByRole('button', { name: 'Pošlji povabilo' }));
    // without a mail server, a window has the link
    await page.getByRole('dialog').getByRole('button', { name: 'Kopiraj' }).waitFor();
    await page.keyboard.press('Escape');
    actions += 1;
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async function importFeed(page: Page) {
    const paths = Object.entries(BRANCHES).flatMap(([root, names]) =>
      names.map((name) => `${root} > ${name}`),
    );
    const offers = paths.flatMap((category, at) =>
      Array.from({ length: OFFERS_OF_PATH }, (_, number) => ({
        productCode: `Z-${at}-${number}`,
        name: `${category.split(' > ')[1]} ${at}-${number}`,
        link: `https://zeleni-hrib.example/${at}-${number}`,
        category,
      })),
    );
    await click(section(page, 'Uvozi'));
    await selectFile(page.locator('input[type=file]'), 'feed.xml', 'text/xml', Buffer.from(aFeed(offers)));
    await click(page.getByRole('button', { name: 'Začni uvoz' }));
    await page.locator('.current-import').getByText('Končano', { exact: true }).waitFor();
  }

  async function mapPaths(page: Page) {
    await click(page.getByRole('link', { name: 'Preslikaj kategorije' }));
    for (const [root, category] of [
      ['Kuhinja', 'Kuhinjski pripomočki'],
      ['Vrt', 'Vrtnarstvo'],
      ['Kamp', 'Taborjenje'],
    ] as const) {
      await click(page.getByRole('link', { name: root, exact: true }).first());
      const choice = page.getByRole('button', { name: category });
      await page.getByRole('heading', { name: 'Kategorija v katalogu' }).waitFor();
      await hydrate(page);
      if ((await choice.count()) === 0) {
        await fill(page.getByRole('searchbox'), category.slice(0, 6));
        await choice.waitFor();
      }
      await click(choice);
      await page.getByRole('heading', { name: 'Kategorije iz datotek' }).waitFor();
    }
    await hydrate(page);
    await click(page.getByRole('button', { name: 'Znova uvozi zadnjo datoteko' }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Uvozi', exact: true }));
    await page.locator('.current-import').getByText('Končano', { exact: true }).waitFor();
  }
});
