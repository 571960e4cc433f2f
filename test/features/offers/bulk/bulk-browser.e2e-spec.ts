import type { ChildProcess } from 'node:child_process';
import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import type { User } from '../../../../src/users/user.entity.js';
import { obstacles } from '../../../support/browser/axe.js';
import { describeInBrowser } from '../../../support/browser/browser.js';
import { Katalog } from '../../../support/katalog.js';
import { insertProducts } from '../../../support/data/product-rows.js';
import { stop } from '../../../support/servers/system-servers.js';
import { TestBrowser } from '../../../support/browser/test-browser.js';

const LIST = '/administracija/izdelki';
/** Products in a batch of the worker. */
const BATCH = 1_000;

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);

describeInBrowser('an action on very many products, in a browser', () => {
  let admin: User;
  let companyId: number;
  let worker: ChildProcess | undefined;

  beforeEach(async () => {
    const store = await katalog.store();
    companyId = store.company.id;
    admin = store.person;
  });
  afterEach(async () => {
    await release();
    if (worker) await stop(worker, 'SIGTERM');
    worker = undefined;
  });

  const stock = (amount: number) =>
    insertProducts(katalog.app.get(DataSource), companyId, amount, { status: 'active' });
  const count = async (condition: string) => {
    return katalog.value<number>(
      `select count(*)::integer as count from products where company_id = $1 and ${condition}`,
      [companyId],
    );
  };
  /** Locks the product until the release, which can be called twice. */
  let release: () => Promise<void> = () => Promise.resolve();
  const hold = async (productId: number) => {
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query('select from products where id = $1 for update', [productId]);
    release = async () => {
      release = () => Promise.resolve();
      await holder.query('commit');
      holder.release();
    };
  };
  const selectAll = async (page: Page) => {
    await page.getByRole('checkbox', { name: 'Izberi vse na tej strani' }).check();
    await page.getByRole('button', { name: /^Izberi .* najdenih ponudb/ }).click();
  };
  const runs = (page: Page) => page.getByRole('region', { name: 'Skupinska dejanja' });

  it('waits, shows its progress, and stops when it is cancelled', async () => {
    const ids = await stock(2 * BATCH + 500);
    const page = await browser.openAs(admin, LIST);
    await selectAll(page);
    await page.locator('.bulk-bar').getByRole('button', { name: 'Deaktiviraj' }).click();
    await page.getByText(/^Obdelujemo 2\.500/).waitFor();
    await runs(page).getByText('V čakalni vrsti.').waitFor();

    await hold(ids[BATCH + 5]!);
    // in a separate process: starting it in this one would block the page
    worker = katalog.spawnWorker();
    await runs(page).getByText('1.000 od 2.500').waitFor();
    expect(await runs(page).getByRole('progressbar').getAttribute('value')).toBe('1000');
    await runs(page).getByRole('button', { name: 'Prekliči' }).click();
    await page.getByText('Dejanje je preklicano.').waitFor();
    await release();
    await runs(page).getByText('Preklicano. Spremenjenih je 2.000 ponudb.').waitFor();
    expect(await count(`status = 'inactive'`)).toBe(2 * BATCH);
    // the list reloaded automatically
    await page
      .getByRole('link', { name: /^Neaktivno/ })
      .getByText('2.000')
      .waitFor();
  });

  it('lists the refused products with reasons, until it is dismissed', async () => {
    await insertProducts(katalog.app.get(DataSource), companyId, 2);
    await insertProducts(katalog.app.get(DataSource), companyId, 1, { name: 'Nedokončan', link: '' });
    const page = await browser.openAs(admin, LIST);
    await page.getByRole('checkbox', { name: 'Izberi vse na tej strani' }).check();
    await page.locator('.bulk-bar').getByRole('button', { name: 'Aktiviraj', exact: true }).click();
    const run = runs(page).getByRole('article');
    await run.getByText('Končano. Spremenjeni sta 2 ponudbi.').waitFor();
    const reason = run.getByText('Manjka povezava do strani v trgovini.');
    expect(await reason.isVisible()).toBe(false);
    await run.locator('summary').press('Enter');
    await reason.waitFor();
    expect(await run.getByRole('listitem').innerText()).toMatch(/^Nedokončan 1 \(B\d+-1\): /);
    expect(await obstacles(page, '.bulk-runs')).toEqual([]);
    await run.getByRole('button', { name: /^Skrij/ }).click();
    await runs(page).waitFor({ state: 'detached' });
    expect(await count(`status = 'active'`)).toBe(2);
  });

  it('is undone beside the list', async () => {
    await stock(130);
    worker = katalog.spawnWorker();
    const page = await browser.openAs(admin, LIST);
    await selectAll(page);
    await page.getByRole('checkbox', { name: 'Izberi: Čaj 130' }).uncheck();
    await page.locator('.bulk-bar').getByRole('button', { name: 'Izbriši' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click();
    await runs(page).getByText('Končano. Spremenjenih je 129 ponudb.').waitFor();
    expect(await count('deleted_at is null')).toBe(1);

    await runs(page).getByRole('button', { name: 'Razveljavi' }).click();
    await runs(page).getByText('Obnavljanje 129 izbrisanih ponudb').waitFor();
    await runs(page).getByRole('button', { name: 'Razveljavi' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Čaj 129', exact: true }).waitFor();
    expect(await count('deleted_at is null')).toBe(130);
  });
});
