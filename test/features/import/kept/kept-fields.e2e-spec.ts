import type { ProductJson } from '../../../../src/products/product.json.js';
import type { KeepableField } from '../../../../src/products/product-fields.js';
import { aFeed, anEan, type OfferOfFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const ALL: KeepableField[] = [
  'name',
  'ean',
  'description',
  'specifications',
  'categoryIds',
  'media',
  'attributes',
];

const katalog = await Katalog.use();
const teas = await katalog.category({ sl: 'Čaji', en: 'Teas' });
const coffees = await katalog.category({ sl: 'Kave', en: 'Coffees' });

describe('fields that a store keeps', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const first: Partial<OfferOfFeed> = {
    productCode: 'A',
    name: 'Zeleni čaj',
    description: 'Iz vira.',
    price: 10,
    stock: 5,
    category: 'Čaji',
    picture: 'https://trgovina.example/1.jpg',
    attributes: [{ name: 'Okus', value: 'blag' }],
  };
  const second: Partial<OfferOfFeed> = {
    ...first,
    ean: anEan(),
    name: 'Črni čaj',
    description: 'Drugače.',
    category: 'Kave',
    picture: 'https://trgovina.example/2.jpg',
    attributes: [{ name: 'Okus', value: 'močan' }],
  };

  const path = async () => `/api/products/${await katalog.idOf(store, 'A')}?locale=sl`;
  const read = async () => await store.admin.read<ProductJson>(await path());
  const edit = async (changes: object) => {
    return await store.admin.write<ProductJson>('PUT', await path(), { ...(await read()), ...changes });
  };
  const partsOf = ({ name, ean, description, categoryIds, media, attributes }: ProductJson) => ({
    name,
    ean,
    description,
    categoryIds,
    media: media.map(({ id }) => id),
    attributes: attributes.map(({ name, value }) => [name, value]),
  });
  const fieldsOf = async (id: number) =>
    await katalog.values<string>(
      `select f->>'field' as field from import_differences d, jsonb_array_elements(d.fields) f
         where d.import_id = $1 order by 1`,
      [id],
    );
  const rollBack = async (id: number) => {
    expect((await store.admin.send('POST', `/api/imports/${id}/rollback`)).status).toBe(202);
    const status = async () => (await store.admin.read<{ status: string }>(`/api/imports/${id}`)).status;
    await until(status, { holds: (seen) => seen !== 'rolling-back' });
  };

  it('stay as they are, while price and stock follow the feed', async () => {
    await katalog.import(store, aFeed([first]));
    const own = {
      name: 'Moje ime',
      ean: anEan(),
      description: '<p>Moj opis</p>',
      categoryIds: [coffees],
      media: [],
      attributes: [{ name: 'Moja', value: 'lastnost' }],
    };
    const kept = await edit({ ...own, keptFields: ALL });
    expect(kept.keptFields).toEqual(ALL);
    const before = partsOf(kept);
    expect(before).toMatchObject({ name: 'Moje ime', categoryIds: [coffees], media: [] });

    const { id, counters } = await katalog.import(store, aFeed([{ ...second, price: 12, stock: 3 }]));
    expect(counters).toMatchObject({ updated: 1, unchanged: 0 });
    const after = await read();
    expect(partsOf(after)).toEqual(before);
    expect(after).toMatchObject({ price: 12, stock: 3, keptFields: ALL });
    expect(await fieldsOf(id)).toEqual(['price', 'stock']);
    expect(
      await katalog.rows(`select gtin, fed_values->>'ean' as "ofFeed" from products where id = $1`, [
        await katalog.idOf(store, 'A'),
      ]),
    ).toEqual([{ gtin: own.ean.padStart(14, '0'), ofFeed: second.ean }]);

    await rollBack(id);
    const back = await read();
    expect(back).toMatchObject({ price: 10, stock: 5, keptFields: ALL });
    expect(partsOf(back)).toEqual(before);
  });

  it('leave an offer unchanged when nothing else differs, also in a trial run', async () => {
    await katalog.import(store, aFeed([first]));
    const kept = await edit({ name: 'Moje ime', keptFields: ALL });
    const run = await katalog.import(store, aFeed([second]), { mode: 'dry-run' });
    expect(run).toMatchObject({ dryRunCounters: { updated: 0, unchanged: 1 } });
    expect(await fieldsOf(run.id)).toEqual([]);

    const written = await katalog.import(store, aFeed([second]));
    expect(written.counters).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await read()).updatedAt).toBe(kept.updatedAt);
  });

  it('are kept individually', async () => {
    await katalog.import(store, aFeed([first]));
    const { media } = await edit({ description: '<p>Moj opis</p>', keptFields: ['description', 'media'] });
    const { id } = await katalog.import(store, aFeed([second]));
    const after = await read();
    expect(partsOf(after)).toEqual({
      name: 'Črni čaj',
      ean: second.ean,
      description: '<p>Moj opis</p>',
      categoryIds: [coffees],
      media: media.map((picture) => picture.id),
      attributes: [['Okus', 'močan']],
    });
    expect(await fieldsOf(id)).toEqual(['attributes', 'categories', 'ean', 'name']);
  });

  it('follow the feed again once they are not kept, even if the file is the same', async () => {
    await katalog.import(store, aFeed([first]));
    await edit({ name: 'Moje ime', categoryIds: [coffees], keptFields: ['name', 'categoryIds'] });
    const same = await katalog.import(store, aFeed([first]));
    expect(same.counters).toMatchObject({ unchanged: 1 });
    await edit({ keptFields: ['categoryIds'] });
    const { counters } = await katalog.import(store, aFeed([first]));
    expect(counters).toMatchObject({ updated: 1 });
    expect(await read()).toMatchObject({ name: 'Zeleni čaj', categoryIds: [coffees] });
  });

  it('are kept when a missing offer returns', async () => {
    await katalog.import(store, aFeed([first, { productCode: 'B' }, { productCode: 'C' }]));
    await edit({ name: 'Moje ime', status: 'active', keptFields: ['name'] });
    await katalog.import(store, aFeed([{ productCode: 'B' }, { productCode: 'C' }]));
    expect(await read()).toMatchObject({ status: 'inactive' });
    await katalog.import(store, aFeed([second, { productCode: 'B' }, { productCode: 'C' }]));
    expect(await read()).toMatchObject({ status: 'active', name: 'Moje ime', categoryIds: [coffees] });
  });

  it('are written by an edited export, which is the work of a person', async () => {
    await katalog.import(store, aFeed([first]));
    await edit({ name: 'Moje ime', keptFields: ['name'] });
    const xml = await (await store.admin.get('/administracija/izdelki/izvoz')).text();
    const { id, counters } = await katalog.import(store, xml.replace('Moje ime', 'Drugo ime'), {
      mode: 'delta',
    });
    expect(counters).toMatchObject({ updated: 1 });
    expect(await fieldsOf(id)).toEqual(['name']);
    expect(await read()).toMatchObject({ name: 'Drugo ime', keptFields: ['name'] });
  });

  it('are limited by the registry, and visible to the store only', async () => {
    await katalog.import(store, aFeed([first]));
    const refused = await store.admin.send('PUT', await path(), { keptFields: ['price'] });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { keptFields: expect.any(String) } },
    ]);
    const seen = await (await katalog.visitor().get(await path())).json();
    expect(seen).not.toHaveProperty('keptFields');
    expect(teas).toBeLessThan(coffees);
  });
});
