import type { BrowserContextOptions } from 'playwright-core';
import { describeInBrowser, whenFocused } from '../../../support/browser/browser.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const store = await katalog.store('Prva trgovina');
const path = `/izdelek/${await katalog.sellOne(store, { productCode: 'A', name: 'Čajnik' })}/cajnik`;

describeInBrowser('reporting a mistake in a real browser', () => {
  const open = async (options: BrowserContextOptions = {}) => {
    const page = await browser.open(path, options);
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
  });

  it('keeps invalid input', async () => {
    const page = await open();
    await page.getByLabel('Nekaj drugega').check();
    await page.getByLabel('Opis napake').fill('Ah');
    await page.getByRole('button', { name: 'Pošlji prijavo' }).click();
    await whenFocused(page.locator('textarea[aria-invalid="true"]'));
    expect(await page.getByLabel('Opis napake').inputValue()).toBe('Ah');
    expect(await page.getByLabel('Nekaj drugega').isChecked()).toBe(true);
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
  });

  it('is solved by the store in its list', async () => {
    await katalog.rows(
      `insert into offer_reports (product_id, company_id, kind, text, price, currency)
       select id, company_id, 'price', 'Napačna cena', 12, 'EUR' from products`,
    );
    const page = await browser.openAs(store.person, '/administracija/prijave-napak');
    await page.getByText('Napačna cena').waitFor();
    await page
      .getByRole('row', { name: 'Napačna cena' })
      .getByRole('button', { name: 'Označi kot rešeno: Čajnik' })
      .click();
    await page.getByText('Napačna cena').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /Rešene/ }).click();
    await page.getByText('Napačna cena').waitFor();
  });
});
