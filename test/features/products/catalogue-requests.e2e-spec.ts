import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { CompanyActivityChanged } from '../../../src/companies/companies.events.js';
import { Conflict } from '../../../src/core/errors/domain-errors.js';
import { CatalogueProcessor } from '../../../src/products/refresh/catalogue.processor.js';
import { shareLock } from '../../../src/core/database/advisory-locks.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { startApp } from '../../support/app.js';
import { dumpCatalogue } from '../../support/data/dump.js';
import { aFeed, type OfferOfFeed } from '../../support/data/feed.js';
import { Katalog, type Store } from '../../support/katalog.js';
import { makeCompany, makePerson, signedIn } from '../../support/people.js';
import { until } from '../../support/until.js';
import type { Visitor } from '../../support/browser/visitor.js';

/** The connections of this database that wait for a lock. */
const WAITING = `from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and $1::integer is not null`;

describe('deactivating and activating a store', () => {
  let katalog: Katalog;
  let platform: Visitor;
  let store: Store;

  beforeAll(async () => {
    katalog = await Katalog.start();
    platform = await katalog.signedInAs('super_admin');
  });
  afterAll(() => katalog?.close());
  beforeEach(async () => {
    store = await katalog.store();
  });

  const sell = (count: number, fields: Partial<OfferOfFeed> = {}) =>
    katalog.import(
      store,
      aFeed(Array.from({ length: count }, (_, index) => ({ productCode: `K-${index}`, ...fields }))),
    );
  const switchTo = async (active: boolean) => {
    const path = `/api/companies/${store.company.id}/${active ? 'activate' : 'deactivate'}`;
    const response = await platform.send('PUT', path, {});
    if (response.status !== 200) throw new Error(await response.text());
  };
  const count = async (statement: string) =>
    (
      await katalog.rows<{ count: number }>(`select count(*)::integer as count ${statement}`, [
        store.company.id,
      ])
    )[0]!.count;
  const onSale = () => count('from catalogue_offers where company_id = $1');
  const asked = () => count('from catalogue_requests where company_id = $1');
  const settled = async () => {
    await until(async () => !(await asked()));
  };
  /** Shares the store's lock until it is released, like an import. */
  const writer = async () => {
    const connection = await katalog.connect();
    await connection.query('begin');
    await connection.query(shareLock('writtenProducts', '$1::integer'), [store.company.id]);
    return {
      connection,
      end: async () => {
        await connection.query('commit');
        connection.release();
      },
    };
  };
  const blocked = async () => {
    await until(() => count(WAITING));
  };

  it('hides and shows its offers, as a rebuild would', async () => {
    await sell(5);
    const page = await katalog.visitor().page('/iskanje/izdelki/rezultati/Izdelek', 'products/search');
    expect(page.props.results!.count).toBe(5);

    await switchTo(false);
    await settled();
    expect(await onSale()).toBe(0);
    const gone = await katalog.visitor().page('/iskanje/izdelki/rezultati/Izdelek', 'products/search');
    expect(gone.props.results!.count).toBe(0);
    const kept = await dumpCatalogue(katalog);
    await katalog.app.get(CatalogueService).rebuild();
    expect(await dumpCatalogue(katalog)).toEqual(kept);

    await switchTo(true);
    await settled();
    expect(await onSale()).toBe(5);
  });

  it('is done although the queue has lost its jobs', async () => {
    await sell(3);
    await katalog.stopWorker();
    await switchTo(false);
    const redis = new Redis(katalog.config.redisUrl);
    const pattern = `${katalog.config.redisPrefix}:catalogue:*`;
    // the job is added after the response
    await until(() => redis.exists(`${katalog.config.redisPrefix}:catalogue:${store.company.id}`));
    await redis.del(await redis.keys(pattern));
    redis.disconnect();
    expect([await asked(), await onSale()]).toEqual([1, 3]);

    await katalog.startWorker();
    await settled();
    expect(await onSale()).toBe(0);
  });

  describe('with many offers', () => {
    /** Blocks the second of the worker's three batches. */
    const inTheMiddle = async () => {
      const holder = await katalog.connect();
      await holder.query('begin');
      await holder.query(
        `select from catalogue_offers where offer_id = (
           select id from products where company_id = $1 order by id offset 3000 limit 1) for update`,
        [store.company.id],
      );
      await switchTo(false);
      await until(async () => (await onSale()) === 2_500);
      // between batches the worker could still be stopped
      await blocked();
      return async () => {
        await holder.query('commit');
        holder.release();
      };
    };

    beforeEach(() => sell(4_500));

    it('continues after the worker has ended', async () => {
      const release = await inTheMiddle();
      const told = jest.spyOn(katalog.work.get(CatalogueProcessor, { strict: false }), 'onModuleDestroy');
      const stopped = katalog.stopWorker();
      await until(() => told.mock.calls.length > 0);
      await release();
      await stopped;
      expect([await asked(), await onSale()]).toEqual([1, 500]);

      await katalog.startWorker();
      await settled();
      expect(await onSale()).toBe(0);
    });

    it('continues after the worker was killed', async () => {
      await katalog.stopWorker();
      const worker = katalog.spawnWorker();
      const release = await inTheMiddle();
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      await release();
      // its transaction may wait for ours
      expect(await asked()).toBe(1);
      expect([500, 2_500]).toContain(await onSale());

      await katalog.startWorker();
      await settled();
      expect(await onSale()).toBe(0);
    });
  });

  it('is repeated when the status has changed again meanwhile', async () => {
    await katalog.category({ sl: 'Čaji' });
    await sell(3, { category: 'Čaji' });
    const holder = await katalog.connect();
    await holder.query('begin');
    // a refresh writes the counts of categories last
    await holder.query('select from categories for update');
    await switchTo(false);
    await until(async () => !(await onSale()));
    await switchTo(true);
    await holder.query('commit');
    holder.release();
    await settled();
    expect(await onSale()).toBe(3);
  });

  it('is repeated after an error of the database', async () => {
    await sell(3);
    await katalog.rows('alter table catalogue_texts rename to out_of_reach');
    await switchTo(false);
    await pause(500);
    expect([await asked(), await onSale()]).toEqual([1, 3]);
    await katalog.rows('alter table out_of_reach rename to catalogue_texts');
    await settled();
    expect(await onSale()).toBe(0);
  });

  it('includes offers that an import is adding at the same time', async () => {
    const { connection, end } = await writer();
    // it read the store as active, and did not commit yet
    await connection.query(
      `with added as (
         insert into products (company_id, status, product_code, name, price)
         values ($1, 'active', 'NOV', '{"sl": "Nov"}', 5) returning id, company_id
       )
       insert into catalogue_offers (offer_id, group_id, card_id, company_id, kind, price_cents, comparable, discounted,
         availability, condition, popularity)
       select id, id, id, company_id, 1, 500, true, false, 1, 1, 0 from added`,
      [store.company.id],
    );
    await switchTo(false);
    await blocked();
    await end();
    await settled();
    expect(await count('from products where company_id = $1')).toBe(1);
    expect(await onSale()).toBe(0);
  });
});

describe('a change of status that fails', () => {
  @Module({})
  class Objector {
    @OnEvent(CompanyActivityChanged.event, { suppressErrors: false })
    object({ active }: CompanyActivityChanged): void {
      if (active) throw new Conflict('companies.errors.slug_taken');
    }
  }

  it('does not happen at all', async () => {
    const started = await startApp({ imports: [Objector] });
    try {
      const { id } = await makeCompany(started.app, 'Sporna', false);
      const person = await makePerson(started.app, { userType: 'super_admin', companyId: null });
      const platform = await signedIn(started.origin, person);
      const response = await platform.send('PUT', `/api/companies/${id}/activate`, {});
      expect(response.status).toBe(409);
      expect(await (await platform.get(`/api/companies/${id}`)).json()).toMatchObject({ active: false });
      const rows = (statement: string) => started.app.get(DataSource).query<object[]>(statement);
      expect(await rows('select from catalogue_requests')).toEqual([]);
      expect(await rows(`select from audit_entries where action = 'company.activated'`)).toEqual([]);
    } finally {
      await started.close();
    }
  });
});
