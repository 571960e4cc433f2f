import type { BrowserContext, Page } from 'playwright-core';
import { Katalog } from '../katalog.js';
import { TestBrowser } from './test-browser.js';

/** The login page answers wrong input with error statuses; only violations of the content security policy are faults. */
const BESIDES_VIOLATIONS = /^(?!.*Content Security Policy)/is;

/**
 * The application, a browser for its login page, and a store with an admin who may sign in.
 * @param env settings, for example of another identity provider
 */
export async function useLogin(env: Record<string, string> = {}) {
  const katalog = await Katalog.use({ worker: false, env });
  const { company, person } = await katalog.store();
  const browser = TestBrowser.use(katalog.origin, { expected: BESIDES_VIOLATIONS });
  return { katalog, company, person, browser };
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
