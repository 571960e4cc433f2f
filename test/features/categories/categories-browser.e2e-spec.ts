import type { Page } from 'playwright-core';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

const TREE = '/en/admin/categories';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);
const platform = await katalog.person('super_admin');

describeInBrowser('the tree of categories in a real browser', () => {
  let count = 0;
  let main: number;
  let names: Record<'main' | 'first' | 'second' | 'third', string>;

  beforeEach(async () => {
    const mark = ++count;
    names = {
      main: `Main ${mark}`,
      first: `Apples ${mark}`,
      second: `Pears ${mark}`,
      third: `Plums ${mark}`,
    };
    main = await add(names.main);
    for (const name of [names.first, names.second, names.third]) await add(name, main);
  });

  const add = (name: string, parentId: number | null = null) =>
    katalog.app.get(CategoryWriter).create(null, { name: { sl: `${name} sl`, en: name }, parentId });
  /** Stored English names below a category. */
  const below = async (parentId: number | null) =>
    (await katalog.app.get(CategoriesService).freshTree())
      .siblings(parentId, 'product')
      .map(({ name }) => name.en);
  const stored = (parentId: number, expected: string[]) =>
    until(async () => (await below(parentId)).join() === expected.join());

  const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
  const order = async (page: Page) =>
    (await page.getByRole('row', { level: 2 }).allInnerTexts()).map((text) => text.split('\n')[0]);
  const shown = (page: Page, expected: string[]) =>
    until(async () => (await order(page)).join() === expected.join());
  const dialog = (page: Page) => page.getByRole('dialog');
  const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' });

  async function openTree(page: Page) {
    await page.goto(TREE);
    await row(page, names.main)
      .getByRole('button', { name: /^Expand/ })
      .click();
    await row(page, names.third).waitFor();
  }

  it('starts with the main categories, and keeps open branches in its URL', async () => {
    const page = await browser.openAs(platform, TREE);
    await row(page, names.main).waitFor();
    expect(await row(page, names.first).count()).toBe(0);
    await openTree(page);
    await page.reload();
    await row(page, names.first).waitFor();
  });

  it('moves by dragging', async () => {
    const page = await browser.tab(platform);
    await openTree(page);
    const target = row(page, names.first);
    const { height } = (await target.boundingBox())!;
    const moved = page.getByText('Done', { exact: true });
    await row(page, names.third).dragTo(target, { targetPosition: { x: 300, y: 3 } });
    await stored(main, [names.third, names.first, names.second]);
    // the page reloads with it: dragging starts afterwards
    await moved.waitFor();
    await shown(page, [names.third, names.first, names.second]);
    await row(page, names.second).dragTo(row(page, names.first), {
      targetPosition: { x: 300, y: height / 2 },
    });
    await stored(main, [names.third, names.first]);
  });

  it('moves by keyboard from the handle of a row', async () => {
    const page = await browser.tab(platform);
    await openTree(page);
    await row(page, names.third).getByRole('button', { name: /^Drag/ }).focus();
    const target = (name: string) => whenFocused(page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
    await target(`Insert between ${names.main} and`);
    await page.keyboard.press('ArrowUp');
    await target(`Drop on ${names.second}`);
    await page.keyboard.press('ArrowUp');
    await target(`Insert between ${names.first} and ${names.second}`);
    await page.keyboard.press('Enter');
    await page.getByText('Done', { exact: true }).waitFor();
    expect(await below(main)).toEqual([names.first, names.third, names.second]);
  });

  it('moves to a category that is searched for', async () => {
    const page = await browser.tab(platform);
    await openTree(page);
    await page.getByRole('button', { name: `Move category ${names.first}` }).click();
    await dialog(page).getByRole('searchbox').fill(names.second);
    await page.getByRole('option', { name: new RegExp(names.second) }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
    await stored(main, [names.second, names.third]);
    await page.getByText('Done', { exact: true }).waitFor();
  });

  it('reverts a move that the server refuses, and shows the error', async () => {
    const page = await browser.tab(platform);
    const other = await add(`Other ${names.main}`);
    await add(names.first, other);
    await openTree(page);
    await page.getByRole('button', { name: `Move category ${names.first}` }).click();
    await dialog(page).getByRole('searchbox').fill(`Other ${names.main}`);
    await page.getByRole('option', { name: `Other ${names.main}`, exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText(/already exists here/).waitFor();
    await shown(page, [names.first, names.second, names.third]);
  });

  it('adds a child, edits, and deletes with a target for the content', async () => {
    const page = await browser.tab(platform);
    await openTree(page);
    await page.getByRole('link', { name: `Add subcategory to ${names.first}` }).click();
    await dialog(page).getByText(`In ${names.main} › ${names.first}`).waitFor();
    const english = dialog(page).getByRole('group', { name: 'Name' }).getByLabel('English');
    await english.fill(`Seeds ${count}`);
    await dialog(page).getByRole('button', { name: 'Add category' }).click();
    await dialog(page).getByText('Enter the name in this language.').waitFor();
    await dialog(page).getByRole('group', { name: 'Name' }).getByLabel('Slovenian').fill(`Semena ${count}`);
    await dialog(page).getByRole('button', { name: 'Add category' }).click();
    await gone(page);
    await row(page, names.first)
      .getByRole('button', { name: /^Expand/ })
      .click();
    await row(page, `Seeds ${count}`).waitFor();

    await page.getByRole('link', { name: names.first, exact: true }).click();
    await english.fill(`Golden ${names.first}`);
    await dialog(page).getByRole('checkbox', { name: 'Visible to shoppers' }).uncheck();
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await gone(page);
    await row(page, `Golden ${names.first}`).getByText('hidden').waitFor();

    const trash = page.getByRole('link', { name: `Delete category Golden ${names.first}` });
    await trash.click();
    await dialog(page).getByText('The category isn’t empty.').waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    await whenFocused(trash);
    await trash.click();
    await dialog(page).getByRole('searchbox').fill(names.second);
    await page.getByRole('option', { name: new RegExp(names.second) }).click();
    await dialog(page).getByRole('button', { name: 'Move content and delete' }).click();
    await gone(page);
    expect(await below(main)).toEqual([names.second, names.third]);
  });

  it('shows a conflict with what another user has saved', async () => {
    const [first, second] = [await browser.tab(platform), await browser.tab(platform)];
    for (const page of [first, second]) {
      await openTree(page);
      await page.getByRole('link', { name: names.first, exact: true }).click();
    }
    const english = (page: Page) => dialog(page).getByRole('group', { name: 'Name' }).getByLabel('English');
    await english(first).fill(`Red ${names.first}`);
    await first.getByRole('button', { name: 'Save changes' }).click();
    await gone(first);
    await english(second).fill(`Green ${names.first}`);
    await second.getByRole('button', { name: 'Save changes' }).click();
    await second.getByText(`Value saved in the meantime: Red ${names.first}`).waitFor();
    expect(await english(second).inputValue()).toBe(`Green ${names.first}`);
  });

  it('searches in both languages and shows ancestors of the matches', async () => {
    const page = await browser.openAs(platform, TREE);
    await row(page, names.main).waitFor();
    await page.getByRole('searchbox').fill(`apples ${count} sl`);
    await page.getByText('1 result').waitFor();
    await row(page, names.first).waitFor();
    await row(page, names.second).waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill('nothing at all');
    await page.getByText('No results.').waitFor();
  });

  it('works without JavaScript, with nested lists and links to the forms', async () => {
    const page = await browser.openAs(platform, TREE, { javaScriptEnabled: false });
    const branch = page.getByRole('listitem').filter({ hasText: names.main }).first();
    await branch.getByRole('button', { name: `Subcategories of ${names.main}` }).click();
    await branch.getByRole('link', { name: names.first, exact: true }).click();
    expect(await dialog(page).getByLabel('English').first().inputValue()).toBe(names.first);
  });
});
