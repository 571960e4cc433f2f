import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { ImportDetailJson } from '../../../../src/import/import.json.js';
import { rollbackObstacle } from '../../../../src/import/rollback-state.js';
import { CategoriesService } from '../../../../src/categories/categories.service.js';
import { MediaCleaning } from '../../../../src/media/media-cleaning.js';
import type { MediaJson } from '../../../../src/media/media.json.js';
import { MediaRemoval } from '../../../../src/media/media-removal.js';
import { dumpCatalogue, dumpStore } from '../../../support/data/dump.js';
import { aFeed, anEan, type OfferOfFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { drawn } from '../../../support/data/pictures.js';
import { until } from '../../../support/until.js';

interface Seen {
  offer: { product_code: string };
  prices: unknown;
}

const katalog = await Katalog.use();
await katalog.category({ sl: 'Čaji', en: 'Teas' });

describe('the rollback of an import', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const rollBack = (id: number, { admin } = store) => admin.send('POST', `/api/imports/${id}/rollback`);
  const stateOf = (id: number) => store.admin.read<ImportDetailJson>(`/api/imports/${id}`);
  const settled = (id: number) =>
    until(() => stateOf(id), { holds: ({ status }) => status !== 'rolling-back' });
  const rolledBack = async (id: number) => {
    const response = await rollBack(id);
    if (response.status !== 202) throw new Error(`${response.status} ${await response.text()}`);
    return settled(id);
  };
  const problemOf = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as { title: string }),
  });
  /** Everything of the store that visitors and its employees see. */
  const seen = async () => (await dumpStore(katalog, store)) as Seen[];
  const pricesOf = async (code: string) =>
    (
      await katalog.rows<{ price: string }>(
        'select price from price_history where product_id = $1 order by at',
        [await katalog.idOf(store, code)],
      )
    ).map(({ price }) => Number(price));
  const partsOf = async () =>
    katalog.rows(
      `select p.product_code, (select jsonb_agg(jsonb_build_array(l.category_id, l.position) order by l.position)
           from product_categories l where l.product_id = p.id) as categories,
         (select jsonb_agg(jsonb_build_array(m.source_url, l.position) order by l.position)
           from product_media l join media m on m.id = l.media_id where l.product_id = p.id) as pictures,
         (select jsonb_agg(jsonb_build_array(a.definition_id, a.name, a.value, a.unit) order by a.position)
           from product_attributes a where a.product_id = p.id) as attributes
       from products p where company_id = $1 and deleted_at is null order by 1`,
      [store.company.id],
    );

  /** The first difference kind of each offer, by product code. */
  const kindsOf = async (id: number) =>
    Object.fromEntries(
      (
        await katalog.rows<{ code: string; kind: string }>(
          'select product_code as code, kinds[1] as kind from import_differences where import_id = $1',
          [id],
        )
      ).map(({ code, kind }) => [code, kind]),
    );

  const startsOf = async (id: number) =>
    await katalog.value<number>('select rollback_starts as starts from imports where id = $1', [id]);
  /** Waits until a statement with this text waits for a lock. */
  const blocked = async (words: string) => {
    while (
      !(
        await katalog.rows(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like $1`,
          [`%${words}%`],
        )
      ).length
    )
      await pause(20);
  };

  const FIRST: Partial<OfferOfFeed>[] = [
    { productCode: 'A', name: 'Zeleni čaj', price: 10, brand: 'Savica', category: 'Čaji', stock: 3 },
    {
      productCode: 'B',
      name: 'Črni čaj',
      price: 20,
      ean: anEan(),
      attributes: [{ name: 'Okus', value: 'blag' }],
    },
    { productCode: 'C', name: 'Odhajajoči', price: 30, deliveryCost: 4, variantGroup: 'V' },
  ];
  const SECOND: Partial<OfferOfFeed>[] = [
    { productCode: 'A', name: 'Napaka', price: 1, brand: 'Tuja', category: 'Drugam', stock: 0 },
    { productCode: 'B', name: 'Črni čaj', price: 20, attributes: [{ name: 'Vonj', value: 'močan' }] },
    { productCode: 'D', name: 'Novi', price: 40 },
  ];

  it('leaves no category paths and no images of offers that only it had', async () => {
    const offer = (productCode: string, category: string) => ({
      productCode,
      category,
      picture: `https://slike.example/${store.company.id}/${productCode}.jpg`,
    });
    await katalog.import(store, aFeed([offer('STARA', 'Stara pot')]));
    const both = aFeed([offer('STARA', 'Stara pot'), offer('NOVA', 'Nova pot')]);
    // a dry run stores the paths, so that they can be mapped
    await katalog.import(store, both, { mode: 'dry-run' });
    const { id } = await katalog.import(store, both);
    const paths = async () => {
      const { mappings } = (await store.admin.page('/administracija/uvozi/kategorije', 'import/categories'))
        .props;
      return mappings.map(({ path }) => path).sort();
    };
    const images = async () => (await store.admin.page('/administracija/mediji', 'media/index')).props.count;
    expect([await paths(), await images()]).toEqual([['Nova pot', 'Stara pot'], 2]);
    await rolledBack(id);
    expect([await paths(), await images()]).toEqual([['Stara pot'], 1]);
  });

  it('restores everything, including price history', async () => {
    await katalog.import(store, aFeed(FIRST));
    const [before, parts] = [await seen(), await partsOf()];
    const { id } = await katalog.import(store, aFeed(SECOND));
    expect(await partsOf()).not.toEqual(parts);

    const run = await rolledBack(id);
    expect(run).toMatchObject({ status: 'rolled-back', rollback: { restored: 4, kept: 0, keptOffers: [] } });
    const [added] = await katalog.rows<{ deleted: boolean }>(
      'select deleted_at is not null as deleted from products where id = $1',
      [await katalog.idOf(store, 'D')],
    );
    expect(added).toEqual({ deleted: true });
    expect((await seen()).filter(({ offer }) => offer.product_code !== 'D')).toEqual(before);
    expect(await partsOf()).toEqual(parts);
    expect(await pricesOf('A')).toEqual([10]);
    expect(await pricesOf('B')).toEqual([20]);
    // importing the rolled-back file changes offers again, the file before it changes none
    expect((await katalog.import(store, aFeed(FIRST))).counters).toMatchObject({ unchanged: 3, updated: 0 });
    // offers that the rollback deleted are new again: the store no longer sees them
    const counters = { created: 1, updated: 2, deactivated: 1 };
    const dryRun = await katalog.import(store, aFeed(SECOND), { mode: 'dry-run' });
    expect(await kindsOf(dryRun.id)).toMatchObject({ A: 'changed', B: 'changed', C: 'gone', D: 'new' });
    const again = await katalog.import(store, aFeed(SECOND));
    expect(again.counters).toMatchObject(counters);
    expect(dryRun.dryRunCounters).toMatchObject(counters);
    expect(await kindsOf(again.id)).toMatchObject({ D: 'new' });
  });

  it('deletes offers again that the import had restored', async () => {
    await katalog.import(store, aFeed([{ productCode: 'A', price: 5 }]));
    const product = await katalog.idOf(store, 'A');
    expect((await store.admin.send('DELETE', `/api/products/${product}`)).status).toBe(204);
    const before = await dumpStore(katalog, store);
    const { id } = await katalog.import(store, aFeed([{ productCode: 'A', price: 5 }]));
    expect(await dumpStore(katalog, store)).not.toEqual(before);
    await rolledBack(id);
    const [row] = await katalog.rows<{ status: string; gone: boolean; left: boolean }>(
      'select status, deleted_at is not null as gone, left_feed as left from products where id = $1',
      [product],
    );
    expect(row).toEqual({ status: 'active', gone: true, left: false });
  });

  it('keeps offers that were edited since, and lists them', async () => {
    await katalog.import(store, aFeed(FIRST));
    const { id } = await katalog.import(store, aFeed(SECOND));
    const [edited, added] = [await katalog.idOf(store, 'A'), await katalog.idOf(store, 'D')];
    for (const product of [edited, added])
      expect((await store.admin.send('PATCH', `/api/products/${product}`, { price: 77 })).status).toBe(200);

    const run = await rolledBack(id);
    expect(run.rollback).toEqual({
      restored: 2,
      kept: 2,
      keptOffers: [
        { productCode: 'A', name: 'Napaka', url: expect.stringMatching(new RegExp(`/${edited}$`)) as string },
        { productCode: 'D', name: 'Novi', url: expect.stringMatching(new RegExp(`/${added}$`)) as string },
      ],
    });
    const rows = await katalog.rows<{ code: string; price: string; status: string }>(
      'select product_code as code, price, status from products where company_id = $1 and deleted_at is null order by 1',
      [store.company.id],
    );
    expect(rows).toEqual([
      { code: 'A', price: '77.00', status: 'active' },
      { code: 'B', price: '20.00', status: 'active' },
      { code: 'C', price: '30.00', status: 'active' },
      { code: 'D', price: '77.00', status: 'active' },
    ]);
    const { text } = await store.admin.document(`/administracija/uvozi?import=${id}`);
    expect(text).toContain('2 izdelka sta spet v stanju pred uvozom.');
    expect(text).toContain('Pri 2 izdelkih uvoza nismo razveljavili zaradi poznejših ročnih sprememb.');
    expect(text).toContain('Napaka A');
  });

  it('is refused with a reason', async () => {
    const first = await katalog.import(store, aFeed(FIRST));
    const same = await katalog.import(store, aFeed(FIRST));
    expect(await problemOf(await rollBack(same.id))).toMatchObject({
      status: 409,
      title: expect.stringContaining('ni ničesar spremenil') as string,
    });
    expect((await stateOf(first.id)).rollbackUrl).not.toBeNull();

    const second = await katalog.import(store, aFeed(SECOND));
    expect(await problemOf(await rollBack(first.id))).toMatchObject({
      status: 409,
      title: expect.stringContaining('ima novejši uvoz') as string,
    });
    expect((await stateOf(first.id)).rollbackUrl).toBeNull();

    await katalog.stopWorker();
    await katalog.upload(store, aFeed(FIRST));
    expect(await problemOf(await rollBack(second.id))).toMatchObject({
      status: 409,
      title: expect.stringContaining('čaka v vrsti ali poteka') as string,
    });
    await katalog.startWorker();
  });

  it('is not found for another store’s actors', async () => {
    const { id } = await katalog.import(store, aFeed(FIRST));
    expect((await rollBack(id, await katalog.store())).status).toBe(404);
    expect((await rollBack(999_999)).status).toBe(404);
    expect(await stateOf(id)).toMatchObject({ status: 'done', rollback: null });
  });

  it('resets prices that a later import without changes has confirmed', async () => {
    const checkedAt = async () =>
      await katalog.value<Date>('select prices_checked_at as at from companies where id = $1', [
        store.company.id,
      ]);
    await katalog.import(store, aFeed(FIRST));
    const [before, confirmed] = [await seen(), await checkedAt()];
    const { id } = await katalog.import(store, aFeed(SECOND));
    await katalog.import(store, aFeed(SECOND));
    expect(await checkedAt()).not.toEqual(confirmed);

    expect(await rolledBack(id)).toMatchObject({ status: 'rolled-back', rollback: { restored: 4 } });
    expect((await seen()).filter(({ offer }) => offer.product_code !== 'D')).toEqual(before);
    expect(await checkedAt()).toEqual(confirmed);
  });

  describe('of parts deleted meanwhile', () => {
    const pictured = (url?: string) => aFeed([{ productCode: 'P', name: 'S sliko', picture: url }]);
    const picturesOf = async () =>
      await katalog.values<number>(
        'select media_id as id from product_media where product_id = $1 order by position',
        [await katalog.idOf(store, 'P')],
      );

    it('restores uploaded pictures, which are not deleted until then', async () => {
      const first = await katalog.import(store, pictured());
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await drawn().png().toBuffer())]), 'slika.png');
      const media = await store.admin.write<{
        data: MediaJson[];
      }>('POST', '/api/media', form);
      const mediaId = media.data[0]!.id;
      const product = await katalog.idOf(store, 'P');
      await store.admin.send('POST', `/api/products/${product}/media`, { mediaId });
      const { id } = await katalog.import(store, pictured('https://trgovina.example/druga.jpg'));
      expect(await picturesOf()).not.toContain(mediaId);

      const clean = async () => {
        await katalog.rows(`update media set unused_since = now() - interval '8 days' where id = $1`, [
          mediaId,
        ]);
        await katalog.app.get(MediaCleaning).run(new AbortController().signal);
        return katalog.rows('select from media where id = $1', [mediaId]);
      };
      expect(await clean()).toHaveLength(1);
      const shown = await store.admin.page(`/administracija/mediji?edit=${mediaId}`, 'media/index');
      expect(shown.props.form!.uses).toEqual([
        { kind: 'import', name: 'feed.xml', url: `/administracija/uvozi?import=${id}` },
      ]);
      await rolledBack(id);
      expect(await picturesOf()).toEqual([mediaId]);
      expect(await clean()).toHaveLength(1);
      // the upload is no longer needed
      await katalog.rows('delete from product_media where media_id = $1', [mediaId]);
      expect(await clean()).toEqual([]);
      expect((await stateOf(first.id)).rollbackUrl).not.toBeNull();
    });

    it('lets the same file restore removed pictures', async () => {
      const feed = pictured('https://trgovina.example/slika.jpg');
      await katalog.import(store, feed);
      const [mediaId] = await picturesOf();
      const { id } = await katalog.import(store, pictured());
      expect(await katalog.app.get(MediaRemoval).remove([mediaId!])).toEqual([mediaId]);
      await rolledBack(id);
      expect(await picturesOf()).toEqual([]);

      expect((await katalog.import(store, feed)).counters).toMatchObject({ updated: 1, unchanged: 0 });
      expect(await picturesOf()).toHaveLength(1);
    });

    it('moves offers of a deleted category to its successor', async () => {
      const [gone, successor] = [
        await katalog.category({ sl: 'Opuščena' }),
        await katalog.category({ sl: 'Naslednica' }),
      ];
      await katalog.import(store, aFeed([{ productCode: 'A', category: 'Opuščena' }]));
      const { id } = await katalog.import(store, aFeed([{ productCode: 'A', category: 'Naslednica' }]));
      const platform = await katalog.signedInAs('super_admin');
      const response = await platform.send('DELETE', `/api/categories/${gone}?moveTo=${successor}`);
      expect(response.status).toBe(204);
      katalog.app.get(CategoriesService).dropCache();
      expect(await rolledBack(id)).toMatchObject({
        status: 'rolled-back',
        rollback: { restored: 1, kept: 0 },
      });
      expect((await partsOf())[0]).toMatchObject({ categories: [[successor, 0]] });
    });

    it('keeps an offer that is edited at the same moment', async () => {
      await katalog.import(store, aFeed(FIRST));
      const { id } = await katalog.import(store, aFeed(SECOND));
      const editor = await katalog.connect();
      await editor.query('begin');
      await editor.query('update products set price = 77, updated_at = clock_timestamp() where id = $1', [
        await katalog.idOf(store, 'A'),
      ]);
      await rollBack(id);
      await blocked('no key update of p');
      await editor.query('commit');
      editor.release();
      expect((await settled(id)).rollback).toMatchObject({
        restored: 3,
        kept: 1,
        keptOffers: [{ productCode: 'A' }],
      });
      expect(await pricesOf('A')).toEqual([10, 1]);
    });
  });

  it('fails after many starts without progress, and may be requested again', async () => {
    await katalog.import(store, aFeed(FIRST));
    const before = await seen();
    const { id } = await katalog.import(store, aFeed(SECOND));
    // as if the disk were full
    await katalog.rows(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'full' using errcode = '53100'; end $$`);
    await katalog.rows(`create trigger refuse before update on import_changes execute function refuse()`);
    await katalog.stopWorker();
    await rollBack(id);
    await katalog.rows('update imports set rollback_starts = 18 where id = $1', [id]);
    await katalog.startWorker();
    await until(async () => (await startsOf(id)) >= 19);
    expect((await stateOf(id)).status).toBe('rolling-back');
    await katalog.stopWorker();
    await katalog.startWorker();
    expect(await settled(id)).toMatchObject({
      status: 'failed',
      reason: { message: expect.stringContaining('napake na naši strani') as string },
    });
    await katalog.rows('drop function refuse cascade');
    expect(await rolledBack(id)).toMatchObject({ status: 'rolled-back', rollback: { restored: 4 } });
    expect((await seen()).filter(({ offer }) => offer.product_code !== 'D')).toEqual(before);
  });

  it('runs once for many requests, and then the earlier import can be rolled back', async () => {
    const first = await katalog.import(store, aFeed(FIRST));
    const before = await dumpCatalogue(katalog);
    const second = await katalog.import(
      store,
      aFeed([{ productCode: 'B', price: 2 }], 'language="sl" currency="EUR"'),
      { mode: 'delta' },
    );
    await Promise.all([rollBack(second.id), rollBack(second.id)]);
    await settled(second.id);
    const once = await dumpCatalogue(katalog);
    expect((await rollBack(second.id)).status).toBe(202);
    expect(await settled(second.id)).toMatchObject({ status: 'rolled-back', rollback: { restored: 1 } });
    const { manager } = katalog.app.get(DataSource);
    expect((await rollbackObstacle(manager, second.id))!.key).toBe('imports.errors.rolled_back');
    expect(await dumpCatalogue(katalog)).toEqual(once);
    expect(once.catalogue_offers).toEqual(before.catalogue_offers);

    expect(await rolledBack(first.id)).toMatchObject({ status: 'rolled-back', rollback: { restored: 3 } });
    const page = await katalog.visitor().get(`/izdelek/${await katalog.idOf(store, 'A')}`);
    expect(page.status).toBe(404);
    const log = await katalog.rows(
      `select object_id, object_name from audit_entries where action = 'import-run.rolled-back' and object_id = any($1) order by id`,
      [[String(first.id), String(second.id)]],
    );
    expect(log).toEqual([
      { object_id: String(second.id), object_name: 'feed.xml' },
      { object_id: String(first.id), object_name: 'feed.xml' },
    ]);
  });

  it('is in the change log, with a link to the import', async () => {
    const { id } = await katalog.import(store, aFeed(FIRST));
    await rolledBack(id);
    const platform = await katalog.signedInAs('super_admin');
    const { props } = await platform.page('/en/admin/audit-log?kind=import-run', 'audit/index');
    expect(props.entries[0]).toMatchObject({
      actionText: 'Import rolled back',
      objectUrl: `/en/admin/imports?import=${id}`,
      changes: [{ field: 'Status', before: 'finished', after: 'rolling back' }],
    });
  });

  it('continues after its last batch when the worker is killed', async () => {
    const offers = (price: number) =>
      aFeed(
        Array.from({ length: 250 }, (_, index) => ({
          productCode: `K-${index}`,
          name: `Ime ${index}`,
          price,
        })),
      );
    await katalog.import(store, offers(10));
    const before = await seen();
    const { id } = await katalog.import(store, offers(11));
    await katalog.stopWorker();
    // locks the last product of the second batch, so that the worker waits within that batch
    const holder = await katalog.connect();
    await holder.query('begin');
    await holder.query(
      `select from products where id = (select product_id from import_changes where import_id = $1 order by product_id offset 199 limit 1)
       for update`,
      [id],
    );
    const worker = katalog.spawnWorker();
    await rollBack(id);
    await until(async () => (await stateOf(id)).rollback!.restored >= 100);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await holder.query('commit');
    holder.release();
    // as after a minute without a heartbeat
    await katalog.rows(`update imports set heartbeat_at = 'epoch' where id = $1`, [id]);
    await katalog.startWorker();
    expect(await settled(id)).toMatchObject({
      status: 'rolled-back',
      rollback: { restored: 250, kept: 0 },
    });
    expect(await seen()).toEqual(before);
  });

  it('is requested by a button with a confirmation dialog', async () => {
    const { id } = await katalog.import(store, aFeed(FIRST));
    const { props } = await store.admin.page(`/administracija/uvozi?import=${id}`, 'import/index');
    const { rollbackUrl } = props.current!;
    expect(rollbackUrl).toBe(`/administracija/uvozi/${id}/razveljavitev`);
    expect((await store.admin.submit('POST', rollbackUrl!, {})).status).toBe(303);
    expect(await settled(id)).toMatchObject({ status: 'rolled-back' });
    const onlooker = await katalog.signedInAs('employee', {
      companyId: store.company.id,
      permissionLevel: 0,
    });
    const seenBy = await onlooker.page(`/administracija/uvozi?import=${id}`, 'import/index');
    expect(seenBy.props.current).toMatchObject({ rollbackUrl: null, status: 'rolled-back' });
  });
});
