import { shareLock, takeLock } from '../../../../src/core/database/advisory-locks.js';
import { dumpStore } from '../../../support/data/dump.js';
import { aFeed } from '../../../support/data/feed.js';
import { holdReadModel } from '../../../support/data/read-model.js';
import { failOnce } from '../../../support/fail-once.js';
import { Katalog } from '../../../support/katalog.js';
import { until } from '../../../support/until.js';

/** Three batches of 100. */
const OFFERS = 250;

const katalog = await Katalog.use();

describe('overlapping batches of an import', () => {
  const feed = aFeed(
    Array.from({ length: OFFERS }, (_, index) => ({
      productCode: `K-${index}`,
      name: `Izdelek ${index}`,
      // some offers share a card with offers of the previous batch
      variantGroup: `V-${index % 90}`,
    })),
  );

  const runOf = async (id: number) =>
    (
      await katalog.rows<{ status: string; cursor: number; created: number }>(
        'select status, cursor, created from imports where id = $1',
        [id],
      )
    )[0]!;
  /** @param events wait events of PostgreSQL @param text part of the statement */
  const waits = async (events: string[], text: string) =>
    (
      await katalog.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event = any($1)
           and position($2 in query) > 0 and pid <> pg_backend_pid()`,
        [events, text],
      )
    ).length > 0;

  it('write offers in parallel, and are committed one after the other', async () => {
    const store = await katalog.store();
    const release = await holdReadModel(katalog);
    const id = await katalog.upload(store, feed);
    await until(() => waits(['relation'], 'catalogue_offers'));
    // the second batch has written its offers as well and waits for the first; neither is committed
    await until(() => waits(['transactionid', 'tuple'], 'for no key update'));
    expect(await runOf(id)).toEqual({ status: 'writing', cursor: 0, created: 0 });
    expect(await dumpStore(katalog, store)).toEqual([]);

    await release();
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
    expect(await runOf(id)).toEqual({ status: 'done', cursor: OFFERS, created: OFFERS });
  });

  it('let a change of a category run between them', async () => {
    const store = await katalog.store();
    const changer = await katalog.connect();
    const release = await holdReadModel(katalog);
    const id = await katalog.upload(store, feed);
    await until(() => waits(['transactionid', 'tuple'], 'for no key update'));
    // two batches hold their shared locks on categories; the third queues behind the exclusive lock
    await changer.query('begin');
    const turn = changer.query(takeLock('categoryRows'));
    await until(() => waits(['advisory'], takeLock('categoryRows')));
    await release();
    await turn;
    await until(() => waits(['advisory'], shareLock('categoryRows')));
    expect(await runOf(id)).toEqual({ status: 'writing', cursor: 200, created: 200 });
    await changer.query('rollback');
    changer.release();
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
    expect(await runOf(id)).toEqual({ status: 'done', cursor: OFFERS, created: OFFERS });
  });

  it('are both written again, in order, when the first one fails', async () => {
    const uninterrupted = await katalog.store();
    await katalog.import(uninterrupted, feed);
    const repeated = await failOnce(katalog, 'import_difference_counts', 'serialization_failure');
    const store = await katalog.store();
    const id = await katalog.upload(store, feed);
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
    await repeated();
    expect(await runOf(id)).toEqual({ status: 'done', cursor: OFFERS, created: OFFERS });
    expect(await dumpStore(katalog, store)).toEqual(await dumpStore(katalog, uninterrupted));
  });

  it('replace what somebody gives an offer that is added meanwhile', async () => {
    const store = await katalog.store();
    const adding = await katalog.connect();
    await adding.query('begin');
    await adding.query(
      `with added as (
         insert into products (company_id, kind, status, product_code, name, price)
         values ($1, 'product', 'active', 'K-1', '{"sl": "Prvi"}', 5) returning id
       )
       insert into product_attributes (product_id, name, value, position)
       select id, '{"sl": "Prva"}', '{"sl": "da"}', 0 from added`,
      [store.company.id],
    );
    const one = aFeed([
      { productCode: 'K-1', name: 'Izdelek', attributes: [{ name: 'Druga', value: 'ne' }] },
    ]);
    const id = await katalog.upload(store, one);
    await until(() => waits(['transactionid'], 'insert into products'));
    await adding.query('commit');
    adding.release();
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
    const names = await katalog.rows(
      `select a.name ->> 'sl' as name from product_attributes a join products p on p.id = a.product_id
       where p.company_id = $1`,
      [store.company.id],
    );
    expect(names).toEqual([{ name: 'Druga' }]);
  });

  it('do not lock a brand that another transaction has added', async () => {
    const store = await katalog.store();
    const adding = await katalog.connect();
    const release = await holdReadModel(katalog);
    await adding.query('begin');
    await adding.query(`insert into brands (key, name) values ('skupna', 'Skupna')`);
    const one = aFeed([{ productCode: 'K-1', name: 'Izdelek', brand: 'Skupna' }]);
    const id = await katalog.upload(store, one);
    await until(() => waits(['transactionid'], 'insert into brands'));
    await adding.query('commit');
    await until(() => waits(['relation'], 'catalogue_offers'));
    // the lock that a foreign key of another batch or store takes
    const asked = await adding.query(`select from brands where key = 'skupna' for key share nowait`);
    expect(asked.rowCount).toBe(1);
    adding.release();
    await release();
    expect(await katalog.settled(store, id)).toMatchObject({ status: 'done' });
  });
});
