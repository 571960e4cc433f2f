import pg from 'pg';
import type { AuditEntryProps } from '../../../src/audit/audit.pages.js';
import { startApp } from '../../support/app.js';
import { enter, makeCompany, makePerson } from '../../support/people.js';

const LOG = '/administracija/dnevnik';

const started = await startApp();
const own = new pg.Client({ connectionString: started.database.url });
await own.connect();
const company = await makeCompany(started.app, 'Čajna hiša');
const admin = await enter(started, { userType: 'admin', companyId: company.id });
const platform = await enter(started, { userType: 'super_admin', companyId: null });
afterAll(async () => {
  await own.end();
  await started.close();
});

describe('the audit log', () => {
  const log = async (query: Record<string, string> = {}, path = LOG) =>
    (await platform.visitor.page(`${path}?${new URLSearchParams(query)}`, 'audit/index')).props;
  const colleague = () => makePerson(started.app, { userType: 'employee', companyId: company.id });
  const put = (id: number | string, body?: object) => admin.visitor.send('PUT', `/api/users/${id}`, body);
  const about = async (email: string) => (await log({ query: email })).entries;
  const told = (entries: AuditEntryProps[]) =>
    entries.map(({ action, changes }) => [action, ...changes.map(({ field }) => field)]);

  it('shows who changed what, with values before and after, newest first', async () => {
    const user = await colleague();
    await put(user.id, { userType: 'admin', permissionLevel: 3, phone: '031', locale: 'en' });
    await put(`deactivate/${user.id}`);
    await put(`activate/${user.id}`);

    const entries = await about(user.email);
    expect(told(entries)).toEqual([
      ['user.activated', 'Status'],
      ['user.deactivated', 'Status'],
      ['user.updated', 'Telefon', 'Jezik', 'Vloga', 'Raven dovoljenj'],
    ]);
    expect(entries[2]).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      at: expect.stringMatching(/Z$/) as string,
      actor: admin.user.email,
      action: 'user.updated',
      actionText: 'Sprememba uporabnika',
      objectKind: 'user',
      objectId: String(user.id),
      objectName: user.email,
      objectUrl: `/administracija/uporabniki?edit=${user.id}`,
      changes: [
        { field: 'Telefon', before: null, after: '031' },
        { field: 'Jezik', before: 'slovenščina', after: 'angleščina' },
        { field: 'Vloga', before: 'sodelavec trgovine', after: 'skrbnik trgovine' },
        { field: 'Raven dovoljenj', before: '0 – samo ogled', after: '3 – odločanje o predlogih' },
      ],
    });
    const [english] = (await log({ query: user.email }, '/en/admin/audit-log')).entries;
    expect(english).toMatchObject({
      actionText: 'User activated',
      objectUrl: `/en/admin/users?edit=${user.id}`,
      changes: [{ field: 'Status', before: 'inactive', after: 'active' }],
    });
    expect((await platform.visitor.visit(entries[0]!.objectUrl!)).status).toBe(200);
  });

  it('shows only those languages of a text that have changed', async () => {
    const entry = async (before: object, after: object) => {
      const objectName = crypto.randomUUID();
      await own.query(
        `insert into audit_entries (action, object_kind, object_id, object_name, before, after)
         values ('attribute.updated', 'attribute', '1', $1, $2, $3)`,
        [objectName, before, after],
      );
      return (await about(objectName))[0]!.changes.map(({ before, after }) => [before, after]);
    };
    const old = { en: 'Colour', sl: 'Barva' };
    expect(await entry({ name: old }, { name: { ...old, sl: 'Barve' } })).toEqual([
      ['slovenščina: Barva', 'slovenščina: Barve'],
    ]);
    expect(await entry({ name: null }, { name: old })).toEqual([
      [null, 'slovenščina: Barva\nangleščina: Colour'],
    ]);
    expect(await entry({ filterable: { 7: true } }, { filterable: { 7: false, 8: true } })).toEqual([
      ['7: vključen', '7: izključen\n8: vključen'],
    ]);
  });

  it('calls the manufacturer’s part number of product data so, and the code of an offer by its name', async () => {
    const label = async (kind: string, path?: string) => {
      const objectName = crypto.randomUUID();
      await own.query(
        `insert into audit_entries (action, object_kind, object_id, object_name, before, after)
         values ($1, $2, '1', $3, '{"productCode": "A"}', '{"productCode": "B"}')`,
        [`${kind}.updated`, kind, objectName],
      );
      return (await log({ query: objectName }, path)).entries[0]!.changes[0]!.field;
    };
    expect(await label('product-data')).toBe('Oznaka proizvajalca');
    expect(await label('product-data', '/en/admin/audit-log')).toBe('MPN');
    expect(await label('product')).toBe('Šifra izdelka');
  });

  it('shows present names for ids, and numbers as the language writes them', async () => {
    const [row] = await started.rows<{ id: number }>(
      `insert into categories (kind, name, slug, position, path) values ('product', '{"sl":"Čajniki","en":"Teapots"}', '{"sl":"a"}', 9, '{}') returning id`,
    );
    const { id } = row!;
    const store = await makeCompany(started.app, 'Žica in gumb');
    const changesOf = async (after: object, path?: string) => {
      const objectName = crypto.randomUUID();
      await own.query(
        `insert into audit_entries (action, object_kind, object_id, object_name, after)
         values ('product.updated', 'product', '1', $1, $2)`,
        [objectName, after],
      );
      const [entry] = (await log({ query: objectName }, path)).entries;
      return Object.fromEntries(entry!.changes.map(({ field, after }) => [field, after]));
    };
    expect(await changesOf({ categoryIds: `${id}, 999999`, companyId: store.id, parentId: null })).toEqual({
      Kategorije: 'Čajniki, št. 999999',
      Trgovina: 'Žica in gumb',
      'Nadrejena kategorija': null,
    });
    expect(await changesOf({ price: 1299.9 })).toEqual({ Cena: '1.299,9' });
    expect(await changesOf({ categoryIds: [id], filterable: { [id]: true } }, '/en/admin/audit-log')).toEqual(
      {
        Categories: 'Teapots',
        'Filter in categories': 'Teapots: on',
      },
    );
  });

  it('has no entries for refused changes, and none without differences', async () => {
    const user = await colleague();
    await put(user.id, { firstName: user.firstName, permissionLevel: 0 });
    await put(`activate/${user.id}`);
    await put(user.id, { userType: 'super_admin' });
    await put(user.id, { phone: 'x' });
    await put(`deactivate/${admin.user.id}`);
    expect(await about(user.email)).toEqual([]);
  });

  it('contains no secrets', async () => {
    const email = `new-${crypto.randomUUID()}@katalog.test`;
    const { data } = await admin.visitor.write<{ data: { id: number; firebaseId: string } }>(
      'POST',
      '/api/users',
      { firebaseId: '', email },
    );
    await admin.visitor.submit('POST', `/administracija/uporabniki/${data.id}/povabilo`);
    expect((await about(email)).map(({ action }) => action)).toEqual(['user.invited', 'user.invited']);
    const kept = await started.rows<object>('select * from audit_entries');
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept)).not.toMatch(/oobCode|idToken|http/);
    expect(JSON.stringify(kept)).not.toContain(data.firebaseId);
  });

  it('has entries of companies and of commands', async () => {
    const store = await makeCompany(started.app, 'Žica in gumb', false);
    await platform.visitor.send('PUT', `/api/companies/${store.id}/activate`);
    const [entry] = (await log({ query: 'zica gumb', kind: 'company' })).entries;
    expect(entry).toMatchObject({
      actor: platform.user.email,
      actionText: 'Aktivacija trgovine',
      objectName: 'Žica in gumb',
      objectUrl: `/administracija/podjetja?edit=${store.id}`,
      changes: [{ field: 'Aktivno', before: 'ne', after: 'da' }],
    });
    await own.query(
      `insert into audit_entries (action, object_kind, object_id, object_name, after)
       values ('user.granted', 'user', '1', 'command@katalog.test', '{"userType": "super_admin"}')`,
    );
    expect((await about('command@katalog.test'))[0]).toMatchObject({
      actor: null,
      changes: [{ field: 'Vloga', before: null, after: 'skrbnik kataloga' }],
    });
  });

  it('names the fields that an offer keeps', async () => {
    const change = JSON.stringify({ keptFields: 'name, categoryIds, media' });
    await own.query(
      `insert into audit_entries (action, object_kind, object_id, object_name, before, after)
       values ('product.updated', 'product', '1', 'Ohranjeni čaj', '{"keptFields": ""}', $1)`,
      [change],
    );
    const changes = async (path: string) => (await log({ query: 'Ohranjeni čaj' }, path)).entries[0]!.changes;
    expect(await changes(LOG)).toEqual([
      { field: 'Ohranjena polja', before: null, after: 'Ime, Kategorije, Slike' },
    ]);
    expect(await changes('/en/admin/audit-log')).toEqual([
      { field: 'Kept fields', before: null, after: 'Name, Categories, Images' },
    ]);
  });

  it('is searched by actor, object, kind and day', async () => {
    const user = await colleague();
    await put(user.id, { phone: '1' });
    await started.rows(
      `update audit_entries set at = '2026-03-31T22:30:00Z' where object_id = $1 and object_kind = 'user'`,
      [String(user.id)],
    );
    const count = async (query: Record<string, string>) => (await log({ query: user.email, ...query })).count;
    // half past midnight on 1 April in Slovenia
    expect(await count({ from: '2026-04-01', to: '2026-04-01' })).toBe(1);
    expect(await count({ to: '2026-03-31' })).toBe(0);
    expect(await count({ from: '2026-04-02' })).toBe(0);
    expect(await count({ kind: 'user' })).toBe(1);
    expect(await count({ kind: 'company' })).toBe(0);
    expect(await count({ query: `${admin.user.email} ${user.email}` })).toBe(1);
    expect(await count({ query: '%' })).toBe(0);
    const props = await log({ query: user.email, kind: 'user', from: '2026-04-01' });
    expect(props).toMatchObject({
      formUrl: LOG,
      resetUrl: LOG,
      filters: { query: user.email, kind: 'user', companyId: null, from: '2026-04-01', to: null },
    });
    expect(props.kinds.map(({ label }) => label)).toEqual(expect.arrayContaining(['Uporabnik', 'Trgovina']));
  });

  it('has pages, and ignores invalid parameters', async () => {
    const user = await colleague();
    await own.query(
      `insert into audit_entries (action, object_kind, object_id, object_name)
       select 'user.updated', 'user', $1, $2 from generate_series(1, 51)`,
      [String(user.id), user.email],
    );
    const first = await log({ query: user.email });
    expect([first.count, first.entries.length, first.pagination.pageCount]).toEqual([51, 50, 2]);
    const second = (await platform.visitor.page(first.pagination.nextUrl!, 'audit/index')).props;
    expect(second.entries).toHaveLength(1);
    expect(Number(second.entries[0]!.id)).toBeLessThan(Number(first.entries.at(-1)!.id));
    const wrong = await log({ from: '2026-02-31', to: 'x', kind: 'y', page: '0' });
    expect(wrong.filters).toEqual({ query: '', kind: null, companyId: null, from: null, to: null });
  });

  it('is downloaded with the filters of the list, in both languages and without formulas', async () => {
    await own.query(`insert into audit_entries (actor_email, action, object_kind, object_id, object_name, before, after)
      select 'csv@example.com', 'company.updated', 'company', n, '=HYPERLINK(' || n || ')', '{"phone": "1"}', '{"phone": "2"}'
      from generate_series(1, 1201) n`);
    const { csvUrl } = await log({ query: 'csv@example.com', sort: 'at' });
    expect(csvUrl).toBe('/administracija/dnevnik/izvoz?sort=at&query=csv%40example.com');
    const response = await platform.visitor.get(csvUrl);
    expect(response.headers.get('content-disposition')).toMatch(/filename="dnevnik-\d{4}-\d\d-\d\d\.csv"/);
    const [titles, ...rows] = (await response.text()).trim().split('\r\n');
    expect(titles).toBe('Kdaj;Kdo;Kaj;Vrsta predmeta;Ime;Številka;Spremembe');
    expect(rows).toHaveLength(1201);
    expect(rows.map((row) => row.split(';')[5])).toEqual(rows.map((_, index) => String(index + 1)));
    expect(rows[0]!.split(';').slice(1)).toEqual([
      'csv@example.com',
      'Sprememba trgovine',
      'Trgovina',
      "'=HYPERLINK(1)",
      '1',
      'Telefon: 1 → 2',
    ]);

    const english = await log({ query: 'csv@example.com', kind: 'company' }, '/en/admin/audit-log');
    const file = await (await platform.visitor.get(english.csvUrl)).text();
    expect(file.split('\r\n')[0]).toBe('When;Who;What;Object type;Name;Number;Changes');
    expect(file.split('\r\n')[1]!.split(';')[5]).toBe('1201');
    const none = await log({ query: 'nobody-has-this-name' });
    expect((await (await platform.visitor.get(none.csvUrl)).text()).trim().split('\r\n')).toHaveLength(1);
  });
});
