import type { Page, Request } from 'playwright-core';
import { TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { hasSession, keepsTokens, submit, useLogin } from '../../support/browser/login-browser.js';
import { startProviderStandIn } from '../../support/servers/provider-stand-in.js';
import { until } from '../../support/until.js';
import { closeAfterFile } from '../../support/close-after-file.js';

const POLICY = {
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
  customStrengthOptions: {
    minPasswordLength: 8,
    maxPasswordLength: 12,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '?', '#'],
};

const provider = await startProviderStandIn();
closeAfterFile(provider.close);
const {
  person: { email },
  browser,
} = await useLogin({ FIREBASE_AUTH_EMULATOR_HOST: provider.host });

describeInBrowser('the login page, when the provider', () => {
  let page: Page;

  beforeEach(async () => {
    page = await browser.visit();
  });
  afterEach(() => provider.recover());

  const rules = () => page.locator('.password-rules li').allTextContents();
  const said = (text: string) =>
    page.locator('.password-rules [role=status]', { hasText: text }).waitFor({ state: 'attached' });
  const unmet = () => page.locator('.password-rules li:not([data-met])').count();

  async function signUpView(locale: 'sl' | 'en') {
    await page.goto(locale === 'sl' ? '/prijava?view=sign-up' : '/en/login?view=sign-up');
    await page.locator('.password-rules li').first().waitFor();
  }

  /** Answered or not: the request has ended. */
  function policyAnswered(): Promise<void> {
    return new Promise((resolve) => {
      const done = (request: Request) => {
        if (request.method() === 'GET' && request.url().includes('passwordPolicy')) resolve();
      };
      page.on('requestfinished', done).on('requestfailed', done);
    });
  }

  function fillIn(fields: Record<string, string>) {
    return submit(page, {
      companyName: 'Zeleni hrib, d. o. o.',
      firstName: 'Živa',
      lastName: 'Čuk',
      email: `new-${crypto.randomUUID()}@katalog.test`,
      ...fields,
    });
  }

  describe('has a policy for passwords,', () => {
    beforeEach(async () => {
      provider.says('passwordPolicy', { status: 200, body: POLICY });
    });

    it('shows its rules, and ticks them off while the password is typed', async () => {
      await signUpView('sl');
      await page.locator('.password-rules li').nth(5).waitFor();
      expect(await rules()).toEqual([
        'vsaj 8 znakov',
        'največ 12 znakov',
        'malo črko (a–z)',
        'veliko črko (A–Z)',
        'števko (0–9)',
        'poseben znak, npr. ! ? #',
      ]);
      const password = page.locator('input[name=password]');
      await password.pressSequentially('abc');
      await said('Neizpolnjene so še 4 zahteve.');
      expect(await unmet()).toBe(4);
      await password.pressSequentially('DEF1');
      await said('Neizpolnjeni sta še 2 zahtevi.');
      await password.pressSequentially('!');
      await until(async () => (await unmet()) === 0);
      await password.pressSequentially('56789');
      await until(async () => (await unmet()) === 1);
    });

    it('requests no account with a password that violates it', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await signUpView('en');
      await page.locator('.password-rules li').nth(5).waitFor();
      await fillIn({ password: 'abcdefgh' });
      await page.getByText('Your password doesn’t meet all requirements yet.').waitFor();
      await whenFocused(page.locator('input[name=password]'));
      expect(asked.filter((url) => url.includes('accounts:'))).toEqual([]);
    });

    it('shows the provider’s refusal of a password that seems to fit', async () => {
      provider.refuses(
        'accounts:signUp',
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must not be known]',
      );
      await signUpView('en');
      await fillIn({ password: 'Abcdefg1!' });
      await page.getByText('Your password doesn’t meet all requirements yet.').waitFor();
      await page.locator('.toast-error', { hasText: 'We couldn’t register you' }).waitFor();
    });
  });

  it.each([
    ['has a policy that this product cannot read', { status: 200, body: { ...POLICY, schemaVersion: 2 } }],
    ['has none', { status: 501, body: { error: { code: 501, message: 'Not implemented' } } }],
    ['does not say it', 'hang up' as const],
    [
      'names no minimum',
      { status: 200, body: { schemaVersion: 1, enforcementState: 'OFF', customStrengthOptions: {} } },
    ],
  ])('%s, asks for six characters', async (_, answer) => {
    provider.says('passwordPolicy', answer);
    const answered = policyAnswered();
    await signUpView('en');
    await answered;
    await fillIn({ password: 'abcde' });
    await page.getByText('Your password doesn’t meet all requirements yet.').waitFor();
    expect(await rules()).toEqual([expect.stringMatching('at least 6 characters')]);
  });

  it.each([
    ['sl', '/prijava', 'Preveč poskusov. Počakajte nekaj minut in poskusite znova.'],
    ['en', '/en/login', 'Too many attempts. Wait a few minutes and try again.'],
  ])('has had too many attempts, says so in %s', async (_, path, text) => {
    provider.refuses('accounts:signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER : Access is disabled.');
    await page.goto(path);
    await submit(page, { email, password: TEST_PASSWORD });
    await page.locator('.form-error', { hasText: text }).waitFor();
    provider.refuses('accounts:sendOobCode', 'RESET_PASSWORD_EXCEED_LIMIT');
    await page.goto(`${path}?view=reset`);
    await submit(page, { email });
    await page.locator('.form-error', { hasText: text }).waitFor();
    expect(await page.locator('.notice:visible').count()).toBe(0);
  });

  it.each(['hang up' as const, { status: 503, body: { error: { code: 503, message: 'BACKEND_ERROR' } } }])(
    'cannot be reached (%j), says so and keeps what was written',
    async (answer) => {
      provider.says('accounts:signInWithPassword', answer);
      await page.goto('/en/login');
      await submit(page, { email, password: TEST_PASSWORD });
      await page.locator('.toast-error', { hasText: 'isn’t available right now' }).waitFor();
      expect(await page.locator('.form-error').first().textContent()).toMatch(/connection|isn’t working/);
      expect(await page.locator('input[name=password]').inputValue()).toBe(TEST_PASSWORD);
      provider.recover();
      await submit(page, {});
      await page.locator('.admin').waitFor();
    },
  );

  it('is available, but the server is not, nobody is signed in halfway', async () => {
    await page.goto('/en/login');
    await page.route('**/en/login', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await submit(page, { email, password: TEST_PASSWORD });
    await page.locator('.form-error', { hasText: 'No connection' }).waitFor();
    expect(await hasSession(page.context())).toBe(false);
    expect(await keepsTokens(page.context())).toBe(false);
  });
});
