import { useApp } from '../../support/app.js';
import { anEan } from '../../support/data/feed.js';
import { makeCompany, signedInAs } from '../../support/people.js';
import type { Visitor } from '../../support/browser/visitor.js';

const LIST = '/administracija/izdelki';
let count = 0;

const started = await useApp();
const own = await makeCompany(started.app, 'Čajnica');
const foreign = await makeCompany(started.app, 'Tuja trgovina');
const seller = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 1 });
const onlooker = await signedInAs(started, { userType: 'employee', companyId: own.id, permissionLevel: 0 });
const platform = await signedInAs(started, { userType: 'super_admin', companyId: null });

describe('a store’s products in the admin area', () => {
  const values = (fields: object = {}) => ({
    name: { sl: `Čaj ${++count}` },
    productCode: `S-${count}`,
    price: '12,50',
    link: `https://trgovina.example/${count}`,
    status: 'active',
    ...fields,
  });
  const manage = (who: Visitor, query = '', path = LIST) => who.page(`${path}${query}`, 'offers/index');
  const submit = (who: Visitor, method: string, path: string, body: object, from = LIST) =>
    who.submit(method, path, body, { from });
  const add = async (fields: object = {}, who = seller) => {
    const body = values(fields);
    const response = await submit(who, 'POST', LIST, body);
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
    const [row] = await started.rows<{ id: number }>('select id from products where product_code = $1', [
      body.productCode,
    ]);
    return { id: row!.id, url: `${LIST}/${row!.id}`, ...body };
  };
  const codes = async (who: Visitor, query: string, path = LIST) =>
    (await manage(who, query, path)).props.products.map(({ productCode }) => productCode);

  it('are listed for their store only, found by words, codes and EAN, whatever their status', async () => {
    const ean = anEan();
    const draft = await add({ name: { sl: 'Žajbljev čaj' }, status: 'draft', ean });
    const active = await add({ name: { sl: 'Žajbljevi bonboni' }, brand: 'Žajbelj', stock: '3' });
    await add({ name: { sl: 'Žajbljeva tuja' }, companyId: foreign.id }, platform);
    expect(await codes(seller, '?query=zajblj')).toEqual([active.productCode, draft.productCode]);
    expect(await codes(onlooker, '?query=bonb+zajb')).toEqual([active.productCode]);
    expect(await codes(seller, '?query=zajblj+-bonboni')).toEqual([draft.productCode]);
    expect(await codes(seller, '?query="zajbljevi+bonboni"')).toEqual([active.productCode]);
    expect(await codes(seller, '?query="bonboni+zajbljevi"')).toEqual([]);
    expect(await codes(seller, `?query=${ean}`)).toEqual([draft.productCode]);
    expect(await codes(seller, `?query=${draft.productCode}`)).toContain(draft.productCode);
    expect(await codes(platform, '?query=zajblj')).toHaveLength(3);
    expect((await seller.visit(`${LIST}?company=${foreign.id}`)).status).toBe(404);

    const { props } = await manage(seller, '?query=zajblj&status=draft');
    expect(props.statusCounts.map(({ id, count, current }) => [id, count, current])).toEqual([
      ['all', 2, false],
      ['draft', 1, true],
      ['active', 1, false],
      ['inactive', 0, false],
      ['blocked', 0, false],
    ]);
    expect(props.count).toBe(1);
    expect(props.products[0]).toMatchObject({
      productCode: draft.productCode,
      name: { text: 'Žajbljev čaj' },
      price: { amount: 12.5, currency: 'EUR' },
      actionUrl: draft.url,
      fromFeed: false,
    });
    expect((await manage(onlooker, '?query=zajblj')).props.products[0]!.actionUrl).toBeNull();
    expect((await manage(onlooker)).props.newUrl).toBeNull();
  });

  describe('of three kinds', () => {
    beforeAll(async () => {
      const onion = { name: { sl: 'Čebulni sirup' }, price: 5, stock: 7, brand: 'Sirup', deliveryCost: 0 };
      await add({ productCode: 'F-1', ...onion });
      const home = { name: { sl: 'Domači sirup' }, price: '4,99', ean: anEan(), availability: 'preorder' };
      await add({ productCode: 'F-2', ...home });
      const flower = { name: { sl: 'Cvetni sirup' }, price: '1.200,00', stock: 0, status: 'inactive' };
      await add({ productCode: 'F-3', ...flower });
    });

    it.each<[string, string[]]>([
      ['&sort=price', ['F-2', 'F-1', 'F-3']],
      ['&sort=-price', ['F-3', 'F-1', 'F-2']],
      ['&sort=name', ['F-3', 'F-1', 'F-2']],
      ['&sort=stock', ['F-3', 'F-1', 'F-2']],
      ['&without=ean&sort=price', ['F-1', 'F-3']],
      ['&without=deliveryCost', ['F-3', 'F-2']],
      ['&brand=sirup&sort=price', ['F-1']],
      ['&availability=preorder', ['F-2']],
      ['&origin=feed', []],
      ['&origin=hand&status=inactive', ['F-3']],
      ['&sort=worst&page=0', ['F-3', 'F-2', 'F-1']],
    ])('are sorted and narrowed by %s', async (query, expected) => {
      expect(await codes(seller, `?query=sirup${query}`)).toEqual(expected);
    });
  });

  it('are edited in a form with both languages', async () => {
    const { id, url } = await add({
      name: { sl: 'Lipov čaj', en: 'Linden tea' },
      description: { sl: '<p>Dober</p>' },
      attributes: [{ name: { sl: 'Teža' }, value: { sl: '50', en: '50' }, unit: 'g' }],
    });
    const address = `${url}?query=lipov`;
    const open = (who: Visitor) => who.page(address, 'offers/form');
    const { form } = (await open(seller)).props;
    expect(form).toMatchObject({
      url,
      id,
      name: { sl: 'Lipov čaj', en: 'Linden tea' },
      price: 12.5,
      can: { write: true },
    });
    const saved = await submit(
      seller,
      'PUT',
      url,
      { name: { en: '' }, price: '9,90', _version: form.version },
      address,
    );
    expect(saved.headers.get('location')).toBe(address);
    const after = (await open(seller)).props.form;
    expect(after).toMatchObject({ name: { sl: 'Lipov čaj' }, price: 9.9 });
    expect(after.attributes).toEqual(form.attributes);

    const late = await submit(seller, 'PUT', url, { price: '1', _version: form.version }, address);
    const told = await open(seller);
    expect(late.status).toBe(303);
    expect(told.props.errors).toHaveProperty('_version');
    expect(told.flash!.conflict!.fields.price).toEqual({ yours: '1', theirs: 9.9 });
    expect(told.props.form.price).toBe(9.9);

    const { history } = await seller.reload(address, 'offers/form', ['history']);
    expect(history!.map(({ action }) => action)).toEqual(['product.updated', 'product.created']);
    expect((await open(onlooker)).props.form.can.write).toBe(false);
  });

  it('are created with errors beside their fields, and copied', async () => {
    const wrong = await submit(seller, 'POST', LIST, { name: { sl: 'Brez vsega' } });
    expect(wrong.status).toBe(303);
    const form = (query = '') => seller.page(`${LIST}/nov${query}`, 'offers/form');
    const { errors } = (await form()).props;
    expect(Object.keys(errors as object).sort()).toEqual(['price', 'productCode']);
    // ambiguous: 1200 or 1.2
    await submit(seller, 'POST', LIST, values({ price: '1.200' }));
    expect((await form()).props.errors).toHaveProperty('price');
    const { id } = await add({ brand: 'Kopija', attributes: [{ name: { sl: 'A' }, value: { sl: 'B' } }] });
    const copy = (await form(`?copy=${id}`)).props.form;
    expect(copy).toMatchObject({ id: null, productCode: '', brand: 'Kopija', status: 'draft', url: LIST });
    expect(copy.attributes).toMatchObject([{ id: null, name: { sl: 'A' } }]);
    expect((await onlooker.visit(`${LIST}/nov`)).status).toBe(403);
    expect((await seller.visit(`${LIST}/999999`)).status).toBe(404);
  });

  it('are edited in the list, deleted and restored', async () => {
    const { id, url, productCode } = await add();
    await submit(seller, 'PATCH', url, { price: '7,00', stock: '' });
    expect((await manage(seller, `?query=${productCode}`)).props.products[0]).toMatchObject({
      price: { amount: 7 },
      stock: null,
    });
    const removed = await submit(seller, 'DELETE', url, {}, `${LIST}?query=x`);
    expect(removed.headers.get('location')).toBe(`${LIST}?query=x`);
    const { flash, props } = await manage(seller, `?query=${productCode}`);
    expect(props.products).toEqual([]);
    expect(flash).toMatchObject({ undo: { url: `${url}/vrnitev` }, toast: { severity: 'success' } });
    await submit(seller, 'POST', flash!.undo!.url, {});
    expect((await manage(seller, `?query=${productCode}`)).props.products[0]!.id).toBe(id);
  });

  it('are listed separately from services', async () => {
    const services = '/administracija/storitve';
    const { productCode } = await add({ kind: 'service', name: { sl: 'Popravilo' }, link: '' });
    expect(await codes(seller, '?query=popravilo')).toEqual([]);
    expect(await codes(seller, '?query=popravilo', services)).toEqual([productCode]);
    const saved = await submit(seller, 'POST', LIST, values({ kind: 'service' }), `${services}/nova`);
    expect(saved.headers.get('location')).toMatch(/^\/administracija\/izdelki\/\d+$/);
  });

  it('are filled from product data by their EAN', async () => {
    const ean = anEan();
    await platform.send('POST', '/api/products/data', {
      ean,
      companyId: foreign.id,
      name: 'Skupni čaj',
      status: 'approved',
    });
    const ask = async (code: string) =>
      (await seller.reload(`${LIST}/nov?ean=${code}`, 'offers/form', ['prefill'])).prefill;
    expect(await ask(anEan())).toMatchObject({ found: false, notice: null });
    expect(await ask('2000000000015')).toMatchObject({
      found: false,
      notice: expect.stringMatching(/trgovin/),
    });
    expect(await ask(ean)).toMatchObject({ found: true, ean, values: { name: { sl: 'Skupni čaj' } } });
  });
});
