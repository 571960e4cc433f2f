import { DataSource } from 'typeorm';
import type { CompanyJson } from '../../../src/companies/company.json.js';
import { useApp } from '../../support/app.js';
import { makeCompany, makePerson, signedIn, signedInAs } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

const started = await useApp();
const own = await makeCompany(started.app, 'Čajnica');
const foreign = await makeCompany(started.app, 'Tuja trgovina');
const visitor = new Visitor(started.origin);
// sets the cookie of the token that writes need
await visitor.page('/prijava', 'auth/login');
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
const admin = await signedInAs(started, { userType: 'admin', companyId: own.id });
const employee = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 3 });

const NO_TERMS = {
  deliveryCost: null,
  freeDeliveryFrom: null,
  deliveryDaysMin: null,
  deliveryDaysMax: null,
  pickup: false,
  pickupPlace: null,
  deliveryCountries: [],
  paymentMethods: [],
  returnDays: null,
  returnConditions: '',
  legalName: null,
  legalAddress: null,
  registrationNumber: null,
  vatNumber: null,
};

describe('the companies API', () => {
  const list = async (who: Visitor, query = '') => {
    const response = await who.get(`/api/companies${query}`);
    return { response, companies: (await response.json()) as CompanyJson[] };
  };
  const read = (who: Visitor, id: number, query = '') =>
    who.read<CompanyJson>(`/api/companies/${id}${query}`);
  const write = async (who: Visitor, id: number, body: object, query = '') => {
    const response = await who.send('PUT', `/api/companies/${id}${query}`, body);
    return { status: response.status, body: (await response.json()) as CompanyJson };
  };
  const add = async (fields: object) => {
    const response = await platform.send('POST', '/api/companies', fields);
    const { data } = (await response.json()) as { data: CompanyJson };
    return { status: response.status, data };
  };
  const fieldsOf = async (response: Response) => {
    const { errors } = (await response.json()) as { errors?: Record<string, string> };
    return { status: response.status, fields: Object.keys(errors ?? {}) };
  };
  const entries = (id: number) =>
    started.app
      .get(DataSource)
      .query<{ action: string; before: object; after: object; actorEmail: string }[]>(
        `select action, before, after, actor_email as "actorEmail" from audit_entries
         where object_kind = 'company' and object_id = $1 order by id`,
        [String(id)],
      );

  describe('lists companies', () => {
    it('that are active, to everybody, by name', async () => {
      await add({ companyName: 'Šivilja', active: true });
      await add({ companyName: 'Skrita' });
      const { response, companies } = await list(visitor);
      const names = companies.map(({ companyName }) => companyName);
      expect(response.status).toBe(200);
      expect(names).toEqual(['Čajnica', 'Šivilja', 'Tuja trgovina']);
      expect(response.headers.get('x-total-count')).toBe('3');
      expect((await visitor.get('/api/companies/')).status).toBe(200);
    });

    it('in pages and in the requested order', async () => {
      const { response, companies } = await list(visitor, '?limit=1&page=2&sort=-name');
      expect(companies.map(({ companyName }) => companyName)).toEqual(['Šivilja']);
      const link = response.headers.get('link')!;
      expect(link).toContain(`<${started.origin}/api/companies?limit=1&page=3&sort=-name>; rel="next"`);
      expect(link).toContain('rel="prev"');
      const oldest = await list(visitor, '?sort=createdAt');
      expect(oldest.companies[0]!.id).toBe(own.id);
    });

    it('by part of the name, without case and diacritics; a percent sign is no wildcard', async () => {
      expect((await list(visitor, '?query=cajn')).companies.map(({ id }) => id)).toEqual([own.id]);
      expect((await list(visitor, '?query=%25')).companies).toEqual([]);
    });

    it('in any status to super admins only', async () => {
      expect((await list(platform)).companies.map(({ active }) => active)).not.toContain(false);
      const pending = await list(platform, '?status=pending');
      expect(pending.companies.map(({ companyName }) => companyName)).toEqual(['Skrita']);
      const counts = await Promise.all(
        ['active', 'inactive', 'all'].map(
          async (status) => (await list(platform, `?status=${status}`)).companies.length,
        ),
      );
      expect(counts).toEqual([3, 0, 4]);
      for (const who of [visitor, employee, admin])
        expect((await who.get('/api/companies?status=all')).status).toBe(403);
    });

    it.each(['?limit=101', '?page=0', '?sort=logo', '?status=gone', '?company=1', '?translations=maybe'])(
      'but not for %s',
      async (query) => {
        expect((await platform.get(`/api/companies${query}`)).status).toBe(400);
      },
    );
  });

  describe('reads companies', () => {
    it('with a website that was written without https://', async () => {
      for (const [website, stored] of [
        ['caji.si', 'https://caji.si'],
        [' www.caji.si:8080/sl ', 'https://www.caji.si:8080/sl'],
        ['http://caji.si', 'http://caji.si'],
      ]) {
        const { data } = await add({ companyName: 'Čaji', website });
        expect((await read(platform, data.id)).website).toBe(stored);
      }
    });

    it('with the documented fields, in the language of the request', async () => {
      const { data } = await add({
        companyName: ' Hiša čaja ',
        website: 'https://čaji.si/trgovina',
        email: 'info@caji.si',
        phone: '+386 1 555 01 10',
        translations: { description: { sl: 'Čaji', en: 'Teas' }, deliveryNote: { sl: 'Po pošti' } },
        active: true,
      });
      const shape = {
        id: data.id,
        companyName: 'Hiša čaja',
        slug: 'hisa-caja',
        logo: null,
        website: 'https://čaji.si/trgovina',
        description: 'Čaji',
        email: 'info@caji.si',
        phone: '+386 1 555 01 10',
        active: true,
        deliveryNote: 'Po pošti',
        ...NO_TERMS,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      };
      expect(await read(visitor, data.id)).toEqual(shape);
      expect(await read(visitor, data.id, '?locale=en&translations=true')).toEqual({
        ...shape,
        description: 'Teas',
        translations: {
          description: { sl: 'Čaji', en: 'Teas' },
          deliveryNote: { sl: 'Po pošti' },
          returnConditions: {},
        },
      });
      // how feeds are read is private
      expect(await read(platform, data.id)).toEqual({
        ...shape,
        feedLanguage: 'sl',
        foreignCurrency: 'mark',
        feedCurrency: 'EUR',
      });
      expect(await read(admin, data.id)).toEqual(shape);
    });

    it('that are inactive only for their users and super admins', async () => {
      const hidden = await makeCompany(started.app, undefined, false);
      const insider = await signedIn(
        started.origin,
        await makePerson(started.app, { userType: 'employee', companyId: hidden.id }),
      );
      const statuses = [visitor, admin, insider, platform].map(
        async (who) => (await who.get(`/api/companies/${hidden.id}`)).status,
      );
      expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200]);
    });

    it.each(['0', 'abc', '2147483648', '999999'])('but not %s', async (id) => {
      expect((await platform.get(`/api/companies/${id}`)).status).toBe(404);
    });
  });

  describe('adds companies', () => {
    it('by super admins, pending, with a slug of their own', async () => {
      const first = await add({ id: 0, companyName: 'Dvojček' });
      const second = await add({ companyName: 'Dvojček' });
      expect(first).toMatchObject({ status: 201, data: { slug: 'dvojcek', active: false } });
      expect(second.data.slug).toBe('dvojcek-2');
      expect((await add({ companyName: '茶' })).data.slug).toBe('trgovina');
      const taken = await platform.send('POST', '/api/companies', { companyName: 'A', slug: 'dvojcek' });
      expect(await fieldsOf(taken)).toEqual({ status: 409, fields: ['slug'] });
    });

    it('with the same name at the same time', async () => {
      const names = Array.from({ length: 6 }, () => add({ companyName: 'Hkrati' }));
      const slugs = (await Promise.all(names)).map(({ data }) => data.slug).sort();
      expect(slugs).toEqual(['hkrati', 'hkrati-2', 'hkrati-3', 'hkrati-4', 'hkrati-5', 'hkrati-6']);
    });

    it('by nobody else', async () => {
      const statuses = [visitor, employee, admin].map(
        async (who) => (await who.send('POST', '/api/companies', { companyName: 'Moja' })).status,
      );
      expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
    });

    it.each([
      ['companyName', {}],
      ['companyName', { companyName: '  ' }],
      ['companyName', { companyName: null }],
      ['companyName', { companyName: 'x'.repeat(201) }],
      ['companyName', { companyName: 'dve\nvrstici' }],
      ['companyName', { companyName: '<b>krepko</b>' }],
      ['slug', { companyName: 'A', slug: 'Ni Dobro' }],
      ['website', { companyName: 'A', website: 'caji' }],
      ['website', { companyName: 'A', website: 'javascript:alert(1)' }],
      ['website', { companyName: 'A', website: 'https://ana:geslo@caji.si' }],
      ['website', { companyName: 'A', website: `https://caji.si/${'x'.repeat(500)}` }],
      ['email', { companyName: 'A', email: 'ni naslov' }],
      ['phone', { companyName: 'A', phone: 'pokliči' }],
      ['feedLanguage', { companyName: 'A', feedLanguage: 'de' }],
      ['foreignCurrency', { companyName: 'A', foreignCurrency: null }],
      ['feedCurrency', { companyName: 'A', feedCurrency: null }],
      ['feedCurrency', { companyName: 'A', feedCurrency: 'HRK' }],
      ['description', { companyName: 'A', description: '<script>alert(1)</script>' }],
      ['description', { companyName: 'A', description: 'x'.repeat(5001) }],
      [
        'translations.deliveryNote.en',
        { companyName: 'A', translations: { deliveryNote: { en: 'a <img src=x>' } } },
      ],
      ['translations', { companyName: 'A', translations: 'Čaji' }],
      ['active', { companyName: 'A', active: 'da' }],
    ])('but not with such a %s', async (field, fields) => {
      const response = await platform.send('POST', '/api/companies', fields);
      expect(await fieldsOf(response)).toEqual({ status: 422, fields: [field] });
    });

    it.each([{ approvedAt: null }, { logoMediaId: 1 }, { translations: { description: { de: 'Tee' } } }])(
      'but not with a field that nobody knows: %j',
      async (fields) => {
        const response = await platform.send('POST', '/api/companies', { companyName: 'A', ...fields });
        expect(response.status).toBe(400);
      },
    );
  });

  describe('changes companies', () => {
    it('by their admin, one field at a time', async () => {
      const { status, body } = await write(admin, own.id, { phone: '01 234 56 78', feedLanguage: 'en' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ companyName: 'Čajnica', phone: '01 234 56 78', feedLanguage: 'en' });
      expect((await write(admin, own.id, { phone: null })).body.phone).toBeNull();
      expect((await write(admin, own.id, { companyName: null })).status).toBe(422);
    });

    it('in one language at a time', async () => {
      await write(admin, own.id, { description: 'Čaji in kave' });
      await write(admin, own.id, { description: 'Teas and coffees' }, '?locale=en');
      await write(admin, own.id, { translations: { deliveryNote: { sl: 'Po pošti', en: 'By mail' } } });
      await write(admin, own.id, { deliveryNote: '' }, '?locale=en');
      expect((await read(visitor, own.id, '?translations=true')).translations).toEqual({
        description: { sl: 'Čaji in kave', en: 'Teas and coffees' },
        deliveryNote: { sl: 'Po pošti' },
        returnConditions: {},
      });
    });

    it.each(['', '?translations=true', '?locale=en', '?locale=en&translations=true'])(
      'by what a read gave (%s) not at all',
      async (query) => {
        const { id } = (
          await add({ companyName: 'Enaka', description: 'Samo slovensko', email: 'a@caji.si' })
        ).data;
        const before = await read(platform, id, '?translations=true');
        expect((await write(platform, id, await read(platform, id, query), query)).status).toBe(200);
        expect(await read(platform, id, '?translations=true')).toEqual(before);
        expect((await entries(id)).map(({ action }) => action)).toEqual(['company.created']);
      },
    );

    it('without fields that only the server writes', async () => {
      const before = await read(admin, own.id);
      const forged = {
        id: foreign.id,
        logo: { url: 'https://x.si/a.png' },
        createdAt: '2000-01-01T00:00:00Z',
      };
      expect((await write(admin, own.id, forged)).status).toBe(200);
      expect(await read(admin, own.id)).toEqual(before);
      expect((await read(visitor, foreign.id)).companyName).toBe('Tuja trgovina');
    });

    it('by their admin without fields of super admins', async () => {
      const { slug } = own;
      expect((await write(admin, own.id, { active: true, slug })).status).toBe(200);
      expect((await write(admin, own.id, { active: false, phone: '1' })).status).toBe(403);
      expect((await write(admin, own.id, { slug: 'prva', phone: '1' })).status).toBe(403);
      expect(await read(visitor, own.id)).toMatchObject({ active: true, slug, phone: null });
    });

    it('by nobody of another company, as if it did not exist', async () => {
      const statuses = await Promise.all([
        write(admin, foreign.id, { phone: '1' }),
        write(admin, 999_999, { phone: '1' }),
        write(employee, own.id, { phone: '1' }),
        write(visitor, own.id, { phone: '1' }),
      ]);
      expect(statuses.map(({ status }) => status)).toEqual([404, 404, 403, 401]);
      expect(statuses[0].body).toEqual({ ...statuses[1].body, requestId: expect.any(String) });
      expect((await read(visitor, foreign.id)).phone).toBeNull();
    });

    it('only in the version that was read, if the request has one', async () => {
      const { id } = (await add({ companyName: 'Različica' })).data;
      const tag = (await platform.get(`/api/companies/${id}?locale=en`)).headers.get('etag')!;
      const send = (phone: string, headers: Record<string, string>) =>
        platform.send('PUT', `/api/companies/${id}`, { phone }, headers);
      const first = await send('1', { 'if-match': tag });
      expect(first.status).toBe(200);
      const late = await send('2', { 'if-match': tag });
      expect(late.status).toBe(412);
      expect(await late.json()).toMatchObject({ current: { phone: '1' }, sent: { phone: '2' } });
      expect((await send('3', { 'if-match': late.headers.get('etag')! })).status).toBe(200);
      expect((await send('4', {})).status).toBe(200);
    });

    it('by concurrent requests without losing either’s field', async () => {
      const { id } = (await add({ companyName: 'Sočasna' })).data;
      await Promise.all([
        write(platform, id, { description: 'Slovensko' }),
        write(platform, id, { description: 'English' }, '?locale=en'),
        write(platform, id, { phone: '123' }),
      ]);
      expect(await read(platform, id, '?translations=true')).toMatchObject({
        phone: '123',
        translations: { description: { sl: 'Slovensko', en: 'English' } },
      });
    });
  });

  describe('sets the status of companies', () => {
    const put = (who: Visitor, path: string) => who.send('PUT', `/api/companies/${path}`, {});

    it('by super admins, idempotently', async () => {
      const { id } = (await add({ companyName: 'Stikalo' })).data;
      for (const active of [true, true, false, false]) {
        const response = await put(platform, `${id}/${active ? 'activate' : 'deactivate'}`);
        expect(response.status).toBe(200);
        expect(((await response.json()) as { data: CompanyJson }).data).toMatchObject({ id, active });
        expect((await visitor.get(`/api/companies/${id}`)).status).toBe(active ? 200 : 404);
      }
      expect((await write(platform, id, { active: true })).body.active).toBe(true);
      expect((await entries(id)).map(({ action }) => action)).toEqual([
        'company.created',
        'company.activated',
        'company.deactivated',
        'company.activated',
      ]);
    });

    it('by nobody else', async () => {
      for (const verb of ['activate', 'deactivate']) {
        const statuses = [visitor, employee, admin].map(
          async (who) => (await put(who, `${own.id}/${verb}`)).status,
        );
        expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
      }
      expect((await put(platform, '999999/activate')).status).toBe(404);
    });

    it('without signing their users out', async () => {
      const { id } = await makeCompany(started.app);
      const person = await makePerson(started.app, { userType: 'admin', companyId: id });
      await put(platform, `${id}/deactivate`);
      const insider = await signedIn(started.origin, person);
      expect((await write(insider, id, { phone: '123' })).body).toMatchObject({
        active: false,
        phone: '123',
      });
    });
  });

  it('with entries in the audit log for actual changes only', async () => {
    const { id } = (await add({ companyName: 'Sled', email: 'sled@caji.si' })).data;
    await write(platform, id, { companyName: 'Sled', phone: '123', description: 'Novo' });
    const [created, updated, ...more] = await entries(id);
    expect(more).toEqual([]);
    expect(created).toMatchObject({
      action: 'company.created',
      before: null,
      after: { email: 'sled@caji.si' },
    });
    expect(updated).toEqual({
      action: 'company.updated',
      actorEmail: expect.stringMatching(/^person-/),
      before: { phone: null, description: {} },
      after: { phone: '123', description: { sl: 'Novo' } },
    });
  });
});
