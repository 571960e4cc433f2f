import { takeLock } from '../../../src/core/database/advisory-locks.js';
import type { ProductDataJson } from '../../../src/product-data/product-data.json.js';
import { aFeed, anEan, type OfferOfFeed } from '../../support/data/feed.js';
import { failOnce } from '../../support/fail-once.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { until } from '../../support/until.js';

const katalog = await Katalog.use();
const teas = await katalog.category({ sl: 'Čaji', en: 'Teas' });

describe('EANs of a feed', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const requestsOf = ({ company, admin } = store) =>
    admin.read<ProductDataJson[]>(`/api/products/data/company/${company.id}`);
  const bring = (offers: Partial<OfferOfFeed>[], by = store) => katalog.import(by, aFeed(offers));
  const rollBack = async (id: number) => {
    expect((await store.admin.send('POST', `/api/imports/${id}/rollback`)).status).toBe(202);
    await until(async () => (await store.admin.get(`/api/imports/${id}`)).text(), {
      holds: (run) => !run.includes('"rolling-back"'),
    });
  };

  it('become suggestions with the texts of the store', async () => {
    const ean = anEan();
    await bring([
      {
        productCode: 'A',
        ean,
        name: 'Zeleni čaj',
        description: 'Iz gora.',
        brand: 'Savica',
        category: 'Čaji',
        attributes: [{ name: 'Okus', value: 'blag' }],
      },
    ]);
    const [request, ...others] = await requestsOf();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      ean,
      status: 'requested',
      name: 'Zeleni čaj',
      brand: 'Savica',
      productCode: null,
      categoryIds: [teas],
      attributes: [{ name: 'Okus', value: 'blag' }],
    });
    expect(request!.description).toContain('Iz gora.');
  });

  it('become suggestions although the import is interrupted after it has written its offers', async () => {
    const repeated = await failOnce(katalog, 'product_data', 'admin_shutdown');
    const eans = [anEan(), anEan()];
    const run = await bring(eans.map((ean, index) => ({ productCode: `K-${index}`, ean, name: 'Čaj' })));
    await repeated();
    expect(run).toMatchObject({ status: 'done', counters: { created: 2 } });
    expect((await requestsOf()).map(({ ean }) => ean).sort()).toEqual([...eans].sort());
  });

  it('become suggestions once, of the first store that does not wait for another one', async () => {
    const [ean, other] = [anEan(), anEan()];
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query(takeLock('requestedProductData', 'hashtext($1)'), [ean.padStart(14, '0')]);
    const id = await katalog.upload(
      store,
      aFeed([ean, other].map((code) => ({ productCode: code, ean: code, name: 'Čaj' }))),
    );
    // GTINs that no other run requests do not wait
    await until(async () => String((await requestsOf()).map((request) => request.ean)), {
      holds: (eans) => eans === other,
    });
    await holder.query(
      `insert into product_data (company_id, ean, gtin, name)
       select id, $1::text, lpad($1::text, 14, '0'), '{"sl": "Prvi"}' from companies where id <> $2 limit 1`,
      [ean, store.company.id],
    );
    await holder.query('commit');
    holder.release();
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
    expect((await requestsOf()).map((request) => request.ean)).toEqual([other]);
  });

  it('become suggestions although their category is deleted meanwhile', async () => {
    const ean = anEan();
    const gone = await katalog.category({ sl: 'Odhajajoča' });
    const [holder, remover] = [await katalog.connect(), await katalog.connect()];
    await holder.query('begin');
    await holder.query(takeLock('requestedProductData', 'hashtext($1)'), [ean.padStart(14, '0')]);
    const offer = { productCode: 'K', ean, name: 'Čaj', category: 'Odhajajoča' };
    const id = await katalog.upload(store, aFeed([offer]));
    const waiting = (forGtin: boolean) =>
      until(
        () =>
          katalog.rows(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
               and application_name = 'katalog-worker' and (position($1 in query) > 0) = $2`,
            [takeLock('requestedProductData', 'key'), forGtin],
          ),
        { holds: (rows) => rows.length === 1 },
      );
    await waiting(true);
    await remover.query('begin');
    await remover.query(takeLock('categoryRows'));
    await remover.query('select from categories where id = $1 for update', [gone]);
    await remover.query('update product_categories set category_id = $1 where category_id = $2', [
      teas,
      gone,
    ]);
    await remover.query('delete from categories where id = $1', [gone]);
    await holder.query('commit');
    holder.release();
    await waiting(false);
    await remover.query('commit');
    remover.release();
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
    expect(await requestsOf()).toMatchObject([{ ean, categoryIds: [teas] }]);
  });

  it('become suggestions once, of the first store', async () => {
    const ean = anEan();
    await bring([
      { productCode: 'A', ean, condition: 'used', category: 'Nikjer' },
      { productCode: 'B', ean, name: 'Drugi' },
    ]);
    const [request, ...others] = await requestsOf();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ ean, categoryIds: [] });

    const other = await katalog.store();
    await bring([{ productCode: 'Z', ean }], other);
    expect(await requestsOf(other)).toEqual([]);
    await bring([{ productCode: 'A', ean, name: 'Novo ime' }]);
    expect(await requestsOf()).toEqual([request]);
  });

  it('become none when they are not joinable, or have product data in any status', async () => {
    const [approved, rejected] = [anEan(), anEan()];
    for (const ean of [approved, rejected])
      await store.admin.send('POST', '/api/products/data', { ean, name: 'Naše ime' });
    await bring([
      { productCode: 'A', ean: approved, name: 'Ime vira' },
      { productCode: 'B', ean: rejected },
      { productCode: 'C', ean: anEan('29') },
      { productCode: 'D', ean: '12' },
      { productCode: 'E' },
    ]);
    const before = await requestsOf();
    expect(before.map(({ name }) => name)).toEqual(['Naše ime', 'Naše ime']);
    const idOf = (ean: string) => before.find((data) => data.ean === ean)!.id;
    const decide = (ean: string, status: string) =>
      store.admin.send('PATCH', `/api/products/data/${idOf(ean)}`, { status });
    expect((await decide(approved, 'approved')).status).toBe(200);
    expect((await decide(rejected, 'rejected')).status).toBe(200);
    await bring([
      { productCode: 'A', ean: approved, name: 'Spet drugo ime' },
      { productCode: 'B', ean: rejected, name: 'Spet drugo ime' },
    ]);
    expect((await requestsOf()).map(({ name, status }) => [name, status]).sort()).toEqual([
      ['Naše ime', 'approved'],
      ['Naše ime', 'rejected'],
    ]);
  });

  it('become suggestions when the import is written', async () => {
    const feed = aFeed([{ productCode: 'A', ean: anEan() }]);
    await katalog.import(store, feed, { mode: 'dry-run' });
    expect(await requestsOf()).toEqual([]);
    await katalog.import(store, feed);
    expect(await requestsOf()).toHaveLength(1);
  });

  it('become suggestions once when stores import them concurrently', async () => {
    const offers = Array.from({ length: 250 }, (_, index) => ({ productCode: `K-${index}`, ean: anEan() }));
    const other = await katalog.store();
    const [one, two] = [
      await katalog.upload(store, aFeed(offers)),
      await katalog.upload(other, aFeed(offers)),
    ];
    await katalog.settled(store, one);
    await katalog.settled(other, two);
    const [found] = await katalog.rows<{ requests: number; codes: number }>(
      `select count(*)::integer as requests, count(distinct gtin)::integer as codes from product_data
       where company_id = any($1)`,
      [[store.company.id, other.company.id]],
    );
    expect(found).toEqual({ requests: offers.length, codes: offers.length });
  });

  it('lose their suggestions by a rollback, except decided or changed ones', async () => {
    const [approved, changed, untouched] = [anEan(), anEan(), anEan()];
    const { id } = await bring([
      { productCode: 'A', ean: approved },
      { productCode: 'B', ean: changed },
      { productCode: 'C', ean: untouched },
    ]);
    const idOf = async (ean: string) => (await requestsOf()).find((data) => data.ean === ean)!.id;
    const decided = await store.admin.send('PATCH', `/api/products/data/${await idOf(approved)}`, {
      status: 'approved',
    });
    expect(decided.status).toBe(200);
    const edited = await store.admin.send('PUT', `/api/products/data/${await idOf(changed)}`, {
      brand: 'Savica',
    });
    expect(edited.status).toBe(200);
    await rollBack(id);
    expect((await requestsOf()).map(({ ean }) => ean).sort()).toEqual([approved, changed].sort());
    // the next file may ask again
    await bring([{ productCode: 'C', ean: untouched }]);
    expect((await requestsOf()).map(({ ean }) => ean)).toContain(untouched);
  });
});
