import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DiagnosisJson, FindingJson } from '../../../../src/import/diagnosis/diagnosis.json.js';
import type { FindingKind } from '../../../../src/import/diagnosis/finding-kinds.js';
import { ImportRetention } from '../../../../src/import/retention/import-retention.js';
import type { ImportDetailJson } from '../../../../src/import/import.json.js';
import { aFeed, anEan, type OfferOfFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
// a server that answers 404 for every image
const emptyShop = createServer((_, response) => response.writeHead(404).end());
await once(emptyShop.listen(0, '127.0.0.1'), 'listening');
const katalog = await Katalog.use({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: originOf(emptyShop) } });
await katalog.category({ sl: 'Čaji', en: 'Teas' });
afterAll(() => emptyShop.close().closeAllConnections());

describe('diagnosis of a feed', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const json = async <Body>(path: string, { admin } = store) => await admin.read<Body>(path);
  const ofCompany = ({ company } = store) =>
    json<DiagnosisJson>(`/api/companies/${company.id}/diagnosis?locale=en`);
  const found = (id: number, kind: FindingKind, query = '') =>
    json<FindingJson[]>(`/api/imports/${id}/findings?locale=en&kind=${kind}${query}`);
  const countOf = ({ findings }: DiagnosisJson, kind: FindingKind) =>
    findings.find((one) => one.kind === kind)!.count;
  const coverageOf = ({ coverage }: DiagnosisJson) =>
    Object.fromEntries(coverage.map(({ field, filled, total }) => [field, [filled, total]]));

  const OFFERS: Partial<OfferOfFeed>[] = [
    {
      productCode: 'A',
      name: { sl: 'Zeleni čaj', en: 'Green tea' },
      category: 'Čaji',
      brand: 'Savica',
      deliveryCost: 3,
      stock: 2,
      ean: '3830000000017',
    },
    { productCode: 'B', name: 'Črni čaj', ean: '3830000000018', availability: undefined },
    { productCode: 'C', name: 'Brez cene', price: 'po dogovoru' },
    { productCode: 'D', name: 'Interni', ean: '2000000000015', category: 'Neznano > Nekaj' },
    { productCode: 'A', name: 'Znova' },
  ];

  it('counts essential fields of all items, and other fields of valid offers', async () => {
    expect(await ofCompany()).toEqual({
      importId: null,
      coverage: [],
      history: [],
      findings: [],
      unread: [],
    });
    const { id } = await katalog.import(store, aFeed(OFFERS));
    const diagnosis = await ofCompany();
    expect(diagnosis.importId).toBe(id);
    expect(coverageOf(diagnosis)).toMatchObject({
      id: [4, 4],
      name: [4, 4],
      price: [3, 4],
      link: [4, 4],
      name_sl: [3, 3],
      name_en: [1, 3],
      ean: [1, 3],
      category: [1, 3],
      availability: [2, 3],
      delivery_cost: [1, 3],
      stock: [1, 3],
      picture: [0, 3],
    });
    expect(diagnosis.coverage.find(({ field }) => field === 'price')).toMatchObject({
      label: 'price',
      group: 'essential',
      percent: 75,
      change: null,
      url: `${katalog.origin}/api/imports/${id}/findings?kind=without_price`,
    });
    expect(await json(`/api/imports/${id}/diagnosis?locale=en`)).toEqual(diagnosis);
  });

  it('shows line, value and advice of each finding', async () => {
    const { id } = await katalog.import(store, aFeed(OFFERS));
    const diagnosis = await ofCompany();
    expect(diagnosis.findings.map(({ kind, count }) => [kind, count])).toEqual([
      ['ean_invalid', 1],
      ['ean_in_store', 1],
      ['duplicates', 1],
      ['pictures_dead', 0],
      ['pictures_waiting', 0],
      ['without_delivery_cost', 2],
      ['category_unmatched', 2],
      ['price_outliers', 0],
      ['not_compared', 0],
    ]);
    const edit = async (code: string) =>
      `${katalog.origin}/en/admin/products/${await katalog.idOf(store, code)}`;
    expect(await found(id, 'ean_invalid')).toEqual([
      {
        id: expect.any(String) as string,
        line: 4,
        productCode: 'B',
        productName: 'Črni čaj',
        productUrl: await edit('B'),
        text: '3830000000018',
        message: 'The EAN’s check digit is wrong.',
        hint: expect.stringContaining('packaging') as string,
      },
    ]);
    expect(await found(id, 'duplicates')).toMatchObject([{ line: 7, productCode: 'A', text: 'A' }]);
    expect(await found(id, 'category_unmatched')).toMatchObject([
      { line: 4, text: null, message: 'The file doesn’t state the product’s category.' },
      { line: 6, text: 'Neznano > Nekaj' },
    ]);
    expect(await found(id, 'without_delivery_cost')).toMatchObject([
      { line: 4, productCode: 'B', message: 'Missing from the file: delivery cost.' },
      { line: 6, productCode: 'D', hint: expect.stringContaining('0 means free') as string },
    ]);
    // an unusable EAN is not counted as missing
    expect(await found(id, 'without_ean')).toMatchObject([
      { line: 4, productCode: 'B', text: '3830000000018', message: 'The EAN’s check digit is wrong.' },
      { line: 6, productCode: 'D', text: '2000000000015' },
    ]);
    expect(await found(id, 'without_price')).toMatchObject([
      { line: 5, productCode: 'C', productUrl: null, text: 'po dogovoru' },
    ]);
    expect((await store.admin.get(`/api/imports/${id}/findings?kind=x`)).status).toBe(400);
  });

  it('counts what the terms of the store state as filled', async () => {
    const terms = { freeDeliveryFrom: 20, deliveryDaysMax: 3 };
    expect((await store.admin.send('PUT', `/api/companies/${store.company.id}`, terms)).status).toBe(200);
    const { id } = await katalog.import(
      store,
      aFeed([
        { productCode: 'A', price: 20 },
        { productCode: 'B', price: 19.99 },
        { productCode: 'C', price: 5, deliveryCost: 3 },
        { productCode: 'D', price: 30, currency: 'CHF' },
      ]),
    );
    const covered = { delivery_cost: [2, 4], delivery_days: [4, 4] };
    expect(coverageOf(await json<DiagnosisJson>(`/api/imports/${id}/diagnosis`))).toMatchObject(covered);
    expect((await found(id, 'without_delivery_cost')).map(({ productCode }) => productCode)).toEqual([
      'B',
      'D',
    ]);
    // the rule covers hidden offers as well
    await katalog.rows(`update products set status = 'inactive' where company_id = $1`, [store.company.id]);
    const list = await store.admin.page('/administracija/izdelki?without=deliveryCost', 'offers/index');
    expect(list.props.products.map(({ productCode }) => productCode).sort()).toEqual(['B', 'D']);
    await katalog.rows(`update products set status = 'active' where company_id = $1`, [store.company.id]);
    await store.admin.send('PUT', `/api/companies/${store.company.id}`, { deliveryCost: 4 });
    const again = await katalog.import(store, aFeed([{ productCode: 'B', price: 19.99 }]), { mode: 'delta' });
    expect(coverageOf(await json<DiagnosisJson>(`/api/imports/${again.id}/diagnosis`))).toMatchObject({
      delivery_cost: [1, 1],
    });
    expect(coverageOf(await ofCompany())).toMatchObject({ delivery_cost: [3, 4] });
  });

  it('finds the same EAN on several products of the file, unless their condition differs', async () => {
    const ean = anEan();
    const { id, warnings } = await katalog.import(
      store,
      aFeed([
        { productCode: 'A', ean, category: 'Čaji' },
        { productCode: 'B', ean, condition: 'used', category: 'Čaji' },
        { productCode: 'C', ean, category: 'Čaji' },
      ]),
    );
    expect(await found(id, 'duplicates')).toMatchObject([
      { line: 5, productCode: 'C', text: ean, message: 'Product A on line 3 already has this EAN.' },
    ]);
    expect(warnings).toBe(1);
  });

  it('finds prices far from the median of at least two other stores', async () => {
    const [shared, alone] = [anEan(), anEan()];
    for (const price of [100, 110]) {
      const other = await katalog.store();
      await katalog.sell(other, { productCode: 'S', ean: shared, price });
      if (price === 100) await katalog.sell(other, { productCode: 'T', ean: alone, price });
    }
    const { id } = await katalog.import(
      store,
      aFeed([
        { productCode: 'A', ean: shared, price: 1050 },
        { productCode: 'B', ean: alone, price: 1050 },
        { productCode: 'C', ean: shared, price: 200, condition: 'used' },
      ]),
    );
    const [outlier, ...others] = await found(id, 'price_outliers');
    expect(others).toEqual([]);
    expect(outlier).toMatchObject({ line: 3, productCode: 'A', text: '1050.00' });
    expect(outlier!.message).toBe(
      `The price €1,050.00 for EAN ${shared} differs sharply from the median €105.00 in 2 other stores.`,
    );
    const fair = await katalog.import(store, aFeed([{ productCode: 'A', ean: shared, price: 209 }]));
    expect(await found(fair.id, 'price_outliers')).toEqual([]);
  });

  it('lists images that cannot be fetched, with their line from the next run on', async () => {
    const url = `${originOf(emptyShop)}/a.jpg`;
    const feed = aFeed([{ productCode: 'A', category: 'Čaji' }]).replace(
      '</offer>',
      `<picture>${url}</picture></offer>`,
    );
    const { id } = await katalog.import(store, feed);
    await until(async () => countOf(await ofCompany(), 'pictures_dead'));
    expect(await found(id, 'pictures_dead')).toMatchObject([
      {
        line: null,
        productCode: 'A',
        text: url,
        message: 'There’s no image at this URL. Check the URL.',
      },
    ]);
    const next = await katalog.import(store, feed);
    expect(await found(next.id, 'pictures_dead')).toMatchObject([{ line: 3, text: url }]);
    const { issueCounts } = await json<ImportDetailJson>(`/api/imports/${next.id}`);
    expect(issueCounts).toMatchObject([{ code: 'picture_dead', count: 1 }]);
  });

  it('shows the coverage of all runs, also of cleaned ones', async () => {
    const half = aFeed([{ productCode: 'A', brand: 'Savica' }, { productCode: 'B' }]);
    const first = await katalog.import(store, half);
    await katalog.import(store, aFeed([{ productCode: 'Z', brand: 'Savica' }]), { mode: 'delta' });
    const last = await katalog.import(
      store,
      aFeed([
        { productCode: 'A', brand: 'Savica' },
        { productCode: 'B', brand: 'Savica' },
      ]),
    );
    await katalog.rows(`update imports set finished_at = now() - interval '1 year' where id = $1`, [
      first.id,
    ]);
    await katalog.app.get(ImportRetention).clean();
    const { history, coverage } = await ofCompany();
    expect(history.map(({ importId, items, percents }) => [importId, items, percents.brand])).toEqual([
      [last.id, 2, 100],
      [first.id, 2, 50],
    ]);
    expect(coverage.find(({ field }) => field === 'brand')).toMatchObject({ percent: 100, change: 50 });
  });

  it('judges what is live, not the last file of changes or the last dry run', async () => {
    const branded = (code: string) => ({ productCode: code, brand: 'Savica', price: 3 });
    const whole = await katalog.import(
      store,
      aFeed([branded('A'), { productCode: 'B' }, { productCode: 'C' }]),
    );
    const changes = await katalog.import(store, aFeed([branded('B')]), { mode: 'delta' });
    await katalog.import(store, aFeed([{ productCode: 'Z' }]), { mode: 'dry-run' });
    const diagnosis = await ofCompany();
    expect(diagnosis.importId).toBe(whole.id);
    expect(coverageOf(diagnosis)).toMatchObject({ price: [3, 3], brand: [2, 3] });
    const { props } = await store.admin.page('/administracija/uvozi/diagnostika', 'import/diagnosis');
    expect(props).toMatchObject({ offers: 3, run: { id: whole.id } });
    // a run that is asked for is judged by its own file
    const own = await json<DiagnosisJson>(`/api/imports/${changes.id}/diagnosis`);
    expect(coverageOf(own)).toMatchObject({ price: [1, 1], brand: [1, 1] });
  });

  it('keeps the first thousand of each kind, and counts all', async () => {
    const { id } = await katalog.import(
      store,
      aFeed(Array.from({ length: 1_100 }, (_, index) => ({ productCode: `K-${index}` }))),
    );
    expect(countOf(await ofCompany(), 'without_delivery_cost')).toBe(1_100);
    const page = await store.admin.get(
      `/api/imports/${id}/findings?kind=without_delivery_cost&limit=2&page=3`,
    );
    expect(page.headers.get('x-total-count')).toBe('1000');
    expect(((await page.json()) as FindingJson[]).map(({ productCode }) => productCode)).toEqual([
      'K-4',
      'K-5',
    ]);
    const { props } = await store.admin.page(`/administracija/uvozi?import=${id}`, 'import/index');
    expect(props.issues).toMatchObject({ count: 1_100, kept: 1_000 });
  });

  it('keeps the state of the page in its URL, in both languages', async () => {
    await katalog.import(store, aFeed(OFFERS));
    const { props } = await store.admin.page(
      '/administracija/uvozi/diagnostika?finding=without_delivery_cost',
      'import/diagnosis',
    );
    expect(props.finding).toMatchObject({ label: 'Manjka: strošek dostave', count: 2, keptOf: null });
    expect(props.finding!.items.map(({ line }) => line)).toEqual([4, 6]);
    const page = await store.admin.document('/administracija/uvozi/diagnostika?finding=ean_invalid');
    expect(page.text).toContain('Kontrolna števka kode EAN ni pravilna.');
    expect(page.text).toContain('3830000000018');
    const english = await store.admin.document('/en/admin/imports/diagnosis');
    expect(english.text).toContain('Unusable EANs');
    expect(english.text).toContain('3 of 4');
    const imports = await store.admin.document('/administracija/uvozi');
    expect(imports.text).toContain('Diagnoza');
    const other = await katalog.store();
    expect(
      (await other.admin.get(`/administracija/uvozi/diagnostika?company=${store.company.id}`)).status,
    ).toBe(404);
    const empty = await other.admin.document('/administracija/uvozi/diagnostika');
    expect(empty.text).toContain('ko bo prva datoteka trgovine prebrana do konca');
  });
});
