import pg from 'pg';
import type { User } from '../../../src/users/user.entity.js';
import { AUDITED_KINDS, STORE_KINDS } from '../../../src/audit/audit.service.js';
import { LatestChanges } from '../../../src/audit/latest-changes.js';
import { startApp } from '../../support/app.js';
import { enter, makeCompany, makePerson } from '../../support/people.js';

type Entered = Awaited<ReturnType<typeof enter>>;

const LOG = '/administracija/dnevnik';

const started = await startApp();
const own = new pg.Client({ connectionString: started.database.url });
await own.connect();
const company = await makeCompany(started.app, 'Čajna hiša');
const other = await makeCompany(started.app, 'Žica in gumb');
const admin = await enter(started, { userType: 'admin', companyId: company.id });
const rival = await enter(started, { userType: 'admin', companyId: other.id });
const platform = await enter(started, { userType: 'super_admin', companyId: null });
afterAll(async () => {
  await own.end();
  await started.close();
});

const log = async (query: Record<string, string> = {}, { visitor }: Entered = admin, path = LOG) =>
  (await visitor.page(`${path}?${new URLSearchParams(query)}`, 'audit/index')).props;
const fileOf = async (csvUrl: string) => (await admin.visitor.get(csvUrl)).text();
const colleague = () => makePerson(started.app, { userType: 'employee', companyId: company.id });

/** Adds an entry about an object of the store, or of the platform. */
const add = (companyId: number | null, kind: string, name: string, actor?: User) =>
  own.query(
    `insert into audit_entries (actor_id, actor_email, action, object_kind, object_id, object_name, company_id)
     values ($1, $2, $3, $4, '1', $5, $6)`,
    [actor?.id ?? null, actor?.email ?? null, `${kind}.updated`, kind, name, companyId],
  );

