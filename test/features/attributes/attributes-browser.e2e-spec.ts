import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser/browser.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

const LIST = '/en/admin/attributes';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const platform = await katalog.person('super_admin');
const visitor = await katalog.signedIn(platform);
const lamps = await make('Lamps', await make('House'));
for (const name of ['Colour', 'Power', 'Weight']) await add(name);

function make(name: string, parentId: number | null = null) {
  return katalog.category({ sl: `${name} sl`, en: name }, parentId);
}
async function add(name: string) {
  await visitor.write('POST', '/api/attributes', {
    type: 'text',
    translations: { name: { en: name } },
    categories: [{ id: lamps, filterable: true }],
  });
}

describeInBrowser('attributes in a real browser', () => {
  const stored = async () => {
    const { attributes } = (await visitor.page(`${LIST}?category=${lamps}`, 'attributes/index')).props;
    return attributes.map(({ name }) => name.text);
  };
  const shown = async (page: Page) =>
    (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.trim());
  const settled = async (page: Page, names: string[]) => {
    const same = (found: string[]) => found.join() === names.join();
    // the move is sent after the drop, and the page is rendered again
    await until(async () => same(await stored()));
    await until(async () => same(await shown(page)));
  };

  it('are filtered by a searched category, ordered in it, and deleted', async () => {
    const page = await browser.openAs(platform, LIST);
    await page.getByRole('button', { name: 'Category', exact: true }).click();
    await page.getByRole('radio', { name: /^House \d/ }).waitFor();
    await page.getByRole('searchbox', { name: /Category/ }).fill('lam');
    await page.getByRole('radio', { name: /^House › Lamps/ }).check();
    await page.waitForURL(`**${LIST}?sort=name&category=${lamps}`);
    await page.keyboard.press('Escape');
    await page.getByText('Shown in the selected category’s order.').waitFor();

    await page.getByRole('button', { name: 'Move down: Colour' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Move up: Weight' }).waitFor();
    await settled(page, ['Power', 'Colour', 'Weight']);
    // the first one cannot go further up
    const first = page.getByRole('button', { name: 'Move up: Power' });
    await until(async () => (await first.getAttribute('aria-disabled')) === 'true');
    await first.press('Enter');
    await page.getByRole('button', { name: 'Move up: Weight' }).click();
    await settled(page, ['Power', 'Weight', 'Colour']);

    await page.getByRole('link', { name: /Delete.*Weight/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Weight').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await stored()).toContain('Weight');
    await page.getByRole('link', { name: /Delete.*Weight/ }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Attribute deleted.').waitFor();
    await settled(page, ['Power', 'Colour']);
  });

  it('keep showing what only saving can know to be wrong, while other fields are checked', async () => {
    const page = await browser.openAs(platform, `${LIST}?new=1`);
    await page.locator('[name="name.sl"]').fill('Barva');
    await page.locator('[name="name.en"]').fill('Colour');
    await page.getByRole('button', { name: 'Add attribute' }).click();
    const error = page.locator('.form-error', { hasText: 'already exists' });
    await error.waitFor();
    const checked = page.waitForResponse((response) => response.headers()['precognition-success'] === 'true');
    await page.getByRole('textbox', { name: 'Unit' }).fill('W');
    await page.locator('[name="name.sl"]').focus();
    await checked;
    await page.locator('[name="name.en"]').press('Tab');
    await error.waitFor();
    expect(await page.locator('[name="name.en"]').getAttribute('aria-invalid')).toBe('true');
  });
});
