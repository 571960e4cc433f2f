import type { Page } from 'playwright-core';
import pg from 'pg';
import type { Company } from '../../../src/companies/company.entity.js';
import type { User } from '../../../src/users/user.entity.js';
import { TEST_PASSWORD } from '../../support/servers/auth-emulator.js';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser, whenFocused } from '../../support/browser/browser.js';
import { submitForm } from '../../support/browser/form.js';
import { submit } from '../../support/browser/login-browser.js';
import { withSession } from '../../support/people.js';
import { until } from '../../support/until.js';
import { TestBrowser } from '../../support/browser/test-browser.js';
import { Katalog } from '../../support/katalog.js';

const USERS = '/en/admin/users';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);

describeInBrowser('the back office in a real browser', () => {
  let company: Company;
  let admin: User;
  let colleague: User;

  beforeEach(async () => {
    ({ company, person: admin } = await katalog.store());
    colleague = await katalog.person('employee', {
      companyId: company.id,
      firstName: 'Breda',
      lastName: 'Žagar',
    });
  });

  const dialog = (page: Page) => page.locator('dialog.dialog-wide');
  const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });
  const firstName = (page: Page) => page.getByLabel('First name');
  const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

  async function openBreda(page: Page) {
    await page.goto(USERS);
    await page.getByRole('link', { name: 'Breda Žagar' }).click();
    await dialog(page).waitFor();
  }

  it('invites a user and shows the link, edits, deactivates', async () => {
    const page = await browser.openAs(admin, USERS);
    await page.getByRole('link', { name: 'Invite user' }).click();
    await page.waitForURL('**new=1**');
    const email = `invited-${crypto.randomUUID()}@katalog.test`;
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await firstName(page).fill('Cilka');
    await page.getByLabel('Last name').fill('Hribar');
    await page.getByRole('dialog').getByText('Product data', { exact: true }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();

    const link = page.getByRole('dialog', { name: 'Link for the invited person' });
    await link.waitFor();
    expect(await link.getByLabel('Link').inputValue()).toMatch(/^http.*\/en\/invitation\/./);
    await link.getByRole('button', { name: 'Close', exact: true }).last().click();

    await page.getByRole('link', { name: 'Cilka Hribar' }).click();
    await page.getByRole('radio', { name: /^Product data/, checked: true }).waitFor();
    await page.getByLabel('Last name').fill('Hribar Novak');
    await save(page);
    await dialog(page).waitFor({ state: 'detached' });
    const row = page.getByRole('row', { name: /Cilka Hribar Novak/ });
    await row.getByRole('button', { name: 'Deactivate' }).click();
    const confirm = page.getByRole('dialog', { name: 'Deactivate Cilka Hribar Novak?' });
    expect(await confirm.innerText()).toContain(email);
    await confirm.getByRole('button', { name: 'Deactivate' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Inactive/ }).click();
    await page.getByRole('button', { name: 'Activate Cilka Hribar Novak' }).waitFor();
  });

  it('shows a field’s error when it loses focus', async () => {
    const page = await browser.tab(admin);
    await openBreda(page);
    await firstName(page).fill('');
    await page.keyboard.press('Tab');
    await page
      .locator('.field', { has: firstName(page) })
      .locator('.form-error')
      .waitFor();
    expect(await firstName(page).getAttribute('aria-invalid')).toBe('true');
    await save(page);
    await page.getByText('Not saved. 1 field needs correcting.').waitFor();
    await whenFocused(firstName(page));
  });

  it('asks for confirmation before changes are lost by a link, Escape, Back or closing the tab', async () => {
    const page = await browser.tab(admin);
    await openBreda(page);
    const opened = page.url();
    await firstName(page).fill('Brigita');

    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    expect([page.url(), await firstName(page).inputValue()]).toEqual([opened, 'Brigita']);

    await page.goBack();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await page.waitForURL(opened);
    expect([page.url(), await firstName(page).inputValue()]).toEqual([opened, 'Brigita']);

    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    await closing;

    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Breda Žagar' }).click();
    expect(await firstName(page).inputValue()).toBe('Breda');
    // nothing is changed: nothing is asked
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('keeps the input when the session ends meanwhile', async () => {
    browser.expects(/status of 400|HTTP error 400/);
    const page = await browser.tab(admin);
    await openBreda(page);
    const opened = page.url();
    await firstName(page).fill('Brigita');
    await page.context().clearCookies({ name: 'session' });
    await save(page);
    await page.waitForURL('**/en/login**');
    await submit(page, { email: admin.email, password: TEST_PASSWORD });
    await page.waitForURL(opened);
    await page.getByText('We restored your unsaved changes.').waitFor();
    expect(await firstName(page).inputValue()).toBe('Brigita');
    await save(page);
    await page.getByRole('link', { name: 'Brigita Žagar' }).waitFor();
    await page.getByRole('link', { name: 'Brigita Žagar' }).click();
    await dialog(page).waitFor();
    expect(await page.getByText('We restored your unsaved changes.').count()).toBe(0);
  });

  it('shows drafts to their author only, and none after signing out', async () => {
    const page = await browser.tab(admin);
    await openBreda(page);
    await firstName(page).fill('Brigita');
    const drafts = () =>
      page.evaluate<string[][]>("Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft '))");
    await until(async () => (await drafts()).length > 0);
    expect(await drafts()).toEqual([[expect.stringContaining(admin.email), '{"firstName":"Brigita"}']]);
    page.once('dialog', (asked) => void asked.accept());
    await page.goto('/en/admin/imports');
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${katalog.origin}/en`);
    await until(async () => (await drafts()).length === 0);
  });

  it('shows concurrent changes, and lets the user decide', async () => {
    const [first, second] = [await browser.tab(admin), await browser.tab(admin)];
    await openBreda(first);
    await openBreda(second);
    await firstName(first).fill('Brigita');
    await save(first);
    await dialog(first).waitFor({ state: 'detached' });
    await firstName(second).fill('Barbara');
    await save(second);
    await second.getByText('Value saved in the meantime: Brigita').waitFor();
    expect(await firstName(second).inputValue()).toBe('Barbara');
    await save(second);
    await second.getByRole('link', { name: 'Barbara Žagar' }).waitFor();
  });

  it('works by keyboard', async () => {
    const page = await browser.openAs(admin, USERS);
    const row = page.getByRole('link', { name: 'Breda Žagar' });
    await row.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await whenFocused(firstName(page));
    await page.keyboard.press('Tab');
    await whenFocused(page.getByLabel('Last name'));
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await whenFocused(row);

    // also when the page was loaded with the window open
    await row.press('Enter');
    await dialog(page).waitFor();
    await page.reload();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await whenFocused(row);
  });

  it('searches while typing, and by its URL', async () => {
    const page = await browser.openAs(admin, USERS);
    await page.getByRole('searchbox').pressSequentially('zaga');
    await page.waitForURL('**query=zaga**');
    await page.getByText('1 user', { exact: true }).waitFor();
    await whenFocused(page.getByRole('searchbox'));
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.getByText('2 users', { exact: true }).waitFor();
    await until(async () => (await page.getByRole('searchbox').inputValue()) === '');
  });

  it('fits a phone: collapsed sections, full-screen form', async () => {
    const page = await browser.phone(admin);
    await page.goto(USERS);
    const menu = page.getByRole('navigation', { name: 'Admin sections' });
    expect(await menu.getByRole('link', { name: 'Imports' }).isVisible()).toBe(false);
    await menu.getByRole('button').click();
    await menu.getByRole('link', { name: 'Imports' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Breda Žagar' }).click();
    await dialog(page).waitFor();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });

  it('keeps the window inside the viewport while it is moved or that shrinks', async () => {
    const page = await browser.tab(admin, { viewport: { width: 1280, height: 900 } });
    await openBreda(page);
    const head = (await page.locator('.dialog-header h2').boundingBox())!;
    await page.mouse.move(head.x + 20, head.y + 10);
    await page.mouse.down();
    await page.mouse.move(head.x + 900, head.y + 10, { steps: 5 });
    await page.mouse.up();
    const right = async () => {
      const box = (await dialog(page).boundingBox())!;
      return Math.round(box.x + box.width);
    };
    await until(async () => (await right()) === 1280);
    await page.setViewportSize({ width: 1000, height: 900 });
    await until(async () => (await right()) <= 1000);
    await page.getByRole('button', { name: 'Maximise' }).click();
    await until(async () => (await dialog(page).boundingBox())!.width > 960);
  });

  it('acts on several rows at once, after a question, and names those that are refused', async () => {
    const page = await browser.openAs(admin, `${USERS}?status=all`);
    const bar = page.locator('.bulk-bar');
    await page.getByRole('checkbox', { name: 'Select: Breda Žagar' }).press('Space');
    await bar.getByText('1 entry selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bar.getByText('2 entries selected').waitFor();
    await bar.getByRole('button', { name: 'Deactivate' }).click();
    const asked = page.getByRole('dialog', { name: 'Deactivate 2 users?' });
    await asked.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('1 user is now inactive. 1 entry was skipped.').waitFor();
    const refused = page.getByRole('region', { name: '1 entry was skipped' });
    await refused.getByText('You can’t change your own permissions').waitFor();
    expect(await bar.getByText('selected').count()).toBe(0);
    expect(await obstacles(page)).toEqual([]);
  });

  it('shows the columns that somebody selects, and keeps them while searching', async () => {
    const platform = await katalog.person('super_admin');
    const page = await browser.openAs(platform, USERS);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Store', exact: true }).uncheck();
    await page.getByRole('columnheader', { name: 'Store', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Move up: Last seen' }).click();
    await page.waitForURL(/columns=type&columns=lastSeenAt&columns=status/);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('Breda');
    await page.waitForURL(/query=Breda/);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      expect.anything(),
      expect.stringContaining('Full name'),
      'Role',
      expect.stringContaining('Last seen'),
      'Status',
      'Actions',
    ]);
  });

  it('acts on several rows without JavaScript', async () => {
    const page = await browser.openAs(admin, USERS, { javaScriptEnabled: false });
    await page.getByRole('checkbox', { name: 'Select: Breda Žagar' }).check();
    // Enter in a box presses no button
    await page.getByRole('checkbox', { name: 'Select: Breda Žagar' }).press('Enter');
    const bar = page.locator('.bulk-bar');
    await bar.getByRole('button', { name: 'Deactivate' }).click();
    const question = bar.getByRole('dialog', { name: 'Deactivate' });
    await question.getByText(/signed out on all devices/).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await bar.getByRole('button', { name: 'Deactivate' }).click();
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('link', { name: 'Breda Žagar' }).waitFor({ state: 'detached' });
    await page.goto(`${USERS}?status=inactive`);
    await page.getByRole('checkbox', { name: 'Select: Breda Žagar' }).check();
    await bar.getByRole('button', { name: 'Activate', exact: true }).click();
    await bar.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    await page.getByText('0 users', { exact: true }).waitFor();
  });

  it('works without JavaScript: the list, its search, and the form within the page', async () => {
    const visitor = await withSession(katalog.origin, admin);
    const open = await visitor.document(`${USERS}?edit=${colleague.id}`);
    expect(open.body).toMatch(/name="firstName"[^>]*value="Breda"|value="Breda"[^>]*name="firstName"/);
    expect(open.links.has(`${USERS}?edit=${colleague.id}`)).toBe(true);
    const found = await submitForm(visitor, await visitor.document(USERS), 'name="query"', {
      query: 'zagar',
    });
    expect(found.page.url).toContain('query=zagar');
    expect(found.text).toContain('1 user');
  });

  it.each([
    ['/en/admin/blogs', 'You don’t have access to this page'],
    ['/en/admin/nowhere', 'We can’t find that page'],
    ['/en/admin/users?edit=999999999', 'We can’t find that page'],
  ])('shows an error at %s within its sections, with links', async (path, title) => {
    const visitor = await withSession(katalog.origin, admin);
    const { body, links, text } = await visitor.document(path);
    expect(text).toContain(title);
    expect(links.get('/en/admin')).toBe('Go to overview');
    expect(body).toContain('aria-label="Admin sections"');
  });

  it('folds long texts of the log', async () => {
    const platform = await katalog.person('super_admin');
    const name = crypto.randomUUID();
    const text = `${'Tea. '.repeat(100)}The end.`;
    const own = new pg.Client({ connectionString: katalog.environment.DATABASE_URL });
    await own.connect();
    await own.query(
      `insert into audit_entries (action, object_kind, object_id, object_name, after)
       values ('blog.updated', 'blog', '1', $1, $2)`,
      [name, { body: { en: text } }],
    );
    await own.end();
    const visitor = await withSession(katalog.origin, platform);
    const { body } = await visitor.document(`/en/admin/audit-log?query=${name}`);
    const folded = body.match(/<details(?! open).*?<\/details>/gs)!;
    const entry = folded.find((one) => one.includes('Full text (517 characters)'));
    expect(entry).toContain('The end.');
  });
});
