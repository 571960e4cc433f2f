import type { Page } from 'playwright-core';
import { ArticleWriter } from '../../../src/content/writing/article-writer.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

const LONG = ['Choosing', 'Comparing', 'Buying']
  .map((title) => `## ${title}\n\n${'A sentence that goes on for a while. '.repeat(40)}`)
  .join('\n\n');

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const platform = await katalog.person('super_admin');

describeInBrowser('blogs and pages in a real browser', () => {
  const add = (title: string, body = LONG) =>
    katalog.app.get(ArticleWriter).create(null, 'blog', {
      title: { sl: title, en: title },
      summary: { sl: 'Povzetek.', en: 'A summary.' },
      body: { sl: body, en: body },
      status: 'published',
    });
  const dialog = (page: Page) => page.getByRole('dialog').first();
  const texts = (page: Page, language: string) =>
    dialog(page).locator('.markdown-editor').getByLabel(language, { exact: true });

  it('write a post with buttons, keyboard and a live preview, and publish it', async () => {
    const page = await browser.openAs(platform, '/en/admin/blogs?new=1');
    // the empty list leads to the form as well, but the focus returns to one link
    expect(await page.locator('#new-article').count()).toBe(1);
    await dialog(page).getByRole('textbox', { name: 'English' }).first().fill('Good tea');
    const text = texts(page, 'English');
    await text.fill('Tea is good');
    await text.press('Control+a');
    await text.press('Control+b');
    await until(async () => (await text.inputValue()) === '**Tea is good**');
    await text.press('End');
    await dialog(page).getByRole('button', { name: 'Quote' }).nth(1).click();
    await until(async () => (await text.inputValue()) === '> **Tea is good**');
    await dialog(page).getByRole('button', { name: 'Show preview' }).click();
    await dialog(page).locator('.preview blockquote strong', { hasText: 'Tea is good' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en/admin/blogs?new=1');
    await text.press('End');
    await text.pressSequentially(' <b>x</b>');
    await dialog(page).locator('.preview', { hasText: '<b>x</b>' }).waitFor();
    await dialog(page).getByText('Published', { exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Add post' }).click();
    await page.waitForURL(/edit=\d+/);
    await page.getByText('Post added.').waitFor();
    await page.goto('/en/blogs');
    await page.getByRole('link', { name: 'Good tea' }).click();
    await page.locator('.article-body strong', { hasText: 'Tea is good' }).waitFor();
  });

  it('show the language of the title that is missing, and no failure once it is there', async () => {
    const page = await browser.phone(platform);
    await page.goto('/en/admin/blogs?new=1');
    const titles = dialog(page).getByRole('group', { name: 'Title', exact: true });
    const save = dialog(page).getByRole('button', { name: 'Add post' });
    const failure = page.locator('.toast-error');
    await save.click();
    await failure.waitFor();
    await whenFocused(titles.getByRole('textbox', { name: 'Slovenian' }));
    expect(await titles.getByRole('button', { pressed: true }).textContent()).toMatch('Slovenian');
    await page.keyboard.type('Kratko');
    await save.click();
    await page.getByText('Post added.').waitFor();
    expect(await failure.count()).toBe(0);
  });

  it('delete a post, and restore it from the toast', async () => {
    await add('To be deleted');
    const page = await browser.openAs(platform, '/en/admin/blogs');
    const menu = page.getByRole('button', { name: 'Actions for To be deleted' });
    await menu.click();
    await page.getByRole('button', { name: 'Delete To be deleted' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    // a hovered toast stays
    await undo.hover();
    await page.getByRole('link', { name: 'To be deleted', exact: true }).waitFor({ state: 'detached' });
    await undo.click();
    await page.getByRole('link', { name: 'To be deleted', exact: true }).waitFor();
    await menu.click();
    await page.getByRole('button', { name: 'Unpublish To be deleted' }).click();
    await page
      .getByRole('row', { name: /To be deleted/ })
      .getByText('Draft')
      .waitFor();
    await menu.click();
    await page.getByRole('button', { name: 'Publish To be deleted', exact: true }).waitFor();
  });
});
