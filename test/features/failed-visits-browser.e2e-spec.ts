import { productionClient } from '../../src/app.js';
import type { User } from '../../src/users/user.entity.js';
import { AdminBrowser } from '../support/admin-browser.js';
import { startApp, type TestApp } from '../support/app.js';
import { describeInBrowser } from '../support/browser.js';
import { startFlakyProxy } from '../support/flaky-proxy.js';
import { makePerson } from '../support/people.js';
import { testServices } from '../support/services.js';

const LONG = 120_000;
const PROFILE = '/administracija/profil';
const LIST = '/iskanje/izdelki/rezultati';

describeInBrowser('a page that is open', () => {
  let database: Awaited<ReturnType<typeof startFlakyProxy>>;
  let started: TestApp;
  let browser: AdminBrowser;
  let person: User;

  beforeAll(async () => {
    database = await startFlakyProxy(new URL((await testServices()).DATABASE_URL).host);
    started = await startApp({ client: productionClient(), databaseAt: database.host });
    browser = await AdminBrowser.launch(started.origin);
    person = await makePerson(started.app, { userType: 'super_admin', companyId: null });
  }, LONG);
  afterEach(() => database.recover());
  afterAll(async () => {
    await browser?.close();
    await started?.close();
    await database?.leave();
  });

  async function tab(path: string) {
    const page = await browser.tab(person);
    page.setDefaultTimeout(60_000);
    await page.goto(path, { timeout: 60_000 });
    return page;
  }

  it(
    'when the database goes keeps what was typed, says so, and saves it once it is back',
    async () => {
      const page = await tab(PROFILE);
      const name = page.locator('input[name=firstName]');
      const save = page.locator('main form button[type=submit]').first();
      await name.fill('Marjetica');
      await database.leave();
      await save.click();
      const failed = page.locator('.toast-error', { hasText: 'Uporabnika ni bilo mogoče shraniti.' });
      await failed.waitFor();
      expect(await name.inputValue()).toBe('Marjetica');
      expect(new URL(page.url()).pathname).toBe(PROFILE);

      await database.recover();
      while ((await fetch(`${started.origin}/health/ready`)).status !== 200);
      await save.click();
      await page.locator('.toast-success').waitFor();
      expect(await name.inputValue()).toBe('Marjetica');
      await page.context().close();
    },
    LONG,
  );

  it(
    'and cannot be drawn gives way to the screen for errors, and the console knows why',
    async () => {
      const page = await tab(LIST);
      browser.complaints.length = 0;
      // what no server of ours sends
      await page.route('**/company', async (route) => {
        const response = await route.fetch();
        const page = (await response.json()) as { props: object; sharedProps: string[] };
        const props = Object.entries(page.props).map(([name, value]) =>
          page.sharedProps.includes(name) ? [name, value as unknown] : [name, 1],
        );
        await route.fulfill({ response, json: { ...page, props: Object.fromEntries(props) as object } });
      });
      await page.locator('footer a[href="/company"]').click();
      await page.getByRole('heading', { name: 'Pri nas se je zataknilo' }).waitFor();
      expect(browser.complaints.join()).toMatch(/TypeError/);
      await page.goBack();
      await page.locator('footer a[href="/company"]').waitFor();
      await page.context().close();
    },
    LONG,
  );
});
