import type { Page } from 'playwright-core';
import { mailedLinks, TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { submit, useLogin } from '../../support/browser/login-browser.js';
import { until } from '../../support/until.js';

const {
  person: { email },
  browser,
} = await useLogin();

describeInBrowser('a forgotten password', () => {
  let page: Page;

  beforeEach(async () => {
    page = await browser.visit();
  });

  it('is replaced by the link in a mail', async () => {
    await page.goto('/en/login');
    // the page is hydrated
    await page.locator('main button[type=submit]:enabled').waitFor();
    await page.locator('input[name=email]').fill(email);
    await page.getByRole('link', { name: 'Set a new password' }).click();
    await page.getByRole('heading', { name: 'Forgotten password' }).waitFor();
    // the typed address was kept
    expect(await page.locator('input[name=email]').inputValue()).toBe(email);
    await submit(page, {});
    await page
      .getByText('If there’s an account with this e-mail address, we’ve sent a link to it.')
      .waitFor();
    const [link] = await mailedLinks(email, 'PASSWORD_RESET');
    // the provider's own page; the emulator takes the new password from the URL
    await page.goto(`${link}&newPassword=another-one`);
    await page.goto('/en/login');
    await submit(page, { email, password: TEST_PASSWORD });
    await page.locator('.form-error', { hasText: /\S/ }).waitFor();
    await submit(page, { password: 'another-one' });
    await page.locator('.admin').waitFor();
  });

  it.each([
    ['sl', '/prijava?view=reset', 'Če račun s tem e-poštnim naslovom obstaja, smo nanj poslali povezavo.'],
    [
      'en',
      '/en/login?view=reset',
      'If there’s an account with this e-mail address, we’ve sent a link to it.',
    ],
  ])('looks the same in %s for an address that nobody has', async (locale, path, text) => {
    const seen: string[] = [];
    const languages: (string | null)[] = [];
    page.on('request', async (request) => {
      if (request.method() === 'POST' && request.url().includes('sendOobCode'))
        languages.push(await request.headerValue('x-firebase-locale'));
    });
    for (const address of [email, 'nobody@katalog.test']) {
      await page.goto(path);
      await submit(page, { email: address });
      await page.getByText(text).waitFor();
      seen.push(await page.locator('main').innerText());
      expect(await page.locator('.toast').count()).toBe(0);
    }
    expect(seen[0]).toBe(seen[1]);
    expect(await mailedLinks('nobody@katalog.test', 'PASSWORD_RESET')).toEqual([]);
    await until(() => languages.length === 2);
    expect(languages).toEqual([locale, locale]);
  });

  it('is not requested for an invalid address', async () => {
    await page.goto('/en/login?view=reset');
    await submit(page, { email: 'ana at home' });
    await page.getByText('Enter a valid e-mail address').waitFor();
    expect(await page.locator('.notice:visible').count()).toBe(0);
  });
});
