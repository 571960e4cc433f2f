import { AdminBrowser } from '../../support/browser/admin-browser.js';
import { obstacles } from '../../support/browser/axe.js';
import { describeInBrowser } from '../../support/browser/browser.js';
import { Katalog } from '../../support/katalog.js';
import { makeCompany, makePerson } from '../../support/people.js';

describeInBrowser('the own account in a real browser', () => {
  let katalog: Katalog;
  let browser: AdminBrowser;

  beforeAll(async () => {
    katalog = await Katalog.start({ worker: false });
    browser = await AdminBrowser.launch(katalog.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await katalog?.close();
  });

  const somebody = async () => {
    const { id } = await makeCompany(katalog.app);
    return makePerson(katalog.app, { userType: 'employee', companyId: id });
  };

  it('is deleted on a phone, after an error that leads to the field', async () => {
    const person = await somebody();
    const page = await browser.phone(person);
    await page.goto('/en/admin/profile');
    expect(await obstacles(page)).toEqual([]);
    const field = page.getByLabel('Enter your e-mail address to confirm');
    await field.fill('other@katalog.test');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByText('This isn’t your e-mail address.').first().waitFor();
    expect(await obstacles(page)).toEqual([]);
    await field.fill(person.email);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/en');
    await page.getByText('We’ve deleted your account.').waitFor();
    // the emulator has no password policy, which the form for a new password asks for
    expect(browser.complaints.filter((text) => !text.includes('501'))).toEqual([]);
    await page.context().close();
  });

  it('is deleted without JavaScript', async () => {
    const person = await somebody();
    const page = await browser.tab(person, { javaScriptEnabled: false });
    await page.goto('/administracija/profil');
    await page.getByLabel('Za potrditev vpišite svoj e-poštni naslov').fill(person.email);
    await page.getByRole('button', { name: 'Izbriši račun' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await katalog.rows('select from users where id = $1', [person.id])).toEqual([]);
    await page.context().close();
  });
});
