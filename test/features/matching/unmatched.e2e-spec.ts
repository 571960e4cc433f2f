import { Clicks } from '../../../src/analytics/clicks.js';
import { MatchRefresher } from '../../../src/matching/match-refresher.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';

const katalog = await Katalog.use();
const store = await katalog.store('Prva');
const others = [await katalog.store('Druga'), await katalog.store('Tretja')] as [Store, Store];
const coffee = await katalog.category({ sl: 'Kava' });

const PAGE = '/administracija/izdelki/manjkajoce-primerjave';
const machine = { name: 'Bosch WGB256A0BY pralni stroj', brand: 'Bosch', mpn: 'WGB256A0BY', price: 800 };
const dryer = { name: 'Miele TWD360WP sušilni stroj', brand: 'Miele', mpn: 'TWD360WP', price: 900 };
const eans = { machine: anEan(), beans: anEan() };
const beans = { name: 'Barcaffè Espresso kava v zrnju', ean: eans.beans, price: 12 };

const propsOf = async (query = '', { admin } = store) =>
  (await admin.page(`${PAGE}${query}`, 'unmatched/index')).props;
const linesOf = async (query = '') =>
  (await propsOf(query)).lines.map(({ kind, productCode }) => `${kind} ${productCode}`);
const productOf = async (code: string) =>
  await store.admin.read<{ ean: string | null; categoryIds: number[] }>(
    `/api/products/${await katalog.idOf(store, code)}`,
  );
const accept = async (code: string, kind: string, value: string, { admin } = store) =>
  admin.send('POST', `${PAGE}/${await katalog.idOf(store, code)}`, { kind, value });

beforeAll(async () => {
  // the import reports the wrong code
  await katalog.import(
    store,
    aFeed([
      { productCode: 'WASH', ...machine },
      { productCode: 'DRY', ...dryer },
      { productCode: 'BEANS', ...beans },
      { productCode: 'TYPO', name: 'Sol', ean: '3830000000001', price: 1 },
    ]),
  );
  for (const other of others) await katalog.sell(other, { productCode: 'W', ...machine, ean: eans.machine });
  await katalog.sell(others[0], { productCode: 'D', ...dryer }, { productCode: 'B', ...beans });
  await katalog.rows('delete from product_categories');
  await katalog.rows('insert into product_categories (product_id, category_id) values ($1, $2)', [
    await katalog.idOf(others[0], 'B'),
    coffee,
  ]);
  await katalog.app.get(MatchRefresher, { strict: false }).refresh(new AbortController().signal);
  await katalog.rows(
    `insert into fresh_events (at, type, product_id, company_id)
     select now(), 'PRODUCT_CLICK', id, company_id from products, generate_series(1, 21) where product_code = 'W'`,
  );
  await katalog.app.get(Clicks).sumUp();
});

