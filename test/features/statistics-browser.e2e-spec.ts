import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { productionClient } from '../../src/app.js';
import type { User } from '../../src/users/user.entity.js';
import { AdminBrowser } from '../support/admin-browser.js';
import { startApp, type TestApp } from '../support/app.js';
import { obstacles } from '../support/axe.js';
import { describeInBrowser, whenFocused } from '../support/browser.js';
import { makePerson } from '../support/people.js';

const VIEW = '/en/admin/statistics';

describeInBrowser('the statistics in a real browser', () => {
  let started: TestApp;
  let browser: AdminBrowser;
  let platform: User;

  beforeAll(async () => {
    started = await startApp({ client: productionClient() });
    browser = await AdminBrowser.launch(started.origin);
    platform = await makePerson(started.app, { userType: 'super_admin', companyId: null });
  });
  afterAll(async () => {
    await browser?.close();
    await started?.close();
  });
  beforeEach(async () => {
    const database = started.app.get(DataSource);
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
  afterEach(() => expect(browser.complaints.splice(0)).toEqual([]));

  const field = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('textbox', { name });
  const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

  it('lead from what found nothing to a synonym, by keyboard', async () => {
    const page = await browser.tab(platform);
    await page.goto(`${VIEW}?view=searches`);
    await page.getByText('different texts').waitFor();
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole('link', { name: 'Found nothing 2' }).press('Enter');
    await row(page, /prenosnik/).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Add a synonym for “notesnik”' }).press('Enter');

    await page.getByRole('dialog', { name: 'New synonym' }).waitFor();
    expect(await field(page, /Words/).inputValue()).toBe('notesnik');
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add synonym' }).press('Enter');
    await page.getByText('Write at least two words, or what the word should find as well.').first().waitFor();
    await field(page, /Words/).fill('notesnik\nprenosnik');
    await page.getByRole('button', { name: 'Add synonym' }).press('Enter');

    const added = row(page, /notesnik, prenosnik/);
    await added.getByText('one another').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await whenFocused(page.getByRole('link', { name: 'Add a synonym' }));
    await page.getByRole('navigation', { name: 'Views of statistics' }).getByText('Searches').click();
    await page.getByRole('link', { name: 'Edit the synonym for “notesnik”' }).waitFor();
  });

  it('show synonyms that are edited over their list, found and deleted', async () => {
    await started.app
      .get(DataSource)
      .query(`insert into synonyms (language, words) values ('sl', '{torba,vreča}'), ('en', '{bag,sack}')`);
    const page = await browser.tab(platform);
    await page.goto(`${VIEW}?view=synonyms`);
    await page.getByRole('searchbox', { name: 'Word' }).fill('vrec');
    await page.waitForURL('**query=vrec**');
    await row(page, /bag/).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'torba, vreča' }).press('Enter');
    await field(page, /Finds as well/).fill('nahrbtnik');
    await page.getByRole('button', { name: 'Save changes' }).press('Enter');
    await row(page, /nahrbtnik/).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?view=synonyms&query=vrec');

    await page.getByRole('button', { name: 'Delete the synonym torba, vreča' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the synonym torba, vreča?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Nothing matches').waitFor();
  });

  it.each(['light', 'dark'] as const)('fit a phone, in %s', async (colorScheme) => {
    const page = await browser.phone(platform, { colorScheme });
    for (const query of ['', '?view=products', '?view=companies', '?view=searches', '?view=synonyms&new=1']) {
      await page.goto(`/administracija/statistika${query}`);
      expect(await obstacles(page)).toEqual([]);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(390);
    }
  });
});
