import { useApp } from '../../../support/app.js';
import type { Locator, Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { productionClient } from '../../../../src/app.js';
import type { Build } from '../../../../src/operations/releases/build.js';
import { describeInBrowser } from '../../../support/browser/browser.js';
import { chunkOf } from '../../../support/browser/built-chunk.js';
import { buildNext } from '../../../support/browser/next-build.js';
import { makePerson } from '../../../support/people.js';
import { until } from '../../../support/until.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';
import { closeAfterFile } from '../../../support/close-after-file.js';

/** Two real builds of the client replace each other, and so do the pages that show them. */
const TIMEOUT_MS = 90_000;
const FORM = '/en/admin/companies?new=1';

/** Runs in the page: it becomes visible again. */
const SEEN_AGAIN = `document.dispatchEvent(new Event('visibilitychange'))`;

const first = productionClient();
const next = await buildNext();
closeAfterFile(() => next.remove());
const started = await useApp({ client: first, env: { SSR_TIMEOUT_MS: '30000' } });
// files of the replaced build are gone
const browser = TestBrowser.use(started.origin, { expected: /./ });
const platform = await makePerson(started.app, { userType: 'super_admin', companyId: null });

describeInBrowser('a release under open pages', () => {
  let isNext = false;

  const release = async () => {
    isNext = !isNext;
    await started.release(isNext ? next.client : first);
  };
  const version = () => (isNext ? next.client : first).version;

  /** A tab whose script loaded its build's list of files. */
  const open = async (path: string) => {
    const page = await browser.tab(platform);
    page.setDefaultTimeout(TIMEOUT_MS);
    page.setDefaultNavigationTimeout(TIMEOUT_MS);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(new URL(request.url()).pathname);
    });
    const told = page.waitForResponse(`**/builds/meta/${version()}.json`);
    await page.goto(path);
    await told;
    return { page, documents };
  };
  const announcement = (page: Page) => page.getByRole('log').getByText('has been updated');
  const announced = async (page: Page) => {
    const asked = page.waitForRequest(/\/builds\/latest\.json\?\d+$/);
    await page.evaluate(SEEN_AGAIN);
    await asked;
    await announcement(page).waitFor();
  };
  /** Waits for a page drawn by the build that is served now. */
  const taken = (page: Page) =>
    page.locator('.header .wordmark span', { hasText: isNext ? /^Katalog 2$/ : /^Katalog$/ }).waitFor();
  const search = (page: Page) =>
    page.getByRole('search').getByRole('combobox').or(page.getByRole('searchbox')).first();

  it('is announced when the page becomes visible, and loaded with the next page; drafts are kept', async () => {
    const { page, documents } = await open('/en/blogs');
    await search(page).fill('green tea');
    await release();
    await announced(page);
    expect(documents).toEqual(['/en/blogs']);
    await page.locator('footer').getByRole('link', { name: 'Stores', exact: true }).click();
    await taken(page);
    expect(documents).toEqual(['/en/blogs', new URL(page.url()).pathname]);
    await holds(search(page), 'green tea');
    await page.context().close();
  }, 300_000);

  it('is loaded by the button of its message, with the form being filled in', async () => {
    const { page, documents } = await open(FORM);
    await name(page).fill('Half a name');
    await release();
    await announced(page);
    await page.getByRole('button', { name: 'Load now' }).click();
    await taken(page);
    await page.getByText('We restored your unsaved changes.').waitFor();
    expect(await name(page).inputValue()).toBe('Half a name');
    expect(documents).toHaveLength(2);
    await page.context().close();
  }, 300_000);

  it('accepts what pages of the build before it send', async () => {
    const { page, documents } = await open(FORM);
    await name(page).fill('Sent store');
    await release();
    await page.getByRole('button', { name: 'Add store' }).click();
    await page.getByText('Store added.').first().waitFor();
    await taken(page);
    expect(documents).toHaveLength(2);
    expect(await stored('Sent store')).toBe(1);
    // its draft was removed
    await page.goto(FORM);
    expect(await name(page).inputValue()).toBe('');
    await page.context().close();
  }, 300_000);

  it('restores the form that it has refused, with the reason', async () => {
    const { page } = await open(FORM);
    await name(page).fill('Refused store');
    await page.getByRole('textbox', { name: 'Website', exact: true }).fill('nowhere');
    await release();
    await page.getByRole('button', { name: 'Add store' }).click();
    await taken(page);
    await page.getByText('We restored your unsaved changes.').waitFor();
    expect(await name(page).inputValue()).toBe('Refused store');
    expect(await page.getByRole('textbox', { name: 'Website', exact: true }).inputValue()).toBe('nowhere');
    expect(
      await page.getByRole('textbox', { name: 'Website', exact: true }).getAttribute('aria-invalid'),
    ).toBe('true');
    expect(await stored('Refused store')).toBe(0);
    await page.context().close();
  }, 300_000);

  it('keeps all files of the build before it', async () => {
    const before = version();
    await release();
    const { files } = (await (await fetch(`${started.origin}/builds/meta/${before}.json`)).json()) as Build;
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const answer = await fetch(`${started.origin}/assets/${file}`);
      expect([file, answer.status, answer.headers.get('cache-control')]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
      await answer.arrayBuffer();
    }
  }, 300_000);

  it('reloads a page once when one of its files is missing, and says so when that does not help', async () => {
    if (isNext) await release();
    const { page, documents } = await open('/en/blogs');
    // the second failure falls within the ten seconds, however slow the test is
    await page.clock.setFixedTime(new Date());
    await page.reload();
    documents.length = 0;
    const lost = chunkOf('client/pages/storefront/stores.tsx');
    await page.route(`**/${lost}`, (route) => route.fulfill({ status: 404 }));
    await page.locator('footer').getByRole('link', { name: 'Stores', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'couldn’t load' });
    await notice.waitFor();
    expect(documents).toEqual([new URL(page.url()).pathname]);
    expect(documents[0]).not.toBe('/en/blogs');
    // the page drawn by the server stays readable
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.setFixedTime(Date.now() + 60_000);
    await page.unroute(`**/${lost}`);
    await notice.getByRole('link').click();
    await page.locator('input[role=combobox]').first().waitFor();
    expect(await notice.count()).toBe(0);
    await page.context().close();
  }, 300_000);

  const name = (page: Page) => page.getByRole('textbox', { name: 'Store name' });
  const stored = async (companyName: string) => {
    const rows: unknown[] = await started.app
      .get(DataSource)
      .query('select 1 from companies where company_name = $1', [companyName]);
    return rows.length;
  };
});

/** Waits until a field has this value. */
async function holds(field: Locator, text: string): Promise<void> {
  await until(async () => (await field.inputValue()) === text);
}
