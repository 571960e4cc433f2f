import { numberedOffers } from '../../support/data/feed.js';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const LIST = '/iskanje/izdelki/rezultati?sort=name';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
await katalog.sell(await katalog.store('Prva'), ...numberedOffers(2));

describeInBrowser('forced colours', () => {
  const open = () => browser.open(LIST, { forcedColors: 'active', colorScheme: 'dark' });
  const style = (page: Page, selector: string, property: string, pseudo = '') =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector('${selector}'), '${pseudo}').getPropertyValue('${property}')`,
    );
  /** The background of a button, and of its icon. */
  const grounds = async (page: Page, selector: string) => [
    await style(page, selector, 'background-color'),
    await style(page, selector, 'background-color', '::before'),
  ];

  it('keep icons and pressed states of buttons visible', async () => {
    const page = await open();
    const [ground, sign] = await grounds(page, '.card .pick');
    expect(sign).not.toBe(ground);
    await page.locator('.card .pick').first().click();
    await page.locator('.pick[aria-pressed="true"]').waitFor();
    const [pressedGround, pressedSign] = await grounds(page, '.pick[aria-pressed="true"]');
    expect(pressedGround).not.toBe(ground);
    expect(pressedSign).not.toBe(pressedGround);
    const [assistantGround, assistantSign] = await grounds(page, '.assistant-toggle');
    expect(assistantSign).not.toBe(assistantGround);
  });

  it('underline the current page, and outline the active suggestion', async () => {
    const page = await open();
    expect(await style(page, '.sort a[aria-current]', 'text-decoration-line')).toBe('underline');
    await page.getByRole('combobox').fill('izdelek');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role="option"][aria-selected="true"]').waitFor();
    expect(await style(page, '[role="option"][aria-selected="true"]', 'outline-style')).toBe('solid');
  });
});
