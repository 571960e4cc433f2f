import type { CategoryMappingJson } from '../../../../src/import/mapping/categories/category-mapping.json.js';
import type { CategoryPathProps } from '../../../../src/import/mapping/import-mapping.pages.js';
import { aFeed, anEan } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const PAGE = '/administracija/uvozi/kategorije';
const LOG = '/administracija/dnevnik';

const eans = Array.from({ length: 5 }, () => anEan());
const katalog = await Katalog.use();
const drinks = await katalog.category({ sl: 'Pijače', en: 'Drinks' });
const teas = await katalog.category({ sl: 'Zeliščni čaji', en: 'Herbal teas' }, drinks);
await katalog.category({ sl: 'Svetilke', en: 'Lamps' });
const other = await katalog.store();
await katalog.import(other, aFeed(eans.map((ean) => ({ ean, category: 'Pijače > Zeliščni čaji' }))));

describe('category mappings', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const list = async (query = '') => (await store.admin.page(PAGE + query, 'import/categories')).props;
  const pathOf = async (path: string) => {
    const { mappings } = await list();
    return mappings.find((mapping) => mapping.path === path)!;
  };
  const map = ({ updateUrl, version }: CategoryPathProps, choice: object) =>
    store.admin.submit('PATCH', updateUrl!, { ...choice, _version: version });
  const categoriesOf = (code: string) =>
    katalog.rows<{ categoryId: number }>(
      `select l.category_id as "categoryId" from product_categories l join products p on p.id = l.product_id
       where p.company_id = $1 and p.product_code = $2`,
      [store.company.id, code],
    );

  it('suggests categories by GTIN and by name, without applying them', async () => {
    await katalog.import(
      store,
      aFeed([
        ...eans.map((ean) => ({ ean, category: 'Razno > 0815' })),
        { category: 'Dom > Svetilka' },
        { category: 'Čaj zeliščni v vrečkah' },
        { category: 'Neznano' },
      ]),
    );
    const suggested = new Map((await list()).mappings.map(({ path, suggestion }) => [path, suggestion]));
    expect(suggested.get('Razno > 0815')).toMatchObject({
      id: teas,
      reason: 'neighbours',
      sure: true,
      evidence: { codes: 5, checked: 5 },
    });
    expect(suggested.get('Dom > Svetilka')).toMatchObject({ label: 'Svetilke', reason: 'name', sure: true });
    expect(suggested.get('Čaj zeliščni v vrečkah')).toMatchObject({ id: teas, reason: 'name', sure: false });
    expect(suggested.get('Neznano')).toBeNull();
    expect((await list()).mappings.map(({ origin }) => origin)).toEqual(['none', 'none', 'none', 'none']);
  });

  it('suggests a category only if it has a fifth of the checked EANs', async () => {
    const goods = (count: number, known: number, category: string) =>
      Array.from({ length: count }, (_, index) => ({
        ean: index < known ? eans[index]! : anEan(),
        category,
      }));
    await katalog.import(store, aFeed([...goods(10, 1, 'Noži'), ...goods(10, 2, 'Sita')]));
    expect((await pathOf('Noži')).suggestion).toBeNull();
    expect((await pathOf('Sita')).suggestion).toMatchObject({
      id: teas,
      sure: false,
      evidence: { codes: 2, checked: 10 },
    });
  });

  it('shows catalogue admins the store that they select', async () => {
    await katalog.import(store, aFeed([{ category: 'Samo pri nas' }]));
    const platform = await katalog.signedInAs('super_admin');
    const first = (await platform.page(PAGE, 'import/categories')).props;
    expect(first.companies.map(({ id }) => id)).toContain(store.company.id);
    const { props } = await platform.page(`${PAGE}?company=${store.company.id}`, 'import/categories');
    expect(props.company!.id).toBe(store.company.id);
    expect(props.mappings.map(({ path }) => path)).toEqual(['Samo pri nas']);
    expect((await list()).companies).toEqual([]);
  });

  it('accepts all sure suggestions, and logs each', async () => {
    await katalog.import(
      store,
      aFeed([
        { category: 'Dom > Svetilka' },
        { category: 'Čaj zeliščni v vrečkah' },
        { category: 'Neznano' },
      ]),
    );
    const { acceptUrl, unmappedCount } = await list();
    expect(unmappedCount).toBe(3);
    const { accepts } = (await store.admin.page(acceptUrl!, 'import/mapping-change')).props;
    expect(accepts).toEqual([
      { minimum: 'sure', count: 1 },
      { minimum: '80', count: 2 },
    ]);
    expect((await store.admin.submit('POST', acceptUrl!, { minimum: 'sure' })).status).toBe(303);
    expect((await list()).unmappedCount).toBe(2);
    expect((await store.admin.submit('POST', acceptUrl!, { action: 'accept' })).status).toBe(303);
    const after = await store.admin.page(PAGE, 'import/categories');
    expect([after.props.unmappedCount, after.props.acceptUrl]).toEqual([1, null]);
    await store.admin.submit('POST', after.flash!.undo!.url, {});
    expect((await list()).unmappedCount).toBe(2);
    const accepted = await pathOf('Dom > Svetilka');
    expect(accepted).toMatchObject({ origin: 'chosen', category: { label: 'Svetilke' } });
    const opened = await store.admin.get(accepted.updateUrl!);
    const { company } = store;
    expect(opened.headers.get('location')).toBe(`${PAGE}?company=${company.id}&query=Dom+%3E+Svetilka`);
    const audited = await katalog.rows(
      `select action, object_name as name from audit_entries where object_kind = 'category-mapping'
         and object_id in (select id::text from category_mappings where company_id = $1)`,
      [store.company.id],
    );
    expect(audited).toEqual(
      ['Dom > Svetilka', 'Čaj zeliščni v vrečkah', 'Čaj zeliščni v vrečkah'].map((name) => ({
        action: 'category-mapping.updated',
        name,
      })),
    );
  });

  it('applies a mapping from the next import on', async () => {
    const feed = aFeed([{ productCode: 'M', category: 'Neznano' }]);
    await katalog.import(store, feed);
    await map(await pathOf('Neznano'), { categoryId: teas });
    expect(await categoriesOf('M')).not.toEqual([{ categoryId: teas }]);
    const { repeat } = await list();
    const answer = await store.admin.submit('PATCH', repeat!.url, { action: 'repeat' });
    const id = Number(new URL(answer.headers.get('location')!, katalog.origin).searchParams.get('import'));
    expect(await katalog.settled(store, id)).toMatchObject({ counters: { updated: 1 }, warnings: 0 });
    expect(await categoriesOf('M')).toEqual([{ categoryId: teas }]);
    expect(await pathOf('Neznano')).toMatchObject({ origin: 'chosen', itemCount: 1 });
  });

  it('reports a bare category number until it is mapped', async () => {
    const feed = aFeed([{ productCode: 'N', category: '2271' }]);
    const run = await katalog.import(store, feed);
    expect(run.issueCounts).toMatchObject([{ code: 'category_number', severity: 'warning', count: 1 }]);
    await map(await pathOf('2271'), { categoryId: teas });
    expect(await katalog.import(store, feed)).toMatchObject({ counters: { updated: 1 }, issueCounts: [] });
    expect(await categoriesOf('N')).toEqual([{ categoryId: teas }]);
  });

  it('excludes items of an excluded path, and reports them', async () => {
    const feed = aFeed([
      { productCode: 'A', category: 'Neznano' },
      { productCode: 'B', category: 'Pijače' },
    ]);
    await katalog.import(store, feed);
    await map(await pathOf('Neznano'), { categoryId: null, excluded: true });
    const run = await katalog.import(store, feed);
    expect(run).toMatchObject({
      status: 'done',
      counters: { unchanged: 1, rejected: 0, excluded: 1, deactivated: 1 },
    });
    expect(run.issueCounts).toMatchObject([{ code: 'category_excluded', severity: 'notice', count: 1 }]);
    expect(await pathOf('Neznano')).toMatchObject({ origin: 'excluded', category: null });
    const page = await store.admin.document(`/administracija/uvozi?import=${run.id}`);
    expect(page.text).toMatch(/Izključeno po nastavitvah\s*1/);
    const dryRun = await katalog.import(store, feed, { mode: 'dry-run' });
    expect(dryRun).toMatchObject({
      counters: { rejected: 0, excluded: 1 },
      dryRunCounters: { unchanged: 1 },
    });

    await map(await pathOf('Neznano'), { categoryId: null });
    expect(await katalog.import(store, feed)).toMatchObject({ counters: { rejected: 0, updated: 1 } });
  });

  it('finds categories that a shop platform writes in its own way, and keeps exclusions', async () => {
    const paths = ['Default Category > Neznano', 'Razno > A; razno > B'];
    for (const path of paths)
      await katalog.rows(
        `insert into category_mappings (company_id, key, path, origin, item_count) values ($1, lower($2), $2, 'excluded', 1)`,
        [store.company.id, path],
      );
    const run = await katalog.import(
      store,
      aFeed([
        ...paths.map((category) => ({ category })),
        { productCode: 'A', category: 'Pijače › Zeliščni čaji' },
        { productCode: 'B', category: 'Pijače > Zeliščni čaji, Pijače > Neznano' },
      ]),
    );
    expect(run).toMatchObject({ status: 'done', counters: { created: 2, excluded: 2 } });
    expect([await categoriesOf('A'), await categoriesOf('B')]).toEqual(Array(2).fill([{ categoryId: teas }]));
  });

  it('refuses a change on an outdated version', async () => {
    await katalog.import(store, aFeed([{ category: 'Neznano' }]));
    const seen = await pathOf('Neznano');
    await map(seen, { categoryId: teas });
    await map(seen, { categoryId: null });
    expect((await list()).errors).toHaveProperty('_version');
    expect(await pathOf('Neznano')).toMatchObject({ category: { id: teas } });
  });

  it('shows the author, and keeps the version over the next import', async () => {
    const feed = aFeed([{ category: 'Neznano' }]);
    await katalog.import(store, feed);
    await map(await pathOf('Neznano'), { categoryId: teas });
    const seen = await pathOf('Neznano');
    expect(seen.changed).toMatchObject({ by: expect.any(String), at: expect.any(String) });
    await katalog.import(store, feed);
    await map(seen, { categoryId: null });
    expect(await pathOf('Neznano')).toMatchObject({ category: null, changed: null });
  });

  describe('in the API', () => {
    const json = async <Shape>(answer: Promise<Response>) => (await answer).json() as Promise<Shape>;
    const all = (query = '') =>
      store.admin.get(`/api/companies/${store.company.id}/category-mappings${query}`);
    const one = ({ id }: { id: number }) => `/api/category-mappings/${id}`;
    const audited = () =>
      katalog.rows<{ action: string }>(
        `select action from audit_entries where object_kind = 'category-mapping' and actor_email =
           (select email from users where company_id = $1) order by id`,
        [store.company.id],
      );

    beforeEach(() => katalog.import(store, aFeed([{ category: 'Dom > Svetilka' }, { category: 'Neznano' }])));

    it('are listed with suggestions, filtered and paged', async () => {
      const answer = await all('?origin=none&limit=1');
      expect(answer.headers.get('x-total-count')).toBe('2');
      expect(await answer.json()).toHaveLength(1);
      expect(await json(all('?query=SVETILKA'))).toMatchObject([
        {
          path: 'Dom > Svetilka',
          categoryId: null,
          excluded: false,
          suggestion: { reason: 'name', sure: true },
        },
      ]);
      expect((await all('?origin=nobody')).status).toBe(400);
    });

    it('are mapped, excluded and deleted, with If-Match', async () => {
      const [path] = await json<CategoryMappingJson[]>(all('?query=neznano'));
      const read = await store.admin.get(one(path!));
      const tag = { 'if-match': read.headers.get('etag')! };
      const put = (body: object, headers?: Record<string, string>) =>
        store.admin.send('PUT', one(path!), { ...path, ...body }, headers);

      expect(await json(put({ categoryId: teas }, tag))).toMatchObject({
        categoryId: teas,
        origin: 'chosen',
      });
      expect((await put({ categoryId: null }, tag)).status).toBe(412);
      expect((await put({ categoryId: teas, excluded: true })).status).toBe(422);
      expect((await put({ categoryId: 0x7fffffff })).status).toBe(422);
      expect((await put({ kategorija: teas })).status).toBe(400);
      expect(await json(put({ categoryId: null, excluded: true }))).toMatchObject({ origin: 'excluded' });

      expect((await store.admin.send('DELETE', one(path!), undefined, tag)).status).toBe(412);
      expect((await store.admin.send('DELETE', one(path!))).status).toBe(204);
      expect((await store.admin.get(one(path!))).status).toBe(404);
      expect((await audited()).map(({ action }) => action.split('.')[1])).toEqual([
        'updated',
        'updated',
        'deleted',
      ]);
      await katalog.import(store, aFeed([{ category: 'Neznano' }]));
      expect(await pathOf('Neznano')).toMatchObject({ origin: 'none' });
    });

    it('accept all sure suggestions', async () => {
      const url = `/api/companies/${store.company.id}/category-mappings/suggestions`;
      expect(await json(store.admin.send('POST', url))).toEqual({ accepted: 1 });
      expect(await json(all('?origin=chosen'))).toMatchObject([{ path: 'Dom > Svetilka', suggestion: null }]);
      expect(await json(store.admin.send('POST', url))).toEqual({ accepted: 0 });
    });
  });

  it('pages, searches and filters thousands of paths', async () => {
    await katalog.rows(
      `insert into category_mappings (company_id, key, path, item_count, origin, category_id)
       select $1, 'pot ' || n, 'Pot ' || n, n, case when n % 2 = 0 then 'chosen' else 'none' end,
         case when n % 2 = 0 then $2::integer end from generate_series(1, 3000) n`,
      [store.company.id, teas],
    );
    const first = await list();
    expect([first.count, first.mappings.length, first.mappings[0]!.path]).toEqual([3000, 50, 'Pot 3000']);
    expect(first.tabs.map(({ id, count }) => [id, count])).toEqual([
      ['all', 3000],
      ['none', 1500],
      ['name', 0],
      ['google', 0],
      ['chosen', 1500],
      ['branch', 0],
      ['excluded', 0],
    ]);
    expect((await list('?origin=none&page=2')).mappings[0]!.path).toBe('Pot 2899');
    expect((await list('?query=P%C3%93t%20299')).mappings.map(({ path }) => path)).toHaveLength(11);
  });

  it('place what states a Google category by the catalogue’s mapping, after the store’s own', async () => {
    const GOOGLE = '/administracija/uvozi/googlove-kategorije';
    const platform = await katalog.signedInAs('super_admin');
    const google = async (query = '') => (await platform.page(GOOGLE + query, 'import/categories')).props;
    const put = async (path: string, choice: object) => {
      const { mappings } = await google();
      const { updateUrl, version } = mappings.find((mapping) => mapping.path === path)!;
      return platform.submit('PATCH', updateUrl!, {
        categoryId: null,
        excluded: false,
        ...choice,
        _version: version,
      });
    };
    const lamps = await katalog.category({ sl: 'Luči' });
    const item = (id: string, google: string, type = '') =>
      `<item><g:id>${id}</g:id><title>Reč ${id}</title><link>https://a.example/${id}</link><g:price>5 EUR</g:price>
       <g:google_product_category>${google}</g:google_product_category><g:product_type>${type}</g:product_type></item>`;
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><language>sl</language>
      ${item('path', 'Food &amp; Drink &gt; Tea')}${item('below', 'Food &amp; Drink &gt; Tea &gt; Herbal', 'Moje &gt; Prvo')}
      ${item('number', '7', 'Moje &gt; Prvo')}${item('nearer', '8', 'Svetilke')}
      ${item('own', '7', 'Moje &gt; Drugo')}${item('other', '99', 'Moje &gt; Tretje')}</channel></rss>`;
    await katalog.import(store, feed);
    expect(await categoriesOf('number')).not.toEqual([{ categoryId: teas }]);
    expect(await pathOf('Moje > Prvo')).toMatchObject({ origin: 'none' });

    const lines =
      '# Version\n5 - Food & Drink > Tea\n7 - Food & Drink > Tea > Herbal > Dry\n8 - Food & Drink > Tea > Lamps\n7 - Tee > Trocken';
    expect((await platform.submit('POST', GOOGLE, { lines })).status).toBe(303);
    expect((await google('?query=8')).mappings).toMatchObject([
      { path: 'Food & Drink > Tea > Lamps', googleId: 8, itemCount: null, origin: 'none' },
    ]);
    await platform.submit('POST', GOOGLE, { lines });
    await put('Food & Drink > Tea', { categoryId: teas });
    // known categories are not added again
    const { entries } = (await platform.page(`${LOG}?query=Food+Drink`, 'audit/index')).props;
    expect(entries.map(({ action, objectName }) => [action.split('.')[1], objectName])).toEqual([
      ['updated', 'Food & Drink > Tea'],
      ['created', 'Food & Drink > Tea > Lamps'],
      ['created', 'Food & Drink > Tea > Herbal > Dry'],
      ['created', 'Food & Drink > Tea'],
    ]);
    expect(entries.every(({ actor }) => actor)).toBe(true);
    const opened = await platform.get(entries[0]!.objectUrl!);
    expect(opened.headers.get('location')).toBe(`${GOOGLE}?query=Food+%26+Drink+%3E+Tea`);
    expect(entries[1]!.changes).toContainEqual({ field: 'Izključeno iz uvoza', before: null, after: 'ne' });
    await put('Food & Drink > Tea > Lamps', { categoryId: lamps });
    await map(await pathOf('Moje > Drugo'), { categoryId: lamps, excluded: false });
    const placed = await katalog.import(store, feed);
    for (const [code, categoryId] of Object.entries({
      path: teas,
      below: teas,
      number: teas,
      nearer: lamps,
      own: lamps,
    }))
      expect([code, await categoriesOf(code)]).toEqual([code, [{ categoryId }]]);
    expect(placed.issueCounts).toMatchObject([{ code: 'category_unmapped', count: 1 }]);
    expect(await pathOf('Moje > Prvo')).toMatchObject({ origin: 'google', category: null });
    // the second time most items are recognised, and count as before
    expect(await katalog.import(store, feed)).toMatchObject({ counters: { unchanged: 6 } });
    expect(await pathOf('Moje > Prvo')).toMatchObject({ origin: 'google', itemCount: 2 });

    // a store sees nothing of it, and nothing is excluded for all stores
    expect((await list()).mappings.filter(({ path }) => path.startsWith('Food'))).toMatchObject([
      { itemCount: 1 },
    ]);
    expect((await put('Food & Drink > Tea', { excluded: true })).status).toBe(303);
    expect((await google('?origin=chosen')).count).toBe(2);
  });
});
