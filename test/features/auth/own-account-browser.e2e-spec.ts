import { describeInBrowser } from '../../support/browser/browser.js';
import { submitForm } from '../../support/browser/form.js';
import { Katalog } from '../../support/katalog.js';
import { makeCompany, withSession } from '../../support/people.js';
import { TestBrowser } from '../../support/browser/test-browser.js';

const katalog = await Katalog.use({ worker: false });
const browser = TestBrowser.use(katalog.origin);

describeInBrowser('the own account in a real browser', () => {
  it('is deleted on a phone, after an error that leads to the field', async () => {
    // the emulator has no password policy, which the form for a new password asks for
    browser.expects(/status of 501/);
    const { id } = await makeCompany(katalog.app);
    const person = await katalog.person('employee', { companyId: id });
    const page = await browser.phone(person);
    await page.goto('/en/admin/profile');
    const field = page.getByLabel('Enter your e-mail address to confirm');
    await field.fill('other@katalog.test');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByText('This isn’t your e-mail address.').first().waitFor();
    await field.fill(person.email);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/en');
    await page.getByText('We’ve deleted your account.').waitFor();
  });

  it('is deleted without JavaScript', async () => {
    const { id: companyId } = await makeCompany(katalog.app);
    const person = await katalog.person('employee', { companyId });
    const visitor = await withSession(katalog.origin, person);
    const profile = await visitor.document('/administracija/profil');
    const left = await submitForm(visitor, profile, 'name="confirm"', { confirm: person.email });
    expect(left.page.url).toBe('/');
    expect(await katalog.rows('select id from users where id = $1', [person.id])).toEqual([]);
  });
});
