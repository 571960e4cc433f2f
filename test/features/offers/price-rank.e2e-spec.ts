import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use({ worker: false });
const [store, second, third] = [await katalog.store(), await katalog.store(), await katalog.store()];
const eans = { cup: anEan(), pot: anEan(), pan: anEan(), lid: anEan() };
const cup = { productCode: 'CUP', name: 'Skodelica Breza', ean: eans.cup };
const pot = { productCode: 'POT', name: 'Lonec Breza', ean: eans.pot };
const pan = { productCode: 'PAN', name: 'Ponev Breza', ean: eans.pan };
const lid = { productCode: 'LID', name: 'Pokrovka Breza', ean: eans.lid };
await katalog.sell(
  store,
  { ...cup, price: 10, deliveryCost: 0 },
  { ...pot, price: 50.99 },
  { ...pan, price: 20 },
  { ...lid, price: 7 },
);
await katalog.sell(
  second,
  { ...cup, price: 8, deliveryCost: 5 },
  { ...pot, price: 50 },
  { ...pan, price: 20 },
);
await katalog.sell(third, { ...cup, price: 12 }, { ...pot, price: 51 });

const LIST = '/administracija/izdelki';
const listOf = async (query = '') => (await store.admin.page(`${LIST}${query}`, 'offers/index')).props;
const codesOf = async (query: string) => (await listOf(query)).products.map(({ productCode }) => productCode);

describe('the price rank of offers', () => {
  it('is stated in their row: stores, rank, distance from the lowest price, and the same with delivery', async () => {
    const { products } = await listOf();
    expect(
      Object.fromEntries(products.map(({ productCode, priceRank }) => [productCode, priceRank])),
    ).toEqual({
      CUP: { stores: 3, rank: 2, gap: 2, totalRank: 1, totalStores: 2 },
      POT: { stores: 3, rank: 2, gap: 0.99, totalRank: null, totalStores: 0 },
      PAN: { stores: 2, rank: 1, gap: 0, totalRank: null, totalStores: 0 },
      LID: null,
    });
    const { text } = await store.admin.document(`${LIST}?columns=name&columns=priceRank`);
    expect(text).toContain('2. od 3');
    expect(text).toContain('+2,00 € (25 %)');
    expect(text).toContain('1. od 2 z dostavo');
    expect(text).toContain('najnižja cena');
  });

  it('is a filter with counts: below two percent is close, equal prices share the first place', async () => {
    expect((await listOf()).filterCounts!.priceRank).toEqual({ alone: 1, first: 1, close: 1, behind: 1 });
    expect(await codesOf('?priceRank=first')).toEqual(['PAN']);
    expect(await codesOf('?priceRank=close')).toEqual(['POT']);
    expect(await codesOf('?priceRank=behind')).toEqual(['CUP']);
    expect(await codesOf('?priceRank=alone')).toEqual(['LID']);
    expect((await codesOf('?priceRank=close&priceRank=behind')).sort()).toEqual(['CUP', 'POT']);
  });

  it('is an order by the distance; offers that no other store has are last', async () => {
    expect(await codesOf('?sort=priceRank')).toEqual(['PAN', 'POT', 'CUP', 'LID']);
    expect(await codesOf('?sort=-priceRank')).toEqual(['CUP', 'POT', 'PAN', 'LID']);
  });

  it('is in the exported table', async () => {
    const table = await (await store.admin.get(`${LIST}/izvoz?format=csv`)).text();
    const [titles, ...rows] = table
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    const columns = [
      'Mesto po ceni',
      'Trgovine v primerjavi',
      'Nad najnižjo ceno',
      'Mesto po ceni z dostavo',
    ];
    const places = columns.map((title) => titles!.indexOf(title));
    const code = titles!.indexOf('Šifra izdelka');
    expect(
      Object.fromEntries(rows.map((cells) => [cells[code], places.map((place) => cells[place])])),
    ).toEqual({
      CUP: ['2', '3', '2,00', '1'],
      POT: ['2', '3', '0,99', ''],
      PAN: ['1', '2', '0,00', ''],
      LID: ['', '', '', ''],
    });
  });

  it('is a filter of the API', async () => {
    const { products } = await store.admin.read<{ products: { productCode: string }[] }>(
      '/api/products?status=all&priceRank=close',
    );
    expect(products.map(({ productCode }) => productCode)).toEqual(['POT']);
    expect((await store.admin.get('/api/products?status=all&priceRank=moon')).status).toBe(400);
  });

  it('changes with the prices of other stores, and hidden offers have none', async () => {
    await katalog.sell(third, { ...pan, price: 19 });
    expect(await codesOf('?priceRank=first')).toEqual([]);
    await store.admin.send('PATCH', `/api/products/${await katalog.idOf(store, 'CUP')}`, {
      status: 'inactive',
    });
    expect((await listOf('?query=skodelica')).products[0]!.priceRank).toBeNull();
    expect(await codesOf('?priceRank=behind')).toEqual(['PAN']);
  });
});
