import type { Browser, BrowserContextOptions } from 'playwright-core';
import { AdminBrowser } from '../../../support/browser/admin-browser.js';
import { obstacles } from '../../../support/browser/axe.js';
import {
  waitForHydration,
  describeInBrowser,
  launchBrowser,
  whenFocused,
} from '../../../support/browser/browser.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { makePerson } from '../../../support/people.js';

const WIDTH_BEYOND = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

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
    const tab = await context.newPage();
    const page = options.javaScriptEnabled === false ? tab : waitForHydration(tab);
    await page.goto(path);
    await page.getByRole('link', { name: 'Prijavi napako v ponudbi: Prva trgovina' }).click();
    await page.getByRole('heading', { name: 'Prijava napake v ponudbi' }).waitFor();
    return page;
  };

  it.each([
    ['with a script', {}],
    ['without one', { javaScriptEnabled: false }],
  ])('is sent %s', async (_, options) => {
    const page = await open(options);
    await page.getByLabel('Cena ali dostava').check();
    await page.getByLabel('Opis napake').fill('V trgovini je ceneje.');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await page.getByRole('heading', { name: 'Prijava je poslana' }).waitFor();
    await page.getByRole('link', { name: 'Nazaj k izdelku' }).click();
    await page.waitForURL(`**${path}`);
    await page.context().close();
  });

  it.each([
    ['in light', {}],
    ['on a phone in the dark', { ...PHONE, colorScheme: 'dark' as const }],
  ])('keeps invalid input, and is accessible, %s', async (_, options) => {
    const page = await open(options);
    await page.getByLabel('Nekaj drugega').check();
    await page.getByLabel('Opis napake').fill('Ah');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await whenFocused(page.locator('textarea[aria-invalid="true"]'));
    expect(await page.getByLabel('Opis napake').inputValue()).toBe('Ah');
    expect(await page.getByLabel('Nekaj drugega').isChecked()).toBe(true);
    expect(await obstacles(page)).toEqual([]);
    expect(await page.evaluate(WIDTH_BEYOND)).toBe(0);
    await page.context().close();
  });

  it.each<[string, BrowserContextOptions]>([
    ['with a script', {}],
    ['without one', { javaScriptEnabled: false }],
  ])('says in the language of the page what is missing, %s', async (_, options) => {
    const page = await open({ ...options, locale: 'de-DE' });
    await page.getByLabel('E-poštni naslov').fill('ana');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await page
      .getByRole('group', { name: 'Kaj ni prav?' })
      .getByText('Izberite eno od ponujenih možnosti.')
      .waitFor();
    expect(await page.getByLabel('E-poštni naslov').getAttribute('aria-invalid')).toBe('true');
    if (options.javaScriptEnabled !== false) await whenFocused(page.getByRole('radio').first());
    await page.context().close();
  });

  it('keeps the input without JavaScript until it is valid', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.getByLabel('Nekaj drugega').check();
    await page.getByLabel('Opis napake').fill('Ah');
    await page.getByLabel('E-poštni naslov').fill('ana@gost.test');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await page.locator('textarea[aria-invalid="true"]').waitFor();
    expect(await page.getByLabel('Nekaj drugega').isChecked()).toBe(true);
    expect(await page.getByLabel('Opis napake').inputValue()).toBe('Ah');
    expect(await page.getByLabel('E-poštni naslov').inputValue()).toBe('ana@gost.test');
    await page.getByLabel('Opis napake').fill('Ah, cena ni prava.');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await page.getByRole('heading', { name: 'Prijava je poslana' }).waitFor();
    expect(await katalog.rows(`select text, email from offer_reports where kind = 'something_else'`)).toEqual(
      [{ text: 'Ah, cena ni prava.', email: 'ana@gost.test' }],
    );
    await page.context().close();
  });

  it('is solved by the store in its list, which is accessible', async () => {
    await katalog.rows(
      `insert into offer_reports (product_id, company_id, kind, text, price, currency)
       select id, company_id, 'price', 'Napačna cena', 12, 'EUR' from products`,
    );
    const admins = await AdminBrowser.launch(katalog.origin);
    const person = await makePerson(katalog.app, { userType: 'admin', companyId: store.company.id });
    const page = await admins.tab(person);
    await page.goto('/administracija/prijave-napak');
    await page.getByText('Napačna cena').waitFor();
    expect(await obstacles(page)).toEqual([]);
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
