import type { Pages } from '../../../src/core/inertia/pages.js';
import { anEan } from '../../support/data/feed.js';
import { Katalog } from '../../support/katalog.js';
import { makePerson } from '../../support/people.js';

type Counts = Record<string, Record<string, number>>;

/** An action on several rows of a list: two that let it happen, and one that does not. */
interface SelectedCase {
  path: string;
  page: keyof Pages;
  /** Left out: it is a DELETE. */
  action?: object;
  ids: [number, number, number];
  /** The toast for the first two. */
  done: string;
  /** The name of the third, and the reason. */
  refused: [name: string, reason: RegExp];
  /** null: it is not. */
  audited: string | null;
}

const katalog = await Katalog.use({ worker: false });
const platform = await katalog.signedInAs('super_admin');

describe('the lists of the back office', () => {
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

  it('count filters exactly for users', async () => {
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

  it('count the own store’s users for its admin', async () => {
    const { company, admin } = await katalog.store();
    await katalog.signedInAs('employee', { companyId: company.id });
    const { filterCounts } = (await admin.page('/en/admin/users', 'users/index')).props;
    expect(filterCounts).toEqual({ userType: { admin: 1, employee: 1 }, company: { [company.id]: 2 } });
  });

  it('count filters exactly for the log', async () => {
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

  it('count filters exactly for product data', async () => {
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

  it('count filters exactly for attributes', async () => {
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

  it('count filters exactly for images', async () => {
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

  const insert = async (table: string, fields: Record<string, unknown>): Promise<number> => {
    const names = Object.keys(fields);
    return katalog.value<number>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
      Object.values(fields),
    );
  };
  const both = (text: string) => ({ sl: text, en: text });
  const article = (table: 'blogs' | 'pages', body: object) => {
    const title = `Article ${crypto.randomUUID()}`;
    return insert(table, { title: both(title), slug: both(title.toLowerCase().replaceAll(' ', '-')), body });
  };
  const description = async (status: string, ean = anEan()) => {
    const { company } = await katalog.store();
    const fields = { ean, gtin: ean.padStart(14, '0'), name: both('Tea'), company_id: company.id, status };
    return insert('product_data', fields);
  };
  const picture = (file_name: string) =>
    insert('media', {
      status: 'pending',
      storage_key: file_name,
      content_hash: file_name,
      file_name,
      width: 1,
      height: 1,
    });

  const CASES: Record<string, () => Promise<SelectedCase>> = {
    users: async () => {
      const { company } = await katalog.store();
      const people = [1, 2].map(() =>
        makePerson(katalog.app, { userType: 'employee', companyId: company.id }),
      );
      const [first, second] = await Promise.all(people);
      return {
        path: 'users',
        page: 'users/index',
        action: { status: 'inactive' },
        ids: [
          first!.id,
          second!.id,
          await katalog.value<number>(
            `select id from users where user_type = 'super_admin' order by id limit 1`,
          ),
        ],
        done: '2 users are now inactive.',
        refused: [expect.any(String) as string, /your own/],
        audited: 'user.deactivated',
      };
    },
    companies: async () => ({
      path: 'companies',
      page: 'companies/index',
      action: { active: false },
      ids: [(await katalog.store()).company.id, (await katalog.store()).company.id, 999_999],
      done: '2 stores are now inactive. Their products will be hidden in a few moments.',
      refused: ['no. 999999', /./],
      audited: 'company.deactivated',
    }),
    blogs: async () => ({
      path: 'blogs',
      page: 'content/blogs',
      action: { status: 'published' },
      ids: [
        await article('blogs', both('Text')),
        await article('blogs', both('Text')),
        await article('blogs', {}),
      ],
      done: '2 posts are now published or scheduled.',
      refused: [expect.stringMatching(/^Article /) as string, /title or text is missing/],
      audited: 'blog.updated',
    }),
    pages: async () => ({
      path: 'pages',
      page: 'content/pages',
      action: { status: 'published' },
      ids: [
        await article('pages', both('Text')),
        await article('pages', both('Text')),
        await article('pages', {}),
      ],
      done: '2 pages are now published.',
      refused: [expect.stringMatching(/^Article /) as string, /title or text is missing/],
      audited: 'page.updated',
    }),
    'product data': async () => {
      const ean = anEan();
      await description('approved', ean);
      return {
        path: 'product-data',
        page: 'product-data/index',
        action: { status: 'approved' },
        ids: [
          await description('requested'),
          await description('requested'),
          await description('requested', ean),
        ],
        done: '2 descriptions are now approved.',
        refused: ['Tea', /./],
        audited: 'product-data.approved',
      };
    },
    attributes: async () => {
      const add = (name: string) => insert('attribute_definitions', { name: both(name) });
      const used = await add('Used attribute');
      const ids: SelectedCase['ids'] = [await add('First'), await add('Second'), used];
      const attributes = JSON.stringify([{ definitionId: used, name: both('Used'), value: both('Yes') }]);
      await katalog.rows('update product_data set attributes = $1 where id = $2', [
        attributes,
        await description('rejected'),
      ]);
      return {
        path: 'attributes',
        page: 'attributes/index',
        ids,
        done: '2 attributes deleted.',
        refused: ['Used attribute', /in use/],
        audited: 'attribute.deleted',
      };
    },
    imports: async () => {
      const { company } = await katalog.store();
      const add = (status: string) =>
        insert('imports', {
          company_id: company.id,
          source: 'upload',
          language: 'sl',
          status,
          file_name: `${status}.xml`,
          storage_key: 'none',
          bytes: 1,
        });
      return {
        path: 'imports',
        page: 'import/index',
        action: { action: 'cancel' },
        ids: [await add('queued'), await add('held'), await add('done')],
        done: '2 imports cancelled or stopping.',
        refused: ['done.xml', /already finished/],
        audited: null,
      };
    },
    images: async () => {
      const used = await picture('used.png');
      await insert('blogs', { title: both('Cover'), slug: both('cover'), body: {}, cover_media_id: used });
      return {
        path: 'media',
        page: 'media/index',
        ids: [await picture('first.png'), await picture('second.png'), used],
        done: '2 images deleted.',
        refused: ['used.png', /still in use/],
        audited: 'picture.deleted',
      };
    },
  };

  it.each(Object.keys(CASES))('have one action for several rows (%s)', async (name) => {
    const { path, page, action, ids, done, refused, audited } = await CASES[name]!();
    const list = `/en/admin/${path}`;
    const target = action ? `${list}/bulk` : list;
    const act = async (body: object) => {
      const answer = await platform.submit(action ? 'POST' : 'DELETE', target, body);
      return { status: answer.status, flash: (await platform.page(list, page)).flash };
    };
    const audits = () =>
      katalog.rows<{ id: string }>(
        'select object_id as id from audit_entries where action = $1 and object_id = any($2) order by id',
        [audited, ids.map(String)],
      );

    const { status, flash } = await act({ ids, ...action });
    expect(status).toBe(303);
    expect(flash!.toast).toMatchObject({
      severity: 'warn',
      detail: `${done} 1 entry was skipped. The reason is above the list.`,
    });
    expect(flash!.refused).toEqual({
      count: 1,
      reasons: [{ text: expect.stringMatching(refused[1]) as string, names: [refused[0]] }],
    });
    const expected = audited ? [ids[0], ids[1]] : [];
    expect((await audits()).map(({ id }) => Number(id)).sort()).toEqual(expected.sort());
    // again nothing changes
    await act({ ids: [...ids, ids[0]], ...action });
    expect(await audits()).toHaveLength(expected.length);
    for (const wrong of [
      {},
      { ids: [] },
      { ids: ['x'] },
      { ids: Array.from({ length: path === 'media' ? 10_001 : 101 }, (_, n) => n + 1) },
    ])
      expect((await act({ ...wrong, ...action })).flash?.refused).toBeUndefined();
    expect(await audits()).toHaveLength(expected.length);
  });

  it('say what was done when something breaks in the middle', async () => {
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push(await article('blogs', both('Text')));
    await katalog.rows(`
      create function break_one() returns trigger language plpgsql as $$ begin
        if new.id = ${ids[1]} then raise exception 'broken'; end if;
        return new;
      end $$;
      create trigger break_one before update on blogs for each row execute function break_one()`);
    await platform.submit('POST', '/en/admin/blogs/bulk', { ids, status: 'published' });
    await katalog.rows('drop function break_one cascade');
    const { flash } = await platform.page('/en/admin/blogs', 'content/blogs');
    expect(flash!.toast!.detail).toBe(
      '1 post is now published or scheduled. 2 entries were skipped. The reasons are above the list.',
    );
    expect(flash!.refused).toMatchObject({
      count: 2,
      reasons: [{ text: expect.stringContaining('logged the error') as string, names: { length: 2 } }],
    });
    const rows = await katalog.rows('select id from blogs where id = any($1) and status = $2', [
      ids,
      'published',
    ]);
    expect(rows).toEqual([{ id: ids[0] }]);
  });

  it('name those that are refused as far as there is room', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `${'Dolgo ime '.repeat(4)}${index}`);
    const ids = [];
    for (const name of names)
      ids.push(await insert('blogs', { title: both(name), slug: both(name), body: {} }));
    await platform.submit('POST', '/en/admin/blogs/bulk', { ids, status: 'published' });
    const { flash } = await platform.page('/en/admin/blogs', 'content/blogs');
    expect(flash!.toast!.detail).toBe('100 entries were skipped. The reasons are above the list.');
    const [reason] = flash!.refused!.reasons;
    expect(flash!.refused!.count).toBe(100);
    expect(reason!.names).toEqual(names.slice(0, reason!.names.length));
    expect(reason!.names.length).toBeGreaterThan(10);

    const used = await katalog.rows<{ id: number }>(
      `with used as (
         insert into media (status, storage_key, width, height, content_hash, file_name)
         select 'pending', 'short' || n, 1, 1, 'short' || n, n || '"' from generate_series(1, 600) n returning id
       ) insert into blogs (title, slug, body, cover_media_id)
         select jsonb_build_object('en', 'Cover ' || id), jsonb_build_object('en', 'cover-' || id), '{}', id from used
         returning cover_media_id as id`,
    );
    await platform.submit('DELETE', '/en/admin/media', { ids: used.map(({ id }) => id) });
    const { toast } = (await platform.page('/en/admin/media', 'media/index')).flash!;
    expect(toast!.detail).toBe('600 entries were skipped. The reasons are above the list.');
  });

  it.each([
    ['companies', 'companies/index', ['status', 'products', 'users', 'createdAt']],
    ['users', 'users/index', ['type', 'company', 'status', 'lastSeenAt']],
    ['blogs', 'content/blogs', ['state', 'languages', 'publishedAt', 'updatedAt']],
    ['imports', 'import/index', ['when', 'status', 'read', 'changed', 'rejected']],
  ] as const)('have a choice of columns in the address (%s)', async (path, page, all) => {
    const list = `/en/admin/${path}`;
    const columnsOf = async (address: string) => (await platform.page(address, page)).props;
    expect(await columnsOf(list)).toMatchObject({ columns: all, hiddenColumns: [], usualColumnsUrl: null });
    const [first, ...others] = all;
    const last = others.pop()!;
    const chosen = await columnsOf(
      `${list}?status=all&columns=name&columns=${last}&columns=${first}&columns=nonsense`,
    );
    expect(chosen).toMatchObject({
      columns: [last, first],
      hiddenColumns: others,
      usualColumnsUrl: expect.not.stringContaining('columns') as string,
    });
    expect((await columnsOf(`${list}?columns=name`)).columns).toEqual([]);
    const { closeUrl } = await columnsOf(`${list}?columns=name&columns=${last}`);
    // the URL of the imports is the store's list
    if (path !== 'imports') expect(closeUrl).toBe(`${list}?columns=name&columns=${last}`);
  });

  it.each([
    ['audit-log', 'audit/index', ({ entries }: Pages['audit/index']) => entries.map(({ id }) => id)],
    [
      'attributes',
      'attributes/index',
      ({ attributes }: Pages['attributes/index']) => attributes.map(({ id }) => id),
    ],
  ] as const)('are turned round (%s)', async (path, page, idsOf) => {
    const open = async (address: string) => (await platform.page(address, page)).props;
    const first = await open(`/en/admin/${path}`);
    const turned = await open(first.sorts[0]!.url);
    expect(turned.sorts[0]!.direction).not.toBe(first.sorts[0]!.direction);
    const ids = (idsOf as (props: unknown) => unknown[])(first);
    const back = (idsOf as (props: unknown) => unknown[])(turned);
    expect(ids[0]).not.toEqual(back[0]);
    if (first.pagination.pageCount === 1) expect(back).toEqual(ids.toReversed());
  });

  it('have no choice of few columns', async () => {
    const { admin } = await katalog.store();
    const { props } = await admin.page('/en/admin/users?columns=name', 'users/index');
    expect(props).toMatchObject({ columns: ['type', 'status', 'lastSeenAt'], hiddenColumns: null });
  });
});
