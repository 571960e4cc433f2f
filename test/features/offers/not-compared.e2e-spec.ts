import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';

const katalog = await Katalog.use();
const [store, other, eans] = [await katalog.store(), await katalog.store(), [anEan(), anEan(), anEan()]];
const [ink, tap, mat] = eans;
await katalog.sell(
  other,
  { productCode: 'A', name: 'Črnilo Noč', price: 6, ean: ink },
  { productCode: 'B', name: 'Pipa Slap', price: 45, ean: tap },
  { productCode: 'C', name: 'Podloga Joga', price: 20, ean: mat },
);
await katalog.import(
  store,
  `<?xml version="1.0"?><katalog version="1" language="sl" currency="EUR">
        <offer><productCode>A</productCode><name>Črnilo Noč</name><price>30</price><multipack>5</multipack>
          <ean>${ink}</ean><link>https://trgovina.example/a</link></offer>
        <offer><productCode>B</productCode><name>Pipa Slap</name><price>5</price><contract>12 x 4/month</contract>
          <ean>${tap}</ean><link>https://trgovina.example/b</link></offer>
        <offer><productCode>C</productCode><name>Podloga Joga</name><price>21</price>
          <ean>${mat}</ean><link>https://trgovina.example/c</link></offer>
      </katalog>`,
  { mode: 'full' },
);

describe('offers that are not compared', () => {
  const LIST = '/administracija/izdelki';
  const listOf = async (query: string) => {
    const { products, filterCounts } = (await store.admin.page(`${LIST}${query}`, 'offers/index')).props;
    return { products, counts: filterCounts!.notCompared };
  };

  it('are a filter of the list by their reason, with counts, and say it in their row', async () => {
    const { products, counts } = await listOf('?notCompared=pack');
    expect(products.map(({ productCode, visibility }) => [productCode, visibility.text])).toEqual([
      ['A', expect.stringContaining('Drug paket ali komplet')],
    ]);
    expect(counts).toMatchObject({ pack: 1, contract: 1, price: 0, name: 0 });
    expect((await listOf('?notCompared=pack&notCompared=contract')).products).toHaveLength(2);
    expect((await listOf('')).products).toHaveLength(3);
    // other stores sell them, too
    expect((await listOf('?priceRank=alone')).products).toEqual([]);
    const { text } = await store.admin.document(`${LIST}?notCompared=contract`);
    expect(text).toContain('Cena s pogodbo');
  });

  it('are a filter of the API', async () => {
    const found = async (query: string) => {
      return (
        await store.admin.read<{ products: { productCode: string }[] }>(`/api/products?status=all&${query}`)
      ).products.map(({ productCode }) => productCode);
    };
    expect(await found('notCompared=contract')).toEqual(['B']);
    expect((await found('notCompared=contract&notCompared=pack')).sort()).toEqual(['A', 'B']);
    expect((await store.admin.get('/api/products?status=all&notCompared=moon')).status).toBe(400);
  });

  it('are a finding of the diagnosis, with their reasons and the way to the list', async () => {
    const path = '/administracija/uvozi/diagnostika?finding=not_compared';
    const { findings, finding } = (await store.admin.page(path, 'import/diagnosis')).props;
    expect(findings.find(({ kind }) => kind === 'not_compared')?.count).toBe(2);
    expect(finding!.items.map(({ productCode, message }) => [productCode, message])).toEqual([
      [
        'A',
        'Ponudbe ne primerjamo: to je drugo pakiranje ali drug komplet kot ponudba »Črnilo Noč« z isto kodo EAN.',
      ],
      ['B', 'Ponudbe ne primerjamo: kupec poleg cene plačuje tudi zneske po pogodbi.'],
    ]);
    const list = await listOf(finding!.listUrl!.slice(LIST.length));
    expect(list.products.map(({ productCode }) => productCode).sort()).toEqual(['A', 'B']);
    expect((await store.admin.document(path)).text).toContain('Pokaži te ponudbe na seznamu izdelkov');
  });
});
