import type { Browser, Page } from 'playwright-core';
import { productionClient } from '../../src/app.js';
import { startApp, type TestApp } from '../support/app.js';
import { TEST_PASSWORD } from '../support/auth-emulator.js';
import { describeInBrowser, launchBrowser } from '../support/browser.js';
import { makeCompany, makePerson } from '../support/people.js';

const IMPORTS = '/en/admin/imports';

describeInBrowser('signing in with a real browser', () => {
  let started: TestApp;
  let browser: Browser;
  let page: Page;
  let email: string;
  const violations: string[] = [];

  beforeAll(async () => {
    started = await startApp({ client: productionClient() });
    const { id: companyId } = await makeCompany(started.app);
    ({ email } = await makePerson(started.app, { userType: 'admin', companyId }));
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await started?.close();
  });
  beforeEach(async () => {
    violations.length = 0;
    page = await (await browser.newContext({ baseURL: started.origin })).newPage();
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
  });
  afterEach(() => page.context().close());

  async function fillIn(password: string) {
    await page.getByLabel('E-mail').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form[aria-busy] button[type=submit]').click();
  }

  it('leads where the person wanted to go, and out again', async () => {
    await page.goto(IMPORTS);
    expect(new URL(page.url()).pathname).toBe('/en/login');
    await fillIn(TEST_PASSWORD);
    await page.waitForURL(`**${IMPORTS}`);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    // the provider's own code has kept no token: the session is the cookie alone
    const { origins } = await page.context().storageState({ indexedDB: true });
    expect(JSON.stringify(origins)).not.toMatch(/eyJ|accessToken|refreshToken/);

    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${started.origin}/en`);
    await page.goto(IMPORTS);
    expect(new URL(page.url()).pathname).toBe('/en/login');
    expect(violations).toEqual([]);
  });

  it('says why not, and keeps what was written', async () => {
    await page.goto('/en/login');
    await fillIn('wrong');
    await page.locator('.form-error').filter({ hasText: /\S/ }).waitFor();
    await page.locator('.toast-error').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
    expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(false);
    expect(violations).toEqual([]);
  });
});
