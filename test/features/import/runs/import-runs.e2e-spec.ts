import { setTimeout as pause } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { Redis } from 'ioredis';
import type { ImportDetail } from '../../../../src/import/import.pages.js';
import { ImportProcessor } from '../../../../src/import/runs/import.processor.js';
import { IMPORT_QUEUE } from '../../../../src/import/import.queue.js';
import { ImportsService } from '../../../../src/import/imports.service.js';
import { CatalogueService } from '../../../../src/products/read-model/catalogue.service.js';
import { dumpCatalogue, dumpStore } from '../../../support/data/dump.js';
import { aFeed, anEan, numberedOffers } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

const katalog = await Katalog.use();

describe('an import', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const statusOf = async (id: number) => (await store.admin.read<ImportDetail>(`/api/imports/${id}`)).status;

  const cursorOf = async (id: number) =>
    (
      await katalog.rows<{ cursor: number; status: string }>(
        'select cursor, status from imports where id = $1',
        [id],
      )
    )[0]!;

  const onSale = async () =>
    await katalog.value<number>(
      'select count(*)::integer as count from catalogue_offers where company_id = $1',
      [store.company.id],
    );

  const queue = () => katalog.app.get<Queue>(getQueueToken(IMPORT_QUEUE));
  const heartbeats: NodeJS.Timeout[] = [];
  /** Claims the run like another worker, and holds it until the test ends. */
  const claim = async (id: number) => {
    const beat = (changes = '') =>
      katalog.rows(`update imports set heartbeat_at = clock_timestamp() ${changes} where id = $1`, [id]);
    await beat(', run = run + 1');
    heartbeats.push(setInterval(() => void beat(), 1000));
  };
  afterEach(() => heartbeats.splice(0).forEach(clearInterval));
  const nobodyIsAtWork = () => until(async () => (await queue().getActiveCount()) === 0);

  /** Locks the row of the store, which runs update before they end, until the returned function is called. */
  const holdEnd = async () => {
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query('select from companies where id = $1 for no key update', [store.company.id]);
    return async () => {
      await holder.query('commit');
      holder.release();
    };
  };

  it('runs beside one other, whatever else is in the queue', async () => {
    const stores = [store, await katalog.store(), await katalog.store()];
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query('lock table import_staged_items in exclusive mode');
    const ids = await Promise.all(stores.map((each) => katalog.upload(each, aFeed(numberedOffers(3)))));
    await until(async () => (await queue().getActiveCount()) === 2);
    await pause(300);
    expect(await queue().getActiveCount()).toBe(2);
    await holder.query('commit');
    holder.release();
    for (const [index, id] of ids.entries())
      expect((await katalog.settled(stores[index]!, id)).status).toBe('done');
  });

  describe('that would deactivate many offers', () => {
    const act = (id: number, action: string) =>
      store.admin.submit('PATCH', `/administracija/uvozi/${id}`, { action });

    it('is held and shows what it would do', async () => {
      await katalog.import(store, aFeed(numberedOffers(60)));
      const before = await dumpCatalogue(katalog);
      const run = await katalog.import(store, aFeed(numberedOffers(30)));

      expect(run.status).toBe('held');
      const page = await store.admin.document(`/administracija/uvozi?import=${run.id}`);
      expect(page.text).toContain('Ta uvoz bi deaktiviral 30 od 60 aktivnih izdelkov (50 %).');
      expect(page.text).toContain('Potrdi in nadaljuj');
      // however long it waits
      expect(await katalog.rows('select from import_staged_items where import_id = $1', [run.id])).toEqual(
        [],
      );
      expect(await dumpCatalogue(katalog)).toEqual(before);
    });

    it('continues when it is confirmed', async () => {
      await katalog.import(store, aFeed(numberedOffers(60)));
      const { id } = await katalog.import(store, aFeed(numberedOffers(30)));
      expect((await act(id, 'confirm')).status).toBe(303);
      await pause(50);
      const run = await katalog.settled(store, id);
      expect(run).toMatchObject({ status: 'done', counters: { deactivated: 30, unchanged: 30 } });
      expect(await onSale()).toBe(30);
    });

    it('ends when it is cancelled', async () => {
      await katalog.import(store, aFeed(numberedOffers(60)));
      const { id } = await katalog.import(store, aFeed(numberedOffers(30)));
      await act(id, 'cancel');
      expect(await statusOf(id)).toBe('cancelled');
      expect(await onSale()).toBe(60);
      // a cancelled run cannot be confirmed
      await act(id, 'confirm');
      expect(await statusOf(id)).toBe('cancelled');
    });

    it('is cancelled when a newer file of the store is written, with the reason', async () => {
      await katalog.import(store, aFeed(numberedOffers(60)));
      const { id } = await katalog.import(store, aFeed(numberedOffers(30)));
      await katalog.import(store, aFeed(numberedOffers(59)));
      expect(await statusOf(id)).toBe('cancelled');
      await act(id, 'confirm');
      expect(await statusOf(id)).toBe('cancelled');
      expect(await onSale()).toBe(59);
      const page = await store.admin.document(`/en/admin/imports?import=${id}`);
      expect(page.text).toContain('A newer file arrived before this import could write anything');
    });

    it('is cancelled when it is confirmed while a newer file is about to be written', async () => {
      await katalog.import(store, aFeed(numberedOffers(60)));
      const { id } = await katalog.import(store, aFeed(numberedOffers(30)));
      const holder = await katalog.connect();
      await holder.query('begin');
      // the newer run waits before its first pass
      await holder.query('lock table import_staged_items in exclusive mode');
      const newer = await katalog.upload(store, aFeed(numberedOffers(59)));
      await until(async () => (await cursorOf(newer)).status === 'validating');
      await act(id, 'confirm');
      expect(await statusOf(id)).toBe('queued');
      await holder.query('commit');
      holder.release();
      expect(await katalog.settled(store, newer)).toMatchObject({ status: 'done' });
      expect(await statusOf(id)).toBe('cancelled');
      expect(await onSale()).toBe(59);
    });

    it('lists its issues when it has ended, not before', async () => {
      const open = async (id: number) =>
        (await store.admin.page(`/en/admin/imports?import=${id}`, 'import/index')).props;
      const holder = await katalog.connect();
      await holder.query('begin');
      await holder.query('lock table import_staged_items in exclusive mode');
      const id = await katalog.upload(store, aFeed([{ productCode: 'A', price: 0 }, ...numberedOffers(1)]));
      await until(async () => (await cursorOf(id)).status === 'validating');
      expect(await open(id)).toMatchObject({ current: { active: true }, issues: null });
      await holder.query('commit');
      holder.release();
      await katalog.settled(store, id);
      const { current, issues } = await open(id);
      const counted = current!.issueCounts.reduce((sum, { count }) => sum + count, 0);
      expect([counted > 0, issues!.count]).toEqual([true, counted]);
    });

    it('is not held below the limit', async () => {
      await katalog.import(store, aFeed(numberedOffers(60)));
      const run = await katalog.import(store, aFeed(numberedOffers(43)));
      expect(run).toMatchObject({ status: 'done', counters: { deactivated: 17 } });
    });
  });

  describe('that is interrupted', () => {
    const COUNT = 350;
    const feed = aFeed([
      ...numberedOffers(COUNT, { category: 'Nekaj > Drugega', stock: 2 }),
      { productCode: 'K-zadnji', price: 'nič' },
    ]);

    /** The store's offers before the run; one of them is in the second batch. */
    const before = aFeed([...numberedOffers(10, { price: 19 }), { productCode: 'K-150', price: 19 }]);
    // otherwise workers would continue these runs a minute later, during other tests
    afterEach(() => katalog.rows(`update imports set status = 'cancelled' where status = 'writing'`));

    /** Keeps a run in its second batch until the returned function is called. */
    const holdSecondBatch = async () => {
      const holder = await katalog.connect();
      await holder.query('begin');
      await holder.query(`select from products where company_id = $1 and product_code = 'K-150' for update`, [
        store.company.id,
      ]);
      return async () => {
        await holder.query('commit');
        holder.release();
      };
    };

    /** A run whose worker stops while it writes. */
    const interruptedIn = async (content: string): Promise<number> => {
      await katalog.import(store, before);
      const letGo = await holdSecondBatch();
      const id = await katalog.upload(store, content);
      await until(async () => (await cursorOf(id)).cursor >= 100);
      const told = jest.spyOn(katalog.work.get(ImportProcessor, { strict: false }), 'onModuleDestroy');
      const stopped = katalog.stopWorker();
      await until(() => told.mock.calls.length > 0);
      await letGo();
      await stopped;
      return id;
    };

    it('continues after its last batch, with the result of an uninterrupted run', async () => {
      const uninterrupted = await katalog.store();
      await katalog.import(uninterrupted, before);
      await katalog.import(uninterrupted, feed);
      const id = await interruptedIn(feed);

      const { cursor, status } = await cursorOf(id);
      expect(status).toBe('writing');
      expect(cursor).toBeGreaterThanOrEqual(100);
      expect(cursor).toBeLessThan(COUNT);

      await katalog.startWorker();
      const run = await katalog.settled(store, id);
      expect(run).toMatchObject({
        status: 'done',
        counters: {
          read: COUNT + 1,
          created: COUNT - 11,
          updated: 11,
          unchanged: 0,
          rejected: 1,
          deactivated: 0,
        },
      });
      expect(await dumpStore(katalog, store)).toEqual(await dumpStore(katalog, uninterrupted));
    });

    it('continues in a file after skipping many megabytes', async () => {
      const id = await interruptedIn(feed.replaceAll('</offer>', `</offer><!-- ${'x'.repeat(90_000)} -->`));
      expect((await cursorOf(id)).status).toBe('writing');
      await katalog.startWorker();
      expect(await katalog.settled(store, id)).toMatchObject({
        status: 'done',
        counters: { created: COUNT - 11, updated: 11, unchanged: 0 },
      });
    });

    it('is not written by a worker that was replaced', async () => {
      await katalog.import(store, before);
      const letGo = await holdSecondBatch();
      const id = await katalog.upload(store, feed);
      await until(async () => (await cursorOf(id)).cursor >= 100);
      await claim(id);
      await letGo();
      await nobodyIsAtWork();
      expect(await cursorOf(id)).toMatchObject({ status: 'writing', cursor: 100 });
      expect(await onSale()).toBe(101);
    });

    it('keeps its staged items when a replaced worker ends', async () => {
      const staged = async (id: number) =>
        (await katalog.rows('select from import_staged_items where import_id = $1', [id])).length;
      const letGo = await holdEnd();
      const id = await katalog.upload(store, aFeed(numberedOffers(5)));
      await until(async () => (await cursorOf(id)).cursor >= 5);
      await claim(id);
      await letGo();
      await nobodyIsAtWork();
      expect(await staged(id)).toBe(5);
      expect((await cursorOf(id)).status).toBe('writing');
    });

    it('completes although its first pass is lost and nothing is left to write', async () => {
      const { id } = await katalog.import(store, aFeed(numberedOffers(5)));
      await katalog.rows('delete from catalogue_stores where company_id = $1', [store.company.id]);
      await katalog.rows(
        `update imports set status = 'writing', finished_at = null, heartbeat_at = 'epoch' where id = $1`,
        [id],
      );
      await katalog.app.get(ImportsService).request(id);
      expect(await katalog.settled(store, id)).toMatchObject({
        status: 'done',
        counters: { created: 5, unchanged: 0 },
      });
      expect(
        await katalog.rows('select products from catalogue_stores where company_id = $1', [store.company.id]),
      ).toEqual([{ products: 5 }]);
    });

    it('stops after its batch when it is cancelled', async () => {
      await katalog.import(store, before);
      const letGo = await holdSecondBatch();
      const id = await katalog.upload(store, feed);
      await until(async () => (await cursorOf(id)).cursor >= 100);
      await store.admin.submit('PATCH', `/administracija/uvozi/${id}`, { action: 'cancel' });
      await letGo();
      const run = await katalog.settled(store, id);
      expect(run.status).toBe('cancelled');
      expect([(await cursorOf(id)).cursor, await onSale()]).toEqual([100, 101]);
    });
  });

  it('waits for the previous import of the same store', async () => {
    const other = await katalog.store();
    const letGo = await holdEnd();
    const first = await katalog.upload(store, aFeed(numberedOffers(150, { price: 1 })));
    const second = await katalog.upload(store, aFeed(numberedOffers(150, { price: 2 })));
    const beside = await katalog.import(other, aFeed([{ productCode: 'A' }]));
    await letGo();
    const [one, two] = [await katalog.settled(store, first), await katalog.settled(store, second)];

    expect(two.startedAt! >= one.finishedAt!).toBe(true);
    expect(two.counters).toMatchObject({ updated: 150 });
    // another store's import does not wait
    expect(beside.startedAt! < two.startedAt!).toBe(true);
  });

  it('in parallel with another store’s import of the same products leaves a correct read model', async () => {
    const eans = Array.from({ length: 150 }, () => anEan());
    const feedFrom = (price: number) =>
      aFeed(eans.map((ean, index) => ({ productCode: `E-${index}`, ean, price })));
    const other = await katalog.store();
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query('lock table import_staged_items in exclusive mode');
    const ids = [await katalog.upload(store, feedFrom(10)), await katalog.upload(other, feedFrom(9))];
    await until(async () =>
      (await Promise.all(ids.map(cursorOf))).every(({ status }) => status === 'validating'),
    );
    await holder.query('commit');
    holder.release();
    const runs = await Promise.all([katalog.settled(store, ids[0]!), katalog.settled(other, ids[1]!)]);
    expect(runs.map(({ status }) => status)).toEqual(['done', 'done']);
    // they ran at the same time
    expect(runs[0]!.startedAt! < runs[1]!.finishedAt! && runs[1]!.startedAt! < runs[0]!.finishedAt!).toBe(
      true,
    );

    const offersPerCard = await katalog.rows(
      `select offers, count(*)::integer as cards from (
         select count(*)::integer as offers from catalogue_offers where company_id in ($1, $2) group by card_id) c group by 1`,
      [store.company.id, other.company.id],
    );
    expect(offersPerCard).toEqual([{ offers: 2, cards: eans.length }]);
    const { catalogue_offers: before } = await dumpCatalogue(katalog);
    await katalog.app.get(CatalogueService).rebuild();
    expect((await dumpCatalogue(katalog)).catalogue_offers).toEqual(before);
  });

  it('is queued again after the queue has lost its job', async () => {
    await katalog.stopWorker();
    const id = await katalog.upload(store, aFeed([{ productCode: 'A' }]));
    const redis = new Redis(katalog.config.redisUrl);
    const keys = await redis.keys(`${katalog.config.redisPrefix}:imports:*`);
    expect(keys.length).toBeGreaterThan(0);
    await redis.del(keys);
    redis.disconnect();

    await katalog.startWorker();
    expect((await katalog.settled(store, id)).status).toBe('done');
    expect(await onSale()).toBe(1);
  });
});
