import type { StoreHealthRow } from '../../../../src/admin/stores/store-health.pages.js';
import { CoverageRecords } from '../../../../src/matching/coverage/coverage-records.js';
import { CatalogueCounts } from '../../../../src/products/read-model/catalogue-counts.js';
import { aFeed, anEan, type OfferOfFeed } from '../../../support/data/feed.js';
import { Katalog, type Store } from '../../../support/katalog.js';

const PAGE = '/en/admin/companies/health';

const katalog = await Katalog.use();
const platform = await katalog.signedInAs('super_admin');
const [good, bad, idle] = [
  await katalog.store('Čajnica'),
  await katalog.store('Žaga'),
  await katalog.store('Šipek'),
];

describe('the table of all stores', () => {
  const page = async (query = '') => (await platform.page(PAGE + query, 'stores/index')).props;
  const rowOf = async ({ company }: Store, query = ''): Promise<StoreHealthRow> =>
    (await page(query)).stores.find(({ id }) => id === company.id)!;
  const namesOf = async (query: string) => (await page(query)).stores.map(({ name }) => name);
  const idOf = ({ company }: Store) => company.id;
  const bring = (store: Store, offers: Partial<OfferOfFeed>[], options = {}) =>
    katalog.import(store, aFeed(offers), options);

  beforeAll(async () => {
    const shared = anEan();
    const picture = 'https://pictures.test/a.jpg';
    await bring(good, [{ productCode: 'A', ean: shared, picture }]);
    await bring(bad, [
      { productCode: 'A', ean: shared, picture: undefined },
      { productCode: 'B', ean: '3830000000001', picture: undefined },
      { productCode: 'C', price: 'zastonj' },
    ]);
    await bring(bad, [{ productCode: 'A' }], { mode: 'dry-run' });
    await katalog.app.get(CatalogueCounts).refresh();
    await katalog.app.get(CoverageRecords, { strict: false }).record();
    await katalog.rows(
      `insert into feeds (company_id, url, mode, cron, next_at, failures, failing_since)
       values ($1, 'https://a.test/', 'full', '0 3 * * *', now() + interval '1 day', 5, now())`,
      [idOf(bad)],
    );
    await katalog.rows(
      `insert into company_days (company_id, day, views, visits) select $1, until - n, 0, v from visit_periods,
         (values (0, 6), (27, 2), (28, 4), (56, 100)) as d (n, v) where days = 28`,
      [idOf(good)],
    );
    await katalog.rows(
      `insert into media (company_id, source_url, status, failure) values ($1, 'https://a.test/b.jpg', 'failed', 'not_found')`,
      [idOf(bad)],
    );
  });

  it('shows the last import, its faults, feeds, images, offers and visits of each store', async () => {
    const { lastImport, ...row } = await rowOf(bad);
    expect(lastImport).toMatchObject({ status: 'done' });
    expect(row).toMatchObject({
      status: 'active',
      rejected: { count: 1, read: 3 },
      feeds: { count: 1, shaky: 0, failing: 1, url: `/en/admin/imports/feeds?company=${idOf(bad)}` },
      withoutImage: { count: 2 },
      failingImages: { count: 1, more: false },
      wrongEans: { count: 1 },
      offers: { count: 2 },
      alone: 1,
      visits: { count: 0, before: 0 },
    });
    expect(await rowOf(good)).toMatchObject({
      rejected: { count: 0 },
      alone: 0,
      visits: { count: 8, before: 4 },
    });
    expect(await rowOf(idle)).toMatchObject({
      lastImport: null,
      feeds: { count: 0 },
      rejected: { count: null },
      withoutImage: { count: null },
      wrongEans: { count: null },
      alone: 0,
    });
  });

  it('leads to pages that show the same, without a selected store for an upload', async () => {
    const row = await rowOf(bad);
    const urls = [
      row.url,
      row.importsUrl,
      row.lastImport!.url,
      row.feeds.url,
      row.rejected.url,
      row.imagelessUrl,
    ];
    urls.push(row.failingImages.url, row.wrongEans.url, row.offers.url, row.visits.url, row.withoutImage.url);
    for (const url of urls) expect([url, (await platform.visit(url)).status]).toEqual([url, 200]);
    const { props } = await platform.page(row.failingImages.url, 'media/index');
    expect(props.count).toBe(1);
  });

  it('sorts by each column, with unknown numbers last, and filters by words, status and trouble', async () => {
    expect(await namesOf('')).toEqual(['Čajnica', 'Šipek', 'Žaga']);
    expect(await namesOf('?sort=-rejected')).toEqual(['Žaga', 'Čajnica', 'Šipek']);
    expect(await namesOf('?sort=rejected')).toEqual(['Čajnica', 'Žaga', 'Šipek']);
    expect(await namesOf('?sort=-visits')).toEqual(['Čajnica', 'Šipek', 'Žaga']);
    expect(await namesOf('?query=sip')).toEqual(['Šipek']);
    for (const trouble of ['feed', 'rejected', 'images', 'eans'])
      expect([trouble, await namesOf(`?trouble=${trouble}`)]).toEqual([trouble, ['Žaga']]);
    const { troubleCounts, statusCounts, sorts } = await page('?sort=-trend&trouble=feed');
    expect(troubleCounts).toEqual({ import: 0, feed: 1, rejected: 1, images: 1, eans: 1 });
    expect(statusCounts.map(({ id, count }) => [id, count])).toEqual([
      ['all', 1],
      ['pending', 0],
      ['active', 1],
      ['inactive', 0],
    ]);
    expect(sorts.find(({ id }) => id === 'trend')).toMatchObject({ direction: 'descending' });
  });

  it('names imports that failed or wait for a person', async () => {
    await katalog.rows(
      `insert into imports (company_id, source, file_name, storage_key, bytes, language, status)
       values ($1, 'upload', 'a.xml', 'gone', 1, 'sl', 'held')`,
      [idOf(idle)],
    );
    expect(await namesOf('?trouble=import')).toEqual(['Šipek']);
    expect(await rowOf(idle)).toMatchObject({ lastImport: { status: 'held' }, rejected: { count: null } });
  });
});
