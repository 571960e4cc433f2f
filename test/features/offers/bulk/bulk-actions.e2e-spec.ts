import { DataSource } from 'typeorm';
import { CategoryWriter } from '../../../../src/categories/writing/category-writer.js';
import type { Company } from '../../../../src/companies/company.entity.js';
import type { FlashData } from '../../../../src/core/inertia/pages.js';
import { useApp } from '../../../support/app.js';
import { enter, makeCompany } from '../../../support/people.js';
import { insertProducts } from '../../../support/data/product-rows.js';
import { until } from '../../../support/until.js';
import type { Visitor } from '../../../support/browser/visitor.js';
import { refreshReadModel } from '../../../support/data/read-model.js';

const LIST = '/administracija/izdelki';
const BULK = `${LIST}/skupinsko`;

const started = await useApp();
const database = started.app.get(DataSource);
const foreign = await makeCompany(started.app, 'Tuja trgovina');
const platform = (await enter(started, { userType: 'super_admin', companyId: null })).visitor;

describe('bulk actions', () => {
  let seller: Visitor;
  let own: Company;
  beforeEach(async () => {
    own = await makeCompany(started.app);
    seller = (await enter(started, { userType: 'employee', companyId: own.id, permissionLevel: 1 })).visitor;
  });

  const stock = async (...options: [amount: number, fields?: Parameters<typeof insertProducts>[3]]) => {
    const ids = await insertProducts(database, own.id, ...options);
    await refreshReadModel(started.app, ids);
    return ids;
  };
  const submit = (path: string, body: object, who = seller, method = 'POST', list = LIST) =>
    who.submit(method, path, body, { from: list });
  /** Runs the action; returns the flash data of the list. */
  const act = async (body: object, { path = BULK, who = seller, list = LIST } = {}): Promise<FlashData> => {
    const response = await submit(path, body, who, 'POST', list);
    expect([response.status, response.headers.get('location')]).toEqual([303, list]);
    return (await who.page(list, 'offers/index')).flash!;
  };
  const column = async (expression: string, ids: number[]) => {
    const rows = await database.query<{ value: unknown }[]>(
      `select ${expression} as value from products p where id = any($1::integer[]) order by id`,
      [ids],
    );
    return rows.map(({ value }) => value);
  };
  const statuses = (ids: number[]) => column('status', ids);
  const onSale = async (ids: number[]) =>
    (await database.query<unknown[]>('select from catalogue_offers where offer_id = any($1)', [ids])).length;
  const categories = (ids: number[]) =>
    column(
      'array(select category_id from product_categories l where product_id = p.id order by position)',
      ids,
    );
  const category = (kind: 'product' | 'service' = 'product') =>
    started.app.get(CategoryWriter).create(null, { name: { sl: `Veja ${crypto.randomUUID()}` }, kind });

  it('activate the selected products, with all that the form of one does', async () => {
    const [first, second, other] = (await stock(3)) as [number, number, number];
    const before = await column('updated_at', [first]);
    const { toast } = await act({ action: 'activate', ids: [first, second] });
    expect(toast).toMatchObject({ severity: 'success', detail: 'Aktivirani sta 2 ponudbi.' });
    expect(await statuses([first, second, other])).toEqual(['active', 'active', 'draft']);
    expect(await onSale([first, second, other])).toBe(2);
    expect(await column('updated_at', [first])).not.toEqual(before);

    const { history } = await seller.reload(`${LIST}/${first}`, 'offers/form', ['history']);
    expect(history).toMatchObject([
      { action: 'product.activated', changes: [{ field: 'Status', before: 'Osnutek', after: 'Aktivno' }] },
    ]);
    // the toast is enough: the run is not listed
    expect((await seller.page(LIST, 'offers/index')).props.bulkRuns).toEqual([]);

    const again = await act({ action: 'activate', ids: [first, second] });
    expect(again.toast!.detail).toBe('Ni sprememb: vse izbrano je že v tem stanju.');
    // as a page without JavaScript sends it
    await seller.post(BULK, { action: 'activate', ids: String(other) });
    expect(await statuses([other])).toEqual(['active']);
  });

  it('refuse products that cannot be activated, with the reason in both languages', async () => {
    const whole = await stock(2);
    const [lacking] = await stock(1, { link: '' });
    const { toast } = await act({ action: 'activate', ids: [lacking, ...whole] });
    expect(toast).toMatchObject({
      severity: 'warn',
      detail: 'Aktivirani sta 2 ponudbi. 1 ponudba ni spremenjena. Razlogi so nad seznamom.',
    });
    expect(await statuses([...whole, lacking!])).toEqual(['active', 'active', 'draft']);
    const [run] = (await seller.page(LIST, 'offers/index')).props.bulkRuns;
    expect(run).toMatchObject({
      status: 'done',
      total: 3,
      done: 3,
      changed: 2,
      refusedCount: 1,
      refused: [{ name: { text: 'Čaj 1' }, reason: 'Manjka povezava do strani v trgovini. Vpišite jo.' }],
      cancelUrl: null,
      undoUrl: null,
    });
    // services have a list of their own
    expect((await seller.page('/administracija/storitve', 'offers/index')).props.bulkRuns).toEqual([]);
    const english = await seller.page('/en/admin/products', 'offers/index');
    expect(english.props.bulkRuns[0]!.refused[0]!.reason).toBe(
      'The link to the page in the store is missing. Enter it.',
    );
  });

  it('deactivate permanently: no feed activates what a person has deactivated', async () => {
    const [active] = (await stock(1, { status: 'active' })) as [number];
    const [draft] = (await stock(1)) as [number];
    await database.query('update products set left_feed = true where id = $1', [active]);
    const { toast } = await act({ action: 'deactivate', ids: [active, draft] });
    expect(toast!.detail).toBe('Deaktivirana je 1 ponudba. 1 ponudba že prej ni bila aktivna.');
    // a draft stays a draft
    expect(await statuses([active, draft])).toEqual(['inactive', 'draft']);
    expect(await column('left_feed', [active])).toEqual([false]);
    expect(await column('unavailable_since is null', [active, draft])).toEqual([false, true]);
    expect(await onSale([active])).toBe(0);
  });

  describe('of one store', () => {
    let mine: number[];
    let theirs: number[];
    beforeEach(async () => {
      mine = await stock(1);
      theirs = await insertProducts(database, foreign.id, 2);
    });

    it('ignore products of another store', async () => {
      expect((await act({ action: 'activate', ids: [...mine, ...theirs] })).toast!.detail).toBe(
        'Aktivirana je 1 ponudba.',
      );
      expect(await statuses([...mine, ...theirs])).toEqual(['active', 'draft', 'draft']);
      const response = await submit(BULK, { action: 'delete', ids: theirs }, seller);
      expect(response.status).toBe(303);
      const { flash } = await seller.page(LIST, 'offers/index');
      expect(flash!.toast).toMatchObject({
        severity: 'error',
        detail:
          'Sprememb pri izdelkih ni bilo mogoče shraniti. Izbranih ponudb ni več v asortimentu. Izberite druge.',
      });
      expect(await column('deleted_at', theirs)).toEqual([null, null]);
    });

    it('change all of their own products, none of another store', async () => {
      await act({ action: 'activate', all: true });
      expect(await statuses([...mine, ...theirs])).toEqual(['active', 'draft', 'draft']);
      const path = `${BULK}?company=${foreign.id}`;
      expect((await seller.send('POST', path, { action: 'delete', all: true })).status).toBe(404);
      expect(await column('deleted_at', theirs)).toEqual([null, null]);
    });

    it('are possible in all stores for catalogue admins', async () => {
      await act({ action: 'activate', ids: [...mine, ...theirs] }, { who: platform });
      expect(await statuses([...mine, ...theirs])).toEqual(['active', 'active', 'active']);
    });

    it('cannot be cancelled or undone by others', async () => {
      const { undo } = await act({ action: 'delete', ids: mine });
      const { visitor } = await enter(started, { userType: 'admin', companyId: foreign.id });
      expect((await visitor.send('POST', undo!.url, {})).status).toBe(404);
      expect((await visitor.send('DELETE', undo!.url)).status).toBe(404);
      expect(await column('deleted_at is null', mine)).toEqual([false]);
      expect((await visitor.page(LIST, 'offers/index')).props.bulkRuns).toEqual([]);
    });

    it('need the permission to write', async () => {
      const { visitor } = await enter(started, {
        userType: 'employee',
        companyId: own.id,
        permissionLevel: 0,
      });
      expect((await visitor.page(LIST, 'offers/index')).props.bulkUrl).toBeNull();
      expect((await visitor.send('POST', BULK, { action: 'delete', ids: mine })).status).toBe(403);
      expect(await column('deleted_at', mine)).toEqual([null]);
    });
  });

  it('change all hits of the list’s filters on all pages, without the deselected ones', async () => {
    const teas = await stock(60, { name: 'Žajbelj' });
    const drafts = await stock(2, { name: 'Žajbelj', status: 'inactive' });
    const others = await stock(2, { name: 'Kava' });
    const services = await stock(1, { name: 'Žajbelj', kind: 'service' });
    const { props } = await seller.page(
      `${LIST}?query=zajbelj&status=draft&sort=name&page=2`,
      'offers/index',
    );
    expect(props.count).toBe(60);
    await act({ action: 'delete', all: true, except: teas.slice(0, 3) }, { path: props.bulkUrl! });
    const gone = (ids: number[]) => column('deleted_at is not null', ids);
    expect((await gone(teas)).filter(Boolean)).toHaveLength(57);
    expect(await gone([...teas.slice(0, 3), ...drafts, ...others, ...services])).not.toContain(true);

    const list = '/administracija/storitve';
    const { bulkUrl } = (await seller.page(list, 'offers/index')).props;
    await act({ action: 'delete', all: true }, { path: bulkUrl!, list });
    expect(await gone(services)).toEqual([true]);
    expect(await gone(others)).toEqual([false, false]);
  });

  it('reject an invalid filter, instead of changing all', async () => {
    const ids = await stock(2);
    for (const query of ['status=asleep', 'category=x', 'colour=red', 'availability=soon'])
      expect((await seller.send('POST', `${BULK}?${query}`, { action: 'delete', all: true })).status).toBe(
        400,
      );
    expect(await column('deleted_at', ids)).toEqual([null, null]);
  });

  it.each<[string, object]>([
    ['nothing chosen', { action: 'delete' }],
    ['none', { action: 'delete', ids: [] }],
    ['an action that nobody knows', { action: 'sell', ids: [1] }],
    ['what only undoing does', { action: 'restore', ids: [1] }],
    ['a category without its number', { action: 'categorise', ids: [1] }],
    ['a category that is not there', { action: 'categorise', ids: [1], categoryId: 999_999 }],
    ['ids that are none', { action: 'delete', ids: ['1 or true'] }],
  ])('refuses %s', async (_, body) => {
    expect((await seller.send('POST', BULK, body)).status).toBe(422);
  });

  it.each<[string, (id: number) => object]>([
    ['some and all', (id) => ({ ids: [id], all: true })],
    ['none and all', () => ({ ids: [], all: true })],
    ['some without some', (id) => ({ ids: [id], except: [id] })],
    ['nothing but exceptions', (id) => ({ except: [id] })],
  ])('touches nothing when %s are meant at once', async (_, choice) => {
    const ids = await stock(2);
    const body = { action: 'delete', ...choice(ids[0]!) };
    expect((await seller.send('POST', BULK, body)).status).toBe(422);
    expect(await column('deleted_at', ids)).toEqual([null, null]);
  });

  it('add a category, or replace the others', async () => {
    const [home, tea, services] = [await category(), await category(), await category('service')];
    const [first, second] = (await stock(2, { status: 'active' })) as [number, number];
    const ids = [first, second];
    const file = (categoryId: number, mode: string) => act({ action: 'categorise', ids, categoryId, mode });

    await act({ action: 'categorise', ids: [first], categoryId: home, mode: 'add' });
    await file(tea, 'add');
    expect(await categories(ids)).toEqual([[home, tea], [tea]]);
    const [{ count }] = (await database.query<{ count: number }[]>(
      'select count(*)::integer as count from catalogue_placements where category_id = $1',
      [tea],
    )) as [{ count: number }];
    expect(count).toBe(2);
    expect((await file(tea, 'add')).toast!.detail).toMatch(/^Ni sprememb/);
    await file(home, 'replace');
    expect(await categories(ids)).toEqual([[home], [home]]);

    expect((await file(services, 'replace')).toast!.detail).toMatch(
      /^V kategorijo je uvrščenih 0 ponudb\. 2 ponudbi nista spremenjeni/,
    );
    expect(await categories(ids)).toEqual([[home], [home]]);
    const [run] = (await seller.page(LIST, 'offers/index')).props.bulkRuns;
    expect(run!.refused.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 2 }, () => 'Kategorija ni za to vrsto ponudbe. Izberite drugo.'),
    );
  });

  it('say what was so already, and what the feed will write over', async () => {
    const tea = await category();
    const [first, second, third] = (await stock(3)) as [number, number, number];
    await database.query(`update products set content_hash = '\\x01' where id = any($1)`, [[first, second]]);
    const file = (ids: number[]) => act({ action: 'categorise', ids, categoryId: tea, mode: 'replace' });
    await file([third]);
    const { toast } = await file([first, second, third]);
    expect(toast!.detail).toBe(
      'V kategorijo sta uvrščeni 2 ponudbi. 1 ponudba je že bila v tej kategoriji. Kategorijo 2 ponudb bo uvoz ' +
        'prepisal ob naslednji spremembi v viru podatkov. Trajno jo določite s preslikavo kategorij.',
    );
    expect(toast!.life).toBe(5000);
    // nor are categories that the store keeps
    await database.query(`update products set kept_fields = '{categoryIds}' where id = $1`, [second]);
    const coffee = await category();
    const moved = await act({
      action: 'categorise',
      ids: [first, second],
      categoryId: coffee,
      mode: 'replace',
    });
    expect(moved.toast!.detail).toMatch(
      /^V kategorijo sta uvrščeni 2 ponudbi\. Kategorijo 1 ponudbe bo uvoz prepisal/,
    );
    // an offer that left the feed is not overwritten
    await database.query('update products set left_feed = true where id = $1', [second]);
    const deleted = await act({ action: 'delete', ids: [first, second] });
    expect(deleted.toast!.detail).toBe(
      'Izbrisani sta 2 ponudbi. 1 ponudba je še v viru podatkov, zato jo bo naslednji uvoz obnovil. ' +
        'Če je kupci ne smejo videti, jo deaktivirajte.',
    );
  });

  describe('deletions', () => {
    let ids: number[];
    beforeEach(async () => {
      ids = await stock(3, { status: 'active' });
    });
    const gone = () => column('deleted_at is not null', ids);

    it('are undone as a whole, repeatedly', async () => {
      const { toast, undo } = await act({ action: 'delete', ids });
      expect(toast!.detail).toBe('Izbrisane so 3 ponudbe.');
      expect([await gone(), await onSale(ids)]).toEqual([[true, true, true], 0]);

      const restored = await act({}, { path: undo!.url });
      expect(restored).toMatchObject({ toast: { severity: 'success', detail: 'Obnovljene so 3 ponudbe.' } });
      expect(restored.undo).toBeUndefined();
      expect([await gone(), await statuses(ids), await onSale(ids)]).toEqual([
        [false, false, false],
        ['active', 'active', 'active'],
        3,
      ]);
      await act({ action: 'delete', ids: ids.slice(0, 1) });
      // a second click does not restore offers deleted since
      expect((await act({}, { path: undo!.url })).toast!.detail).toBe('Obnovljene so 3 ponudbe.');
      expect(await gone()).toEqual([true, false, false]);
    });

    it('do not restore what was deleted before', async () => {
      await submit(`${LIST}/${ids[0]}`, {}, seller, 'DELETE');
      const { undo } = await act({ action: 'delete', ids });
      await act({}, { path: undo!.url });
      expect(await gone()).toEqual([true, false, false]);
    });

    it('report products that cannot be restored because their code is taken', async () => {
      const { undo } = await act({ action: 'delete', ids });
      await database.query(
        `insert into products (company_id, product_code, name, price)
         select company_id, product_code, name, 5 from products where id = $1`,
        [ids[1]],
      );
      const { toast } = await act({}, { path: undo!.url });
      expect(toast).toMatchObject({
        severity: 'warn',
        detail: expect.stringMatching(/^Obnovljeni sta 2 ponudbi\./) as string,
      });
      expect(await gone()).toEqual([false, true, false]);
      const [run] = (await seller.page(LIST, 'offers/index')).props.bulkRuns;
      expect(run).toMatchObject({
        action: 'restore',
        refused: [{ reason: 'To šifro izdelka ima zdaj druga ponudba. Vpišite drugo šifro.' }],
      });
    });

    it('report them, too, when the code is taken during the run', async () => {
      const { undo } = await act({ action: 'delete', ids });
      const holder = database.createQueryRunner();
      await holder.startTransaction();
      await holder.query(
        `insert into products (company_id, product_code, name, price)
         select company_id, product_code, name, 5 from products where id = $1`,
        [ids[1]],
      );
      const restored = act({}, { path: undo!.url });
      // it has found the code free, and waits for the unique index
      await until(async () => {
        const waiting = await database.query<unknown[]>(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like '%deleted_at =%'`,
        );
        return waiting.length === 1;
      });
      await holder.commitTransaction();
      await holder.release();
      expect((await restored).toast).toMatchObject({
        severity: 'warn',
        detail: expect.stringMatching(/^Obnovljeni sta 2 ponudbi\. 1 ponudba ni spremenjena/) as string,
      });
      expect(await gone()).toEqual([false, true, false]);
    });

    it('answer a double click with the first run', async () => {
      const first = await act({ action: 'delete', ids });
      const second = await act({ action: 'delete', ids });
      expect(second.undo).toEqual(first.undo);
      await act({}, { path: second.undo!.url });
      expect(await gone()).toEqual([false, false, false]);
    });

    it('are the only action that can be undone', async () => {
      await act({ action: 'deactivate', ids });
      const [{ id }] = (await database.query('select max(id) as id from bulk_runs')) as [{ id: number }];
      expect((await seller.send('POST', `${BULK}/${id}`, {})).status).toBe(409);
      expect((await seller.send('DELETE', `${BULK}/${id}`)).status).toBe(409);
    });
  });
});
