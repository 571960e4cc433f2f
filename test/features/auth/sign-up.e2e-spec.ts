import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { createAccount, mailedLinks, TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { hasSession, keepsTokens, submit, useLogin } from '../../support/browser/login-browser.js';
import { makeCompany } from '../../support/people.js';
import { until } from '../../support/until.js';

const COMPANY = { companyName: 'Zeleni hrib, d. o. o.', firstName: 'Živa', lastName: 'Čuk' };

const { katalog, browser } = await useLogin();

describeInBrowser('signing a company up', () => {
  let page: Page;
  let email: string;

  beforeEach(async () => {
    page = await browser.visit();
    email = `new-${crypto.randomUUID()}@katalog.test`;
  });

  /** Approves the user like a super admin, after the address is confirmed. */
  async function approve() {
    const database = katalog.app.get(DataSource);
    await database.query(
      `update companies set active = true, approved_at = now()
       where id = (select company_id from users where email = $1)`,
      [email],
    );
    await database.query(`update users set status = 'active', approved_at = now() where email = $1`, [email]);
  }

  function profiles(): Promise<{ status: string; locale: string; phone: string; company: string }[]> {
    return katalog.rows(
      `select users.status, locale, users.phone, company_name as company
       from users join companies on companies.id = company_id where users.email = $1`,
      [email],
    );
  }

  it('leads by the mail and the approval into the admin area', async () => {
    await page.goto('/prijava');
    await page.getByRole('link', { name: 'Registriraj trgovino' }).click();
    await page.getByRole('heading', { name: 'Registracija trgovine' }).waitFor();
    await submit(page, { ...COMPANY, phone: '+386 1 234 56 78', email, password: TEST_PASSWORD });

    await page.getByRole('heading', { name: 'Račun čaka na potrditev' }).waitFor();
    await page.locator('.toast-success').waitFor();
    expect(await page.locator('main').innerText()).toContain(email);
    expect(await page.locator('main').innerText()).toContain(COMPANY.companyName);
    expect(await profiles()).toEqual([
      { status: 'pending', locale: 'sl', phone: '+386 1 234 56 78', company: COMPANY.companyName },
    ]);

    await until(async () => (await mailedLinks(email, 'VERIFY_EMAIL')).length === 1);
    await page.getByRole('button', { name: 'Pošlji e-sporočilo znova' }).click();
    await page.getByText('E-sporočilo je poslano.').waitFor();
    expect(await page.getByRole('button', { name: /^Pošlji znova čez \d+ sekund/ }).isDisabled()).toBe(true);
    await until(async () => (await mailedLinks(email, 'VERIFY_EMAIL')).length === 2);
    const [first, second] = await mailedLinks(email, 'VERIFY_EMAIL');
    expect(first).toBeDefined();
    await (await page.context().newPage()).goto(second!);

    await page.getByRole('link', { name: 'Preveri znova' }).click();
    await page.locator('.steps li[aria-current=step]', { hasText: 'Pregled podatkov' }).waitFor();
    await approve();
    await page.getByRole('link', { name: 'Preveri znova' }).click();
    await page.locator('.admin').waitFor();
  });

  it('continues with the account of an unfinished sign-up', async () => {
    await createAccount(email);
    await page.goto('/en/login');
    await submit(page, { email, password: TEST_PASSWORD });
    await page.getByText('Your registration isn’t finished.').waitFor();
    expect(await hasSession(page.context())).toBe(false);
    expect(await keepsTokens(page.context())).toBe(false);

    await page.getByRole('link', { name: 'Finish registering' }).click();
    await page.getByRole('heading', { name: 'Register your store' }).waitFor();
    expect(await page.locator('input[name=email]').inputValue()).toBe(email);
    await submit(page, { ...COMPANY, password: TEST_PASSWORD });
    await page.getByRole('heading', { name: 'Your account is awaiting approval' }).waitFor();
    expect(await profiles()).toMatchObject([{ status: 'pending', locale: 'en' }]);
  });

  it('can be repeated after an error of the server', async () => {
    await page.goto('/en/login?view=sign-up');
    await page.route('**/en/login', (route) => route.abort());
    await submit(page, { ...COMPANY, email, password: TEST_PASSWORD });
    await page.locator('.form-error', { hasText: 'No connection' }).waitFor();
    expect(await profiles()).toEqual([]);
    await page.unroute('**/en/login');
    await submit(page, {});
    await page.getByRole('heading', { name: 'Your account is awaiting approval' }).waitFor();
    expect(await profiles()).toHaveLength(1);
  });

  it('shows at the field what the server refuses', async () => {
    await page.goto('/prijava?view=sign-up');
    await submit(page, { ...COMPANY, companyName: '   ', email, password: TEST_PASSWORD });
    await page.locator('input[name=companyName][aria-invalid=true]').waitFor();
    await whenFocused(page.locator('input[name=companyName]'));
    expect(await page.locator('input[name=lastName]').inputValue()).toBe(COMPANY.lastName);
    await submit(page, { companyName: COMPANY.companyName });
    await page.getByRole('heading', { name: 'Račun čaka na potrditev' }).waitFor();
  });

  it.each([
    [
      'sl',
      '/prijava',
      'Račun s tem e-poštnim naslovom že obstaja in ima drugo geslo. Prijavite se ali nastavite novo geslo.',
      'Prijavi se',
    ],
    [
      'en',
      '/en/login',
      'An account with this e-mail address already exists, with a different password. Sign in or set a new password.',
      'Sign in',
    ],
  ])('says in %s that an address is taken, and leads on', async (_, path, text, link) => {
    await createAccount(email);
    await page.goto(`${path}?view=sign-up`);
    await submit(page, { ...COMPANY, email, password: 'not that one' });
    await page.locator('.field .form-error', { hasText: text }).waitFor();
    await page.locator('.toast-error').waitFor();
    expect(await hasSession(page.context())).toBe(false);
    await page.locator('.login-hint').getByRole('link', { name: link }).click();
    await page.locator('input[name=password][autocomplete=current-password]').waitFor();
    expect(await page.locator('input[name=email]').inputValue()).toBe(email);
    expect(await profiles()).toEqual([]);
  });

  it('of an approved user says so, and creates no store', async () => {
    const { id: companyId } = await makeCompany(katalog.app);
    const person = await katalog.person('admin', { companyId });
    await page.goto('/en/login?view=sign-up');
    await submit(page, { ...COMPANY, email: person.email, password: TEST_PASSWORD });
    await page.locator('.field .form-error', { hasText: 'Your account already belongs to' }).waitFor();
    expect(await hasSession(page.context())).toBe(false);
  });
});
