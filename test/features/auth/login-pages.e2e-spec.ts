import type { Browser, BrowserContextOptions } from 'playwright-core';
import { productionClient } from '../../../src/app.js';
import { startApp, type TestApp } from '../../support/app.js';
import {
  waitForHydration,
  describeInBrowser,
  launchBrowser,
  whenFocused,
} from '../../support/browser/browser.js';

describeInBrowser('the pages for signing in', () => {
  let started: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    started = await startApp({ client: productionClient(), env: { SSR_STRICT: 'true' } });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await started?.close();
  });

  async function open(options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ baseURL: started.origin, ...options });
    const tab = await context.newPage();
    return options.javaScriptEnabled === false ? tab : waitForHydration(tab);
  }

  it.each([
    ['', 'Prijava', 'Registriraj trgovino', 2],
    ['?view=sign-up', 'Registracija trgovine', 'Nastavi novo geslo', 6],
    ['?view=reset', 'Pozabljeno geslo', 'Prijavi se', 1],
  ])('are whole without JavaScript: /prijava%s', async (view, heading, way, fields) => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`/prijava${view}`);
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(await page.locator('main input').count()).toBe(fields);
    expect(await page.locator('.notice:visible').innerText()).toContain('vklopite JavaScript');
    expect(await page.locator('main button:visible').count()).toBe(0);
    await page.getByRole('link', { name: way }).click();
    await page.locator('h1', { hasNotText: heading }).waitFor();
    await page.context().close();
  });

  it('move the focus to the chosen view', async () => {
    const page = await open();
    await page.goto('/en/login');
    await page.getByRole('link', { name: 'Register your store' }).click();
    await page.locator('h1', { hasText: 'Register your store' }).waitFor();
    await whenFocused(page.locator('#content'));
    await page.keyboard.press('Tab');
    await whenFocused(page.locator('input[name=companyName]'));
    await page.context().close();
  });
});
