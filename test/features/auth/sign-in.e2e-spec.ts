import type { Page } from 'playwright-core';
import { changeAccount, TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { waitForHydration, describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { hasSession, keepsTokens, signOut, submit, useLogin } from '../../support/browser/login-browser.js';
import { until } from '../../support/until.js';

const IMPORTS = '/en/admin/imports';

const {
  katalog,
  company: { id: companyId },
  person: { email },
  browser,
} = await useLogin();

describeInBrowser('signing in with a real browser', () => {
  let page: Page;

  beforeEach(async () => {
    page = await browser.visit();
  });

  const path = () => new URL(page.url()).pathname;

  it('redirects to the requested page', async () => {
    await page.goto(IMPORTS);
    expect(path()).toBe('/en/login');
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL(`**${IMPORTS}`);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  it('leaves nothing after a sign-out that could restore the session, and no history', async () => {
    await page.goto(IMPORTS);
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL(`**${IMPORTS}`);
    await until(() => keepsTokens(page.context()));
    await signOut(page);
    await page.waitForURL(`${katalog.origin}/en`);
    await until(async () => !(await keepsTokens(page.context())));
    expect((await page.context().cookies()).map(({ name }) => name)).not.toEqual(
      expect.arrayContaining(['session']),
    );
    await page.goBack();
    await page.locator('.login').waitFor();
    await page.locator('.admin').waitFor({ state: 'detached' });
    expect(path()).toBe('/en/login');
  });

  it('signs out from the storefront, where the provider’s client is not loaded, and in other tabs', async () => {
    await page.goto(IMPORTS);
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL(`**${IMPORTS}`);
    const storefront = waitForHydration(await page.context().newPage());
    const loaded: string[] = [];
    storefront.on('request', (request) => loaded.push(request.url()));
    await storefront.goto('/en');
    await signOut(storefront);
    await page.waitForURL('**/en/login?next=*');
    await until(async () => !(await keepsTokens(page.context())));
    expect(loaded.filter((url) => /firebase/.test(url))).toEqual([]);
  });

  it('removes name, drafts and history in other tabs, also of the storefront', async () => {
    await page.goto(IMPORTS);
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL(`**${IMPORTS}`);
    const storefront = waitForHydration(await page.context().newPage());
    await storefront.goto('/en');
    await storefront.locator('button.person-link').waitFor();
    await storefront.evaluate("sessionStorage.setItem('draft some form', '{}')");
    await signOut(page);
    await storefront.locator('a.person-link').waitFor();
    await storefront.locator('button.person-link').waitFor({ state: 'detached' });
    for (const key of ['draft some form', 'historyKey'])
      await until(async () => (await storefront.evaluate(`sessionStorage.getItem('${key}')`)) === null);
  });

  it.each([
    ['sl', '/prijava', 'E-poštni naslov ali geslo ni pravilno. Preverite vnos in poskusite znova.'],
    ['en', '/en/login', 'The e-mail address or password is incorrect. Check both and try again.'],
  ])('says in %s that it did not work in the same words, whatever was wrong', async (_, login, text) => {
    const disabled = await katalog.person('admin', { companyId });
    await changeAccount(disabled.firebaseId, { disableUser: true });
    for (const fields of [
      { email, password: 'not this one' },
      { email: 'nobody@katalog.test', password: TEST_PASSWORD },
      { email: disabled.email, password: TEST_PASSWORD },
    ]) {
      await page.goto(login);
      await submit(page, fields);
      await page.locator('.form-error', { hasText: text }).waitFor();
      await page.locator('.toast-error').waitFor();
      const input = page.locator('input[name=email]');
      expect(await input.inputValue()).toBe(fields.email);
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      await whenFocused(input);
    }
    expect(await hasSession(page.context())).toBe(false);
    expect(await keepsTokens(page.context())).toBe(false);
  });

  it('tells a deactivated person so after the right password only', async () => {
    const inactive = await katalog.person('admin', { companyId, status: 'inactive' });
    await page.goto('/prijava');
    await submit(page, { email: inactive.email, password: 'not this one' });
    await page.locator('.form-error', { hasText: 'geslo ni pravilno' }).waitFor();
    expect(await page.getByText('deaktiviran').count()).toBe(0);
    await submit(page, { email: inactive.email, password: TEST_PASSWORD });
    await page.locator('.form-error', { hasText: 'Vaš račun je deaktiviran.' }).waitFor();
    expect(await hasSession(page.context())).toBe(false);
  });

  it('asks for missing fields in the language of the page, before it asks the provider', async () => {
    await page.goto('/prijava');
    await submit(page, { email: 'ana' });
    await page.getByText('Izpolnite to polje.').waitFor();
    expect(await page.locator('.field .form-error').allTextContents()).toEqual([
      'Vpišite veljaven e-poštni naslov, na primer ana@trgovina.si.',
      'Izpolnite to polje.',
    ]);
  });

  it('leads through the login page back to the open page when the session has ended', async () => {
    await page.goto(IMPORTS);
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL(`**${IMPORTS}`);
    await page.context().clearCookies({ name: 'session' });
    await page.locator('.admin-navigation a[aria-current]').click();
    await page.locator('.login').waitFor();
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL(`**${IMPORTS}`);
    await page.locator('.admin').waitFor();
  });
});