describe('the report about missing comparisons', () => {
  it('lists each kind with a suggestion and its value, the most valuable first', async () => {
    const { lines, tabs } = await propsOf();
    expect(await linesOf()).toEqual(['gtin WASH', 'lone DRY', 'category BEANS', 'code TYPO']);
    expect(tabs.map(({ id, count }) => [id, count])).toEqual([
      ['all', 4],
      ['gtin', 1],
      ['lone', 1],
      ['code', 1],
      ['category', 1],
    ]);
    const [wash, dry, kava, typo] = lines;
    expect(wash).toMatchObject({
      value: eans.machine,
      brings: '2 konkurenčni trgovini, 21 ogledov strani v 28 dneh',
      other: { name: machine.name },
      sameUrl: expect.stringMatching(/^\/administracija\/izdelki\/\d+\/primerjava\?other=%2Fizdelek%2F\d+/),
    });
    expect(dry).toMatchObject({
      value: null,
      accept: null,
      brings: expect.stringContaining('1 konkurenčna'),
    });
    expect(kava).toMatchObject({ value: 'Kava', brings: null });
    expect(typo).toMatchObject({
      value: '3830000000001',
      reason: 'Kontrolna števka je napačna.',
      accept: null,
    });
    expect(await linesOf('?kind=category')).toEqual(['category BEANS']);
  });

  it('leads to the form that proposes to join a product with its suggestion', async () => {
    const { sameUrl, other } = (await propsOf('?kind=lone')).lines[0]!;
    const { proposed } = (await store.admin.page(sameUrl!, 'matches/offer')).props;
    expect(proposed).toBe(other!.url);
    await store.admin.send('POST', sameUrl!.split('?')[0]!, { kind: 'same', other: proposed });
    expect((await store.admin.page(sameUrl!, 'matches/offer')).props.objections).toMatchObject([
      { kind: 'same', status: 'open', other: { url: other!.url } },
    ]);
  });

  it('is a file and in the API', async () => {
    const table = await (await store.admin.get(`${PAGE}/izvoz?kind=gtin`)).text();
    expect(table.trim().split('\r\n')).toHaveLength(2);
    expect(table).toContain(`WASH;${machine.name};Brez kode EAN;${eans.machine};;${machine.name};2;21`);
    const products = await store.admin.read<object[]>('/api/unmatched-products?kind=gtin');
    expect(products).toMatchObject([
      { productCode: 'WASH', kind: 'gtin', value: eans.machine, competitors: 2, views: 21 },
    ]);
    expect((await store.admin.get('/api/unmatched-products?kind=moon')).status).toBe(400);
  });

  it('is of one store, which catalogue admins select', async () => {
    expect((await others[0].admin.get(`${PAGE}?company=${store.company.id}`)).status).toBe(404);
    const admin = await katalog.signedInAs('super_admin');
    expect((await propsOf(`?company=${store.company.id}`, { admin } as Store)).lines).toHaveLength(4);
  });

  it('accepts only what it suggests, only for the own store', async () => {
    expect((await accept('WASH', 'gtin', eans.machine, others[0])).status).toBe(404);
    await accept('WASH', 'gtin', anEan());
    await accept('DRY', 'category', String(coffee));
    expect([await productOf('WASH'), await productOf('DRY')]).toMatchObject([
      { ean: null },
      { categoryIds: [] },
    ]);
  });

  it('writes an accepted EAN, after which the offers are compared, and takes it out again', async () => {
    await accept('WASH', 'gtin', eans.machine);
    expect((await productOf('WASH')).ean).toBe(eans.machine);
    await katalog.import(store, aFeed([{ productCode: 'WASH', ...machine, price: 790 }]), { mode: 'delta' });
    expect(await productOf('WASH')).toMatchObject({ ean: eans.machine, price: 790, keptFields: ['ean'] });
    const id = await katalog.idOf(store, 'WASH');
    const group = 'select group_id from catalogue_offers where offer_id = $1';
    expect(await katalog.value(group, [id])).toBe(
      await katalog.value(group, [await katalog.idOf(others[0], 'W')]),
    );
    expect(await linesOf('?kind=gtin')).toEqual([]);
    const undo = `${PAGE}/${id}/razveljavitev?kind=gtin&value=${eans.machine}`;
    await store.admin.send('POST', undo);
    expect(await productOf('WASH')).toMatchObject({ ean: null, keptFields: [] });
    // nothing left to undo
    await store.admin.send('POST', undo);
    expect((await productOf('WASH')).ean).toBeNull();
  });

  it('writes an accepted category that imports keep', async () => {
    await accept('BEANS', 'category', String(coffee));
    expect(await productOf('BEANS')).toMatchObject({ categoryIds: [coffee], keptFields: ['categoryIds'] });
    await store.admin.send(
      'POST',
      `${PAGE}/${await katalog.idOf(store, 'BEANS')}/razveljavitev?kind=category&value=${coffee}`,
    );
    expect(await productOf('BEANS')).toMatchObject({ categoryIds: [], keptFields: [] });
  });
});
