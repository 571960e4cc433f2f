import type { Browser, BrowserContextOptions } from 'playwright-core';
import { AdminBrowser } from '../../../support/browser/admin-browser.js';
import {
  waitForHydration,
  describeInBrowser,
  launchBrowser,
  whenFocused,
} from '../../../support/browser/browser.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { makePerson } from '../../../support/people.js';

describeInBrowser('reporting a mistake in a real browser', () => {
  let katalog: Katalog;
  let browser: Browser;
  let store: Store;
  let path: string;

  beforeAll(async () => {
    katalog = await Katalog.start();
    browser = await launchBrowser();
    store = await katalog.store('Prva trgovina');
    await katalog.import(store, aFeed([{ productCode: 'A', name: 'Čajnik' }]));
    path = `/izdelek/${await katalog.idOf(store, 'A')}/cajnik`;
  });
  afterAll(async () => {
    await browser?.close();
    await katalog?.close();
  });

  const open = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL: katalog.origin, ...options });
    const page = waitForHydration(await context.newPage());
    await page.goto(path);
    await page.getByRole('link', { name: 'Prijavi napako v ponudbi: Prva trgovina' }).click();
    await page.getByRole('heading', { name: 'Prijava napake v ponudbi' }).waitFor();
    return page;
  };

  it('is sent', async () => {
    const page = await open();
    await page.getByLabel('Cena ali dostava').check();
    await page.getByLabel('Opis napake').fill('V trgovini je ceneje.');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await page.getByRole('heading', { name: 'Prijava je poslana' }).waitFor();
    await page.getByRole('link', { name: 'Nazaj k izdelku' }).click();
    await page.waitForURL(`**${path}`);
    await page.context().close();
  });

  it('keeps invalid input', async () => {
    const page = await open();
    await page.getByLabel('Nekaj drugega').check();
    await page.getByLabel('Opis napake').fill('Ah');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await whenFocused(page.locator('textarea[aria-invalid="true"]'));
    expect(await page.getByLabel('Opis napake').inputValue()).toBe('Ah');
    expect(await page.getByLabel('Nekaj drugega').isChecked()).toBe(true);
    await page.context().close();
  });

  it('says in the language of the page what is missing', async () => {
    const page = await open({ locale: 'de-DE' });
    await page.getByLabel('E-poštni naslov').fill('ana');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await page
      .getByRole('group', { name: 'Kaj ni prav?' })
      .getByText('Izberite eno od ponujenih možnosti.')
      .waitFor();
    expect(await page.getByLabel('E-poštni naslov').getAttribute('aria-invalid')).toBe('true');
    await whenFocused(page.getByRole('radio').first());
    await page.context().close();
  });

  it('is solved by the store in its list', async () => {
    await katalog.rows(
      `insert into offer_reports (product_id, company_id, kind, text, price, currency)
       select id, company_id, 'price', 'Napačna cena', 12, 'EUR' from products`,
    );
    const admins = await AdminBrowser.launch(katalog.origin);
    const person = await makePerson(katalog.app, { userType: 'admin', companyId: store.company.id });
    const page = await admins.tab(person);
    await page.goto('/administracija/prijave-napak');
    await page.getByText('Napačna cena').waitFor();
    await page
      .getByRole('row', { name: 'Napačna cena' })
      .getByRole('button', { name: 'Označi kot rešeno: Čajnik' })
      .click();
    await page.getByText('Napačna cena').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /Rešene/ }).click();
    await page.getByText('Napačna cena').waitFor();
    expect(admins.complaints).toEqual([]);
    await admins.close();
  });
});
