import type { ProductJson } from '../../../src/products/product.json.js';
import { Katalog } from '../../support/katalog.js';

const PAGE = '/administracija/izdelki/skupinsko/urejanje';

const katalog = await Katalog.use();
const store = await katalog.store('Čajnica');
const other = await katalog.store('Druga trgovina');

describe('values of many offers', () => {
  const page = async (query: string, who = store.admin) =>
    (await who.page(`${PAGE}${query}`, 'offers/bulk-edit')).props;
  const read = async (code: string) =>
    store.admin.read<ProductJson>(`/api/products/${await katalog.idOf(store, code)}`);

  beforeAll(async () => {
    await katalog.sell(store, { productCode: 'A', name: 'Zeleni čaj', brand: 'Lumi', price: 10, stock: 3 });
    await katalog.sell(store, { productCode: 'B', name: 'Črni čaj', brand: 'Lumi', price: 0.4, stock: 1 });
    await katalog.sell(store, { productCode: 'C', name: 'Kava', brand: 'Zora', price: 7, stock: 5 });
    await katalog.sell(other, { productCode: 'D', name: 'Tuji čaj', brand: 'Lumi', price: 8 });
  });

  it('are previewed for the offers that the filters find, with what the feed will overwrite', async () => {
    const empty = await page('?query=čaj');
    expect([empty.count, empty.preview, empty.applyUrl]).toEqual([2, null, null]);
    const { count, fed, preview, applyUrl } = await page(
      '?query=čaj&priceBy=amount&priceChange=-0,50&rounding=none&newStock=8&newBrand=Zora',
    );
    expect([count, fed]).toEqual([2, 2]);
    expect(preview!.map(({ productCode, changes, refused }) => [productCode, changes, refused])).toEqual([
      [
        'A',
        [
          { field: 'zaloga', before: '3', after: '8' },
          { field: 'znamka', before: 'Lumi', after: 'Zora' },
          { field: 'cena', before: '10,00\u00a0€', after: '9,50\u00a0€' },
        ].map(({ field, ...rest }) => ({ field: field[0]!.toUpperCase() + field.slice(1), ...rest })),
        null,
      ],
      ['B', [], 'Nova cena bi bila 0 ali manj. Vpišite manjše znižanje.'],
    ]);
    expect(applyUrl).toContain('query=');
    expect((await read('A')).price).toBe(10);
    const { text, body } = await store.admin.document(`${PAGE}?query=čaj&newStock=8`);
    expect(text).toContain('Zaloga: 3 → 8');
    expect(body).toContain('name="query" value="čaj"');
  });

  it('are written to all of them, by the same rules', async () => {
    const values = { priceBy: 'percent', priceChange: '10', rounding: 'ninety_nine', newStock: '8' };
    const { applyUrl } = await page(`?query=čaj&${new URLSearchParams(values).toString()}`);
    const response = await store.admin.submit('POST', applyUrl!, values, { from: PAGE });
    expect(response.headers.get('location')).toBe('/administracija/izdelki');
    expect(await read('A')).toMatchObject({ price: 10.99, stock: 8 });
    expect(await read('B')).toMatchObject({ price: 0.99, stock: 8 });
    expect(await read('C')).toMatchObject({ price: 7, stock: 5 });
    expect(await katalog.value<string>(`select price from products where product_code = 'D'`)).toBe('8.00');
    const { products } = (await store.admin.page('/administracija/izdelki?origin=edited', 'offers/index'))
      .props;
    expect(products.map(({ productCode }) => productCode).sort()).toEqual(['A', 'B']);
  });

  it('are written to the ticked ones only, also without JavaScript', async () => {
    const [a, c] = [await katalog.idOf(store, 'A'), await katalog.idOf(store, 'C')];
    const foreign = await katalog.idOf(other, 'D');
    const list = '/administracija/izdelki';
    const fields = { action: 'edit', ids: [a, c, foreign].map(String) };
    const ticked = await store.admin.submit('POST', `${list}/skupinsko?query=čaj`, fields, { from: list });
    const address = ticked.headers.get('location')!;
    const { count, kept, applyUrl, listUrl } = (
      await store.admin.page(`${address}&newStock=20`, 'offers/bulk-edit')
    ).props;
    expect(count).toBe(2);
    expect(kept.map(({ name }) => name)).toEqual(['query', 'ids']);
    expect(listUrl).not.toContain('ids');
    await store.admin.submit('POST', applyUrl!, { newStock: '20' }, { from: address });
    expect(await Promise.all(['A', 'B', 'C'].map(async (code) => (await read(code)).stock))).toEqual([
      20, 8, 20,
    ]);
    expect(await katalog.value('select stock from products where id = $1', [foreign])).toBeNull();
    const all = { action: 'edit', all: true, except: [a] };
    const rest = await store.admin.submit('POST', `${list}/skupinsko?query=čaj`, all, { from: list });
    expect((await page(new URL(rest.headers.get('location')!, katalog.origin).search)).count).toBe(1);
  });

  describe('of an attribute', () => {
    let weight: number;
    const weightOf = async (code: string) =>
      (await read(code)).attributes.map(({ value, unit }) => [value, unit]);

    beforeAll(async () => {
      const admin = await katalog.signedInAs('super_admin');
      const definition = { translations: { name: { sl: 'Teža', en: 'Weight' } }, type: 'number', unit: 'g' };
      weight = (await admin.write<{ id: number }>('POST', '/api/attributes', definition)).id;
      const named = { productCode: 'A', name: 'Zeleni čaj', price: 10 };
      await katalog.sell(store, { ...named, attributes: [{ name: 'teža', value: '50 g' }] });
      await katalog.rows(`update products set kept_fields = '{attributes}' where product_code = 'A'`);
    });

    it('are set, converted to its unit, with what the feed will overwrite', async () => {
      const values = { attributeId: String(weight), attributeBy: 'set', attributeSl: '0,1 kg' };
      const { preview, fed, applyUrl } = await page(`?query=čaj&${new URLSearchParams(values).toString()}`);
      expect(fed).toBe(1);
      expect(preview!.map(({ productCode, changes }) => [productCode, changes])).toEqual([
        ['A', [{ field: 'Teža', before: '50 g', after: '100 g' }]],
        ['B', [{ field: 'Teža', before: '–', after: '100 g' }]],
      ]);
      await store.admin.submit('POST', applyUrl!, values, { from: PAGE });
      expect([await weightOf('A'), await weightOf('B')]).toEqual(Array(2).fill([['100', 'g']]));
      expect((await page(`?query=čaj&${new URLSearchParams(values).toString()}`)).preview).toEqual([
        expect.objectContaining({ changes: [] }),
        expect.objectContaining({ changes: [] }),
      ]);
    });

    it('are removed', async () => {
      const values = { attributeId: String(weight), attributeBy: 'remove' };
      const { applyUrl } = await page(`?query=čaj&${new URLSearchParams(values).toString()}`);
      await store.admin.submit('POST', applyUrl!, values, { from: PAGE });
      expect([await weightOf('A'), await weightOf('B')]).toEqual([[], []]);
    });

    it.each([
      ['attributeSl', () => `attributeId=${weight}&attributeSl=veliko`],
      ['attributeSl', () => `attributeId=${weight}`],
      ['attributeId', () => 'attributeSl=5'],
      ['attributeId', () => 'attributeId=999999&attributeSl=5'],
    ])('show an error at %s', async (field, query) => {
      const { problems, preview } = await page(`?${query()}`);
      expect([Object.keys(problems), preview]).toEqual([[field], null]);
    });
  });

  it.each([
    ['priceChange', 'priceBy=percent&priceChange=veliko'],
    ['priceChange', 'priceBy=percent'],
    ['newStock', 'newStock=-1'],
    ['newDeliveryCost', 'newDeliveryCost=1,999'],
  ])('show an error at %s', async (field, query) => {
    const { problems, preview } = await page(`?${query}`);
    expect([Object.keys(problems), preview]).toEqual([[field], null]);
  });

  it('are not written without any value', async () => {
    const before = await read('C');
    await store.admin.submit('POST', `${PAGE}?query=kava`, {}, { from: PAGE });
    expect(await read('C')).toEqual(before);
  });
});
