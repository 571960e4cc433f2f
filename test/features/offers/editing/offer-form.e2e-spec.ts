import { CategoryWriter } from '../../../../src/categories/writing/category-writer.js';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useApp } from '../../../support/app.js';
import { anEan } from '../../../support/data/feed.js';
import { makeCompany, signedInAs } from '../../../support/people.js';
import { Visitor } from '../../../support/browser/visitor.js';

const LIST = '/administracija/izdelki';
const SERVICES = '/administracija/storitve';
let count = 0;

const started = await useApp();
const own = await makeCompany(started.app, 'Čajnica');
const other = await makeCompany(started.app, 'Tuja trgovina');
const seller = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 1 });
const stranger = await signedInAs(started, { userType: 'admin', companyId: other.id });
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });
const teas = await started.app.get(CategoryWriter).create(null, { name: { sl: 'Čaji', en: 'Teas' } });
const define = async (body: object) => {
  const categories = [{ id: teas, filterable: true }];
  return (await platform.write<{ id: number }>('POST', '/api/attributes', { categories, ...body })).id;
};
const definitions: Record<'weight' | 'organic', number> = {
  weight: await define({
    translations: { name: { sl: 'Teža', en: 'Weight' } },
    unit: 'g',
    type: 'number',
  }),
  organic: await define({ translations: { name: { sl: 'Ekološko' } }, type: 'boolean' }),
};

