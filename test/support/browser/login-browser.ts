import type { Browser, BrowserContext, Page } from 'playwright-core';
import { productionClient } from '../../../src/app.js';
import { startApp } from '../app.js';
import { waitForHydration, launchBrowser } from './browser.js';
import { makeCompany, makePerson } from '../people.js';

/** A real browser on the login page; each visit has its own cookies and storage. */
export class LoginBrowser {
  /** Violations of the content security policy since the last `visit`. */
  readonly violations: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  static async launch(origin: string): Promise<LoginBrowser> {
    return new LoginBrowser(await launchBrowser(), origin);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  async visit(): Promise<Page> {
    this.violations.length = 0;
    const context = await this.browser.newContext({ baseURL: this.origin });
    context.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) this.violations.push(message.text());
    });
    return waitForHydration(await context.newPage());
  }
}

/**
 * The application with its built client, a browser on its login page, and a store admin who may sign in.
 * @param provider replaces the identity provider
 */
export async function startLogin(provider?: { host: string }) {
  const env = provider && { FIREBASE_AUTH_EMULATOR_HOST: provider.host };
  const started = await startApp({ client: productionClient(), env });
  const { id: companyId } = await makeCompany(started.app);
  const { email } = await makePerson(started.app, { userType: 'admin', companyId });
  return { started, companyId, email, browser: await LoginBrowser.launch(started.origin) };
}

/** Fills in the fields with these names, then submits the form. */
export async function submit(page: Page, fields: Record<string, string>): Promise<void> {
  const button = page.locator('form[aria-busy] button[type=submit]');
  // from then on the page handles input, also after a full page load
  await button.and(page.locator(':enabled')).waitFor();
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
  await button.click();
}

export async function signOut(page: Page): Promise<void> {
  await page.locator('button.person-link').click();
  await page.locator('.person-panel li button').click();
}

export async function hasSession(context: BrowserContext): Promise<boolean> {
  return (await context.cookies()).some(({ name }) => name === 'session');
}

/** Whether scripts can read anything that could open a session. */
export async function keepsTokens(context: BrowserContext): Promise<boolean> {
  const { origins } = await context.storageState({ indexedDB: true });
  return /eyJ|accessToken|refreshToken/.test(JSON.stringify(origins));
}
