import { makePerson } from '../../support/people.js';
import type { Page } from 'playwright-core';
import type { User } from '../../../src/users/user.entity.js';
import { startApp } from '../../support/app.js';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { hasSession, submit, useLogin } from '../../support/browser/login-browser.js';
import { withSession } from '../../support/people.js';
import { confirmAddress, TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { startTotpProvider, totpCode } from '../../support/servers/totp-provider.js';
import { until } from '../../support/until.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const PROFILE = '/en/admin/profile';
const SECTION = 'section[aria-labelledby=second-factor-title]';

const provider = await startTotpProvider();
closeAfterFile(provider.close);
const { katalog, browser } = await useLogin({ FIREBASE_AUTH_EMULATOR_HOST: provider.host });

describeInBrowser('the second factor', () => {
  let person: User;

  beforeEach(async () => {
    ({ person } = await katalog.store());
    await confirmAddress(person.firebaseId);
  });

  const code = (offset = 0) => totpCode(provider.secretOf(person.firebaseId)!, offset);
  const wrongCode = (secret: string) =>
    ['000000', '111111'].find((given) => ![-1, 0, 1, 2].some((at) => totpCode(secret, at) === given))!;

  async function signedIn(): Promise<Page> {
    const page = await browser.open(PROFILE);
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
  });

  it('is asked for at every sign-in after the password', async () => {
    await (await turnedOn()).context().close();
    const page = await browser.open('/en/login');
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
  });

  it('of a lost phone is removed by a catalogue admin, which ends sessions and is logged', async () => {
    const page = await turnedOn();
    const url = `/en/admin/users/${person.id}/two-step-sign-in`;
    const own = await withSession(katalog.origin, person);
    expect((await own.send('DELETE', url)).status).toBe(403);
    const admin = await katalog.person('super_admin');
    const platform = await browser.open(`/en/admin/users?edit=${person.id}`);
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
    const entries = await katalog.rows<object>(
      `select actor_id as by, object_id as of from audit_entries where action = 'user.second-factor-removed'`,
    );
    expect(entries).toEqual([{ by: admin.id, of: String(person.id) }]);
    await platform.context().close();
  });

  it('cannot be removed by its owner without a code', async () => {
    const admin = await katalog.person('super_admin');
    const visitor = await withSession(katalog.origin, admin);
    const url = `/en/admin/users/${admin.id}/two-step-sign-in`;
    const { status } = await visitor.send('DELETE', url, undefined, { 'x-inertia': 'true' });
    expect([303, 403]).toContain(status);
    const count = `select count(*)::integer as count from audit_entries where object_id = $1 and action like '%factor%'`;
    expect(await katalog.rows(count, [String(admin.id)])).toEqual([{ count: 0 }]);
  });

  it('is not offered to people whose address is not confirmed', async () => {
    const visitor = await katalog.signedInAs('super_admin');
    const page = await (await visitor.get(PROFILE, { accept: 'text/html' })).text();
    expect(page).toContain('password-title');
    expect(page).not.toContain('second-factor-title');
  });
});

describe('the second factor of a project without one', () => {
  it('is not shown', async () => {
    const plain = await startApp();
    const person = await makePerson(plain.app, { userType: 'super_admin', companyId: null });
    await confirmAddress(person.firebaseId);
    const visitor = await withSession(plain.origin, person);
    const { profile } = (await visitor.page(PROFILE, 'users/profile')).props;
    expect([profile.emailVerified, profile.secondFactor]).toEqual([true, null]);
    await plain.close();
  });
});
