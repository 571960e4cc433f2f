import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use({ worker: false });
// the emulator has no password policy, which the form for a new password asks for
const browser = TestBrowser.use(katalog.origin, { expected: /status of 501/ });

describeInBrowser('the pages for signing in', () => {
  it.each([
    ['', 'Prijava', 'Registriraj trgovino', 2],
    ['?view=sign-up', 'Registracija trgovine', 'Nastavi novo geslo', 6],
    ['?view=reset', 'Pozabljeno geslo', 'Prijavi se', 1],
  ])('are whole without JavaScript: /prijava%s', async (view, heading, way, fields) => {
    const page = await browser.open(`/prijava${view}`, { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(await page.locator('main input').count()).toBe(fields);
    expect(await page.locator('.notice:visible').innerText()).toContain('vklopite JavaScript');
    expect(await page.locator('main button:visible').count()).toBe(0);
    await page.getByRole('link', { name: way }).click();
    await page.locator('h1', { hasNotText: heading }).waitFor();
  });

  it('move the focus to the chosen view', async () => {
    const page = await browser.open('/en/login');
    await page.getByRole('link', { name: 'Register your store' }).click();
    await page.locator('h1', { hasText: 'Register your store' }).waitFor();
    await whenFocused(page.locator('#content'));
    await page.keyboard.press('Tab');
    await whenFocused(page.locator('input[name=companyName]'));
  });
});
