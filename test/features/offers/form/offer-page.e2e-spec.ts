import { Katalog } from '../../../support/katalog.js';

const LIST = '/administracija/izdelki';

const ids: Record<string, number> = {};
const katalog = await Katalog.use({ worker: false });
const store = await katalog.store();
await katalog.sell(
  store,
  { productCode: 'A', name: 'Ananasov sok', price: 3, stock: 1 },
  { productCode: 'B', name: 'Breskov sok', price: 1 },
  { productCode: 'C', name: 'Cimetov čaj', price: 2 },
  { productCode: 'D', name: 'Datljev sok', price: 5 },
);
for (const code of 'ABCD') ids[code] = await katalog.idOf(store, code);

describe('the page of an offer', () => {
  const open = async (address: string) => (await store.admin.page(address, 'offers/form')).props;
  const pageOf = (code: string, query = '') => `${LIST}/${ids[code]}${query}`;
  const beside = async (code: string, query = '') => {
    const { neighbours } = await open(pageOf(code, query));
    return [neighbours.previousUrl, neighbours.nextUrl];
  };

  it.each([
    ['Slovenian', LIST, 'Breskov sok', 'Ponudba je iz vira podatkov.', 'Osnovno'],
    ['English', '/en/admin/products', 'Breskov sok', 'This offer comes from a feed.', 'Basics'],
  ])('is a whole document in %s', async (_, list, title, feed, section) => {
    const page = await store.admin.document(`${list}/${ids.B}`);
    expect(page.status).toBe(200);
    expect(page.title).toContain(title);
    expect(page.head).toContain('noindex');
    for (const text of [title, feed, section]) expect(page.text).toContain(text);
  });

  it('is marked in the navigation as one of its list', async () => {
    const id = ids.C!;
    const section = async (path: string, name: 'offers/form' | 'offers/prices') =>
      (await store.admin.page(path, name)).props
        .adminSections!.filter(({ current }) => current)
        .map((each) => each.id);
    expect(await section(pageOf('C'), 'offers/form')).toEqual(['products']);
    await katalog.rows(`update products set kind = 'service', ean = null, stock = null where id = $1`, [id]);
    expect(await section(pageOf('C'), 'offers/form')).toEqual(['services']);
    expect(await section(`/en/admin/products/${id}/prices`, 'offers/prices')).toEqual(['services']);
    await katalog.rows(`update products set kind = 'product' where id = $1`, [id]);
  });

  it('leads to the neighbours in the list that one came from, and back to it', async () => {
    expect(await beside('C')).toEqual([pageOf('D'), pageOf('B')]);
    expect(await beside('D')).toEqual([null, pageOf('C')]);
    const query = '?query=sok&sort=price';
    expect(await beside('A', query)).toEqual([pageOf('B', query), pageOf('D', query)]);
    expect((await open(pageOf('A', query))).listUrl).toBe(LIST + query);
    expect(await beside('B', '?sort=-name')).toEqual([
      pageOf('C', '?sort=-name'),
      pageOf('A', '?sort=-name'),
    ]);
    // one that the list no longer has still leads on
    expect(await beside('C', query)).toEqual([pageOf('B', query), pageOf('A', query)]);
    const { products } = (await store.admin.page(LIST + query, 'offers/index')).props;
    expect(products.map(({ editUrl }) => editUrl)).toEqual(
      ['B', 'A', 'D'].map((code) => pageOf(code, query)),
    );
  });

  it('stays in its list when it is saved, also as the list changes by it', async () => {
    const query = '?query=sok&sort=price';
    const path = pageOf('A', query);
    const answer = await store.admin.submit('PUT', pageOf('A'), { price: '7' }, { from: path });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
    expect(await beside('A', query)).toEqual([pageOf('D', query), null]);
  });

  it('is where links to the form over the list lead', async () => {
    const moved = async (path: string) => (await store.admin.get(path)).headers.get('location');
    expect(await moved(`${LIST}?status=active&edit=${ids.A}`)).toBe(pageOf('A', '?status=active'));
    expect(await moved(`${LIST}?new=1`)).toBe(`${LIST}/nov`);
    expect(await moved(`/en/admin/services?new=1`)).toBe('/en/admin/services/new');
    expect(await moved(`${LIST}?copy=${ids.A}`)).toBe(`${LIST}/nov?copy=${ids.A}`);
  });

  it('adds an offer without JavaScript, and shows what is wrong', async () => {
    const path = `${LIST}/nov`;
    const { admin } = store;
    const send = (fields: Record<string, string>) =>
      admin.send(
        'POST',
        LIST,
        new URLSearchParams({ _token: admin.formToken!, ...fields }),
        admin.plainHeaders(path),
      );
    const fields = { kind: 'product', 'name.sl': 'Figov sok', productCode: 'F', status: 'draft' };
    const refused = await send({ ...fields, price: '' });
    expect([refused.status, refused.headers.get('location')]).toEqual([303, path]);
    const page = await admin.document(path);
    expect(page.text).toContain('Ni shranjeno. Popravite 1 označeno polje.');
    expect(page.text).toContain('1 napaka');
    expect(page.body).toContain('value="Figov sok"');
    const added = await send({ ...fields, price: '4,20', companyId: '' });
    expect(added.headers.get('location')).toBe(`${LIST}/${await katalog.idOf(store, 'F')}`);
    const { form } = await open(added.headers.get('location')!);
    expect(form).toMatchObject({ name: { sl: 'Figov sok' }, price: 4.2, fromFeed: false, keptFields: [] });
  });

  it('shows the history without JavaScript', async () => {
    const page = await store.admin.document(pageOf('A', '?history=1'));
    expect(page.text).toContain('7,00');
    expect((await open(pageOf('A', '?history=1&sort=name'))).listUrl).toBe(`${LIST}?sort=name`);
  });

  it('is a 404 for another store, and only to be read without the permission', async () => {
    const stranger = await katalog.store();
    expect((await stranger.admin.visit(pageOf('A'))).status).toBe(404);
    const onlooker = await katalog.signedInAs('employee', {
      companyId: store.company.id,
      permissionLevel: 0,
    });
    const page = await onlooker.document(pageOf('B'));
    expect(page.text).toContain('Ponudbo si lahko samo ogledate.');
    expect(page.body).not.toContain('name="price"');
  });
});
