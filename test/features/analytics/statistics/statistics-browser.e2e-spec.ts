import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { describeInBrowser, whenFocused } from '../../../support/browser/browser.js';
import { submitForm } from '../../../support/browser/form.js';
import { withSession } from '../../../support/people.js';
import { until } from '../../../support/until.js';
import { avoidMidnight } from '../../../support/avoid-midnight.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';
import { Katalog } from '../../../support/katalog.js';

const VIEW = '/en/admin/statistics';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const platform = await katalog.person('super_admin');

describeInBrowser('the statistics in a real browser', () => {
  beforeAll(avoidMidnight);
  beforeEach(async () => {
    const database = katalog.app.get(DataSource);
    await database.query('truncate synonyms, search_days cascade');
    for (const [term, searches, nothing] of [
      ['prenosnik', 7, 0],
      ['notesnik', 5, 5],
      ['kolo', 2, 1],
    ] as const)
      await database.query(
        `insert into search_days values ((now() at time zone 'Europe/Ljubljana')::date, 'sl', $1, $1, $2, $3, 0)`,
        [term, searches, nothing],
      );
  });

  const field = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name });
  const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

  /** A store with a product that was viewed and visited today. */
  async function aViewedProduct() {
    const { company, person, admin: seller } = await katalog.store();
    const fields = {
      name: 'Gorsko kolo',
      productCode: `K-${company.id}`,
      price: 3,
      link: 'https://store.test/',
    };
    const answer = await seller.send('POST', '/api/products', fields);
    const { id } = (await answer.json()) as { id: number };
    for (const [type, count] of [
      ['PRODUCT_CLICK', 40],
      ['PRODUCT_STORE_REDIRECT', 10],
    ] as const)
      await katalog.rows(
        `insert into event_days values ((now() at time zone 'Europe/Ljubljana')::date, $1, $2, $3, $4)`,
        [type, id, company.id, count],
      );
    return person;
  }

  it('lead from all visits of a store to the days of a product, by keyboard', async () => {
    const page = await browser.openAs(await aViewedProduct(), VIEW);
    await page.getByText('There’s no data for the previous period').waitFor();
    await page.getByRole('link', { name: 'Last 7 days' }).press('Enter');
    await page.waitForURL('**days=7**');
    const products = page
      .getByRole('navigation', { name: 'Statistics sections' })
      .getByRole('link', { name: 'Products' });
    // the address changes before the links of the page do
    await until(async () => (await products.getAttribute('href'))?.includes('days=7'));
    await products.press('Enter');
    await row(page, /Gorsko kolo.*40.*10.*25%/).waitFor();
    await page.getByRole('link', { name: 'Gorsko kolo' }).press('Enter');
    await page.getByRole('heading', { name: 'Gorsko kolo' }).waitFor();
    await page.getByText('Data by day').press('Enter');
    await row(page, /last day, still in progress 40 10 25%/).waitFor();
    expect(await page.getByRole('row').count()).toBe(8);
  });

  it('can be searched and filtered without scripts', async () => {
    const { companyId } = await aViewedProduct();
    const visitor = await withSession(katalog.origin, platform);
    const products = await visitor.document(`${VIEW}?view=products`);
    const nothing = await submitForm(visitor, products, 'name="query"', { query: 'nothing of this' });
    expect(nothing.text).toContain('No results match');
    const all = await visitor.document(VIEW);
    const one = await submitForm(visitor, all, 'name="company"', { company: String(companyId) });
    expect(one.page.url).toContain(`company=${companyId}`);
    expect(one.body).toContain('Views and clicks to the store by day');
  });

  it('lead from a search without results to a new synonym, by keyboard', async () => {
    const page = await browser.openAs(platform, `${VIEW}?view=searches`);
    await page.getByText('unique search terms').waitFor();
    await page.getByRole('link', { name: 'No results 2' }).press('Enter');
    await row(page, /prenosnik/).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Add synonym for “notesnik”' }).press('Enter');

    await page.getByRole('dialog', { name: 'New synonym' }).waitFor();
    expect(await field(page, /Words/).inputValue()).toBe('notesnik');
    await page.getByRole('button', { name: 'Add synonym' }).press('Enter');
    await page.getByText('Enter at least two words, or fill in “Also finds”.').first().waitFor();
    await field(page, /Words/).fill('notesnik\nprenosnik');
    await page.getByRole('button', { name: 'Add synonym' }).press('Enter');

    const added = row(page, /notesnik, prenosnik/);
    await added.getByText('both ways').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await whenFocused(page.getByRole('link', { name: 'Add synonym' }));
    await page.getByRole('navigation', { name: 'Statistics sections' }).getByText('Searches').click();
    await page.getByRole('link', { name: 'Edit synonym for “notesnik”' }).waitFor();
  });

  it('load each page once on a slow connection, without redrawing it', async () => {
    const page = await browser.openAs(platform, `${VIEW}?view=searches`);
    const asked: string[] = [];
    await page.route('**show=nothing**', async (route) => {
      asked.push(route.request().headers().purpose ?? 'visit');
      // longer than the delay before a prefetch
      await page.evaluate('new Promise((resolve) => setTimeout(resolve, 200))');
      await route.continue();
    });
    await page.getByRole('link', { name: 'No results 2' }).press('Enter');
    await row(page, /prenosnik/).waitFor({ state: 'detached' });
    await page.unrouteAll({ behavior: 'wait' });
    expect(asked).toEqual(['visit']);
  });

  it('show the form of a synonym over the list, and delete it', async () => {
    await katalog.rows(
      `insert into synonyms (language, words) values ('sl', '{torba,vreča}'), ('en', '{bag,sack}')`,
    );
    const page = await browser.openAs(platform, `${VIEW}?view=synonyms`);
    await page.getByRole('searchbox', { name: 'Word' }).fill('vrec');
    await page.waitForURL('**query=vrec**');
    await row(page, /bag/).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'torba, vreča' }).press('Enter');
    await field(page, /Also finds/).fill('nahrbtnik');
    await page.getByRole('button', { name: 'Save changes' }).press('Enter');
    await row(page, /nahrbtnik/).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?view=synonyms&query=vrec');

    await page.getByRole('button', { name: 'Delete synonym torba, vreča' }).click();
    const question = page.getByRole('dialog', { name: 'Delete synonym torba, vreča?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No results match').waitFor();
  });
});
