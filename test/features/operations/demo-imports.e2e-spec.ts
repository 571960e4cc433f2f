import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_STORES } from '../../../scripts/demo/data/stores.js';
import { DemoImports } from '../../../scripts/demo/seed/demo-imports.js';
import { seedAttributes } from '../../../scripts/demo/seed/demo-attributes.js';
import { seedCategories } from '../../../scripts/demo/seed/demo-categories.js';
import { startDemoSite } from '../../../scripts/demo/site.js';
import { CompaniesService } from '../../../src/companies/companies.service.js';
import { FeedsService } from '../../../src/import/pulls/feeds.service.js';
import { toActor } from '../../../src/users/user.policy.js';
import { Katalog } from '../../support/katalog.js';
import { makePerson } from '../../support/people.js';

const EXPECTED = {
  'koca-in-klanec': [
    'heureka 119 of which 4 rejected, 0 blocked',
    'category_unmapped currency_by_store ean_check_digit ean_in_store ean_placeholder ean_repeated',
    'id_duplicate language_by_store link_missing name_missing price_outlier price_zero',
  ],
  'zica-in-gumb': [
    'google-rss 140 of which 0 rejected, 0 blocked',
    'availability_unknown category_unmapped condition_unknown currency_foreign delivery_cost_invalid',
    'ean_check_digit price_outlier sale_dates_reversed spreadsheet_error value_unknown',
  ],
  'hisa-lipa': [
    'mapped 123 of which 1 rejected, 1 blocked',
    'availability_contradiction blocked_by_name category_missing currency_by_store ean_scientific',
    'language_by_store name_missing sale_price_higher spreadsheet_error',
  ],
  'velika-trznica': [
    'katalog 268 of which 0 rejected, 0 blocked',
    'availability_unknown condition_unknown currency_foreign element_unknown regular_price_lower',
  ],
  kasca: ['google-rss 14 of which 0 rejected, 0 blocked', 'ean_wrong_length price_outlier'],
};

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

const directory = await mkdtemp(join(tmpdir(), 'demo-site-'));
const site = await startDemoSite(directory);
const katalog = await Katalog.use({ env: { FETCH_ALLOWED_PRIVATE_ORIGINS: site.origin } });
afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('feeds of the demo', () => {
  it('are imported in the formats of their stores, with their mistakes, and fetched on schedule', async () => {
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
  });
});
