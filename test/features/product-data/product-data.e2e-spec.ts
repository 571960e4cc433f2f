import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import type { Company } from '../../../src/companies/company.entity.js';
import type { ProductDataJson } from '../../../src/product-data/product-data.json.js';
import { useApp } from '../../support/app.js';
import { anEan } from '../../support/data/feed.js';
import { makeCompany, makePerson, signedIn, signedInAs } from '../../support/people.js';
import type { Visitor } from '../../support/browser/visitor.js';

interface Problem {
  code: string;
  values?: Record<string, number>;
  errors?: Record<string, string>;
  current?: unknown;
}

const started = await useApp();
const own = await makeCompany(started.app, 'Čajnica');
const foreign = await makeCompany(started.app, 'Kavarna');
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
const editor = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 2 });
const decider = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 3 });
const stranger = await signedInAs(started, { userType: 'admin', companyId: foreign.id });
const teas = await started.app.get(CategoryWriter).create(null, { name: { sl: 'Čaji', en: 'Teas' } });

describe('product data', () => {
  let count = 0;

  const send = async (
    who: Visitor,
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => {
    const response = await who.send(method, `/api/products/data${path}`, body, headers);
    const text = await response.text();
    return {
      status: response.status,
      tag: response.headers.get('etag'),
      data: (text ? JSON.parse(text) : null) as ProductDataJson,
      problem: (text ? JSON.parse(text) : null) as Problem,
    };
  };
  const add = async (fields: object = {}, who = editor) => {
    const { status, data } = await send(who, 'POST', '', { ean: anEan(), name: 'Zeleni čaj', ...fields });
    expect(status).toBe(201);
    return data;
  };
  const read = async (id: number, query = '', who = editor) =>
    (await send(who, 'GET', `/${id}${query}`)).data;
  const ofEan = async (who: Visitor, ean: string) => {
    return (await who.read<ProductDataJson[]>(`/api/products/data/ean/${ean}`)).map(({ id }) => id);
  };
  const sells = (company: Company, ean: string, currency = 'EUR') =>
    started.rows(
      `insert into products (company_id, product_code, name, price, currency, link, ean, gtin)
       values ($1, $2, '{"sl":"Čaj"}', 3, $3, 'https://store.test/', $2, '0' || $2)`,
      [company.id, ean, currency],
    );
  const decide = (who: Visitor, id: number, status: string) => send(who, 'PATCH', `/${id}`, { status });
  const picture = async ({ id }: Company) =>
    await started.value<number>(`insert into media (company_id, source_url) values ($1, $2) returning id`, [
      id,
      `https://pictures.test/${++count}.jpg`,
    ]);

  describe('is written', () => {
    it('with all fields, and read as documented', async () => {
      const mediaId = await picture(own);
      const [definition] = await started.rows<{ id: number }>(
        `insert into attribute_definitions (name, unit) values ('{"sl":"Teža","en":"Weight"}', 'g') returning id`,
      );
      const ean = anEan();
      const { id, createdAt, updatedAt, media, ...data } = await add({
        ean: ` ${ean.slice(0, 6)} ${ean.slice(6)} `,
        name: 'Zeleni čaj',
        description: '<p onclick="x()">Iz gora</p><script>alert(1)</script>',
        translations: { name: { en: 'Green tea' } },
        brand: ' Gorski čaji ',
        productCode: 'GT-1',
        media: [{ mediaId }],
        attributes: [
          { name: 'Okus', value: 'cvetličen', translations: { value: { en: 'flowery' } } },
          { definitionId: definition!.id, value: '100' },
        ],
        categoryIds: [teas],
      });
      expect(data).toEqual({
        ean,
        companyId: own.id,
        companyName: 'Čajnica',
        name: 'Zeleni čaj',
        description: '<p>Iz gora</p>',
        specifications: '',
        brand: 'Gorski čaji',
        productCode: 'GT-1',
        attributes: [
          { definitionId: null, name: 'Okus', value: 'cvetličen', unit: null },
          { definitionId: definition!.id, name: 'Teža', value: '100', unit: 'g' },
        ],
        categoryIds: [teas],
        status: 'requested',
      });
      expect(media).toMatchObject([{ id: mediaId, status: 'pending', url: null }]);
      expect(createdAt).toBe(updatedAt);
      const english = await read(id, '?locale=en');
      expect(english).toMatchObject({ name: 'Green tea', description: '<p>Iz gora</p>' });
      expect(english.attributes.map(({ name, value }) => [name, value])).toEqual([
        ['Okus', 'flowery'],
        ['Weight', '100'],
      ]);
    });

    it('with the answer of a read, in either language', async () => {
      const { id } = await add({
        translations: { name: { en: 'Tea' }, specifications: { en: '<p>Loose</p>' } },
        media: [{ mediaId: await picture(own) }],
        attributes: [{ name: 'Vrsta', value: 'list', translations: { name: { en: 'Kind' } } }],
      });
      const before = await read(id, '?translations=true');
      for (const query of ['', '?locale=en', '?translations=true']) {
        const given = await read(id, query);
        expect((await send(editor, 'PUT', `/${id}${query}`, given)).status).toBe(200);
      }
      expect(await read(id, '?translations=true')).toEqual(before);
      const entries = await started.rows(
        'select from audit_entries where object_kind = $1 and object_id = $2',
        ['product-data', String(id)],
      );
      expect(entries).toHaveLength(1);

      const one = before.attributes[0]!;
      await send(editor, 'PUT', `/${id}`, {
        attributes: [{ name: one.name, value: 'vrečka', definitionId: null }],
        media: [],
        brand: 'Nova',
      });
      expect(await read(id, '?locale=en')).toMatchObject({
        name: 'Tea',
        brand: 'Nova',
        media: [],
        attributes: [{ name: 'Kind', value: 'vrečka' }],
      });
    });

    it.each([
      [{ ean: '3830000000001' }, 422, 'ean'],
      [{ ean: '2000000000008' }, 422, 'ean'],
      [{ ean: 'abc' }, 422, 'ean'],
      [{ name: '' }, 422, 'name'],
      [{ name: '<b>Čaj</b>' }, 422, 'name'],
      [{ attributes: [{ name: 'Okus' }] }, 422, 'attributes.0.value'],
      [{ attributes: [{ value: '3' }] }, 422, 'attributes.0.name'],
      [{ attributes: [{ definitionId: 999_999, value: '3' }] }, 422, 'attributes.0.definitionId'],
      [{ categoryIds: [999_999] }, 422, 'categoryIds'],
      [{ media: [{ url: 'ftp://pictures.test/a.jpg' }] }, 422, 'media.0.url'],
      [{ price: 3 }, 400, 'price'],
    ])('but not with %j', async (fields, status, field) => {
      const answer = await send(editor, 'POST', '', { ean: anEan(), name: 'Čaj', ...fields });
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.problem.errors ?? {})).toEqual([field]);
    });

    it('but not with a store’s own codes, with a message of its own', async () => {
      const wrong = await send(editor, 'POST', '', { ean: '3830001234560', name: 'Čaj' });
      expect(wrong.problem.code).toBe('ean_check_digit');
      const { problem } = await send(editor, 'POST', '?locale=en', { ean: '2000000000008', name: 'Tea' });
      expect(problem.code).toBe('ean_in_store');
      expect(problem.errors!.ean).toContain('this is a store’s internal code');
    });

    it('for the own company, with its own pictures; catalogue admins name the company', async () => {
      const fields = { ean: anEan(), name: 'Čaj' };
      const foreignCompany = { ...fields, companyId: foreign.id };
      expect((await send(editor, 'POST', '', foreignCompany)).status).toBe(403);
      const foreignPicture = { ...fields, media: [{ mediaId: await picture(foreign) }] };
      expect((await send(editor, 'POST', '', foreignPicture)).status).toBe(404);
      const nobodys = await send(platform, 'POST', '', fields);
      expect(Object.keys(nobodys.problem.errors!)).toEqual(['companyId']);
      expect((await send(platform, 'POST', '', { ...fields, companyId: 999_999 })).status).toBe(422);
      expect((await add(foreignCompany, platform)).companyId).toBe(foreign.id);

      const { id } = await add();
      expect((await send(editor, 'PUT', `/${id}`, { companyId: foreign.id })).status).toBe(403);
    });

    it('only with the current version', async () => {
      const { id } = await add();
      const { tag } = await send(editor, 'GET', `/${id}`);
      const match = { 'if-match': tag! };
      await send(decider, 'PUT', `/${id}`, { brand: 'Prva' });
      const late = await send(editor, 'PUT', `/${id}`, { brand: 'Druga' }, match);
      expect(late.status).toBe(412);
      expect(late.problem.current).toMatchObject({ brand: 'Prva' });
      expect((await send(editor, 'DELETE', `/${id}`, undefined, match)).status).toBe(412);
      expect((await send(editor, 'DELETE', `/${id}`)).status).toBe(204);
      expect((await send(editor, 'GET', `/${id}`)).status).toBe(404);
    });
  });

  describe('is found', () => {
    it('by EAN in any form: the approved one, and the own company’s', async () => {
      const ean = anEan();
      const requested = await add({ ean });
      const others = await add({ ean, companyId: foreign.id }, platform);
      expect(await ofEan(editor, ean)).toEqual([requested.id]);
      expect(await ofEan(stranger, ean)).toEqual([others.id]);
      expect((await ofEan(platform, ean)).sort()).toEqual([requested.id, others.id].sort());
      await decide(platform, others.id, 'approved');
      expect(await ofEan(editor, `0${ean}`)).toEqual([others.id, requested.id]);
      expect(await ofEan(stranger, ean)).toEqual([others.id]);
      expect((await send(editor, 'GET', `/${others.id}`)).status).toBe(200);
      expect((await send(stranger, 'GET', `/${requested.id}`)).status).toBe(404);

      expect(await ofEan(editor, anEan())).toEqual([]);
      expect(await ofEan(editor, '2000000000008')).toEqual([]);
      for (const wrong of ['ean/123', 'ean/3830000000001', 'x', 'company/x'])
        expect((await send(editor, 'GET', `/${wrong}`)).status).toBe(404);
    });

    it('by company: counted, paged, filtered by words and status', async () => {
      const company = await makeCompany(started.app);
      const admin = await signedIn(
        started.origin,
        await makePerson(started.app, { userType: 'admin', companyId: company.id }),
      );
      for (const name of ['Črni čaj', 'Beli čaj', 'Kava'])
        await add({ name, productCode: `K-${name}` }, admin);
      const list = async (query: string, who = admin) => {
        const response = await who.get(`/api/products/data/company/${company.id}${query}`);
        const names = ((await response.json()) as ProductDataJson[]).map(({ name }) => name);
        return { names, total: response.headers.get('x-total-count'), link: response.headers.get('link') };
      };
      expect((await list('')).names).toEqual(['Kava', 'Beli čaj', 'Črni čaj']);
      const first = await list('?sort=name&limit=2');
      expect(first).toMatchObject({ names: ['Beli čaj', 'Črni čaj'], total: '3' });
      expect(first.link).toContain('page=2');
      expect((await list('?query=caj%20crn')).names).toEqual(['Črni čaj']);
      expect((await list('?query=K-Kav')).names).toEqual(['Kava']);
      expect((await list('?status=approved')).names).toEqual([]);
      expect((await list('', platform)).total).toBe('3');
      expect((await admin.get(`/api/products/data/company/${company.id}?sort=price`)).status).toBe(400);

      const counted = await admin.get(`/api/products/data/company/${company.id}/count`);
      expect(await counted.json()).toEqual({ companyId: company.id, count: 3 });
      expect((await platform.get('/api/products/data/company/999999/count')).status).toBe(404);
    });
  });

  describe('is decided on', () => {
    it('by users of the only company that sells it, in any currency', async () => {
      const { id, ean } = await add();
      const refused = async (who: Visitor) => (await decide(who, id, 'approved')).problem.code;
      expect(await refused(decider)).toBe('not_sold');
      await sells(own, ean);
      expect(await refused(editor)).toBe('forbidden');
      // a person who may not decide does not learn that others sell it
      expect((await send(editor, 'PUT', `/${id}`, { status: 'approved' })).problem.code).toBe('forbidden');
      expect((await decide(stranger, id, 'approved')).status).toBe(404);
      expect((await decide(decider, id, 'approved')).data.status).toBe('approved');
      await sells(foreign, ean, 'USD');
      expect((await decide(decider, id, 'rejected')).problem.code).toBe('not_yours_alone');
      const unsold = await add();
      await sells(foreign, unsold.ean);
      expect((await decide(decider, unsold.id, 'approved')).problem.code).toBe('not_sold');
      expect((await decide(platform, id, 'rejected')).data.status).toBe('rejected');
      expect((await decide(platform, id, 'requested')).status).toBe(422);
    });

    it('once: a second approval is a conflict that names the first, also concurrently', async () => {
      const ean = anEan();
      const [one, other] = [await add({ ean }), await add({ ean })];
      const answers = await Promise.all([one, other].map(({ id }) => decide(platform, id, 'approved')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const approved = answers.find(({ status }) => status === 200)!.data.id;
      expect(answers.find(({ status }) => status === 409)!.problem).toMatchObject({
        code: 'already_approved',
        values: { id: approved },
      });
    });

    it('again after a change by a user who may not decide', async () => {
      const { id, ean } = await add();
      await decide(platform, id, 'approved');
      const approved = await read(id);
      // nothing changes
      expect((await send(editor, 'PUT', `/${id}`, approved)).data.status).toBe('approved');
      expect((await send(platform, 'PUT', `/${id}`, { brand: 'A' })).data.status).toBe('approved');
      expect((await send(editor, 'PUT', `/${id}`, { ...approved, brand: 'B' })).data.status).toBe(
        'requested',
      );
      expect((await send(editor, 'PUT', `/${id}`, { status: 'approved' })).status).toBe(403);
      await sells(own, ean);
      expect((await send(decider, 'PUT', `/${id}`, { status: 'approved' })).data.status).toBe('approved');
      expect((await send(editor, 'POST', '', { ean: anEan(), name: 'Čaj', status: 'approved' })).status).toBe(
        403,
      );
    });

    it('without moving approved data to an EAN that has approved data', async () => {
      const [one, other] = [await add(), await add()];
      for (const { id } of [one, other]) await decide(platform, id, 'approved');
      const moved = await send(platform, 'PUT', `/${one.id}`, { ean: other.ean });
      expect(moved).toMatchObject({ status: 409, problem: { values: { id: other.id } } });
    });

    it('with entries in the audit log', async () => {
      const { id } = await add();
      await decide(platform, id, 'approved');
      const entries = await started.rows<{ action: string; before: object; after: object }>(
        'select action, before, after from audit_entries where object_kind = $1 and object_id = $2 order by id',
        ['product-data', String(id)],
      );
      expect(entries[1]).toEqual({
        action: 'product-data.approved',
        before: { status: 'requested' },
        after: { status: 'approved' },
      });
    });
  });

  describe('of the same EAN is merged', () => {
    it('with what the remaining one lacks', async () => {
      const ean = anEan();
      const [first, second] = [await picture(own), await picture(own)];
      const target = await add({
        ean,
        name: 'Zeleni čaj',
        media: [{ mediaId: first }],
        attributes: [{ name: 'Okus', value: 'grenak' }],
      });
      const other = await add({
        ean,
        name: 'Drugi',
        translations: { name: { en: 'Green tea' }, description: { sl: '<p>Opis</p>' } },
        brand: 'Gorski čaji',
        media: [{ mediaId: second }, { mediaId: first }],
        attributes: [
          { name: 'OKUS', value: 'sladek', translations: { value: { en: 'sweet' } } },
          { name: 'Barva', value: 'zelena' },
        ],
        categoryIds: [teas],
      });
      const { data } = await send(editor, 'POST', `/${target.id}/merge`, { from: [other.id] });
      expect(data).toMatchObject({
        id: target.id,
        name: 'Zeleni čaj',
        description: '<p>Opis</p>',
        brand: 'Gorski čaji',
        categoryIds: [teas],
        attributes: [
          { name: 'Okus', value: 'grenak' },
          { name: 'Barva', value: 'zelena' },
        ],
        status: 'requested',
      });
      expect(data.media.map(({ id }) => id)).toEqual([first, second]);
      const english = await read(target.id, '?locale=en');
      expect(english).toMatchObject({ name: 'Green tea', attributes: [{ value: 'sweet' }, {}] });
      expect((await send(editor, 'GET', `/${other.id}`)).status).toBe(404);
    });

    it('but not with another EAN, another company’s or itself', async () => {
      const target = await add();
      const foreignOne = await add({ ean: target.ean, companyId: foreign.id }, platform);
      const otherEan = await add();
      const merge = (from: number[], who = editor) => send(who, 'POST', `/${target.id}/merge`, { from });
      expect((await merge([foreignOne.id])).status).toBe(404);
      expect((await merge([otherEan.id])).problem.errors).toHaveProperty('from');
      expect((await merge([target.id])).status).toBe(422);
      expect((await merge([])).status).toBe(422);
      expect((await merge([foreignOne.id], stranger)).status).toBe(404);
      expect((await merge([foreignOne.id], platform)).status).toBe(200);
    });

    it('and stays approved only without unapproved content', async () => {
      const pair = async () => {
        const ean = anEan();
        const [approved, request] = [await add({ ean }), await add({ ean, brand: 'Neznana' })];
        await decide(platform, approved.id, 'approved');
        return { approved: approved.id, request: request.id };
      };
      const merged = async (who: Visitor, id: number, from: number) =>
        (await send(who, 'POST', `/${id}/merge`, { from: [from] })).data.status;
      const [a, b, c] = [await pair(), await pair(), await pair()];
      expect(await merged(editor, a.approved, a.request)).toBe('requested');
      expect(await merged(platform, b.approved, b.request)).toBe('approved');
      expect(await merged(platform, c.request, c.approved)).toBe('approved');
    });
  });
});
