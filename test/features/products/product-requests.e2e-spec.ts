import { once } from 'node:events';
import { DataSource, type EntityManager } from 'typeorm';
import { Chance } from '../../../scripts/demo/data/random.js';
import { withDeadlockRetry } from '../../../src/core/database/deadlock-retry.js';
import { CatalogueCounts } from '../../../src/products/read-model/catalogue-counts.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { ProductRequests } from '../../../src/products/read-model/product-requests.js';
import { Outbox } from '../../../src/search/catalogue-index/opensearch/writing/outbox.js';
import { dumpCatalogue } from '../../support/data/dump.js';
import { aFeed, anEan, numberedOffers } from '../../support/data/feed.js';
import { holdReadModel } from '../../support/data/read-model.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { until } from '../../support/until.js';

/** Nobody listens there: nothing of this needs the engine itself. */
const ENGINE = { OPENSEARCH_URL: 'http://127.0.0.1:9' };
const NO_ENGINE = { OPENSEARCH_URL: '' };
const ROUNDS = 5;

describe('the read model of offers that imports write for OpenSearch', () => {
  let katalog: Katalog;
  let store: Store;

  beforeAll(async () => {
    katalog = await Katalog.start({ env: ENGINE });
    await katalog.category({ sl: 'Čaji', en: 'Teas' });
  });
  afterAll(() => katalog?.close());
  beforeEach(async () => {
    store = await katalog.store();
  });

  const count = async (from: string) =>
    (await katalog.rows<{ count: number }>(`select count(*)::integer as count from ${from}`))[0]!.count;
  const onSale = ({ company } = store) => count(`catalogue_offers where company_id = ${company.id}`);
  const waiting = () => count('catalogue_product_requests');
  const caughtUp = () => until(async () => (await waiting()) === 0);
  const equalsRebuild = async () => {
    const dump = async () => {
      await katalog.app.get(CatalogueCounts).refresh();
      return dumpCatalogue(katalog);
    };
    const kept = await dump();
    await katalog.app.get(CatalogueService).rebuild();
    expect(kept).toEqual(await dump());
  };
  const teas = (length: number, price = 5) =>
    aFeed(numberedOffers(length, { category: 'Čaji', brand: 'Lipa', price }));

  it('is not written by imports, which wait for nobody', async () => {
    const release = await holdReadModel(katalog);
    const [first, again] = [
      await katalog.import(store, teas(250)),
      await katalog.import(store, teas(250, 6), { mode: 'delta' }),
    ];
    expect([first.status, again.status, again.counters!.updated]).toEqual(['done', 'done', 250]);
    expect(await onSale()).toBe(0);
    const { changes, seconds } = await katalog.app.get(Outbox).readState();
    expect(changes).toBe(await waiting());
    expect(seconds).toBeGreaterThan(0);
    await release();
    await caughtUp();
    expect(await onSale()).toBe(250);
    await equalsRebuild();
  });

  it('is written by whoever comes after a killed worker, with or without OpenSearch', async () => {
    await katalog.stopWorker();
    const worker = katalog.spawnWorker();
    const release = await holdReadModel(katalog);
    await katalog.import(store, teas(150));
    await until(() =>
      count(`pg_stat_activity where datname = current_database() and wait_event = 'advisory'`),
    );
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await release();
    // its connection may take a moment to end
    await until(() => waiting());
    expect(await onSale()).toBe(0);

    const other = katalog.spawnWorker(NO_ENGINE);
    await caughtUp();
    expect(await onSale()).toBe(150);
    other.kill('SIGTERM');
    await once(other, 'exit');
    await katalog.startWorker();
    await equalsRebuild();
  });

  it('follows a store although that of another one fails', async () => {
    const broken = await katalog.store();
    await katalog.rows(
      `alter table catalogue_offers add constraint broken check (company_id <> ${broken.company.id})`,
    );
    await katalog.import(broken, aFeed([{ productCode: 'A' }]), { mode: 'delta' });
    await katalog.import(store, aFeed([{ productCode: 'A' }]), { mode: 'delta' });
    await until(() => onSale());
    expect([await onSale(broken), await waiting()]).toEqual([0, 1]);
    await katalog.rows('alter table catalogue_offers drop constraint broken');
    await caughtUp();
    expect(await onSale(broken)).toBe(1);
  });

  it('equals a rebuild after offers were hidden, imports rolled back, and many offers changed at once', async () => {
    const other = await katalog.store();
    const eans = Array.from({ length: 30 }, () => anEan());
    const offers = eans.map((ean, index) => ({
      productCode: `E-${index}`,
      name: `Čaj ${index}`,
      ean,
      price: 9,
      category: 'Čaji',
      variantGroup: index % 3 ? undefined : 'V',
    }));
    await katalog.import(store, aFeed(offers));
    await katalog.import(other, aFeed(offers.map((offer) => ({ ...offer, price: 8 }))));
    // other codes, prices and variants, and some are gone
    const changed = offers
      .slice(2)
      .map((offer, index) => ({ ...offer, ean: eans[(index + 3) % 30], price: 7, variantGroup: undefined }));
    const run = await katalog.import(store, aFeed(changed));
    expect(run.counters).toMatchObject({ updated: 28, deactivated: 2 });
    await caughtUp();
    expect(await onSale()).toBe(28);
    await equalsRebuild();

    expect((await store.admin.send('POST', `/api/imports/${run.id}/rollback`)).status).toBe(202);
    await until(
      () => katalog.rows<{ status: string }>('select status from imports where id = $1', [run.id]),
      {
        holds: ([row]) => row!.status === 'rolled-back',
      },
    );
    await caughtUp();
    expect(await onSale()).toBe(30);
    await equalsRebuild();
  });

  it('shows at once what a person has edited', async () => {
    await katalog.import(store, aFeed([{ productCode: 'A', price: 5 }]), { mode: 'delta' });
    const id = await katalog.idOf(store, 'A');
    await caughtUp();
    await katalog.stopWorker();
    const response = await store.admin.send('PATCH', `/api/products/${id}`, { price: 4 });
    expect(response.status).toBe(200);
    expect(
      await katalog.rows('select price_cents::integer as cents from catalogue_offers where offer_id = $1', [
        id,
      ]),
    ).toEqual([{ cents: 400 }]);
    await katalog.startWorker();
  });

  describe('that others write and refresh at the same time', () => {
    let stores: Store[];
    let database: DataSource;
    let requests: ProductRequests;
    let catalogue: CatalogueService;

    beforeAll(async () => {
      await katalog.stopWorker();
      database = katalog.app.get(DataSource);
      requests = katalog.app.get(ProductRequests);
      catalogue = katalog.app.get(CatalogueService);
    });
    afterAll(() => katalog.startWorker());
    beforeEach(async () => {
      stores = [store, await katalog.store()];
    });

    const fulfil = () => requests.refreshRequestedProducts(new AbortController().signal);
    const add = async ({ company }: Store, code: string) => {
      const [row] = await katalog.rows<{ id: number }>(
        `insert into products (company_id, status, product_code, name, price)
         values ($1, 'draft', $2, '{"sl": "Sočasnik"}', 5) returning id`,
        [company.id, code],
      );
      return row!.id;
    };
    interface Change {
      id: number;
      gtin?: string | null;
      variantGroup?: string | null;
      status?: string;
      price?: number;
    }
    /** Writes products in one transaction, and has the read model follow as given. */
    const change = (
      changes: Change[],
      follow: (manager: EntityManager, ids: number[]) => Promise<void> = (manager, ids) =>
        requests.refresh(manager, ids),
    ) =>
      withDeadlockRetry(() =>
        database.transaction(async (manager) => {
          for (const { id, gtin = null, variantGroup = null, status = 'active', price = 5 } of changes)
            await manager.query(
              'update products set gtin = $2, variant_group = $3, status = $4, price = $5 where id = $1',
              [id, gtin, variantGroup, status, price],
            );
          const ids = changes.map(({ id }) => id);
          await follow(manager, ids);
        }),
      );
    const atOnce = (manager: EntityManager, ids: number[]) => catalogue.refresh(manager, ids);
    const aGtin = () => anEan().padStart(14, '0');
    const groups = async () =>
      (
        await katalog.rows<{ id: number; group: number }>(
          `select offer_id as id, group_id as group from catalogue_offers
           where company_id = any($1) order by offer_id`,
          [stores.map(({ company }) => company.id)],
        )
      ).map(({ id, group }) => [id, group]);

    it('keeps what was written of an offer that has left the comparison meanwhile', async () => {
      const [one, other] = [aGtin(), aGtin()];
      const [joined, variant, moving, added] = [
        await add(stores[1]!, 'C'),
        await add(stores[0]!, 'D'),
        await add(stores[1]!, 'B'),
        await add(stores[0]!, 'A'),
      ] as const;
      await change([
        { id: joined, gtin: other },
        { id: moving, gtin: one },
      ]);
      await change([{ id: variant, variantGroup: 'V' }]);
      await fulfil();

      const holder = await katalog.connect();
      await holder.query('begin');
      await holder.query('select from catalogue_offers where offer_id = $1 for update', [variant]);
      await change([{ id: added, gtin: one, variantGroup: 'V' }]);
      // has read what joins the offers, and waits for the variant
      const waits = fulfil();
      const waitFor = (others: number) =>
        until(
          () => count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
          {
            holds: (waiting) => waiting === others,
          },
        );
      await waitFor(1);
      await change([{ id: moving, gtin: other }]);
      // waits for what has joined the offer to the added one
      const follows = fulfil();
      await waitFor(2);
      await holder.query('commit');
      holder.release();
      await Promise.all([waits, follows]);
      expect(await groups()).toEqual([
        [joined, joined],
        [variant, variant],
        // of one store
        [moving, moving],
        [added, added],
      ]);
      await equalsRebuild();
    });

    it('leaves offers that their store has noted to its own turn', async () => {
      const gtin = aGtin();
      const [noted, edited] = [await add(stores[1]!, 'B'), await add(stores[0]!, 'A')] as const;
      await change([{ id: noted, gtin }]);
      await change([{ id: edited, gtin }], atOnce);
      expect(await groups()).toEqual([[edited, edited]]);
      await fulfil();
      expect(await groups()).toEqual([
        [noted, noted],
        [edited, noted],
      ]);
    });

    it.each<[string, Omit<Change, 'id'>, Omit<Change, 'id'>]>([
      ['cost more', {}, { price: 100 }],
      ['cost less', {}, { price: 1 }],
      ['was hidden', {}, { status: 'inactive' }],
      ['had another code', {}, { gtin: aGtin() }],
      ['had no code', {}, { gtin: null }],
      ['had the same code', { gtin: null }, {}],
    ])('follows an offer that %s for a moment, in which another one was compared', async (_, usual, once) => {
      const gtin = aGtin();
      const [lower, one, higher] = [
        await add(stores[1]!, 'B'),
        await add(stores[0]!, 'A'),
        await add(stores[1]!, 'C'),
      ] as const;
      await change([lower, one, higher].map((id) => ({ id })));
      await fulfil();
      for (const other of [lower, higher]) {
        const back = () => change([{ id: other, gtin, ...usual }]);
        await change([{ id: one }], atOnce);
        await back();
        await fulfil();
        await change([{ id: other, gtin, ...once }]);
        await change([{ id: one, gtin, price: 6 }], atOnce);
        await back();
        await fulfil();
        await equalsRebuild();
        await change([{ id: other, status: 'inactive' }], atOnce);
      }
    });

    it('equals a rebuild in the end', async () => {
      const chance = new Chance(`writers at ${Date.now()}`);
      const pick = <Value>(values: readonly Value[]) => values[chance.between(0, values.length - 1)]!;
      const gtins = [aGtin(), aGtin(), aGtin(), null];
      const ids: number[] = [];
      for (const one of stores) for (const code of 'STUVWX') ids.push(await add(one, code));
      await change(ids.map((id) => ({ id })));
      const some = (length: number) =>
        [...new Set(Array.from({ length }, () => pick(ids)))]
          .sort((a, b) => a - b)
          .map((id) => ({
            id,
            gtin: pick(gtins),
            variantGroup: pick([null, 'V']),
            status: pick(['active', 'active', 'inactive']),
            price: chance.between(1, 9),
          }));
      for (let round = 1; round <= ROUNDS; round++) {
        const later = () => change(some(3)).then(fulfil);
        await Promise.all([later(), change(some(1), atOnce), later(), later(), change(some(1), atOnce)]);
        await fulfil();
        expect(await waiting()).toBe(0);
        await equalsRebuild();
      }
    });
  });
});
