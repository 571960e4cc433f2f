import type { Page } from 'playwright-core';
import { DataSource } from 'typeorm';
import { productionClient } from '../../../src/app.js';
import type { User } from '../../../src/users/user.entity.js';
import { startApp, type TestApp } from '../../support/app.js';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { hasSession, LoginBrowser, submit } from '../../support/browser/login-browser.js';
import { makeCompany, makePerson, signedInAs, withSession } from '../../support/people.js';
import { confirmAddress, TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { startTotpProvider, totpCode } from '../../support/servers/totp-provider.js';
import { until } from '../../support/until.js';

const PROFILE = '/en/admin/profile';
const SECTION = 'section[aria-labelledby=second-factor-title]';

describeInBrowser('the second factor', () => {
  let provider: Awaited<ReturnType<typeof startTotpProvider>>;
  let started: TestApp;
  let browser: LoginBrowser;
  let person: User;

  beforeAll(async () => {
    provider = await startTotpProvider();
    const env = { FIREBASE_AUTH_EMULATOR_HOST: provider.host };
    started = await startApp({ client: productionClient(), env });
    browser = await LoginBrowser.launch(started.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await started?.close();
    await provider?.close();
  });
  beforeEach(async () => {
    const { id: companyId } = await makeCompany(started.app);
    person = await makePerson(started.app, { userType: 'admin', companyId });
    await confirmAddress(person.firebaseId);
  });

  const code = (offset = 0) => totpCode(provider.secretOf(person.firebaseId)!, offset);
  const wrongCode = (secret: string) =>
    ['000000', '111111'].find((given) => ![-1, 0, 1, 2].some((at) => totpCode(secret, at) === given))!;

  async function signedIn(): Promise<Page> {
    const page = await browser.visit();
    await page.goto(PROFILE);
    await submit(page, { email: person.email, password: TEST_PASSWORD });
    await page.waitForURL(`**${PROFILE}`);
    return page;
  }

  async function fill(page: Page, fields: Record<string, string>) {
    const section = page.locator(SECTION);
    for (const [name, value] of Object.entries(fields))
      await section.locator(`input[name=${name}]`).fill(value);
    await section.locator('button[type=submit]').click();
  }

  async function turnedOn(): Promise<Page> {
    const page = await signedIn();
    await fill(page, { current: TEST_PASSWORD });
    await fill(page, { code: totpCode(await page.locator('.second-factor-key').innerText()) });
    await page.getByText('Two-step sign-in is on.').waitFor();
    return page;
  }

  it('is turned on with the password and a code, and this browser stays signed in', async () => {
    const page = await signedIn();
    await fill(page, { current: 'not this one' });
    await page.getByText('That isn’t your current password. Try again.').waitFor();
    await fill(page, { current: TEST_PASSWORD });
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = await page.locator('.second-factor-key').innerText();
    await whenFocused(page.locator(`${SECTION} input[name=code]`));
    expect(await obstacles(page)).toEqual([]);
    await fill(page, { code: wrongCode(secret) });
    await page.getByText('That code is wrong or has expired.').waitFor();
    expect(provider.secretOf(person.firebaseId)).toBeUndefined();
    const renewal = page.waitForResponse('**/api/session');
    const [one, two] = totpCode(secret).match(/.{3}/g)!;
    await fill(page, { code: `${one} ${two}` });
    await page.getByText('Two-step sign-in is on.').waitFor();
    expect((await renewal).ok()).toBe(true);
    expect(provider.secretOf(person.firebaseId)).toBe(secret);
    expect(await obstacles(page)).toEqual([]);
    await page.goto(PROFILE);
    await page.getByText('Two-step sign-in is on.').waitFor();
    expect(browser.violations).toEqual([]);
    await page.context().close();
  });

  it('is asked for at every sign-in after the password', async () => {
    await (await turnedOn()).context().close();
    const page = await browser.visit();
    await page.goto('/en/login');
    await submit(page, { email: person.email, password: 'not this one' });
    await page.locator('.form-error', { hasText: /\S/ }).waitFor();
    expect(await page.locator('input[name=code]').count()).toBe(0);
    await submit(page, { password: TEST_PASSWORD });
    await whenFocused(page.locator('input[name=code]'));
    expect(await obstacles(page)).toEqual([]);
    expect(await hasSession(page.context())).toBe(false);
    await submit(page, { code: '' });
    await page.getByText('Fill in this field.').waitFor();
    await submit(page, { code: wrongCode(provider.secretOf(person.firebaseId)!) });
    await page.getByText('That code is wrong or has expired.').waitFor();
    expect(await hasSession(page.context())).toBe(false);
    await submit(page, { code: code() });
    await page.waitForURL('**/en/admin');
    expect(await hasSession(page.context())).toBe(true);
    await page.context().close();
  });

  it('is needed to change the password, and to turn it off', async () => {
    const page = await turnedOn();
    const passwords = page.locator('section[aria-labelledby=password-title]');
    await passwords.locator('input[name=current]').fill(TEST_PASSWORD);
    await passwords.locator('input[name=password]').fill('quite another one');
    await passwords.locator('input[name=code]').fill(code());
    await passwords.locator('button[type=submit]').click();
    await page.getByText('Password changed.').waitFor();
    await page.goto(PROFILE);
    if (new URL(page.url()).pathname !== PROFILE) {
      // the change ended this session, too, in the second in which it began
      await submit(page, { email: person.email, password: 'quite another one' });
      await submit(page, { code: code() });
      await page.waitForURL(`**${PROFILE}`);
    }
    await fill(page, {
      current: 'quite another one',
      code: wrongCode(provider.secretOf(person.firebaseId)!),
    });
    await page.getByText('That code is wrong or has expired.').waitFor();
    await fill(page, { code: code() });
    await page.getByText('Protect your account with a code').waitFor();
    expect(provider.secretOf(person.firebaseId)).toBeUndefined();
    await page.context().close();
  });

  it('of a lost phone is removed by a catalogue admin, which ends sessions and is logged', async () => {
    const page = await turnedOn();
    const url = `/en/admin/users/${person.id}/two-step-sign-in`;
    const own = await withSession(started.origin, person);
    expect((await own.send('DELETE', url)).status).toBe(403);
    const admin = await makePerson(started.app, { userType: 'super_admin', companyId: null });
    const platform = await browser.visit();
    await platform.goto(`/en/admin/users?edit=${person.id}`);
    await submit(platform, { email: admin.email, password: TEST_PASSWORD });
    await platform.getByRole('button', { name: `Turn off two-step sign-in for Ana Čuk` }).click();
    await platform
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: 'Turn off two-step sign-in' })
      .click();
    await platform.getByText('Two-step sign-in turned off.').waitFor();
    expect(provider.secretOf(person.firebaseId)).toBeUndefined();
    await until(async () => {
      await page.goto(PROFILE);
      return new URL(page.url()).pathname === '/en/login';
    });
    await submit(page, { email: person.email, password: TEST_PASSWORD });
    await page.waitForURL(`**${PROFILE}`);
    const entries = await started.app
      .get(DataSource)
      .query<object[]>(
        `select actor_id as by, object_id as of from audit_entries where action = 'user.second-factor-removed'`,
      );
    expect(entries).toEqual([{ by: admin.id, of: String(person.id) }]);
    await platform.context().close();
    await page.context().close();
  });

  it('cannot be removed by its owner without a code', async () => {
    const admin = await makePerson(started.app, { userType: 'super_admin', companyId: null });
    const visitor = await withSession(started.origin, admin);
    const url = `/en/admin/users/${admin.id}/two-step-sign-in`;
    const { status } = await visitor.send('DELETE', url, undefined, { 'x-inertia': 'true' });
    expect([303, 403]).toContain(status);
    const count = `select count(*)::integer as count from audit_entries where object_id = $1 and action like '%factor%'`;
    expect(await started.app.get(DataSource).query(count, [String(admin.id)])).toEqual([{ count: 0 }]);
  });

  it('is not offered to people whose address is not confirmed', async () => {
    const visitor = await signedInAs(started, { userType: 'super_admin', companyId: null });
    const page = await (await visitor.get(PROFILE, { accept: 'text/html' })).text();
    expect(page).toContain('password-title');
    expect(page).not.toContain('second-factor-title');
  });
});

describe('the second factor of a project without one', () => {
  it('is not shown', async () => {
    const started = await startApp();
    const person = await makePerson(started.app, { userType: 'super_admin', companyId: null });
    await confirmAddress(person.firebaseId);
    const visitor = await withSession(started.origin, person);
    const { profile } = (await visitor.page(PROFILE, 'users/profile')).props;
    expect([profile.emailVerified, profile.secondFactor]).toEqual([true, null]);
    await started.close();
  });
});
