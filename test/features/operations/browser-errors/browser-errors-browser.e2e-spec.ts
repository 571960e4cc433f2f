import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../../support/browser/browser.js';
import { Katalog } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

interface Reported {
  message: string;
  page: string;
  stack: string;
  times: number;
}

/** A button that one of our scripts fails to read. */
const BREAK = `{
  const form = document.body.appendChild(document.createElement('form'));
  form.dataset.picks = '';
  const button = form.appendChild(document.createElement('button'));
  Object.defineProperty(button, 'formAction', { get() { throw new Error('No address for you'); } });
  form.requestSubmit(button);
}`;

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin, { expected: /./ });
const keeper = await katalog.person('super_admin');

describeInBrowser('an error in a real browser', () => {
  beforeEach(() => katalog.rows('truncate browser_errors'));

  const reported = () =>
    katalog.rows<Reported>('select message, page, stack, times from browser_errors order by id');
  const first = async (message: RegExp) => {
    const rows = await until(reported, { holds: (all) => all.some((row) => message.test(row.message)) });
    return rows.find((row) => message.test(row.message))!;
  };
  /** Makes the server's page another than the one that the browser draws. */
  const change = (page: Page, path: string, from: RegExp, to: string) =>
    page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(from, to) });
    });

  it('that nobody catches arrives with its place in the sources', async () => {
    const page = await browser.openAs(keeper, '/en/search/products/results/secret?sort=price');
    await page.evaluate(BREAK);
    const error = await first(/^No address for you$/);
    expect(error).toMatchObject({ page: '/en/search/products/results/*', times: 1 });
    expect(error.stack).toMatch(/^client\/lib\/picks\/picks\.ts:\d+:\d+$/m);
  });

  it('of a promise arrives once, however often it comes', async () => {
    const page = await browser.openAs(keeper, '/en/search/products/results');
    const throwIt = `for (let i = 0; i < 20; i++) void Promise.reject('A text of nobody')`;
    await page.evaluate(throwIt);
    await first(/^A text of nobody$/);
    await page.evaluate(`for (let i = 0; i < 20; i++) void Promise.reject('Text ' + i)`);
    // further ones of this page are not sent
    await until(reported, { holds: (all) => all.length >= 5 });
    await page.evaluate(`fetch('/builds/latest.json')`);
    const rows = (await reported()).map(({ message, times }) => `${message}: ${times}`).sort();
    expect(rows).toEqual(['A text of nobody: 1', 'Text 0: 1', 'Text 1: 1', 'Text 2: 1', 'Text 3: 1']);
  });

  it('of hydration arrives with the components', async () => {
    const page = await browser.tab(keeper);
    await change(page, '/en/search/products/results', /<h1([^>]*)>[^<]+/, '<h1$1>Something else');
    await page.goto('/en/search/products/results');
    const error = await first(/#418/);
    expect(error.page).toBe('/en/search/products/results');
    expect(error.stack).toMatch(/^client\/(pages|components)\/products\/[\w/-]+\.tsx:\d+:\d+$/m);
  });

  it('is on the page of catalogue admins', async () => {
    const page = await browser.openAs(keeper, '/en/search/products/results');
    await page.evaluate(`void Promise.reject('A text of nobody')`);
    await first(/^A text of nobody$/);
    await page.goto('/en/admin/queues');
    await page.getByRole('table').getByText('A text of nobody').waitFor();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
    await page.getByText('Browsers have reported no errors.').waitFor();
  });
});
