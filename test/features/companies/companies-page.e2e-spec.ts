import type { CompanyForm } from '../../../src/companies/companies.pages.js';
import type { CompanyJson } from '../../../src/companies/company.json.js';
import { useApp } from '../../support/app.js';
import { confirmAddress } from '../../support/servers/auth-emulator.js';
import { makeCompany, makePerson, signedIn, signedInAs } from '../../support/people.js';
import type { Visitor } from '../../support/browser/visitor.js';

const PAGE = '/administracija/podjetja';
const FIELDS = { companyName: 'Nova trgovina', slug: '', website: '', email: '', phone: '' };

const started = await useApp();
const own = await makeCompany(started.app, 'Čajnica');
const foreign = await makeCompany(started.app, 'Tuja trgovina');
await makeCompany(started.app, 'Žakelj', false);
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
const admin = await signedInAs(started, { userType: 'admin', companyId: own.id });
const products = [own.id, own.id, foreign.id].map((id, index) => `(${id}, 'K-${index}', '{"sl": "K"}', 1)`);
await started.rows(`insert into products (company_id, product_code, name, price) values ${products.join()}`);

describe('the companies page', () => {
  const page = async (who: Visitor, query = '') => {
    const { props, flash } = await who.page(PAGE + query, 'companies/index');
    return { ...props, flash };
  };
  const formOf = async (who: Visitor, id: number) => (await page(who, `?edit=${id}`)).form!;
  /** Sends a form of the companies page. */
  const submit = (who: Visitor, method: string, path: string, body: object, from = PAGE) =>
    who.submit(method, path, body, { from });
  const read = (id: number) => platform.read<CompanyJson>(`/api/companies/${id}?translations=true`);

  describe('of super admins', () => {
    it('lists all stores with the numbers of their products and users', async () => {
      const { companies, own: alone, form, newUrl, count } = await page(platform);
      expect(companies.map(({ companyName, status }) => [companyName, status])).toEqual([
        ['Čajnica', 'active'],
        ['Tuja trgovina', 'active'],
        ['Žakelj', 'pending'],
      ]);
      expect(companies[0]).toMatchObject({ id: own.id, productCount: 2, userCount: 1, logo: null });
      expect({ alone, form, newUrl, count }).toEqual({
        alone: false,
        form: null,
        newUrl: `${PAGE}?new=1`,
        count: 3,
      });
    });

    it('filters by words and status, and sorts, by links', async () => {
      const { companies, statusCounts, sorts, resetUrl, closeUrl } = await page(
        platform,
        '?query=zakelj&status=pending&sort=-name&utm_source=x',
      );
      expect(companies.map(({ companyName }) => companyName)).toEqual(['Žakelj']);
      expect(companies[0]!.url).toContain('?sort=-name&status=pending&query=zakelj&edit=');
      expect(statusCounts.map(({ id, count, current }) => [id, count, current])).toEqual([
        ['all', 1, false],
        ['pending', 1, true],
        ['active', 0, false],
        ['inactive', 0, false],
      ]);
      expect(sorts.map(({ id, direction }) => [id, direction])).toEqual([
        ['name', 'descending'],
        ['createdAt', null],
      ]);
      expect(resetUrl).toBe(`${PAGE}?sort=-name`);
      expect(closeUrl).toBe(`${PAGE}?sort=-name&status=pending&query=zakelj`);
      expect((await page(platform, '?status=nonsense&page=-1')).count).toBe(3);
    });

    it('does not read the list for the form alone', async () => {
      const props = await platform.reload(`${PAGE}?new=1`, 'companies/index', ['form']);
      expect(props.form).toMatchObject({ id: null, url: PAGE, version: null, can: { editSlug: true } });
      expect(props).not.toHaveProperty('companies');
    });

    it('adds a store and opens its form, where a logo can be uploaded', async () => {
      const response = await submit(platform, 'POST', PAGE, {
        ...FIELDS,
        description: { sl: 'Opis', en: '' },
        deliveryNote: { sl: '', en: '' },
        feedLanguage: 'other',
        foreignCurrency: 'reject',
        feedCurrency: 'czk',
      });
      expect(response.status).toBe(303);
      const url = response.headers.get('location')!;
      expect(url).toMatch(/^\/administracija\/podjetja\?edit=\d+$/);
      const { form, flash } = await page(platform, url.slice(PAGE.length));
      expect(form).toMatchObject({
        companyName: 'Nova trgovina',
        slug: 'nova-trgovina',
        description: { sl: 'Opis' },
        deliveryNote: {},
        feedLanguage: 'other',
        foreignCurrency: 'reject',
        feedCurrency: 'CZK',
        status: 'pending',
        logoMediaId: null,
        logo: null,
        activateUrl: `${PAGE}/${form!.id}`,
        deactivateUrl: null,
      });
      expect(flash?.toast).toMatchObject({ severity: 'success', summary: 'Uspelo je' });
    });

    it('leads back to the list with its filters when a form is saved', async () => {
      const { url } = await formOf(platform, foreign.id);
      const from = `${PAGE}?query=tuja&edit=${foreign.id}`;
      const response = await submit(platform, 'PUT', url, { companyName: 'Tuja trgovina', phone: '1' }, from);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${PAGE}?query=tuja`);
      expect((await read(foreign.id)).phone).toBe('1');
    });

    it('shows errors at their fields, also while typing', async () => {
      const wrong = { ...FIELDS, website: 'caji', email: 'ni', description: { en: '<b>x</b>' } };
      await submit(platform, 'POST', PAGE, wrong, `${PAGE}?new=1`);
      const { errors } = await page(platform, '?new=1');
      expect(Object.keys(errors).sort()).toEqual(['description.en', 'email', 'website']);
      expect(errors.website).toBe('Vpišite celoten spletni naslov, ki se začne s https:// ali http://.');

      const count = async () => (await page(platform)).count;
      const before = await count();
      const check = (fields: object) =>
        platform.send('POST', PAGE, fields, {
          accept: 'application/json',
          precognition: 'true',
          'precognition-validate-only': 'email',
        });
      expect((await check(wrong)).status).toBe(422);
      expect((await check({ ...wrong, email: 'a@caji.si' })).status).toBe(204);
      expect(await count()).toBe(before);
    });

    it('shows at the field that a slug is taken', async () => {
      await submit(platform, 'POST', PAGE, { ...FIELDS, slug: own.slug }, `${PAGE}?new=1`);
      expect((await page(platform, '?new=1')).errors).toEqual({
        slug: 'Ta del spletnega naslova že ima druga trgovina. Vpišite drugega.',
      });
    });

    it('shows that nothing was saved, and why', async () => {
      await submit(platform, 'PATCH', `${PAGE}/${foreign.id}`, { active: 'x' });
      expect((await page(platform)).flash?.toast).toMatchObject({
        severity: 'error',
        summary: 'Napaka',
        detail: expect.stringMatching(/^Trgovine ni bilo mogoče shraniti\. ./),
      });
    });

    it('refuses outdated versions, and shows what differs', async () => {
      const { url, version } = await formOf(platform, foreign.id);
      const first = { companyName: 'Tuja', phone: '11', _version: version };
      expect((await submit(platform, 'PUT', url, first)).headers.get('location')).toBe(PAGE);
      const from = `${PAGE}?edit=${foreign.id}`;
      await submit(platform, 'PUT', url, { ...first, phone: '22' }, from);
      const { flash, form, errors } = await page(platform, `?edit=${foreign.id}`);
      expect(Object.keys(errors)).toEqual(['_version']);
      expect(flash).toMatchObject({ conflict: { fields: { phone: { yours: '22', theirs: '11' } } } });
      await submit(platform, 'PUT', url, { ...first, phone: '22', _version: form!.version }, from);
      expect((await read(foreign.id)).phone).toBe('22');
    });

    it('activates and deactivates a store', async () => {
      const { url } = await formOf(platform, foreign.id);
      for (const active of [false, true]) {
        const response = await submit(platform, 'PATCH', url, { active }, `${PAGE}?status=active`);
        expect(response.headers.get('location')).toBe(`${PAGE}?status=active`);
        const form = await formOf(platform, foreign.id);
        expect(form.status).toBe(active ? 'active' : 'inactive');
        expect([form.activateUrl, form.deactivateUrl]).toEqual(active ? [null, url] : [url, null]);
      }
    });

    it('shows the users who wait with a store, and approves both once the address is confirmed', async () => {
      const { id } = await makeCompany(started.app, 'Čakajoča', false);
      const person = await makePerson(started.app, { userType: 'admin', companyId: id, status: 'pending' });
      const waiting = { name: 'Ana Čuk', email: person.email };
      const { url, pendingAdmins } = await formOf(platform, id);
      expect(pendingAdmins).toEqual([{ ...waiting, emailVerified: false }]);

      await submit(platform, 'PATCH', url, { active: true }, `${PAGE}?edit=${id}`);
      const { flash, form } = await page(platform, `?edit=${id}`);
      expect(flash?.toast).toMatchObject({ severity: 'error' });
      expect(form).toMatchObject({
        status: 'pending',
        pendingAdmins: [{ ...waiting, emailVerified: false }],
      });

      await confirmAddress(person.firebaseId);
      expect((await formOf(platform, id)).pendingAdmins).toEqual([{ ...waiting, emailVerified: true }]);
      await submit(platform, 'PATCH', url, { active: true });
      expect(await formOf(platform, id)).toMatchObject({ status: 'active', pendingAdmins: [] });
      const insider = await signedIn(started.origin, person);
      expect((await page(insider)).form).toMatchObject({ id, status: 'active' });
    });

    it('is a 404 for an unknown id', async () => {
      expect((await platform.visit(`${PAGE}?edit=999999`)).status).toBe(404);
    });
  });

  describe('of a store’s admin', () => {
    it('is the form of the own store only', async () => {
      const { companies, own: alone, newUrl, form } = await page(admin);
      expect({ companies, alone, newUrl }).toEqual({ companies: [], alone: true, newUrl: null });
      expect(form).toMatchObject({
        id: own.id,
        companyName: 'Čajnica',
        activateUrl: null,
        deactivateUrl: null,
        pendingAdmins: [],
        can: { editSlug: false },
      } satisfies Partial<CompanyForm>);
      expect((await admin.visit(`${PAGE}?edit=${foreign.id}`)).status).toBe(404);
      expect((await page(admin, '?new=1')).form?.id).toBe(own.id);
    });

    it('saves it', async () => {
      const { url, slug } = (await page(admin)).form!;
      const fields = { ...FIELDS, companyName: 'Čajnica', slug, description: { sl: 'Čaji', en: 'Teas' } };
      expect((await submit(admin, 'PUT', url, fields)).headers.get('location')).toBe(PAGE);
      expect((await read(own.id)).translations!.description).toEqual({ sl: 'Čaji', en: 'Teas' });
    });

    it('changes nothing beyond it', async () => {
      const { url } = (await page(admin)).form!;
      const theirs = `${PAGE}/${foreign.id}`;
      const before = [await read(own.id), await read(foreign.id)];
      const json = { accept: 'application/json' };
      const statuses = [
        await admin.send('POST', PAGE, FIELDS, json),
        await admin.send('PUT', theirs, FIELDS, json),
        await admin.send('PATCH', theirs, { active: false }, json),
        await admin.send('PATCH', url, { active: false }, json),
        await admin.send('PUT', url, { ...FIELDS, slug: 'druga' }, json),
        await admin.send('PUT', url, { ...FIELDS, active: false }, json),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 404, 403, 403, 403, 400]);
      expect([await read(own.id), await read(foreign.id)]).toEqual(before);
    });
  });

  it('is closed to everybody else', async () => {
    const employee = await signedInAs(started, {
      userType: 'employee',
      companyId: own.id,
      permissionLevel: 3,
    });
    expect((await employee.visit(PAGE)).status).toBe(403);
  });
});