describe('the audit log of a store', () => {
  it('contains the entries of its objects, and never those of other stores or of the platform', async () => {
    const ours = crypto.randomUUID();
    const foreign = crypto.randomUUID();
    for (const kind of AUDITED_KINDS) await add(null, kind, foreign);
    for (const kind of STORE_KINDS) {
      await add(company.id, kind, ours);
      await add(other.id, kind, foreign);
    }
    const props = await log({ query: ours });
    expect(props.entries.map(({ objectKind }) => objectKind).sort()).toEqual(STORE_KINDS.toSorted());
    expect(props.kindCounts).toEqual(Object.fromEntries(STORE_KINDS.map((kind) => [kind, 1])));
    expect(props.kinds.map(({ id }) => id)).toEqual(STORE_KINDS);
    expect(props).toMatchObject({ companies: [], companyCounts: {} });
    expect((await log({ query: foreign }, rival)).count).toBe(STORE_KINDS.length);

    const guesses: Record<string, string>[] = [{}, { company: String(other.id) }, { kind: 'synonym' }];
    for (const guess of guesses) {
      const guessed = await log({ query: foreign, ...guess });
      expect(guessed).toMatchObject({ count: 0, entries: [], kindCounts: {} });
      expect(await fileOf(guessed.csvUrl)).not.toContain(foreign);
    }
    expect(await fileOf((await log({ company: String(other.id) })).csvUrl)).not.toContain(ours);
    const file = await fileOf((await log()).csvUrl);
    expect(file).toContain(ours);
    expect(file).not.toContain(foreign);
  });

  it('hides who changes something for the platform, in the list, the search and the file', async () => {
    const user = await colleague();
    await admin.visitor.send('PUT', `/api/users/${user.id}`, { phone: '031' });
    await platform.visitor.send('PUT', `/api/users/${user.id}`, { phone: '032' });
    const actors = async (path?: string) =>
      (await log({ query: user.email }, admin, path)).entries.map(({ actor }) => actor);
    expect(await actors()).toEqual(['Skrbnik kataloga', admin.user.email]);
    expect(await actors('/en/admin/audit-log')).toEqual(['Catalogue admin', admin.user.email]);
    expect((await log({ query: user.email }, platform)).entries[0]!.actor).toBe(platform.user.email);

    const [name] = platform.user.email.split('@');
    expect((await log({ query: name! })).count).toBe(0);
    expect((await log({ query: `${name} ${user.email}` })).count).toBe(0);
    expect((await log({ query: `${admin.user.email} ${user.email}` })).count).toBe(1);
    const file = await fileOf((await log()).csvUrl);
    expect(file).toContain(`;Skrbnik kataloga;Sprememba uporabnika;Uporabnik;${user.email};`);
    expect(file).not.toContain(platform.user.email);
  });

  it('keeps who deleted the account, and does not search the address of another store’s person', async () => {
    const name = crypto.randomUUID();
    await add(company.id, 'product', name, rival.user);
    await own.query(
      `insert into audit_entries (actor_email, action, object_kind, object_id, object_name, company_id)
       values ('deleted-77', 'product.updated', 'product', '1', $1, $2)`,
      [name, company.id],
    );
    const actors = (await log({ query: name })).entries.map(({ actor }) => actor);
    expect(actors).toEqual(['Izbrisani uporabnik št. 77', 'Skrbnik kataloga']);
    expect((await log({ query: `deleted-77 ${name}` })).count).toBe(1);
    expect((await log({ query: rival.user.email })).count).toBe(0);
  });

  it('names a colleague who last changed an object, but nobody else', async () => {
    const name = crypto.randomUUID();
    const latest = async (scope: { companyId?: number }) =>
      (await started.app.get(LatestChanges).findChanges('feed', [1], scope, 'sl')).get(1)!.by;
    await add(company.id, 'feed', name, platform.user);
    expect([await latest({ companyId: company.id }), await latest({})]).toEqual([
      'Skrbnik kataloga',
      expect.not.stringContaining('Skrbnik kataloga'),
    ]);
    await add(company.id, 'feed', name, admin.user);
    expect(await latest({ companyId: company.id })).toBe(await latest({}));
  });

  it('contains a person who comes from another store, without that store', async () => {
    const user = await makePerson(started.app, { userType: 'employee', companyId: other.id });
    await platform.visitor.send('PUT', `/api/users/${user.id}`, { company: { id: company.id } });
    const moved = { query: user.email };
    expect((await log(moved)).entries).toMatchObject([
      { action: 'user.updated', changes: [{ before: null, after: 'Čajna hiša' }] },
    ]);
    expect((await log(moved, platform)).entries[0]!.changes).toMatchObject([
      { before: 'Žica in gumb', after: 'Čajna hiša' },
    ]);
    expect((await log(moved, rival)).count).toBe(0);
  });

  it('keeps entries of deleted objects', async () => {
    const url = `https://store.test/${crypto.randomUUID()}.xml`;
    const { id } = await admin.visitor.write<{ id: number }>('POST', '/api/feeds', { url });
    await admin.visitor.send('DELETE', `/api/feeds/${id}`);
    const shown = (await log({ query: url })).entries;
    expect(shown.map(({ action }) => action)).toEqual(['feed.deleted', 'feed.created']);
    expect(shown[0]!.objectUrl).toBeNull();
  });

  it('says since when it has entries; a new store has none', async () => {
    expect((await log()).since).toMatch(/^\d{4}-/);
    const { id } = await makeCompany(started.app);
    await started.rows('delete from audit_entries where company_id = $1', [id]);
    const fresh = await enter(started, { userType: 'admin', companyId: id });
    await started.rows('delete from audit_entries where company_id = $1', [id]);
    expect(await log({}, fresh)).toMatchObject({ count: 0, since: null });
    expect((await log({}, platform)).since).toBeNull();
  });

  it('is a filter by store for super admins, with counts', async () => {
    const name = crypto.randomUUID();
    await add(company.id, 'product', name);
    await add(company.id, 'feed', name);
    await add(other.id, 'feed', name);
    const props = await log({ query: name, company: String(company.id) }, platform);
    expect(props).toMatchObject({ count: 2, filters: { companyId: company.id } });
    expect(props.companyCounts).toEqual({ [company.id]: 2, [other.id]: 1 });
    expect(props.companies).toContainEqual({ id: other.id, name: 'Žica in gumb' });
    expect(props.csvUrl).toContain(`company=${company.id}`);
  });

  it('is for admins: its section is in their navigation only', async () => {
    const employee = await enter(started, {
      userType: 'employee',
      companyId: company.id,
      permissionLevel: 3,
    });
    expect((await employee.visitor.page(LOG, 'errors/admin')).props.status).toBe(403);
    const sections = async ({ visitor }: Entered) =>
      (await visitor.page('/administracija/profil', 'users/profile')).props.adminSections!.map(
        ({ id }) => id,
      );
    expect(await sections(platform)).toContain('audit-log');
    expect(await sections(admin)).toContain('audit-log');
    expect(await sections(employee)).not.toContain('audit-log');
  });
});
