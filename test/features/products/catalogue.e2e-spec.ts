import { DataSource, type QueryRunner } from 'typeorm';
import { Chance } from '../../../scripts/demo/data/random.js';
import { Config } from '../../../src/core/config/config.js';
import { PublicReads } from '../../../src/core/database/public-reads.js';
import { Metrics } from '../../../src/core/metrics/metrics.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { CatalogueIndex } from '../../../src/search/catalogue-index/catalogue-index.js';
import { IndexReader } from '../../../src/search/catalogue-index/memory/content/index-reader.js';
import { MemoryIndex } from '../../../src/search/catalogue-index/memory/memory-index.js';
import { dumpCatalogue } from '../../support/data/dump.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { failOnce } from '../../support/fail-once.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { until } from '../../support/until.js';

const READ_MODEL = ['catalogue_offers', 'catalogue_placements', 'catalogue_texts'];
const ROUNDS = 12;

describe('the read model', () => {
  let katalog: Katalog;
  let stores: Store[];

  beforeAll(async () => {
    katalog = await Katalog.start();
    stores = [await katalog.store(), await katalog.store(), await katalog.store()];
    await katalog.category({ sl: 'Ena' });
    await katalog.category({ sl: 'Dve' }, await katalog.category({ sl: 'Nad dvema' }));
  });
  afterAll(() => katalog?.close());

  const readModel = async () => {
    const dump = await dumpCatalogue(katalog);
    return Object.fromEntries(READ_MODEL.map((table) => [table, dump[table]]));
  };
  const rebuild = async () => {
    await katalog.rows(`truncate ${READ_MODEL.join(', ')}`);
    await katalog.app.get(CatalogueService).rebuild();
  };

  const begin = async () => {
    const runner = katalog.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    return runner;
  };

  const current = () => katalog.app.get(CatalogueIndex);
  const fresh = () => {
    const config = katalog.app.get(Config);
    return new MemoryIndex(
      new IndexReader(katalog.app.get(DataSource), config, new Metrics(config)),
      katalog.app.get(PublicReads),
    );
  };
  /** The content and counts of lists, and the words of their cards. */
  const answers = async (index: CatalogueIndex) => {
    const counted = { categoryIds: null, definitionIds: [] };
    const sorts = ['popular', 'newest', 'price', '-price', 'total', 'name'] as const;
    const query = { unit: 'card' as const, filters: {} };
    const vocabulary = await index.vocabulary();
    const known = await vocabulary.read((words) => words.beginningWith(''));
    const words = known.map(({ word }) => word).sort();
    return {
      words,
      counts: await index.open(query).counts(counted),
      pages: await Promise.all(
        sorts.map((sort) => index.open(query).page({ sort, locale: 'sl', page: 1, pageSize: 100 })),
      ),
    };
  };

  it('equals a rebuild after any sequence of imports', async () => {
    const chance = new Chance('imports of the read model');
    const random = () => chance.next();
    const pick = <Value>(values: Value[]) => values[Math.floor(random() * values.length)]!;
    const eans = [...Array.from({ length: 9 }, () => anEan()), undefined];
    const someFeed = () =>
      aFeed(
        Array.from({ length: 14 }, (_, index) => index)
          .filter(() => random() < 0.8)
          .map((index) => ({
            productCode: `K-${index}`,
            name: pick([{ sl: 'Čaj' }, { sl: 'Čaj', en: 'Tea' }, { sl: 'Kava' }, { en: 'Coffee' }]),
            ean: pick(eans),
            price: pick([5, 6, 7]),
            regularPrice: pick([undefined, 9]),
            currency: pick(['EUR', 'EUR', 'EUR', 'CHF']),
            condition: pick(['new', 'new', 'used']),
            variantGroup: pick([undefined, undefined, 'V1', 'V2']),
            category: pick(['Ena', 'Dve', 'Nikjer']),
          })),
      );
    for (let round = 1; round <= ROUNDS; round++) {
      const run = await katalog.import(pick(stores), someFeed(), { mode: pick(['full', 'delta']) });
      expect(run.status).toBe('done');
      const kept = await readModel();
      expect({ round, answers: await answers(current()) }).toEqual({
        round,
        answers: await answers(fresh()),
      });
      await rebuild();
      expect({ round, ...kept }).toEqual({ round, ...(await readModel()) });
    }
  });

  it('joins offers that are added at the same time, and lets thousands of others be added meanwhile', async () => {
    const catalogue = katalog.app.get(CatalogueService);
    const shared = anEan();
    const others = Array.from({ length: 3_000 }, () => anEan());
    const add = async ({ manager }: QueryRunner, store: Store, eans: string[]) => {
      const rows = await manager.query<{ id: number }[]>(
        `insert into products (company_id, kind, status, product_code, name, price, ean, gtin)
         select $1, 'product', 'active', code, '{"sl": "Hkratnik"}', 5, code, code from unnest($2::text[]) as code
         returning id`,
        [store.company.id, eans.map((ean) => ean.padStart(14, '0'))],
      );
      const ids = rows.map(({ id }) => id);
      await catalogue.refresh(manager, ids);
      return ids;
    };
    const [first, second, third] = [await begin(), await begin(), await begin()];
    const [one] = await add(first, stores[0]!, [shared]);
    let isWaiting = true;
    const adding = add(second, stores[1]!, [shared]).finally(() => (isWaiting = false));
    const added = await add(third, stores[2]!, others);
    await catalogue.refreshPopularity(third.manager, added);
    await third.commitTransaction();
    expect(isWaiting).toBe(true);
    await first.commitTransaction();
    const [two] = await adding;
    await second.commitTransaction();
    for (const runner of [first, second, third]) await runner.release();

    const groups = await katalog.rows(
      'select distinct group_id from catalogue_offers where offer_id = any($1)',
      [[one, two]],
    );
    expect(groups).toHaveLength(1);
  });

  it('equals a rebuild after imports of several stores side by side', async () => {
    const eans = Array.from({ length: 300 }, () => anEan());
    const feed = (first: number, price: number, condition: string) =>
      aFeed(
        eans.slice(first, first + 200).map((ean, index) => ({
          productCode: `S-${index}`,
          name: 'Hkratni izdelek',
          ean,
          price,
          condition,
          variantGroup: index % 10 === 0 ? `V${index % 30}` : undefined,
        })),
      );
    // another price, and then another comparison for each offer
    for (const [price, firstOf] of [
      [5, (index: number) => index * 50],
      [6, (index: number) => index * 50],
      [6, (index: number) => 100 - index * 50],
      [7, () => 20],
    ] as const) {
      const runs = await Promise.all(
        stores.map((store, index) =>
          katalog.import(store, feed(firstOf(index), price, index === 2 ? 'used' : 'new'), { mode: 'delta' }),
        ),
      );
      expect(runs.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
      const kept = await readModel();
      await rebuild();
      expect(kept).toEqual(await readModel());
    }
    const requests = await katalog.rows<{ ean: string }>('select ean from product_data where ean = any($1)', [
      eans,
    ]);
    expect(requests.map(({ ean }) => ean).sort()).toEqual([...eans].sort());
  });

  it('is followed where a code only moves from one field to another', async () => {
    const [store, code] = [await katalog.store(), anEan()];
    const offer = { productCode: 'PREMIK', name: 'Premik' };
    const id = await katalog.sellOne(store, { ...offer, ean: code });
    const found = async (query: object) =>
      (
        await current()
          .open({ unit: 'card', filters: {}, ...query })
          .page({ sort: 'newest', locale: 'sl', page: 1, pageSize: 5 })
      ).found.map(({ offerId }) => offerId);
    expect(await found({ ean: code })).toEqual([id]);
    await katalog.app.get(DataSource).transaction(async (manager) => {
      await manager.query('update products set ean = null, gtin = null, mpn = ean where id = $1', [id]);
      await katalog.app.get(CatalogueService).refresh(manager, [id]);
    });
    expect(await found({ ean: code })).toEqual([]);
    expect(await answers(current())).toEqual(await answers(fresh()));
  });

  /** Adds a product like an import that leaves the refresh to a worker: committed, but not refreshed yet. */
  const addProduct = async (store: Store, name: string) => {
    const [{ id }] = (await katalog.rows<{ id: number }>(
      `with added as (
         insert into products (company_id, kind, status, product_code, name, price)
         values ($1, 'product', 'active', $2, jsonb_build_object('sl', $2::text), 5) returning id
       ), placed as (
         insert into product_categories (product_id, category_id)
         select added.id, c.id from added, categories c where c.name ->> 'sl' = 'Ena'
       )
       select id from added`,
      [store.company.id, name],
    )) as [{ id: number }];
    return id;
  };
  /** Like a worker that refreshes the writes of others. */
  const refresh = ({ company }: Store, id: number, beforeJoining?: () => Promise<unknown>) =>
    katalog.app.get(DataSource).transaction(async (manager) => {
      const catalogue = katalog.app.get(CatalogueService);
      await catalogue.holdStore(manager, company.id);
      await catalogue.refreshHeld(manager, [id], { beforeJoining });
    });
  const equalsRebuild = async () => {
    const kept = await readModel();
    await rebuild();
    expect(kept).toEqual(await readModel());
  };
  const switchTo = (active: boolean, { company }: Store) =>
    katalog.rows('update companies set active = $1 where id = $2', [active, company.id]);

  it.each([true, false])(
    'is that of the store although it is switched to active: %s while a batch is written',
    async (active) => {
      const store = await katalog.store();
      const word = active ? 'primaknjenec' : 'odmaknjenec';
      const id = await addProduct(store, word);
      await switchTo(!active, store);
      await refresh(store, id, () => switchTo(active, store));
      const repeated = await failOnce(katalog, 'catalogue_texts', 'deadlock_detected');
      await katalog.app.get(CatalogueService).refreshCompany(store.company.id);
      await repeated();
      const vocabulary = await katalog.app.get(CatalogueIndex).vocabulary();
      expect((await vocabulary.read((words) => words.find(word))) !== undefined).toBe(active);
      await equalsRebuild();
    },
  );

  it('follows a product that was changed back while it was refreshed', async () => {
    const store = await katalog.store();
    const id = await addProduct(store, 'Prvotni');
    await refresh(store, id);
    const rename = (name: string) =>
      katalog.rows(`update products set name = jsonb_build_object('sl', $1::text) where id = $2`, [name, id]);
    await rename('Vmesni');
    await refresh(store, id, () => rename('Prvotni'));
    await refresh(store, id);
    await equalsRebuild();
  });

  /** How many transactions wait in a statement that has this text. */
  const waitingFor = async (text: string) => {
    const waiting = await katalog.rows(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`,
      [text],
    );
    return waiting.length;
  };
  const code = (id: number, gtin: string | null) =>
    katalog.rows('update products set gtin = $1 where id = $2', [gtin, id]);

  it('has a product alone that leaves a comparison while another one joins it', async () => {
    const [first, second] = [await katalog.store(), await katalog.store()];
    const one = await addProduct(first, 'Odhajajoči');
    const gtin = anEan().padStart(14, '0');
    await code(one, gtin);
    await refresh(first, one);
    const other = await addProduct(second, 'Prihajajoči');
    await code(other, gtin);
    const joining = await begin();
    await katalog.app.get(CatalogueService).refresh(joining.manager, [other]);
    await code(one, anEan().padStart(14, '0'));
    const leaving = refresh(first, one);
    await until(() => waitingFor('insert into key_locks'));
    await joining.commitTransaction();
    await joining.release();
    await leaving;
    await equalsRebuild();
  });

  it('lets a product be deleted while another one moves it to its comparison', async () => {
    const [first, second] = [await katalog.store(), await katalog.store()];
    const [one, other] = [await addProduct(first, 'Prvi'), await addProduct(second, 'Izbrisani')];
    const gtin = anEan().padStart(14, '0');
    await code(other, gtin);
    await refresh(first, one);
    await refresh(second, other);
    await code(one, gtin);
    let moving: Promise<string> | undefined;
    let hasMoved = false;
    await katalog.app.get(DataSource).transaction(async (manager) => {
      await manager.query('update products set deleted_at = now() where id = $1', [other]);
      await katalog.app.get(CatalogueService).refresh(manager, [other], async () => {
        moving = refresh(first, one).then(() => 'moved', String);
        void moving.then(() => (hasMoved = true));
        await until(async () => hasMoved || (await waitingFor('with stood as materialized')));
      });
    });
    expect(await moving).toBe('moved');
    await equalsRebuild();
  });

  it('forgets a hidden product that is deleted', async () => {
    const store = await katalog.store();
    const id = await addProduct(store, 'Pozabljeni');
    await katalog.rows(`update products set status = 'inactive' where id = $1`, [id]);
    await refresh(store, id);
    await katalog.rows('update products set deleted_at = now() where id = $1', [id]);
    await refresh(store, id);
    for (const table of ['catalogue_texts', 'catalogue_sources'])
      expect(await katalog.rows(`select from ${table} where offer_id = $1`, [id])).toEqual([]);
  });
});
