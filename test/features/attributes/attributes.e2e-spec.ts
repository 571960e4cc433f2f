import type { AttributeDefinitionJson } from '../../../src/attributes/attribute.json.js';
import { CategoryWriter } from '../../../src/categories/writing/category-writer.js';
import { useApp } from '../../support/app.js';
import { makeCompany, makePerson, signedIn } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';

const started = await useApp();
const visitor = new Visitor(started.origin);
const platform = await signedIn(
  started.origin,
  await makePerson(started.app, { userType: 'super_admin', companyId: null }),
);
const companyId = (await makeCompany(started.app)).id;
const writer = started.app.get(CategoryWriter);
const laptops = await writer.create(null, { name: { sl: 'Prenosniki', en: 'Laptops' } });
const phones = await writer.create(null, { name: { sl: 'Telefoni', en: 'Phones' } });

describe('attribute definitions', () => {
  const send = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const response = await platform.send(method, `/api/attributes${path}`, body, headers);
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as AttributeDefinitionJson };
  };
  const add = async (fields: object) => (await send('POST', '', fields)).body;
  const read = async (id: number, query = '') => (await send('GET', `/${id}${query}`)).body;
  const inCategory = async (id: number) => {
    return (await visitor.read<AttributeDefinitionJson[]>(`/api/attributes?category=${id}`)).map(
      ({ name }) => name,
    );
  };
  /** A value of a product, and one of product data, that refer to the definition. */
  const use = async (definitionId: number) => {
    const [product] = await started.rows<{ id: number }>(
      `insert into products (company_id, product_code, name, price, link)
       values ($1, $2, '{"sl":"Izdelek"}', 1, 'https://store.test/') returning id`,
      [companyId, `P${definitionId}`],
    );
    await started.rows(
      `insert into product_attributes (product_id, definition_id, name, value) values ($1, $2, '{"sl":"x"}', '{"sl":"15"}')`,
      [product!.id, definitionId],
    );
    await started.rows(
      `insert into product_data (ean, gtin, company_id, name, attributes)
       values ('4006381333931', '04006381333931', $1, '{"sl":"Podatki"}', $2)`,
      [
        companyId,
        JSON.stringify([
          { definitionId: null, name: { sl: 'Barva' }, value: { sl: 'rdeča' }, unit: null },
          { definitionId, name: { sl: 'x' }, value: { sl: '15' }, unit: 'in' },
        ]),
      ],
    );
    return product!.id;
  };

  it('are public, in the language of the request', async () => {
    const { id } = await add({
      translations: { name: { sl: 'Diagonala', en: 'Screen size' } },
      unit: 'in',
      type: 'number',
      categories: [{ id: laptops }],
    });
    const shape = {
      id,
      name: 'Diagonala',
      unit: 'in',
      type: 'number',
      categories: [{ id: laptops, filterable: true, position: 0 }],
    };
    expect(await (await visitor.get(`/api/attributes/${id}`)).json()).toEqual(shape);
    expect(await read(id, '?locale=en&translations=true')).toEqual({
      ...shape,
      name: 'Screen size',
      translations: { name: { sl: 'Diagonala', en: 'Screen size' } },
    });
    expect((await visitor.get('/api/attributes/x')).status).toBe(404);
    expect((await visitor.get(`/api/attributes/${id + 1000}`)).status).toBe(404);
  });

  it('are listed and paged by name, and found by parts of it', async () => {
    for (const name of ['Šumnost', 'Čas delovanja', 'Dolžina']) await add({ name });
    const list = async (query: string) => {
      const response = await visitor.get(`/api/attributes?${query}`);
      const names = ((await response.json()) as AttributeDefinitionJson[]).map(({ name }) => name);
      return { names, count: response.headers.get('x-total-count'), link: response.headers.get('link') };
    };
    const { names, count, link } = await list('limit=3');
    expect(names).toEqual(['Čas delovanja', 'Diagonala', 'Dolžina']);
    expect(count).toBe('4');
    expect(link).toContain('page=2');
    expect((await list('query=sumn')).names).toEqual(['Šumnost']);
    expect((await list('query=screen')).names).toEqual(['Diagonala']);
    expect((await list('query=%25')).names).toEqual([]);
    expect((await list('type=number')).names).toEqual(['Diagonala']);
    expect((await visitor.get('/api/attributes?color=red')).status).toBe(400);
  });

  it('accept what a read returns, and change what differs', async () => {
    const { id } = await add({ name: 'Teža', unit: 'g', categories: [{ id: phones, filterable: false }] });
    const given = await read(id, '?translations=true');
    expect((await send('PUT', `/${id}`, given)).body).toEqual(await read(id));
    await send('PUT', `/${id}?locale=en`, { ...given, translations: undefined, name: 'Weight', unit: '' });
    expect(await read(id, '?translations=true')).toEqual({
      ...given,
      unit: null,
      translations: { name: { sl: 'Teža', en: 'Weight' } },
    });
    const entries = await started.rows<{ action: string; before: object; after: object }>(
      `select action, before, after from audit_entries where object_kind = 'attribute' and object_id = $1 order by id`,
      [String(id)],
    );
    expect(entries.map(({ action }) => action)).toEqual(['attribute.created', 'attribute.updated']);
    expect(entries[1]).toMatchObject({ before: { unit: 'g' }, after: { unit: null } });
  });

  it.each([
    [{ name: 'TEZA' }, 409, 'name.sl'],
    [{ name: '' }, 422, 'name'],
    [{ unit: 'kg' }, 422, 'name.sl'],
    [{ name: 'Nova', type: 'colour' }, 422, 'type'],
    [{ name: '<b>Nova</b>' }, 422, 'name'],
    [{ name: 'Nova', categories: [{ id: 999_999 }] }, 422, 'categories'],
    [{ name: 'Nova', categories: [{ id: 1 }, { id: 1 }] }, 422, 'categories'],
    [{ name: 'Nova', colour: 'red' }, 400, 'colour'],
  ])('refuse %j', async (fields, status, field) => {
    const answer = await send('POST', '', fields);
    expect(answer.status).toBe(status);
    expect(Object.keys((answer.body as unknown as { errors: object }).errors)).toContain(field);
  });

  it('are written only with the current version, also for categories', async () => {
    const { id } = await add({ name: 'Širina' });
    const tag = (await visitor.get(`/api/attributes/${id}`)).headers.get('etag')!;
    const write = (fields: object) => send('PUT', `/${id}`, fields, { 'if-match': tag });
    expect((await write({ categories: [{ id: phones }] })).status).toBe(200);
    const late = await write({ unit: 'cm' });
    expect(late.status).toBe(412);
    expect((late.body as unknown as { current: object }).current).toEqual(await read(id));
    expect((await send('DELETE', `/${id}`, undefined, { 'if-match': tag })).status).toBe(412);
  });

  describe('are ordered in a category', () => {
    let category: number;
    let ids: number[];

    beforeAll(async () => {
      category = await started.app.get(CategoryWriter).create(null, { name: { sl: 'Kavni aparati' } });
      ids = [];
      for (const name of ['A1', 'B1', 'C1', 'D1'])
        ids.push((await add({ name, categories: [{ id: category }] })).id);
    });

    const place = (id: number, position: number) =>
      send('PUT', `/${id}`, { categories: [{ id: category, position }] });

    it('in the order of adding, and as they are moved', async () => {
      expect(await inCategory(category)).toEqual(['A1', 'B1', 'C1', 'D1']);
      await place(ids[3]!, 0);
      expect(await inCategory(category)).toEqual(['D1', 'A1', 'B1', 'C1']);
      await place(ids[0]!, 2);
      expect(await inCategory(category)).toEqual(['D1', 'B1', 'A1', 'C1']);
      expect((await place(ids[1]!, 99)).body.categories).toEqual([
        { id: category, filterable: true, position: 3 },
      ]);
    });

    it('without gaps after a removal, and unchanged when only the filter changes', async () => {
      await send('PUT', `/${ids[3]}`, { categories: [] });
      await send('DELETE', `/${ids[0]}`);
      await send('PUT', `/${ids[2]}`, { categories: [{ id: category, filterable: false }] });
      const left = await Promise.all([ids[2]!, ids[1]!].map((id) => read(id)));
      expect(left.map(({ categories }) => categories[0])).toEqual([
        { id: category, filterable: false, position: 0 },
        { id: category, filterable: true, position: 1 },
      ]);
    });

    it('without duplicate positions after concurrent moves', async () => {
      const others = await Promise.all(['E1', 'F1', 'G1'].map((name) => add({ name })));
      await Promise.all(others.map(({ id }) => place(id, 0)));
      const places = await started.rows<{ position: number }>(
        'select position from category_attributes where category_id = $1 order by position',
        [category],
      );
      expect(places.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
    });
  });

  it('are deleted only when their values become free texts', async () => {
    const { id } = await add({ name: 'Zaslon', unit: 'cm', type: 'number' });
    const productId = await use(id);
    const refused = await send('DELETE', `/${id}`);
    expect(refused).toMatchObject({ status: 409, body: { values: { products: 1, productData: 1 } } });
    expect((await send('PUT', `/${id}`, { type: 'text' })).status).toBe(409);

    expect((await send('DELETE', `/${id}?detach=true`)).status).toBe(204);
    expect((await send('GET', `/${id}`)).status).toBe(404);
    const name = { sl: 'Zaslon' };
    expect(
      await started.rows(
        'select definition_id, name, value, unit from product_attributes where product_id = $1',
        [productId],
      ),
    ).toEqual([{ definition_id: null, name, value: { sl: '15' }, unit: 'cm' }]);
    expect(await started.value<object[]>('select attributes from product_data')).toEqual([
      { definitionId: null, name: { sl: 'Barva' }, value: { sl: 'rdeča' }, unit: null },
      { definitionId: null, name, value: { sl: '15' }, unit: 'in' },
    ]);
  });

  describe('on their page', () => {
    const PAGE = '/administracija/lastnosti';
    const page = async (query = '') => (await platform.page(PAGE + query, 'attributes/index')).props;

    it('are listed, filtered, and edited over the list', async () => {
      const { id } = await add({ name: 'Glasnost', type: 'number', categories: [{ id: laptops }] });
      const { attributes, count, categories, formUrl } = await page('?query=glasn');
      expect(count).toBe(1);
      expect(formUrl).toBe(PAGE);
      expect(attributes).toMatchObject([
        {
          id,
          name: { text: 'Glasnost' },
          type: 'number',
          uses: { products: 0, productData: 0 },
          moveUrl: null,
        },
      ]);
      expect(categories).toContainEqual({ id: laptops, label: 'Prenosniki' });

      const { form } = await page(attributes[0]!.url.replace(PAGE, ''));
      expect(form).toMatchObject({
        url: `${PAGE}/${id}`,
        name: { sl: 'Glasnost' },
        can: { changeType: true },
      });
      const saved = await platform.submit('PUT', form!.url, {
        name: { sl: 'Glasnost', en: 'Noise' },
        unit: 'dB',
        _version: form!.version,
      });
      expect(saved.headers.get('location')).toMatch(PAGE);
      expect(await read(id, '?locale=en')).toMatchObject({ name: 'Noise', unit: 'dB', type: 'number' });
      // the form was filled with the version before
      await platform.submit('PUT', form!.url, { name: { sl: 'Hrup' }, _version: form!.version });
      const stale = await platform.page(`${PAGE}?edit=${id}`, 'attributes/index');
      expect(stale.props.errors).toHaveProperty('_version');
      expect(stale.flash?.conflict?.fields).toMatchObject({
        'name.sl': { yours: 'Hrup', theirs: 'Glasnost' },
      });
    });

    it('are added, with errors at the field', async () => {
      expect((await page('?new=1')).form).toMatchObject({ id: null, url: PAGE, name: {} });
      await platform.submit('POST', PAGE, { name: { sl: 'Prostornina', en: '' }, unit: 'l', type: 'number' });
      expect((await page('?query=prostornina')).attributes[0]).toMatchObject({ unit: 'l' });
      await platform.submit('POST', PAGE, { name: { sl: 'Prostornína' } });
      expect((await page()).errors).toHaveProperty(['name.sl']);
      await platform.submit('POST', PAGE, { name: { sl: ' ' } });
      expect((await page()).errors).toHaveProperty(['name.sl']);
    });

    it('are ordered when the list is filtered by a category', async () => {
      const category = await started.app.get(CategoryWriter).create(null, { name: { sl: 'Ure' } });
      for (const name of ['U1', 'U2', 'U3']) await add({ name, categories: [{ id: category }] });
      const { attributes } = await page(`?category=${category}`);
      const moved = await platform.submit('PATCH', attributes[2]!.moveUrl!, {
        categoryId: category,
        position: 0,
      });
      expect(moved.status).toBe(303);
      expect(await inCategory(category)).toEqual(['U3', 'U1', 'U2']);
      await platform.submit('PATCH', attributes[2]!.moveUrl!, {
        categoryId: phones,
        position: 0,
      });
      expect(await inCategory(category)).toEqual(['U3', 'U1', 'U2']);
    });

    it('are deleted after a dialog that shows their uses', async () => {
      const { id } = await add({ name: 'Napetost' });
      await use(id);
      const { removal } = await page(`?delete=${id}`);
      expect(removal).toEqual({
        id,
        url: `${PAGE}/${id}`,
        name: { text: 'Napetost' },
        uses: { products: 1, productData: 1 },
      });
      await platform.submit('DELETE', removal!.url, { detach: false });
      const refused = await platform.page(PAGE, 'attributes/index');
      expect(refused.flash?.toast).toMatchObject({ severity: 'error' });
      await platform.submit('DELETE', removal!.url, { detach: true });
      expect((await send('GET', `/${id}`)).status).toBe(404);
    });

    it.each(['products', 'product_data'])('count what uses them, without %s', async (table) => {
      const { id } = await add({ name: `Brez ${table}` });
      await use(id);
      await started.rows(`delete from ${table} where company_id = $1`, [companyId]);
      const uses = { products: table === 'products' ? 0 : 1, productData: table === 'products' ? 1 : 0 };
      expect((await page(`?delete=${id}`)).removal).toMatchObject({ uses });
      expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 409, body: { values: uses } });
    });

    it('is in English, too', async () => {
      const { props } = await platform.page('/en/admin/attributes?query=screen', 'attributes/index');
      expect(props.attributes[0]).toMatchObject({ name: { text: 'Screen size' } });
      expect(props.attributes[0]!.deleteUrl).toMatch(/^\/en\/admin\/attributes\?.*delete=/);
    });
  });
});
