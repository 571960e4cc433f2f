import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_STORES } from '../../../scripts/demo/data/stores.js';
import { DemoImports } from '../../../scripts/demo/seed/demo-imports.js';
import { seedAttributes } from '../../../scripts/demo/seed/demo-attributes.js';
import { findComparison, seedAlerts } from '../../../scripts/demo/seed/demo-samples.js';
import { seedImportTimes } from '../../../scripts/demo/seed/import-times.js';
import { seedPastPrices } from '../../../scripts/demo/seed/past-prices.js';
import { seedCategories } from '../../../scripts/demo/seed/demo-categories.js';
import { startDemoSite } from '../../../scripts/demo/site.js';
import { CompaniesService } from '../../../src/companies/companies.service.js';
import { FeedsService } from '../../../src/import/pulls/feeds.service.js';
import { toActor } from '../../../src/users/user.policy.js';
import { Katalog } from '../../support/katalog.js';
import { makePerson } from '../../support/people.js';

const EXPECTED = {
  'koca-in-klanec': [
    'katalog 167 of which 4 rejected, 0 blocked',
    'category_unmapped ean_check_digit ean_in_store ean_placeholder ean_repeated element_unknown',
    'id_duplicate link_missing name_missing price_outlier price_zero',
  ],
  'zica-in-gumb': [
    'katalog 212 of which 0 rejected, 0 blocked',
    'availability_unknown category_unmapped condition_unknown currency_foreign ean_check_digit',
    'element_unknown price_outlier sale_dates_reversed spreadsheet_error value_unknown',
  ],
  'hisa-lipa': [
    'katalog 147 of which 1 rejected, 1 blocked',
    'availability_contradiction blocked_by_name category_missing element_unknown name_missing',
    'regular_price_lower spreadsheet_error',
  ],
  'velika-trznica': [
    'katalog 340 of which 0 rejected, 0 blocked',
    'availability_unknown condition_unknown currency_foreign element_unknown regular_price_lower',
  ],
  'dom-savinja': ['google-rss 86 of which 0 rejected, 0 blocked', 'category_unmapped'],
  nabava: ['google-rss 96 of which 0 rejected, 0 blocked', 'condition_unknown'],
  'pri-jelki': ['heureka 97 of which 0 rejected, 0 blocked', 'currency_by_store language_by_store'],
  'drugi-krog': ['katalog 98 of which 0 rejected, 0 blocked', 'availability_contradiction element_unknown'],
  izlozba: ['mapped 88 of which 0 rejected, 0 blocked', 'currency_by_store ean_scientific language_by_store'],
  kasca: ['katalog 14 of which 0 rejected, 0 blocked', 'ean_wrong_length price_outlier'],
};

/** Ten imports on a busy machine. */
const IMPORTED_MS = 300_000;

const RUNS = `
  select c.slug, format(
    '%s %s of which %s rejected, %s blocked: %s', i.format, i.items_read, i.rejected, i.blocked,
    (select string_agg(distinct code, ' ' order by code) from import_issues where import_id = i.id)) as result
  from imports i join companies c on c.id = i.company_id where i.status = 'done' order by i.id`;
const APART = `select distinct apart ->> 'reason' as reason from catalogue_offers where apart is not null order by 1`;
const FACTS = `
  select count(*) filter (where unit_measure is not null)::integer as units,
    count(*) filter (where energy_class is not null)::integer as "energyClasses",
    count(*) filter (where sale_until is not null)::integer as sales,
    count(*) filter (where available_from is not null)::integer as preorders
  from products`;

/** Counts of prices and offers; `alone`: offers with one price. */
const PAST = `
  with steps as (
    select h.*, lag(h.price) over (partition by h.product_id order by at) as former,
      lead(at) over (partition by h.product_id order by at) as next from price_history h
  ), histories as (
    select p.id, p.price, p.variant_group, count(*) as prices, min(s.at) as first_at,
      max(s.price) filter (where s.next is null) as last
    from products p join steps s on s.product_id = p.id group by p.id
  )
  select count(*)::integer as offers, (count(*) filter (where prices = 1))::integer as alone,
    (select count(*) from steps where price = former)::integer as repeated,
    (select count(*) from steps where at > now())::integer as future,
    (count(*) filter (where last <> price))::integer as unended,
    extract(day from now() - min(first_at) filter (where variant_group = 'sports-watch-1'))::integer as "flagshipDays"
  from histories`;

const directory = await mkdtemp(join(tmpdir(), 'demo-site-'));
const site = await startDemoSite(directory);
const katalog = await Katalog.use({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: site.origin } });
afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('feeds of the demo', () => {
  it(
    'are imported in the formats of their stores, with their mistakes, and fetched on schedule',
    async () => {
      const { app } = katalog;
      const actor = toActor(await makePerson(app, { userType: 'super_admin', companyId: null }));
      const companies = app.get(CompaniesService);
      const companyIds = new Map<string, number>();
      for (const { slug, name, website } of DEMO_STORES) {
        const { id } = await companies.ensureCompany({ slug, companyName: name, website, active: true });
        companyIds.set(slug, id);
      }
      await seedCategories(app);
      await seedAttributes(app, actor);
      await new DemoImports(app, actor, site.origin, () => undefined).runAll(companyIds);

      const runs = await katalog.rows<{ slug: string; result: string }>(RUNS);
      const found = runs.map(({ slug, result }) => [slug, result]);
      const expected = Object.entries(EXPECTED).map(([slug, [summary, ...codes]]) => [
        slug,
        `${summary}: ${codes.join(' ')}`,
      ]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
      expect(found.length).toBe(DEMO_STORES.length);
      expect(await katalog.values<string>(APART)).toEqual(['brand', 'contract', 'measure', 'pack', 'price']);
      const [facts] = await katalog.rows<Record<string, number>>(FACTS);
      expect(facts!.units! + facts!.energyClasses!).toBeGreaterThan(100);
      expect(facts!.sales).toBeGreaterThan(20);
      expect(facts!.preorders).toBeGreaterThan(10);

      const [[feed]] = await app.get(FeedsService).list(actor, { page: 1, limit: 10 });
      expect(feed).toMatchObject({ url: `${site.origin}/feeds/kasca.xml`, cron: '30 5 * * *', active: true });
      expect(feed!.nextAt!.getTime()).toBeGreaterThan(Date.now());
    },
    IMPORTED_MS,
  );

  it('get past prices as imports record them, and times of their stores, none in the future', async () => {
    const { app } = katalog;
    await seedPastPrices(app);
    await seedImportTimes(app);
    const times = () => katalog.values<string>('select prices_checked_at::text from companies order by id');
    const first = await times();
    expect(new Set(first).size).toBe(DEMO_STORES.length);
    await seedImportTimes(app);
    expect(await times()).toEqual(first);
    const [facts] = await katalog.rows<Record<string, number>>(PAST);
    expect(facts).toMatchObject({ repeated: 0, future: 0, unended: 0 });
    expect(facts!.alone! / facts!.offers!).toBeLessThan(0.1);
    expect(facts!.flagshipDays).toBeGreaterThanOrEqual(365);
  });

  it('give a comparison of three products, and an alert for a price that fell', async () => {
    const { app } = katalog;
    const { props } = await katalog.visitor().page((await findComparison(app))!, 'comparison/show');
    expect(props.products).toHaveLength(3);
    await seedAlerts(app);
    await seedAlerts(app);
    const fallen = await katalog.rows(
      `select from price_alerts a where known_price > (
        select min(price_cents) / 100.0 from catalogue_offers where comparable and group_id = a.product_id)`,
    );
    expect(fallen).toHaveLength(2);
  });
});
