import type { Page } from 'playwright-core';
import { TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { submit, useLogin } from '../../support/browser/login-browser.js';
import { until } from '../../support/until.js';

const PROFILE = '/en/admin/profile';
const NEW_PASSWORD = 'quite another one';

const { katalog, browser } = await useLogin();

describeInBrowser('changing the own password', () => {
  let email: string;

  beforeEach(async () => {
    ({ email } = (await katalog.store()).person);
  });

  async function profile(): Promise<Page> {
    const page = await browser.open(PROFILE);
    await submit(page, { email, password: TEST_PASSWORD });
    await page.waitForURL(`**${PROFILE}`);
    await page.locator('.password-rules').waitFor();
    return page;
  }

  async function change(page: Page, current: string, password: string) {
    await page.locator('input[name=current]').fill(current);
    await page.locator('input[name=password]').fill(password);
    await page.locator('.password-change button[type=submit]').click();
  }

  /** Delays requests until the next second, as revocation counts in seconds. */
  async function inTheNextSecond(page: Page, url: string) {
    await page.route(url, async (route) => {
      const arrived = Math.floor(Date.now() / 1000);
      await until(() => Math.floor(Date.now() / 1000) > arrived);
      await route.continue();
    });
  }

  it('asks for the current one, and for one that fits the policy', async () => {
    const page = await profile();
    await change(page, 'not this one', NEW_PASSWORD);
    await page.getByText('That isn’t your current password. Try again.').waitFor();
    await whenFocused(page.locator('input[name=current]'));
    await change(page, TEST_PASSWORD, 'abc');
    await page.getByText('Your password doesn’t meet all requirements yet.').waitFor();
    await whenFocused(page.locator('input[name=password]'));
  });

  it('keeps this browser signed in, and no other one', async () => {
    const other = await profile();
    const page = await profile();
    await inTheNextSecond(page, '**/accounts:update*');
    const renewal = page.waitForResponse('**/api/session');
    await change(page, TEST_PASSWORD, NEW_PASSWORD);
    await page.getByText('Password changed.').waitFor();
    await until(async () => (await page.locator('input[name=password]').inputValue()) === '');
    // verified sessions are cached for some seconds, so that the page alone would prove nothing
    expect((await renewal).ok()).toBe(true);

    await until(async () => {
      await other.goto(PROFILE);
      return new URL(other.url()).pathname === '/en/login';
    });
    await page.goto(PROFILE);
    await page.locator('.password-rules').waitFor();

    await submit(other, { email, password: TEST_PASSWORD });
    await other.locator('.form-error', { hasText: /\S/ }).waitFor();
    await submit(other, { password: NEW_PASSWORD });
    await other.waitForURL(`**${PROFILE}`);
    await other.context().close();
  });
});
