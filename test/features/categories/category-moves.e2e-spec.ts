import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { CategoryJson } from '../../../src/categories/category.json.js';
import { CategoriesService } from '../../../src/categories/categories.service.js';
import { CatalogueService } from '../../../src/products/read-model/catalogue.service.js';
import { PlacementRequests } from '../../../src/products/read-model/placement-requests.js';
import { shareLock, takeLock } from '../../../src/core/database/advisory-locks.js';
import { dumpCatalogue } from '../../support/data/dump.js';
import { aFeed, anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { until } from '../../support/until.js';
import { failOnce } from '../../support/fail-once.js';
import { refreshReadModel } from '../../support/data/read-model.js';

const katalog = await Katalog.use();
const platform = await katalog.signedInAs('super_admin');
const store = await katalog.store();

describe('a category that has products', () => {
  let count = 0;

  /** A category with a name that no other one has. */
  const add = async (parentId: number | null = null) => {
    const number = ++count;
    const name = { sl: `Polica ${number}`, en: `Shelf ${number}` };
    return { id: await katalog.category(name, parentId), name };
  };
  const sell = async (category: { name: { sl: string } }, codes: string[]) => {
    const offers = codes.map((productCode) => ({ productCode, category: category.name.sl }));
    await katalog.import(store, aFeed(offers), { mode: 'delta' });
  };
  const send = async (method: string, path: string, body?: object) => {
    const response = await platform.send(method, `/api/categories/${path}`, body);
    return { status: response.status, text: await response.text() };
  };
  const move = (id: number, parentId: number | null) => send('PUT', String(id), { parentId });
  const one = async <Value>(statement: string, values: unknown[] = []) =>
    await katalog.value<Value>(`select (${statement}) as value`, values);
  /** Waits until the worker updated all placements and counts. */
  const settled = async () => {
    await until(async () => !(await one<boolean>('exists (select from catalogue_placement_requests)')));
  };
  const counted = async (id: number, cards: number) => {
    await settled();
    await until(() => one<number>('select product_count from categories where id = $1', [id]), {
      holds: (seen) => seen === cards,
    });
  };
  const addressOf = async (id: number, locale = 'sl') => {
    return (await platform.read<CategoryJson>(`/api/categories/${id}?locale=${locale}`)).url;
  };
  const listed = async (id: number) => {
    const { props } = await katalog.visitor().page(await addressOf(id), 'products/category');
    return props.results!.count;
  };
  const redirectOf = async (address: string) => {
    const { status, headers } = await katalog.visitor().get(address);
    return [status, headers.get('location') && katalog.origin + headers.get('location')!];
  };
  const codesIn = (id: number) =>
    one<string[] | null>(
      `select array_agg(p.product_code order by p.id) from product_categories c join products p on p.id = c.product_id
       where c.category_id = $1`,
      [id],
    );

  it('adds them to the lists of its new ancestors', async () => {
    const [from, to] = [await add(), await add()];
    const child = await add(from.id);
    await sell(await add(child.id), ['M-1', 'M-2']);
    await sell(from, ['M-3']);
    expect(await listed(from.id)).toBe(3);

    expect((await move(child.id, to.id)).status).toBe(200);
    await counted(to.id, 2);
    expect([await listed(from.id), await listed(child.id), await listed(to.id)]).toEqual([1, 2, 2]);
    await counted(from.id, 1);
  });

  it('is followed by its products although another transaction is in the way', async () => {
    const category = await add();
    await sell(category, ['PLACED']);
    const repeated = await failOnce(katalog, 'catalogue_placements', 'deadlock_detected');
    await katalog.rows(
      `insert into catalogue_placement_requests (product_id)
       select product_id from product_categories where category_id = $1`,
      [category.id],
    );
    await katalog.app.get(PlacementRequests).refreshRequestedPlacements(new AbortController().signal);
    await repeated();
  });

  it('is moved or deleted under the lock of category changes', async () => {
    const [moved, gone] = [await add(), await add()];
    const holder = await katalog.connect();
    for (const change of [
      () => move(moved.id, gone.id),
      () => send('DELETE', `${gone.id}?moveTo=${moved.id}`),
    ]) {
      await holder.query('begin');
      // like a batch of an import
      await holder.query(shareLock('categoryRows'));
      const answer = change();
      while (
        !(await one(
          `exists (select from pg_stat_activity
             where datname = current_database() and wait_event = 'advisory' and query = $1)`,
          [takeLock('categoryRows')],
        ))
      )
        await pause(20);
      await holder.query('rollback');
      expect((await answer).status).toBeLessThan(300);
      await move(moved.id, null);
    }
    holder.release();
  });

  it('redirects from its old URLs in both languages', async () => {
    const [from, to] = [await add(), await add()];
    const child = await add(from.id);
    const old = { sl: await addressOf(child.id), en: await addressOf(child.id, 'en') };
    await send('PUT', String(child.id), { translations: { slug: { sl: 'nova-polica', en: 'new-shelf' } } });
    const renamed = { sl: await addressOf(child.id), en: await addressOf(child.id, 'en') };
    await move(child.id, to.id);
    // a part of all addresses below it
    await send('PUT', String(to.id), { translations: { name: { sl: 'Omara', en: 'Cupboard' } } });
    const now = { sl: await addressOf(child.id), en: await addressOf(child.id, 'en') };
    expect(now.sl).toMatch(/\/omara\/nova-polica$/);
    expect(now.en).toMatch(/\/cupboard\/new-shelf$/);
    for (const locale of ['sl', 'en'] as const) {
      for (const address of [old[locale], renamed[locale], `${now[locale]}/se-kaj`])
        expect(await redirectOf(`${address}?sort=price`)).toEqual([301, `${now[locale]}?sort=price`]);
      expect((await katalog.visitor().get(now[locale])).status).toBe(200);
    }
  });

  it('is not redirected to an old URL by a process with a stale tree', async () => {
    const { id } = await add();
    const old = await addressOf(id);
    await katalog.visitor().get(old);
    // as another process would change it
    await katalog.rows(`update categories set slug = '{"sl": "drugje"}' where id = $1`, [id]);
    await pause(300);
    const now = old.replace(/[^/]+$/, 'drugje');
    expect((await katalog.visitor().get(now)).status).toBe(200);
    expect(await redirectOf(old)).toEqual([301, now]);
  });

  it('is deleted only with a target, which gets all of its content', async () => {
    const [old, target] = [await add(), await add()];
    const child = await add(old.id);
    await sell(old, ['D-1', 'D-2', 'D-3']);
    await sell(child, ['D-4']);
    const gone = await katalog.idOf(store, 'D-3');
    const twice = await katalog.idOf(store, 'D-2');
    await katalog.rows(`update products set deleted_at = now() where id = $1`, [gone]);
    await katalog.rows('insert into product_categories (product_id, category_id) values ($1, $2)', [
      twice,
      target.id,
    ]);
    await refreshReadModel(katalog.app, [gone, twice]);
    const ean = anEan();
    await katalog.rows(
      `with data as (insert into product_data (ean, gtin, company_id, name)
         values ($1, lpad($1, 14, '0'), $2, '{"sl": "Podatki"}') returning id)
       insert into product_data_categories select id, $3 from data`,
      [ean, store.company.id, old.id],
    );
    const address = { sl: await addressOf(old.id), en: await addressOf(old.id, 'en') };

    const refused = await send('DELETE', String(old.id));
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'not_empty',
      values: { products: 2, productData: 1, mappings: 1, children: 1 },
    });
    expect(await codesIn(old.id)).toEqual(['D-1', 'D-2', 'D-3']);

    expect((await send('DELETE', `${old.id}?moveTo=${target.id}`)).status).toBe(204);
    await counted(target.id, 3);
    expect(await codesIn(target.id)).toEqual(['D-1', 'D-2', 'D-3']);
    expect(await listed(target.id)).toBe(3);
    expect(await listed(child.id)).toBe(1);
    expect(
      await one('select count(*)::integer from product_data_categories where category_id = $1', [target.id]),
    ).toBe(1);
    // who comes by the old address, or by the one of something deleted before, is led on
    expect(await redirectOf(address.sl)).toEqual([301, await addressOf(target.id)]);
    expect(await redirectOf(address.en)).toEqual([301, await addressOf(target.id, 'en')]);
    const last = await add();
    await send('DELETE', `${target.id}?moveTo=${last.id}`);
    expect(await redirectOf(address.sl)).toEqual([301, await addressOf(last.id)]);
    await settled();
  });

  it('keeps mappings of its old name', async () => {
    const [renamed, deleted, target] = [await add(), await add(), await add()];
    await sell(renamed, ['N-1']);
    await sell(deleted, ['N-2']);
    await send('PUT', String(renamed.id), { name: `${renamed.name.sl} in še kaj` });
    await send('DELETE', `${deleted.id}?moveTo=${target.id}`);
    await sell(renamed, ['N-3']);
    await sell(deleted, ['N-4']);
    expect(await codesIn(renamed.id)).toEqual(['N-1', 'N-3']);
    expect(await codesIn(target.id)).toEqual(['N-2', 'N-4']);
  });

  it('can be deleted while an import is writing into it', async () => {
    const isWaiting = () =>
      one<boolean>(`exists (select from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%from products%for no key update')`);
    const [old, target] = [await add(), await add()];
    await sell(old, ['W-1']);
    const id = await katalog.idOf(store, 'W-1');
    const connection = await katalog.connect();
    let run: number;
    try {
      await connection.query('begin');
      await connection.query('select from products where id = $1 for update', [id]);
      const offers = ['W-1', 'W-2'].map((productCode) => ({ productCode, price: 7, category: old.name.sl }));
      const feed = aFeed(offers);
      run = await katalog.upload(store, feed, { mode: 'delta' });
      await until(() => isWaiting());
      expect((await send('DELETE', `${old.id}?moveTo=${target.id}`)).status).toBe(204);
    } finally {
      await connection.query('commit');
      connection.release();
    }
    expect(await katalog.settled(store, run)).toMatchObject({ status: 'done', counters: { created: 1 } });
    expect(await codesIn(target.id)).toEqual(['W-1', 'W-2']);
    await settled();
  });

  it('is moved completely after the worker was stopped and the queue was lost', async () => {
    const [from, to] = [await add(), await add()];
    const child = await add(from.id);
    await sell(child, ['Q-1', 'Q-2']);
    await katalog.stopWorker();
    try {
      await move(child.id, to.id);
      expect(await listed(to.id)).toBe(0);
      const redis = new Redis(katalog.config.redisUrl);
      const keys = await redis.keys(`${katalog.config.redisPrefix}:*`);
      if (keys.length) await redis.del(keys);
      redis.disconnect();
    } finally {
      await katalog.startWorker();
    }
    await counted(to.id, 2);
    expect(await listed(to.id)).toBe(2);
  });

  it('has the same read model as after a rebuild', async () => {
    const tables = ['catalogue_placements', 'categories'];
    const state = async () => {
      const dump = await dumpCatalogue(katalog);
      return tables.map((table) => dump[table]);
    };
    const kept = await state();
    await katalog.rows('truncate catalogue_offers, catalogue_placements, catalogue_texts');
    await katalog.app.get(CatalogueService).rebuild();
    katalog.app.get(CategoriesService).dropCache();
    expect(kept).toEqual(await state());
  });
});