describe('the form of a product', () => {
  const page = (query: string, who = seller, list = LIST) => who.page(list + query, 'offers/index');
  const open = (address: number | string, who = seller) => who.page(`${LIST}/${address}`, 'offers/form');
  const formOf = async (id: number, who = seller) => (await open(id, who)).props.form;
  const submit = (method: string, path: string, body: object, from = LIST) =>
    seller.submit(method, path, body, { from });
  const part = async <Name extends keyof PageProps<'offers/form'>>(address: string, name: Name) =>
    (await seller.reload(`${LIST}/${address}`, 'offers/form', [name]))[name];
  const add = async (fields: object = {}, from = LIST) => {
    const productCode = `OF-${++count}`;
    const link = `https://trgovina.example/${count}`;
    const body = { name: { sl: 'Čaj' }, productCode, price: '12,50', link, ...fields };
    const response = await submit('POST', LIST, body, from);
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
    const [row] = await started.rows<{ id: number }>('select id from products where product_code = $1', [
      productCode,
    ]);
    if (!row) throw new Error(JSON.stringify((await open('nov')).props.errors));
    return { id: row.id, url: `${LIST}/${row.id}` };
  };
  const feature = (name: object, value: object, more: object = {}) => ({ name, value, unit: '', ...more });

  it('says in the list why a draft cannot be activated', async () => {
    const { id, url } = await add({ status: 'draft', link: '' });
    const answer = await seller.send('PATCH', `/api/products/${id}`, { status: 'active' });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'link_missing', errors: { link: expect.any(String) as string } },
    ]);
    await submit('PATCH', url, { status: 'active' });
    expect((await page('')).flash!.toast!.detail).toContain(
      'Ponudba še nima povezave do strani v trgovini. Dodajte povezavo, nato ponudbo aktivirajte.',
    );
    // the form marks the field
    const { version, productCode } = await formOf(id);
    const form = { name: { sl: 'Čaj' }, productCode, price: '12,50', link: '', status: 'active' };
    await submit('PUT', url, { ...form, _version: version }, url);
    expect(Object.keys((await open(id)).props.errors)).toEqual(['link']);
  });

  it('rejects a regular price below the price, but keeps that of a feed', async () => {
    const { id } = await add({ price: '10' });
    const patch = async (body: object) => {
      const answer = await seller.send('PATCH', `/api/products/${id}`, body);
      return [answer.status, Object.keys(((await answer.json()) as { errors?: object }).errors ?? {})];
    };
    expect(await patch({ regularPrice: 9 })).toEqual([422, ['regularPrice']]);
    expect(await patch({ regularPrice: 12 })).toEqual([200, []]);
    expect(await patch({ price: 13 })).toEqual([422, ['price']]);
    expect(await patch({ regularPrice: 12, price: 12 })).toEqual([200, []]);
    await started.rows('update products set regular_price = 1 where id = $1', [id]);
    expect(await patch({ stock: 3 })).toEqual([200, []]);
  });

  it('stores attributes in both languages in their order, and marks the wrong one', async () => {
    const weight = { definitionId: definitions.weight, unit: 'kg' };
    const { id, url } = await add({
      attributes: [
        feature({ sl: 'Okus', en: 'Taste' }, { sl: 'cveten', en: 'flowery' }),
        feature({ sl: 'Teža' }, { sl: '0,25', en: '' }, weight),
      ],
    });
    const { attributes, version } = await formOf(id);
    expect(attributes).toMatchObject([
      { definitionId: null, name: { sl: 'Okus', en: 'Taste' }, value: { sl: 'cveten', en: 'flowery' } },
      { definitionId: definitions.weight, value: { sl: '250', en: '250' }, unit: 'g' },
    ]);

    const wrong = [
      attributes[1]!,
      feature({ sl: 'Ekološko' }, { sl: 'morda' }, { definitionId: definitions.organic }),
    ];
    await submit('PUT', url, { attributes: wrong, _version: version }, url);
    expect((await open(id)).props.errors).toHaveProperty(['attributes.1.value']);

    await submit('PUT', url, { attributes: attributes.toReversed(), _version: version }, url);
    const after = await formOf(id);
    expect(after.attributes).toEqual(attributes.toReversed());
    expect(after.version).not.toBe(version);
  });

  it('offers the attribute definitions with their categories', async () => {
    const offered = (await open('nov')).props.definitions;
    expect(offered).toContainEqual(
      expect.objectContaining({
        id: definitions.weight,
        type: 'number',
        unit: 'g',
        categories: [{ id: teas, filterable: true, position: 0 }],
      }),
    );
  });

  it('copies attributes as new ones, and images', async () => {
    const { id } = await add({ attributes: [feature({ sl: 'Okus' }, { sl: 'cveten' })] });
    const media = await started.rows<{ id: number }>(
      `insert into media (company_id, status, failure, source_url) values
         ($1, 'pending', null, 'https://a.example/1.png'), ($1, 'failed', 'corrupt', 'https://a.example/2.png') returning id`,
      [own.id],
    );
    for (const { id: mediaId } of media)
      await started.rows('insert into product_media (product_id, media_id, position) values ($1, $2, 0)', [
        id,
        mediaId,
      ]);
    expect((await formOf(id)).media).toMatchObject([{ id: media[0]!.id }, { status: 'failed' }]);
    const copy = (await open(`nov?copy=${id}`)).props.form;
    expect(copy.attributes).toMatchObject([{ id: null, value: { sl: 'cveten' } }]);
    // a failed one cannot be attached again
    expect(copy.media.map((picture) => picture.id)).toEqual([media[0]!.id]);
  });

  it('says that a feed writes the product', async () => {
    const { id } = await add();
    expect((await formOf(id)).fromFeed).toBe(false);
    await started.rows(`update products set content_hash = '\\x00' where id = $1`, [id]);
    expect((await formOf(id)).fromFeed).toBe(true);
  });

  it('does not overwrite what somebody else has saved', async () => {
    const { id, url } = await add({ attributes: [feature({ sl: 'Okus' }, { sl: 'cveten' })] });
    const { version, attributes } = await formOf(id);
    await submit('PUT', url, { price: '9,90', attributes: [], _version: version });
    const mine = { price: '8,80', attributes, name: { sl: 'Čaj' }, _version: version };
    await submit('PUT', url, mine, url);
    const { props, flash } = await open(id);
    expect(props.errors).toHaveProperty('_version');
    expect(Object.keys(flash!.conflict!.fields).sort()).toEqual(['attributes', 'price']);
    expect(props.form).toMatchObject({ price: 9.9, attributes: [] });
    await submit('PUT', url, { ...mine, attributes: [], _version: props.form.version }, url);
    expect(await formOf(id)).toMatchObject({ price: 8.8 });
  });

  it('names services in its texts', async () => {
    const toastOf = async () => (await page('', seller, SERVICES)).flash?.toast?.detail;
    const { id, url } = await add({ kind: 'service', link: '' }, `${SERVICES}/nova`);
    expect(await toastOf()).toBe('Storitev je shranjena.');
    await submit('DELETE', url, {}, SERVICES);
    expect(await toastOf()).toBe('Storitev je izbrisana.');
    await submit('POST', `${url}/vrnitev`, {}, SERVICES);
    expect(await toastOf()).toBe('Storitev je obnovljena.');
    await submit('PUT', url, { kind: 'service', ean: anEan() }, url);
    const refused = await open(id);
    expect(refused.props.errors).toHaveProperty('ean');
    expect(refused.flash?.toast?.detail).toMatch(/^Storitve ni bilo mogoče shraniti\./);
  });

  it('shows the history in words, on request only', async () => {
    const { id, url } = await add({ name: { sl: 'Čaj', en: 'Tea' }, categoryIds: [teas] });
    await submit('PUT', url, {
      name: { en: 'Green tea' },
      description: { sl: '<p>Dober &amp; topel</p>' },
      price: '9,90',
      stock: '3',
      status: 'active',
      categoryIds: [],
      attributes: [feature({ sl: 'Okus' }, { sl: 'cveten' })],
    });
    expect((await open(id)).props).not.toHaveProperty('history');
    const [latest, first] = (await part(String(id), 'history'))!;
    expect(latest!.changes).toEqual(
      expect.arrayContaining([
        { field: 'Ime (angleščina)', before: 'Tea', after: 'Green tea' },
        { field: 'Opis (slovenščina)', before: null, after: 'Dober & topel' },
        { field: 'Cena', before: '12,50\u00a0€', after: '9,90\u00a0€' },
        { field: 'Zaloga', before: null, after: '3' },
        { field: 'Status', before: 'Osnutek', after: 'Aktivno' },
        { field: 'Kategorije', before: 'Čaji', after: null },
        { field: 'Lastnosti: Okus', before: null, after: 'cveten' },
      ]),
    );
    expect(latest!.changes).toHaveLength(7);
    expect(first).toMatchObject({ action: 'product.created', actor: expect.stringContaining('@') });

    const long = `<p>${'Dober & topel. '.repeat(40)}</p>`;
    await submit('PUT', url, { description: { sl: long } });
    await submit('PUT', url, { description: { sl: long.replace('</p>', '<strong>Nov.</strong></p>') } });
    await submit('PUT', url, { description: { sl: long.replace('</p>', 'Nov.</p>') } });
    const [tags, end] = (await part(String(id), 'history'))!;
    expect(end!.changes).toMatchObject([{ after: expect.stringMatching(/^….*Nov\.$/) }]);
    expect(tags!.changes).toMatchObject([
      { before: expect.stringContaining('<strong>'), after: expect.not.stringContaining('<strong>') },
    ]);
  });

  it('links to the public page, or to a preview for the store’s staff', async () => {
    const { id, url } = await add({ categoryIds: [teas], description: { sl: '<p>Dober</p>' } });
    const { previewUrl } = await formOf(id);
    const { props } = await seller.page(previewUrl!, 'products/preview');
    expect(props).toMatchObject({
      product: {
        name: { text: 'Čaj' },
        lowestPrice: { amount: 12.5 },
        description: { text: '<p>Dober</p>' },
      },
      offers: [{ store: { name: 'Čajnica' } }],
      reason: expect.stringContaining('To je osnutek'),
      editUrl: url,
    });
    const shown = await seller.document(previewUrl!);
    expect(shown.head).toContain('noindex');
    expect((await stranger.visit(previewUrl!)).status).toBe(404);
    const nobody = await new Visitor(started.origin).get(previewUrl!);
    expect(nobody.headers.get('location')).toContain('/prijava');

    await submit('PATCH', url, { status: 'active' });
    const shownTo = (await formOf(id)).previewUrl!;
    expect(shownTo).toMatch(/^\/izdelek\//);
    expect((await seller.get(previewUrl!)).headers.get('location')).toBe(shownTo);
  });

  describe('prefilled by an EAN', () => {
    const ask = (ean: string) => part(`nov?ean=${ean}`, 'prefill');

    it('has attributes with their definitions', async () => {
      const ean = anEan();
      const attributes = [{ definitionId: definitions.weight, value: '50' }];
      const data = { ean, companyId: own.id, name: 'Skupni čaj', status: 'approved', attributes };
      expect((await platform.send('POST', '/api/products/data', data)).status).toBe(201);
      expect(await ask(ean)).toMatchObject({
        found: true,
        values: {
          attributes: [{ id: null, definitionId: definitions.weight, value: { sl: '50' }, unit: 'g' }],
        },
      });
    });

    it.each([
      ['3830000000019', /zadnja števka bi morala biti 7/],
      ['2000000000015', /interna koda trgovine/],
      ['383000000', /8, 12, 13 ali 14 števk.*ni mogoče shraniti/],
    ])('says what is wrong with %s', async (ean, notice) => {
      expect(await ask(ean)).toMatchObject({ found: false, notice: expect.stringMatching(notice) });
    });
  });
});
