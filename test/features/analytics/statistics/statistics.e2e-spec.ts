import { CategoriesService } from '../../../../src/categories/categories.service.js';
import { Clicks } from '../../../../src/analytics/clicks.js';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { Katalog } from '../../../support/katalog.js';
import type { Visitor } from '../../../support/browser/visitor.js';
import { avoidMidnight } from '../../../support/avoid-midnight.js';
import { until } from '../../../support/until.js';

// imports go through the queue, which takes time on a busy machine
const VIEW = '/administracija/statistika';
const PAGE = 'statistics/index';
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const TODAY = `(now() at time zone 'Europe/Ljubljana')::date`;
const TYPES = { views: 'PRODUCT_CLICK', visits: 'PRODUCT_STORE_REDIRECT' } as const;

await avoidMidnight();
const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');
const store = await katalog.store('Naša trgovina');
const other = await katalog.store('Tuja trgovina');
const offer = (productCode: string, name: string) => ({ productCode, name });
await katalog.sell(
  store,
  offer('K-1', 'Gorsko kolo'),
  offer('Z-2', 'Nogometna žoga'),
  offer('S-3', 'Tekaške smuči'),
);
await katalog.sell(other, offer('T-4', 'Tuji izdelek'));
const ids: Record<'kolo' | 'zoga' | 'smuci' | 'tuje', number> = {
  kolo: await katalog.idOf(store, 'K-1'),
  zoga: await katalog.idOf(store, 'Z-2'),
  smuci: await katalog.idOf(store, 'S-3'),
  tuje: await katalog.idOf(other, 'T-4'),
};

