import { describeInBrowser } from '../../../support/browser/browser.js';
import { aFeed } from '../../../support/data/feed.js';
import { Katalog } from '../../../support/katalog.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

const katalog = await Katalog.use();
const browser = TestBrowser.use(katalog.origin);
const store = await katalog.store();
const { person } = store;
const priced = (price: number) => aFeed(['A', 'B', 'C'].map((productCode) => ({ productCode, price })));
await katalog.import(store, priced(10));
const { id: heldId } = await katalog.import(store, priced(90));
await katalog.stopWorker();
const id = await katalog.idOf(store, 'A');
await katalog.rows(
  `insert into event_days select (now() at time zone 'Europe/Ljubljana')::date - d, 'PRODUCT_CLICK', $1, $2, 7 + d
   from generate_series(0, 40) d`,
  [id, store.company.id],
);

describeInBrowser('the overview in a browser', () => {
  it('links each problem to the page that solves it', async () => {
    const page = await browser.openAs(person, '/administracija');
    await page.locator('svg.chart-lines').waitFor();
    const prices = page.getByRole('link', { name: /^3 nove cene čakajo na potrditev uvoza/ });
    expect(await prices.textContent()).toMatch(/\d+ ogled\S* v 28\sdneh/);
    await prices.click();
    await page.getByRole('heading', { name: 'Spremembe uvoza' }).waitFor();
  });

  it('shows that an import waits, even if the last answer has read that list too early', async () => {
    const setStatus = (status: string) =>
      katalog.rows('update imports set status = $2 where id = $1', [heldId, status]);
    await setStatus('validating');
    const page = await browser.openAs(person, '/administracija');
    let isEarly = true;
    await page.route('**/administracija', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as {
        props: { imports: { status: string }[]; waiting: unknown[] };
      };
      if (isEarly && answer.props.imports[0]!.status === 'held') {
        answer.props.waiting = [];
        isEarly = false;
      }
      await route.fulfill({ response, json: answer });
    });
    const waiting = page.getByRole('main').getByText('1 zadržan uvoz');
    expect(await waiting.count()).toBe(0);
    await setStatus('held');
    await waiting.waitFor();
    expect(isEarly).toBe(false);
  });

  it('has its sections in groups, also on a phone', async () => {
    const page = await browser.phone(person, { colorScheme: 'dark' });
    await page.goto('/en/admin');
    await page.getByRole('button', { name: 'Overview' }).click();
    const group = page.getByRole('list', { name: 'Offers' });
    expect(await group.getByRole('link').allTextContents()).toEqual([
      'Products',
      'Services',
      'Imports',
      'Error reports',
    ]);
    await group.getByRole('link', { name: 'Imports' }).click();
    await page.getByRole('heading', { name: 'Product import' }).waitFor();
  });
});
