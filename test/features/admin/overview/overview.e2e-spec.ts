import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { anEan, aFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';
import { makeCompany, makePerson } from '../../../support/people.js';
import type { Visitor } from '../../../support/browser/visitor.js';
import { avoidMidnight } from '../../../support/avoid-midnight.js';

const PAGE = 'overview/index';
type Props = PageProps<typeof PAGE>;

await avoidMidnight();
const katalog = await Katalog.use();
const platform = await katalog.signedInAs('super_admin');

describe('the overview', () => {
  let store: Store;
  beforeEach(async () => {
    store = await katalog.store();
  });

  const open = async (who: Visitor, path = '/administracija') => (await who.page(path, PAGE)).props;
  /** A deferred prop. */
  const later = (who: Visitor, only: keyof Props): Promise<Props> =>
    who.reload('/administracija', PAGE, [only]);
  const listed = async (who: Visitor, url: string) => (await who.page(url, 'offers/index')).props.count;
  const addFeed = (file: string, failures: number) =>
    katalog.rows(
      `insert into feeds (company_id, url, cron, mode, next_at, failures, failing_since)
       values ($1, 'https://store.test/' || $2::text, '0 4 * * *', 'delta', now() + interval '1 hour', $3, now())`,
      [store.company.id, file, failures],
    );
  const view = async (code: string, count: number) =>
    katalog.rows(
      `insert into event_days values ((now() at time zone 'Europe/Ljubljana')::date, 'PRODUCT_CLICK', $1, $2, $3)`,
      [await katalog.idOf(store, code), store.company.id, count],
    );
  const offers = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => ({ productCode: `${prefix}-${index}` }));

  it('is the first section for all active users, in both languages', async () => {
    const onlooker = await katalog.signedInAs('employee', { companyId: store.company.id });
    for (const who of [onlooker, store.admin, platform]) {
      for (const url of ['/administracija', '/en/admin']) {
        const { adminSections } = await open(who, url);
        expect(adminSections![0]).toEqual({ id: 'overview', group: 'today', url, current: true });
        expect(adminSections!.filter(({ current }) => current)).toHaveLength(1);
      }
    }
    const { props } = await store.admin.page('/administracija/izdelki', 'offers/index');
    expect(props.adminSections!.filter(({ current }) => current).map(({ id }) => id)).toEqual(['products']);
  });

  it('leads a new store to its first product, as far as permissions go', async () => {
    const { firstSteps, companyName } = await open(store.admin);
    expect(companyName).toBe(store.company.companyName);
    expect(firstSteps).toEqual([
      { id: 'logo', done: false, url: '/administracija/podjetja' },
      { id: 'import', done: false, url: '/administracija/uvozi' },
      { id: 'product', done: false, url: '/administracija/izdelki/nov' },
    ]);
    const onlooker = await katalog.signedInAs('employee', { companyId: store.company.id });
    expect((await open(onlooker)).firstSteps!.map(({ url }) => url)).toEqual([null, null, null]);
    await katalog.import(store, aFeed(offers(1, 'PRVI')), { mode: 'dry-run' });
    expect((await open(store.admin)).firstSteps!.map(({ done }) => done)).toEqual([false, true, false]);
    await katalog.sell(store, ...offers(1, 'PRVI'));
    expect((await open(store.admin)).firstSteps).toBeNull();
    expect((await open(platform)).firstSteps).toBeNull();
  });

  it('counts products by status and by gaps, with links to exactly these products', async () => {
    const ean = anEan();
    await katalog.sell(
      store,
      { productCode: 'CEL', ean, deliveryCost: 3, category: 'Čaji' },
      { productCode: 'BREZ-EAN', deliveryCost: 0 },
      { productCode: 'BREZ-DOSTAVE', ean: anEan() },
    );
    await store.admin.send('PATCH', `/api/products/${await katalog.idOf(store, 'BREZ-EAN')}`, {
      status: 'inactive',
    });
    const { figures } = await later(store.admin, 'figures');
    expect(figures!.map(({ kind, count }) => [kind, count])).toEqual([
      ['product', 3],
      ['service', 0],
    ]);
    for (const { id, count, url } of figures![0]!.statuses)
      expect([id, count]).toEqual([id, await listed(store.admin, url)]);
    const { gaps } = await later(store.admin, 'gaps');
    const counts = Object.fromEntries(gaps!.map(({ id, count }) => [id, count]));
    // inactive products have no gaps
    expect(counts).toMatchObject({ picture: 2, ean: 0, deliveryCost: 1 });
    for (const { id, count, url } of gaps!) expect([id, count]).toEqual([id, await listed(store.admin, url)]);
  });

  it('shows the most viewed products of the own store, or of all stores to super admins', async () => {
    await katalog.sell(store, ...offers(3, 'KLIK'));
    const id = await katalog.idOf(store, 'KLIK-1');
    await katalog.rows(
      `insert into event_days values ((now() at time zone 'Europe/Ljubljana')::date, 'PRODUCT_CLICK', $1, $2, 100000)`,
      [id, store.company.id],
    );
    const { popular } = await later(store.admin, 'popular');
    expect(popular!.products.map(({ url, views, companyName }) => [url, views, companyName])).toEqual([
      [`/administracija/statistika?view=products&product=${id}`, 100000, null],
    ]);
    expect(popular!.views).toBe(100000);
    const { days } = (await store.admin.page(popular!.products[0]!.url, 'statistics/index')).props;
    expect(days!.figures[0]!.now).toBe(100000);
    const other = await katalog.store();
    expect((await later(other.admin, 'popular')).popular).toMatchObject({ views: 0, products: [] });
    expect((await later(platform, 'popular')).popular!.products[0]).toMatchObject({
      id,
      companyName: store.company.companyName,
    });
  });

  it('leads catalogue admins to the imports of all stores, without an upload to one of them', async () => {
    const other = await katalog.store();
    for (const each of [store, other]) await katalog.import(each, aFeed(offers(1, 'VSI')));
    const { importsUrl } = await open(platform);
    const { props } = await platform.page(importsUrl, 'import/index');
    expect(props).toMatchObject({ company: null, can: { upload: false }, bulkUrl: null });
    expect(props.companies.map(({ id }) => id)).toContain(store.company.id);
    expect(props.imports.slice(0, 2).map(({ companyName }) => companyName)).toEqual([
      other.company.companyName,
      store.company.companyName,
    ]);
    const chosen = await platform.page(`${importsUrl}?company=${store.company.id}`, 'import/index');
    expect(chosen.props).toMatchObject({ company: { id: store.company.id }, can: { upload: true } });
    expect(chosen.props.imports.map(({ companyName }) => companyName)).toEqual([null]);
    // the choice of all stores, without JavaScript
    expect((await platform.get(`${importsUrl}?company=`)).status).toBe(200);
  });

  it('lists the last imports, and held ones', async () => {
    await katalog.import(store, aFeed(offers(40, 'VSE')));
    const held = await katalog.import(store, aFeed(offers(2, 'VSE')));
    expect(held.status).toBe('held');
    // a dry run is no import
    await katalog.import(store, aFeed(offers(3, 'VSE')), { mode: 'dry-run' });
    await katalog.import(store, 'no feed at all', { mode: 'dry-run' });
    const { imports, waiting } = await open(store.admin);
    expect(imports.map(({ status, companyName }) => [status, companyName])).toEqual([
      ['held', null],
      ['done', null],
    ]);
    expect(imports[0]!.reason!.message).not.toBe('');
    expect(waiting).toEqual([expect.objectContaining({ id: 'imports', count: 1 })]);
    expect(waiting[0]!.items[0]).toMatchObject({
      id: held.id,
      url: `/administracija/uvozi?import=${held.id}`,
    });
    // without the permission there is nothing to decide
    const onlooker = await katalog.signedInAs('employee', { companyId: store.company.id });
    expect((await open(onlooker)).waiting).toEqual([]);
    expect((await open(onlooker)).imports).toHaveLength(2);
    const other = await katalog.store();
    expect(await open(other.admin)).toMatchObject({ imports: [], waiting: [] });
    expect((await open(platform)).imports[0]).toMatchObject({ companyName: store.company.companyName });
  });

  it('begins with visits by day and what they were before', async () => {
    await katalog.sell(store, ...offers(1, 'OBISK'));
    const id = await katalog.idOf(store, 'OBISK-0');
    const day = (ago: number) => `(now() at time zone 'Europe/Ljubljana')::date - ${ago}`;
    await katalog.rows(
      `insert into event_days values (${day(1)}, 'PRODUCT_CLICK', $1, $2, 30), (${day(30)}, 'PRODUCT_CLICK', $1, $2, 20),
        (${day(1)}, 'PRODUCT_STORE_REDIRECT', $1, $2, 3)`,
      [id, store.company.id],
    );
    const { visits } = await open(store.admin);
    expect(visits.figures).toEqual([
      { id: 'views', now: 30, before: 20 },
      { id: 'visits', now: 3, before: 0 },
      { id: 'rate', now: 10, before: 0 },
    ]);
    expect(visits.days).toHaveLength(28);
    expect(visits.days.at(-2)).toMatchObject({ views: 30, visits: 3 });
    const page = await store.admin.page(visits.url, 'statistics/index');
    expect(page.props.days!.figures).toEqual(visits.figures);
    const drawn = await store.admin.document('/administracija');
    expect(drawn.text).toContain('Obisk v zadnjih 28 dneh');
  });

  it('tells how the feeds are', async () => {
    expect((await open(store.admin)).health).toEqual({
      feeds: { active: 0, shaky: 0, failing: 0, nextAt: null },
      feedsUrl: '/administracija/uvozi/viri',
      lastImport: null,
      diagnosisUrl: '/administracija/uvozi/diagnostika',
    });
    const run = await katalog.import(store, aFeed(offers(2, 'ZDRAVJE')));
    await addFeed('kratek.xml', 1);
    await addFeed('dolg.xml', 5);
    const { health } = await open(store.admin);
    expect(health.feeds).toMatchObject({ active: 2, shaky: 1, failing: 1 });
    expect(health.lastImport).toMatchObject({
      url: `/administracija/uvozi?import=${run.id}`,
      read: 2,
      rejected: 0,
    });
    const onlooker = await katalog.signedInAs('employee', { companyId: store.company.id });
    expect((await open(onlooker)).health.feedsUrl).toBeNull();
  });

  describe('lists what is broken', () => {
    const broken = async (who = store.admin) => (await later(who, 'broken')).broken!;
    /** The line of the store that catalogue admins read. */
    const ofStore = async (id: string) =>
      (await broken(platform)).find(
        (each) => each.id === id && each.companyName === store.company.companyName,
      );
    const line = async (id: string) => (await broken()).find((each) => each.id === id);

    it('not before something is', async () => {
      await katalog.sell(store, ...offers(2, 'CELO'));
      expect(await broken()).toEqual([]);
    });

    it('as feeds that were not fetched, with the views of what they bring', async () => {
      await katalog.sell(store, ...offers(2, 'VIR'));
      await view('VIR-0', 7);
      await addFeed('vir.xml', 3);
      expect(await line('feeds')).toEqual({
        id: 'feeds',
        count: 1,
        fresh: 0,
        views: 7,
        companyName: null,
        others: 0,
        url: '/administracija/uvozi/viri',
      });
      // catalogue admins read which store's feed it is
      expect(await ofStore('feeds')).toMatchObject({
        count: 1,
        views: 7,
        url: `/administracija/uvozi/viri?company=${store.company.id}`,
      });
      const { waiting } = await open(platform);
      const notes = waiting.find(({ id }) => id === 'feeds')!.items.map(({ note }) => note);
      expect(notes).toContain(store.company.companyName);
    });

    it('as prices that wait for a confirmation, on the page of just these changes', async () => {
      const priced = (price: number) => offers(4, 'CENA').map((offer) => ({ ...offer, price }));
      await katalog.sell(store, ...priced(10));
      await view('CENA-1', 5);
      const held = await katalog.import(store, aFeed(priced(90)));
      expect(held.status).toBe('held');
      const prices = (await line('prices'))!;
      expect(prices).toMatchObject({ count: 4, views: 5 });
      expect(await ofStore('prices')).toMatchObject({ count: 4, views: 5, url: prices.url });
      const page = await store.admin.page(prices.url, 'import/changes');
      expect(page.props.count).toBe(4);
    });

    it('as offers that left the feed, in the list of these', async () => {
      await katalog.sell(store, ...offers(5, 'ODHOD'));
      await view('ODHOD-4', 11);
      await katalog.import(store, aFeed(offers(4, 'ODHOD')));
      const left = (await line('left_feed'))!;
      expect(left).toMatchObject({ count: 1, views: 11 });
      expect(await listed(store.admin, left.url)).toBe(1);
      const forAdmins = (await ofStore('left_feed'))!;
      expect(forAdmins).toMatchObject({ count: 1, views: 11 });
      expect(await listed(platform, forAdmins.url)).toBe(1);
      await katalog.rows(
        `update products set unavailable_since = now() - interval '2 days' where company_id = $1 and left_feed`,
        [store.company.id],
      );
      expect(await line('left_feed')).toBeUndefined();
    });

    it('as offers that the store’s own mapping excluded, in the list of these', async () => {
      const soon = offers(5, 'IZKLJUČENA').map((offer, index) =>
        index ? offer : { ...offer, category: 'Akcija' },
      );
      await katalog.import(store, aFeed(soon));
      await katalog.rows(`update category_mappings set origin = 'excluded' where company_id = $1`, [
        store.company.id,
      ]);
      await katalog.import(store, aFeed(soon));
      expect(await line('left_feed')).toBeUndefined();
      const excluded = (await line('excluded'))!;
      expect(excluded).toMatchObject({ count: 1 });
      expect(await listed(store.admin, excluded.url)).toBe(1);
      expect(await ofStore('excluded')).toMatchObject({ count: 1 });
    });

    it('as images that were not fetched, in the list of these', async () => {
      await katalog.sell(store, ...offers(2, 'SLIKA'));
      await view('SLIKA-0', 3);
      const id = await katalog.idOf(store, 'SLIKA-0');
      await katalog.rows(
        `with made as (
          insert into media (company_id, source_url, status, failure, updated_at) values
            ($1, 'https://store.test/a.jpg', 'failed', 'http_status', now()),
            ($1, 'https://store.test/b.jpg', 'failed', 'http_status', now() - interval '3 days') returning id
        ) insert into product_media (product_id, media_id, position) select $2, min(id), 0 from made`,
        [store.company.id, id],
      );
      const pictures = (await line('pictures'))!;
      expect(pictures).toMatchObject({ count: 2, fresh: 1, views: 3 });
      const page = await store.admin.page(pictures.url, 'media/index');
      expect(page.props.count).toBe(2);
      const forAdmins = (await ofStore('pictures'))!;
      expect(forAdmins).toMatchObject({ count: 2, fresh: 1, views: 3 });
      expect((await platform.page(forAdmins.url, 'media/index')).props.count).toBe(2);
    });

    it('as items that the last import rejected, and imports that failed', async () => {
      const run = await katalog.import(
        store,
        aFeed([...offers(2, 'ODBIT'), { productCode: 'X', price: -1 }]),
      );
      expect(await line('rejected')).toMatchObject({
        count: run.counters.rejected,
        url: `/administracija/uvozi?import=${run.id}&counter=rejected`,
      });
      expect(await ofStore('rejected')).toMatchObject({ count: run.counters.rejected });
      const failed = await katalog.import(store, 'no feed at all');
      const url = '/administracija/uvozi';
      expect(await line('imports')).toMatchObject({ count: 1, url: `${url}?import=${failed.id}` });
      await katalog.import(store, 'no feed at all, again');
      expect(await line('imports')).toMatchObject({ count: 2, url });
      expect(await ofStore('imports')).toMatchObject({ count: 2, url: `${url}?company=${store.company.id}` });
    });

    it('to catalogue admins for the stores that it concerns most, with the number of the others', async () => {
      await katalog.rows(
        `with added as (insert into companies (company_name, slug) select 'Veriga ' || n, 'veriga-' || n
           from generate_series(1, 7) n returning id)
         insert into feeds (company_id, url, mode, failures, failing_since, cron, next_at)
         select id, 'https://veriga.example/' || id, 'full', 3, now(), '0 4 * * *', now() + interval '1 day' from added`,
      );
      const feeds = (await broken(platform)).filter(({ id }) => id === 'feeds');
      expect(feeds).toHaveLength(5);
      const [row] = await katalog.rows<{ count: number }>(
        'select count(distinct company_id)::integer as count from feeds where active and failures > 0',
      );
      expect(feeds.map(({ others }) => others)).toEqual([0, 0, 0, 0, row!.count - 5]);
    });
  });

  it('lists suggested product data to those who decide on it', async () => {
    const answer = await store.admin.send('POST', '/api/products/data', {
      ean: anEan(),
      name: 'Zahtevani čaj',
      status: 'requested',
    });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: number };
    const group = (await open(platform)).waiting.find((each) => each.id === 'product-data')!;
    const [item] = group.items;
    expect(item).toMatchObject({ id, name: { text: 'Zahtevani čaj' } });
    const { props } = await platform.page(item!.url, 'product-data/index');
    expect(props.form!.id).toBe(id);
    const other = await katalog.store();
    expect((await open(other.admin)).waiting).toEqual([]);
    // an import requests thousands, which are no tasks
    await katalog.import(other, aFeed([{ productCode: 'A', ean: anEan() }]));
    expect((await open(other.admin)).waiting).toEqual([]);
  });

  it('lists it to a store only if no other store sells the EAN', async () => {
    const [alone, shared] = [anEan(), anEan()];
    const [mine, other] = [await katalog.store(), await katalog.store()];
    const sell = async ({ admin }: Store, ean: string) => {
      const fields = { name: 'Čaj', productCode: ean, ean, price: 3, link: 'https://store.test/' };
      expect((await admin.send('POST', '/api/products', fields)).status).toBe(201);
    };
    await sell(mine, alone);
    await sell(mine, shared);
    await sell(other, shared);
    for (const ean of [alone, shared]) {
      const fields = { ean, name: 'Zahtevani čaj', status: 'requested' };
      expect((await mine.admin.send('POST', '/api/products/data', fields)).status).toBe(201);
    }
    const { waiting } = await open(mine.admin);
    expect(waiting).toMatchObject([{ id: 'product-data', count: 1, items: [{ note: alone }] }]);
    // the list that it leads to has as many
    const { props } = await mine.admin.page(waiting[0]!.url, 'product-data/index');
    expect(props).toMatchObject({ count: 1, items: [{ ean: alone, can: { decide: true } }] });
    expect(props.statusCounts.find(({ current }) => current)).toMatchObject({ id: 'requested', count: 1 });
  });

  it('lists stores and users who await approval', async () => {
    const company = await makeCompany(katalog.app, 'Čakalnica', false);
    await katalog.rows('update companies set approved_at = null where id = $1', [company.id]);
    const fields = { userType: 'admin', companyId: company.id, status: 'pending' } as const;
    const person = await makePerson(katalog.app, fields);
    const { waiting } = await open(platform);
    const named = (id: string) => waiting.find((group) => group.id === id)!.items.map((item) => item.id);
    expect(named('companies')).toContain(company.id);
    expect(named('users')).toContain(person.id);
    expect((await open(store.admin)).waiting).toEqual([]);
  });
});