describe('the statistics of visits', () => {
  beforeEach(async () => {
    await katalog.rows('delete from event_days');
    await count('kolo', 'views', { 0: 30, 1: 10, 30: 20 });
    await count('kolo', 'visits', { 0: 4, 1: 6, 30: 1 });
    await count('zoga', 'views', { 3: 50, 40: 100 });
    await count('zoga', 'visits', { 3: 1 });
    await count('smuci', 'views', { 60: 7 });
    await count('tuje', 'views', { 0: 1000, 28: 400 });
  });

  async function count(name: keyof typeof ids, type: keyof typeof TYPES, days: Record<number, number>) {
    for (const [ago, number] of Object.entries(days))
      await katalog.rows(
        `insert into event_days (day, type, product_id, company_id, count)
         select ${TODAY} - $1::integer, $2, id, company_id, $3 from products where id = $4`,
        [Number(ago), TYPES[type], number, ids[name]],
      );
  }
  type Props = PageProps<typeof PAGE>;
  const open = async (who: Visitor, query = ''): Promise<Props> =>
    (await who.page(`${VIEW}${query}`, PAGE)).props;
  const figures = async (who: Visitor, query?: string) =>
    (await open(who, query)).days!.figures.map(({ id, now, before }) => [id, now, before]);
  const ranked = async (who: Visitor, query = '') =>
    (await open(who, `?view=products${query}`)).products!.rows.map(({ code }) => code);

  it('sum the days of the own store, and compare them with the period before', async () => {
    const { days, period, view } = await open(store.admin);
    expect(view).toBe('overview');
    expect(days!.days).toHaveLength(28);
    expect(days!.days.at(-1)).toEqual({ day: period!.to, views: 30, visits: 4 });
    expect(days!.days.at(-4)).toMatchObject({ views: 50, visits: 1 });
    expect(days!.days[0]).toMatchObject({ day: period!.from, views: 0, visits: 0 });
    expect(days!.before.isKnown).toBe(true);
    expect(await figures(store.admin)).toEqual([
      ['views', 90, 120],
      ['visits', 11, 1],
      ['rate', (100 * 11) / 90, (100 * 1) / 120],
    ]);
    expect(await figures(store.admin, '?days=7')).toEqual([
      ['views', 90, null],
      ['visits', 11, null],
      ['rate', (100 * 11) / 90, null],
    ]);
    expect((await open(store.admin, '?days=7')).days!.before.isKnown).toBe(false);
    expect((await figures(store.admin, '?days=365'))[0]).toEqual(['views', 217, null]);
    // invalid parameters fall back to their defaults
    expect((await open(store.admin, '?days=31&view=none&company=x')).days!.days).toHaveLength(28);
  });

  it('show super admins all stores, or one of them', async () => {
    expect((await figures(platform))[0]).toEqual(['views', 1090, 520]);
    expect((await figures(platform, `?company=${store.company.id}`))[0]).toEqual(['views', 90, 120]);
    expect((await open(platform)).days!.companies).toContainEqual({
      id: other.company.id,
      name: 'Tuja trgovina',
    });
    const { companies } = await open(platform, '?view=companies');
    expect(companies!.rows.map(({ name, views, visits, before }) => [name, views, visits, before])).toEqual([
      ['Tuja trgovina', 1000, 0, 400],
      ['Naša trgovina', 90, 11, 120],
    ]);
    const [, own] = companies!.rows;
    expect((await platform.page(own!.url, PAGE)).props.days!.company).toBe(store.company.id);
    const found = await open(platform, '?view=companies&query=NASA');
    expect(found.companies!.rows.map(({ name }) => name)).toEqual(['Naša trgovina']);
    expect(found.companies!.count).toBe(1);
  });

  it('rank categories for super admins, also deleted ones', async () => {
    const parentId = await katalog.category({ sl: 'Šport', en: 'Sports' });
    const id = await katalog.category({ sl: 'Kolesa', en: 'Bicycles' }, parentId);
    await katalog.rows(
      `insert into category_days (day, category_id, count)
       values (${TODAY}, $1, 4), (${TODAY} - 28, $1, 9), (${TODAY} - 1, 2000000, 6), (${TODAY} - 100, $2, 9)`,
      [id, parentId],
    );
    katalog.app.get(CategoriesService).dropCache();
    const { categories } = await open(platform, '?view=categories');
    expect(categories!.rows.map(({ path, views, before, url }) => [path.at(-1), views, before, url])).toEqual(
      [
        [undefined, 6, 0, null],
        [{ text: 'Kolesa' }, 4, 9, `/administracija/kategorije?edit=${id}`],
      ],
    );
    expect(categories!.sorts.map((sort) => sort.id)).toEqual(['views', 'change']);
    const found = await open(platform, '?view=categories&query=bicyc&company=1');
    expect(found.categories!.rows).toHaveLength(1);
    const csv = await (await platform.get(categories!.csvUrl)).text();
    expect(csv.trim().split('\r\n').slice(1)).toEqual([
      'Izbrisana kategorija 2000000;6;0;6',
      'Šport › Kolesa;4;9;-5',
    ]);
  });

  it('rank products, by change also those without views now', async () => {
    const { products } = await open(store.admin, '?view=products');
    expect(products!.count).toBe(2);
    expect(
      products!.rows.map(({ code, views, visits, before, companyName }) => [
        code,
        views,
        visits,
        before,
        companyName,
      ]),
    ).toEqual([
      ['Z-2', 50, 1, 100, null],
      ['K-1', 40, 10, 20, null],
    ]);
    expect(products!.rows[0]!.rate).toBe(2);
    await count('smuci', 'views', { 30: 3 });
    const inOrder = {
      views: ['K-1', 'Z-2'],
      '-visits': ['K-1', 'Z-2'],
      '-rate': ['K-1', 'Z-2'],
      rate: ['Z-2', 'K-1'],
      '-change': ['K-1', 'S-3', 'Z-2'],
      change: ['Z-2', 'S-3', 'K-1'],
    };
    for (const [sort, codes] of Object.entries(inOrder))
      expect([sort, await ranked(store.admin, `&sort=${sort}`)]).toEqual([sort, codes]);
    const byVisits = products!.sorts.find(({ id }) => id === 'visits')!;
    expect(byVisits.url).toBe(`${VIEW}?view=products&sort=-visits`);
    expect(await ranked(platform)).toEqual(['T-4', 'Z-2', 'K-1']);
  });

  it('find products by name and code, and link to their days and forms', async () => {
    expect(await ranked(store.admin, '&query=zoga')).toEqual(['Z-2']);
    expect(await ranked(store.admin, '&query=k-1')).toEqual(['K-1']);
    expect(await ranked(store.admin, '&query=tuji')).toEqual([]);
    const [row] = (await open(store.admin, '?view=products&query=kolo')).products!.rows;
    expect(row!.editUrl).toBe(`/administracija/izdelki/${ids.kolo}`);
    const { days, products, view } = (await store.admin.page(row!.url, PAGE)).props;
    expect([view, products]).toEqual(['products', null]);
    expect(days!.subject).toMatchObject({ name: { text: 'Gorsko kolo' }, code: 'K-1', isDeleted: false });
    expect(days!.figures[0]).toEqual({ id: 'views', now: 40, before: 20 });
    expect((await store.admin.page(days!.subject!.listUrl, PAGE)).props.products!.filters.query).toBe('kolo');
  });

  it('keep names and counts of deleted products', async () => {
    const id = await katalog.sellOne(store, { productCode: 'X-9', name: 'Opuščen šotor' });
    await katalog.rows(`insert into event_days values (${TODAY}, 'PRODUCT_CLICK', $1, $2, 5)`, [
      id,
      store.company.id,
    ]);
    expect((await store.admin.send('DELETE', `/api/products/${id}`)).status).toBe(204);
    const { rows } = (await open(store.admin, '?view=products&query=SOTOR')).products!;
    expect(rows).toMatchObject([
      { name: { text: 'Opuščen šotor' }, views: 5, isDeleted: true, editUrl: null },
    ]);
    expect((await figures(store.admin))[0]).toEqual(['views', 95, 120]);
    expect((await store.admin.page(rows[0]!.url, PAGE)).props.days!.subject!.isDeleted).toBe(true);
  });

  it('are refused for other stores (404) and without the permission (403)', async () => {
    const onlooker = await katalog.signedInAs('employee', { companyId: store.company.id });
    expect((await open(onlooker)).views.map(({ id }) => id)).toEqual(['overview', 'products']);
    for (const query of [
      `?company=${other.company.id}`,
      `?view=products&company=${other.company.id}`,
      `?product=${ids.tuje}`,
      `?view=products&product=${ids.tuje}`,
      '?product=2000000000',
    ])
      expect([query, (await onlooker.get(`${VIEW}${query}`)).status]).toEqual([query, 404]);
    for (const path of ['dnevi', 'izdelki'])
      expect((await onlooker.get(`${VIEW}/${path}?company=${other.company.id}`)).status).toBe(404);
    expect((await onlooker.get(`${VIEW}/dnevi?product=${ids.tuje}`)).status).toBe(404);
    for (const view of ['companies', 'categories', 'searches', 'synonyms'])
      expect([view, (await onlooker.get(`${VIEW}?view=${view}`)).status]).toEqual([view, 403]);
    expect((await open(platform, `?product=${ids.tuje}`)).days!.subject!.companyName).toBe('Tuja trgovina');
  });

  describe('as CSV files', () => {
    const table = async (who: Visitor, address: string) => {
      const answer = await who.get(address);
      expect(answer.headers.get('content-type')).toContain('text/csv');
      const [titles, ...rows] = (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
      return { titles, rows, file: answer.headers.get('content-disposition') };
    };

    it('have the days', async () => {
      const { days } = await open(store.admin, '?days=7');
      const { titles, rows, file } = await table(store.admin, days!.csvUrl);
      expect(file).toBe('attachment; filename="ogledi-po-dnevih.csv"');
      expect(titles).toBe('Dan;Ogledi;Odhodi v trgovino;Delež odhodov (%)');
      expect(rows).toHaveLength(7);
      expect(rows.at(-1)).toBe(`${days!.days.at(-1)!.day};30;4;13,3`);
      expect(rows[0]!.endsWith(';0;0;')).toBe(true);
      const one = await table(store.admin, `${VIEW}/dnevi?days=7&product=${ids.zoga}`);
      expect(one.rows.map((row) => row.split(';')[1])).toEqual(['0', '0', '0', '50', '0', '0', '0']);
    });

    it('have products in their order, without formulas', async () => {
      const id = await katalog.sellOne(store, { productCode: '-1+1', name: '=cmd()' });
      await katalog.rows(`insert into event_days values (${TODAY}, 'PRODUCT_CLICK', $1, $2, 5)`, [
        id,
        store.company.id,
      ]);
      const { products } = await open(store.admin, '?view=products');
      const { titles, rows } = await table(store.admin, products!.csvUrl);
      expect(titles).toBe(
        'Izdelek;Šifra izdelka;EAN;Trgovina;Status;Ogledi;Odhodi v trgovino;Delež odhodov (%);Ogledi v prejšnjem obdobju;Sprememba ogledov',
      );
      const shown = rows.map((row) =>
        row
          .split(';')
          .filter((_, index) => index !== 2)
          .join(';'),
      );
      expect(shown).toEqual([
        'Nogometna žoga;Z-2;Naša trgovina;;50;1;2;100;-50',
        'Gorsko kolo;K-1;Naša trgovina;;40;10;25;20;20',
        "'=cmd();'-1+1;Naša trgovina;;5;0;0;0;5",
      ]);
      const found = await table(store.admin, `/en/admin/statistics/products?query=kolo`);
      expect(found.rows).toHaveLength(1);
      expect(found.titles).toContain('Product;Product code');
    });

    it('have stores, and more products than one batch', async () => {
      const { companies } = await open(platform, '?view=companies&sort=views');
      const { rows } = await table(platform, companies!.csvUrl);
      expect(rows).toEqual(['Naša trgovina;90;11;12,2;120;-30', 'Tuja trgovina;1000;0;0;400;600']);
      await katalog.rows(
        `with made as (
           insert into products (company_id, status, product_code, name, price, link)
           select $1, 'draft', 'M' || n, jsonb_build_object('sl', 'Množica ' || n), 3, 'https://store.test/' from generate_series(1, 1500) n
           returning id)
         insert into event_days select ${TODAY}, 'PRODUCT_CLICK', id, $1, 1 from made`,
        [other.company.id],
      );
      const whole = await table(other.admin, `${VIEW}/izdelki`);
      expect(whole.rows).toHaveLength(1501);
      expect(new Set(whole.rows).size).toBe(1501);
    });
  });

  it('stay correct however often events are summed', async () => {
    await katalog.rows('delete from event_days');
    const address = `/izdelek/${ids.kolo}/gorsko-kolo`;
    await katalog.visitor().document(address, PERSON);
    await katalog.visitor().get(`/pojdi/${ids.kolo}`, PERSON);
    await expectCounted(2);
    const clicks = katalog.app.get(Clicks);
    await clicks.sumUp();
    await clicks.sumUp();
    expect((await open(store.admin)).days!.figures.map(({ now }) => now)).toEqual([1, 1, 100]);
    await katalog.rows(`update event_days set count = 7 where type = 'PRODUCT_CLICK'`);
    expect((await figures(store.admin))[0]).toEqual(['views', 7, null]);
    await katalog.rows('delete from event_days');
    expect((await figures(store.admin))[0]).toEqual(['views', 0, null]);
  });

  /** Waits for views, which are recorded after the answer. */
  async function expectCounted(events: number) {
    await until(() => katalog.rows('select 1 from events where product_id = $1 and not bot', [ids.kolo]), {
      holds: (rows) => rows.length >= events,
    });
  }
});
