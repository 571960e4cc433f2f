import type { Pages } from '../../../src/core/inertia/pages.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import type { Visitor } from '../../support/browser/visitor.js';

type Counts = Record<string, Record<string, number>>;

describe('the counts of filters', () => {
  let katalog: Katalog;
  let platform: Visitor;

  beforeAll(async () => {
    katalog = await Katalog.start({ worker: false });
    platform = await katalog.signedInAs('super_admin');
  });
  afterAll(() => katalog?.close());

  /** Opens the list of each choice under the filters, and compares. */
  async function expectExact<Name extends keyof Pages>(
    path: string,
    name: Name,
    countsOf: (props: Pages[Name]) => Counts,
    countOf: (props: Pages[Name]) => number,
    queries: string[],
  ) {
    for (const query of queries) {
      const open = async (search: URLSearchParams) =>
        (await platform.page(`${path}?${search}`, name)).props as Pages[Name];
      const counts = countsOf(await open(new URLSearchParams(query)));
      for (const [filter, values] of Object.entries(counts))
        for (const [value, count] of Object.entries(values)) {
          const search = new URLSearchParams(query);
          search.set(filter, value);
          expect([`${search}`, countOf(await open(search))]).toEqual([`${search}`, count]);
        }
    }
    return countsOf(await platform.page(path, name).then(({ props }) => props as Pages[Name]));
  }

  it('are exact for users', async () => {
    const { company } = await katalog.store();
    for (const status of ['active', 'active', 'inactive'] as const)
      await katalog.signedInAs('employee', { companyId: company.id, status });
    await katalog.store();
    const counts = await expectExact(
      '/en/admin/users',
      'users/index',
      ({ filterCounts: { userType, company } }) => ({ userType, company }),
      ({ count }) => count,
      ['', 'status=all', 'status=inactive', `company=${company.id}`, 'userType=employee', 'query=example'],
    );
    expect(counts['company']).toMatchObject({ [company.id]: 3 });
    expect(counts['userType']).toMatchObject({ employee: 2 });
  });

  it('are those of the own store for its admin', async () => {
    const { company, admin } = await katalog.store();
    await katalog.signedInAs('employee', { companyId: company.id });
    const { filterCounts } = (await admin.page('/en/admin/users', 'users/index')).props;
    expect(filterCounts).toEqual({ userType: { admin: 1, employee: 1 }, company: { [company.id]: 2 } });
  });

  it('are exact for the log', async () => {
    await katalog.rows(
      `insert into audit_entries (at, action, object_kind, object_id, object_name)
       select now() - n * interval '1 day', kind || '.update', kind, '1', 'Name ' || n
       from generate_series(0, 3) n, unnest(array['category', 'user']) kind where n < 3 or kind = 'user'`,
    );
    const counts = await expectExact(
      '/en/admin/audit-log',
      'audit/index',
      ({ kindCounts }) => ({ kind: kindCounts }),
      ({ count }) => count,
      ['', 'query=name', 'kind=user', `from=${new Date().toISOString().slice(0, 10)}`],
    );
    expect(counts['kind']).toMatchObject({ category: 3, user: 4 });
  });

  it('are exact for product data', async () => {
    const stores = [await katalog.store(), await katalog.store()];
    for (const [index, { company }] of stores.entries())
      for (const status of ['approved', 'requested', 'requested'].slice(index))
        await katalog.rows(
          `insert into product_data (ean, gtin, name, status, company_id)
           values ($1::text, lpad($1::text, 14, '0'), '{"sl": "Ime"}', $2, $3)`,
          [anEan(), status, company.id],
        );
    const counts = await expectExact(
      '/en/admin/product-data',
      'product-data/index',
      ({ companyCounts }) => ({ company: companyCounts }),
      ({ count }) => count,
      ['', 'status=all', 'status=approved', 'query=nothing', `company=${stores[0]!.company.id}`],
    );
    expect(Object.keys(counts['company']!)).not.toHaveLength(0);
  });

  it('are exact for attributes', async () => {
    const category = await katalog.category({ sl: 'Omare', en: 'Wardrobes' });
    await katalog.rows(
      `with added as (
         insert into attribute_definitions (name, type)
         select jsonb_build_object('sl', 'Lastnost ' || type, 'en', 'Attribute ' || type), left(type, -1)
         from unnest(array['text1', 'number1', 'number2', 'boolean1']) type returning id, type
       ) insert into category_attributes (category_id, definition_id, position)
         select $1, id, id from added where type <> 'text'`,
      [category],
    );
    const counts = await expectExact(
      '/en/admin/attributes',
      'attributes/index',
      ({ filterCounts: { type, category } }) => ({ type, category }),
      ({ count }) => count,
      ['', 'type=number', `category=${category}`, 'query=attribute%20number2'],
    );
    expect(counts['type']).toMatchObject({ number: 2 });
    expect(counts['category']).toMatchObject({ [category]: 3 });
  });

  it('are exact for images', async () => {
    const { company } = await katalog.store();
    await katalog.rows(
      `insert into media (status, storage_key, width, height, content_hash, file_name, failure, company_id, alt, unused_since)
       select status, 'key', 1, 1, status || n, 'file.jpg', case when status = 'failed' then 'http_status' end, case when n > 1 then $1::integer end, case when n = 1 then '{}'
         else '{"sl": "Opis", "en": "Text"}'::jsonb end, case when n = 2 then now() end
       from generate_series(1, 3) n, unnest(array['pending', 'failed']) status`,
      [company.id],
    );
    const counts = await expectExact(
      '/en/admin/media',
      'media/index',
      ({ filterCounts: { state, owner } }) => ({ state: state!, owner: owner! }),
      ({ count }) => count,
      ['', 'state=failed', 'owner=platform', `owner=${company.id}&state=unused`, 'query=text'],
    );
    expect(counts['state']).toMatchObject({ pending: 3, failed: 3, undescribed: 2 });
    expect(counts['owner']).toEqual({ platform: 2, [company.id]: 4 });
  });
});
