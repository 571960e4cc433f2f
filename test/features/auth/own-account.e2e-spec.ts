import pg from 'pg';
import { PERSONAL_DATA } from '../../../src/auth/account/personal-data.js';
import { IdentityProvider } from '../../../src/auth/identity/identity-provider.js';
import type { User } from '../../../src/users/user.entity.js';
import { startApp } from '../../support/app.js';
import { withClaims } from '../../support/servers/auth-emulator.js';
import { startMailServer } from '../../support/servers/mail-server.js';
import { startProviderStandIn } from '../../support/servers/provider-stand-in.js';
import { enter, makeCompany, makePerson, setSession } from '../../support/people.js';
import type { Visitor } from '../../support/browser/visitor.js';

const PROFILE = '/administracija/profil';
const DATA = '/administracija/profil/podatki';
const DELETION = '/administracija/profil/izbris';
/** Addresses that are of a store, and keys that are no person's. */
const NOT_PERSONAL = ['companies.email'];
const phoneOf = (id: number) => `041 222 ${1000 + id}`;
const ABOUT_PEOPLE = /email|firebase|^owner$|actor/;

const mailServer = await startMailServer();
const provider = await startProviderStandIn();
const started = await startApp({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'katalog@katalog.test',
    FIREBASE_AUTH_EMULATOR_HOST: provider.host,
  },
});
const own = new pg.Client({ connectionString: started.database.url });
await own.connect();
const company = await makeCompany(started.app, 'Čajna hiša');
await makePerson(started.app, { userType: 'admin', companyId: company.id });
await makePerson(started.app, { userType: 'super_admin', companyId: null });
afterAll(async () => {
  await own.end();
  await started.close();
  await provider.close();
  await mailServer.close();
});

describe('the own account', () => {
  afterEach(() => provider.recover());

  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await own.query<Row>(text, values)).rows;
  const file = async (visitor: Visitor, path = DATA) => {
    const response = await visitor.get(path);
    const text = await response.text();
    return { response, text, data: JSON.parse(text) as Record<string, unknown> };
  };
  const remove = (visitor: Visitor, { email }: Pick<User, 'email'>) =>
    visitor.submit('POST', DELETION, { confirm: email });
  const errorsOf = async (visitor: Visitor) =>
    (await visitor.page(PROFILE, 'users/profile')).props.errors as Record<string, string>;
  const isThere = async ({ id }: User) => (await rows('select from users where id = $1', [id])).length === 1;
  const accountOf = ({ firebaseId }: User) => started.app.get(IdentityProvider).account(firebaseId);

  /** Leaves traces of a person wherever the application could. */
  async function leaveTraces({ id, email, firebaseId }: User): Promise<void> {
    const [product] = await rows<{ id: number }>(
      `insert into products (company_id, product_code, name, price) values ($1, $2, '{"sl": "Čaj"}', 1) returning id`,
      [company.id, `of-${id}`],
    );
    await rows(
      `insert into price_alerts (product_id, email, locale, known_price) values ($1, upper($2), 'sl', 5)`,
      [product!.id, email],
    );
    await rows(
      `insert into offer_reports (product_id, company_id, kind, text, email, price, currency)
        values ($1, $2, 'price', 'Cena', $3, 1, 'EUR')`,
      [product!.id, company.id, email],
    );
    await rows(
      `insert into audit_entries (actor_id, actor_email, action, object_kind, object_id, object_name)
        select $1, $2, 'product.updated', 'product', n, 'Čaj' from generate_series(1, 1201) n`,
      [id, email],
    );
    await rows(
      `insert into audit_entries (action, object_kind, object_id, object_name, before, after)
        values ('user.updated', 'user', $1::integer::text, $2,
          jsonb_build_object('phone', $3::text, 'email', $2::text), '{"phone": "", "locale": "en"}')`,
      [id, email, phoneOf(id)],
    );
    await rows(
      `insert into offer_views (company_id, owner_id, sharer_id, kind, name, query) values ($1, $2, null, 'product', 'Moj', '{}'),
        ($1, null, $2, 'product', $3, '{}')`,
      [company.id, id, `Skupni ${id}`],
    );
    await rows(`insert into matching_decisions (kind, decided_by, undone_by) values ('same', $1, $1)`, [id]);
    await rows(
      `insert into matching_objections (offer_id, kind, other_id, objected_by, answered_by) values ($1, 'same', $1, $2, $2)`,
      [product!.id, id],
    );
    await rows(`insert into blogs (title, slug, author_id) values ('{"sl": "Čaj"}', $1, $2)`, [
      { sl: `caj-${id}` },
      id,
    ]);
    await rows(
      `insert into imports (company_id, created_by, source, file_name, storage_key, bytes, language)
        values ($1, $2, 'upload', 'feed.xml', $3, 1, 'sl')`,
      [company.id, id, `key-${id}`],
    );
    await rows(`insert into user_invitations (user_id, token_hash) values ($1, $2)`, [id, `hash-${id}`]);
    await rows(
      `insert into bulk_runs (company_id, created_by, actor_email, action, fingerprint, kind)
        values ($1, $2, $3, 'activate', '\\x00', 'product')`,
      [company.id, id, email],
    );
    await rows(
      `insert into idempotency_keys (owner, route, key, claim, fingerprint)
        values ($1, 'POST /api/products', 'a', gen_random_uuid(), '\\x00')`,
      [firebaseId],
    );
  }

  /** Tables with a text of the person in any column. */
  async function tracesOf({ id, email, firebaseId }: User): Promise<string[]> {
    const tables = await rows<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const text = `select to_jsonb(t)::text as row from "${name}" t where to_jsonb(t)::text ilike any($1) limit 1`;
      const words = [email, firebaseId, phoneOf(id)].map((word) => `%${word}%`);
      found.push(...(await rows<{ row: string }>(text, [words])).map(({ row }) => `${name}: ${row}`));
    }
    return found;
  }

  it('names every column that refers to people', async () => {
    const references = await rows<{ name: string }>(
      `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    );
    const texts = await rows<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    const named = texts
      .filter(({ column_name }) => ABOUT_PEOPLE.test(column_name))
      .map(({ table_name, column_name }) => `${table_name}.${column_name}`);
    const all = new Set([...references.map(({ name }) => name), ...named]);
    const ours = PERSONAL_DATA.flatMap(({ columns }) => Object.entries(columns)).flatMap(([table, names]) =>
      names.map((name) => `${table}.${name}`),
    );
    const known = [...ours, ...NOT_PERSONAL];
    expect([...all].sort()).toEqual([...known].sort());
  });

  describe('as a file', () => {
    it('has what every table stores, and nothing that would let somebody in', async () => {
      const { user, visitor } = await enter(started, { userType: 'employee', companyId: company.id });
      await leaveTraces(user);
      visitor.cookies.set('user_consent', 'rejected');
      const { response, text, data } = await file(visitor);
      expect(response.headers.get('content-disposition')).toMatch(
        /attachment; filename="moji-podatki-\d{4}-\d\d-\d\d\.json"/,
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(data.profile).toMatchObject([{ email: user.email, store: 'Čajna hiša' }]);
      expect(data.signIn).toMatchObject({ uid: user.firebaseId, email: user.email });
      expect(data.cookiesOfThisBrowser).toMatchObject({ user_consent: 'rejected' });
      expect(data.changesByYou).toHaveLength(1201);
      const empty = PERSONAL_DATA.filter(({ name }) => (data[name] as unknown[]).length === 0);
      expect(empty.map(({ name }) => name)).toEqual(['feedFetches']);
      expect(text).not.toContain(visitor.cookies.get('session'));
      expect(text).not.toContain(visitor.formToken);
    });

    it('has nothing of others', async () => {
      const other = await enter(started, { userType: 'employee', companyId: company.id });
      const { data, response } = await file(other.visitor, '/en/admin/profile/data');
      expect(response.headers.get('content-disposition')).toContain('my-data');
      const filled = PERSONAL_DATA.filter(({ name }) => (data[name] as unknown[]).length > 0);
      expect(filled.map(({ name }) => name)).toEqual(['profile']);
    });
  });

  describe('is deleted', () => {
    const someone = () => enter(started, { userType: 'employee', companyId: company.id });

    it('with every trace of the person; what they did stays', async () => {
      const { user, visitor } = await someone();
      await leaveTraces(user);
      const confirm = user.email.toUpperCase();
      const form = new URLSearchParams({ confirm, _token: visitor.formToken! });
      const headers = { ...visitor.plainHeaders(PROFILE), origin: started.origin };
      const response = await visitor.send('POST', DELETION, form, headers);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
      expect(visitor.cookies.has('session')).toBe(false);
      expect(await tracesOf(user)).toEqual([]);
      expect(await accountOf(user)).toBeNull();
      const entries = await rows<{ actor_email: string; count: number }>(
        `select actor_email, count(*)::integer as count from audit_entries where actor_email = $1 group by 1`,
        [`deleted-${user.id}`],
      );
      expect(entries).toEqual([{ actor_email: `deleted-${user.id}`, count: 1202 }]);
      const { mails } = mailServer;
      expect(mails.at(-1)).toMatchObject({ to: [user.email] });
      expect(mails.at(-1)!.part('text/plain')).toContain('smo izbrisali vaš račun');
    });

    it('once: its sessions are no more', async () => {
      const { user, visitor } = await someone();
      const elsewhere = new Map(visitor.cookies);
      expect((await remove(visitor, user)).status).toBe(303);
      for (const [name, value] of elsewhere) visitor.cookies.set(name, value);
      const again = await remove(visitor, user);
      expect(again.headers.get('location')).toContain('/prijava');
      expect((await visitor.get(PROFILE)).headers.get('location')).toContain('/prijava');
    });

    it('is shown neutrally in the log', async () => {
      const { user, visitor } = await someone();
      await remove(visitor, user);
      const keeper = await enter(started, { userType: 'super_admin', companyId: null });
      const page = await keeper.visitor.page(`/en/admin/audit-log?query=deleted-${user.id}`, 'audit/index');
      expect(page.props.entries[0]).toMatchObject({
        actor: `Deleted user no. ${user.id}`,
        action: 'user.deleted',
        objectName: null,
      });
    });

    it('only by whoever types the address', async () => {
      const { user, visitor } = await someone();
      await remove(visitor, { email: 'nobody@katalog.test' });
      expect(await errorsOf(visitor)).toEqual({
        confirm: 'To ni vaš e-poštni naslov. Vpišite naslov, s katerim se prijavljate.',
      });
      expect(await isThere(user)).toBe(true);
    });

    it('only after a fresh sign-in, to which the form leads', async () => {
      const { user, visitor } = await someone();
      const old = Math.floor(Date.now() / 1000) - 11 * 60;
      setSession(visitor, withClaims(visitor.cookies.get('session')!, { auth_time: old }));
      const response = await remove(visitor, user);
      expect(response.headers.get('location')).toBe('/prijava?next=%2Fadministracija%2Fprofil');
      expect(visitor.cookies.has('session')).toBe(false);
      expect([await isThere(user), (await accountOf(user))?.uid]).toEqual([true, user.firebaseId]);
    });

    describe('while it awaits approval', () => {
      const waiting = async () => {
        const { id, companyName } = await makeCompany(started.app, undefined, false);
        const person = await enter(started, { userType: 'admin', companyId: id, status: 'pending' });
        return { id, companyName, ...person };
      };
      const stores = (id: number) => rows('select from companies where id = $1', [id]);

      it('with the store, if nobody else belongs to it', async () => {
        const { id, companyName, user, visitor } = await waiting();
        expect((await file(visitor)).data.profile).toMatchObject([{ email: user.email, store: companyName }]);
        const page = await visitor.page('/racun', 'auth/account');
        expect(page.props).toMatchObject({ dataUrl: DATA, deletionUrl: DELETION });
        expect((await remove(visitor, user)).headers.get('location')).toBe('/');
        expect([await tracesOf(user), await accountOf(user), await stores(id)]).toEqual([[], null, []]);
      });

      it('without the store, if somebody else belongs to it', async () => {
        const { id, user, visitor } = await waiting();
        await makePerson(started.app, { userType: 'admin', companyId: id, status: 'pending' });
        await remove(visitor, user);
        expect([await isThere(user), (await stores(id)).length]).toEqual([false, 1]);
      });

      it('after a fresh sign-in, from which the way leads back', async () => {
        const { user, visitor } = await waiting();
        const old = Math.floor(Date.now() / 1000) - 11 * 60;
        setSession(visitor, withClaims(visitor.cookies.get('session')!, { auth_time: old }));
        const response = await remove(visitor, user);
        expect(response.headers.get('location')).toBe('/prijava?next=%2Fracun');
      });
    });

    it('except of the last admin of a store', async () => {
      const { id } = await makeCompany(started.app, 'Samo Ena');
      const { user, visitor } = await enter(started, { userType: 'admin', companyId: id });
      await makePerson(started.app, { userType: 'admin', companyId: id, status: 'inactive' });
      const response = await remove(visitor, user);
      expect(response.status).toBe(303);
      const { flash } = await visitor.page(PROFILE, 'users/profile');
      expect(flash?.toast?.detail).toContain('Edini skrbnik trgovine Samo Ena');
      expect([await isThere(user), (await accountOf(user))?.uid]).toEqual([true, user.firebaseId]);
    });

    it('except of the last catalogue admin', async () => {
      const { user, visitor } = await enter(started, { userType: 'super_admin', companyId: null });
      await rows(`update users set status = 'inactive' where user_type = 'super_admin' and id <> $1`, [
        user.id,
      ]);
      await remove(visitor, user);
      const { flash } = await visitor.page(PROFILE, 'users/profile');
      expect(flash?.toast?.detail).toContain('Zadnji skrbnik kataloga ste vi');
      await rows(`update users set status = 'active' where user_type = 'super_admin'`);
      expect(await isThere(user)).toBe(true);
    });

    it('of two admins at the same time, one stays', async () => {
      const { id } = await makeCompany(started.app, 'Dva Skrbnika');
      const two = await Promise.all([1, 2].map(() => enter(started, { userType: 'admin', companyId: id })));
      await Promise.all(two.map(({ user, visitor }) => remove(visitor, user)));
      expect(await rows('select from users where company_id = $1', [id])).toHaveLength(1);
    });

    it('not at all while the provider does not answer', async () => {
      const { user, visitor } = await someone();
      await leaveTraces(user);
      provider.says('accounts:delete', 'hang up');
      await remove(visitor, user);
      provider.recover();
      expect([await isThere(user), (await tracesOf(user)).length > 3]).toEqual([true, true]);
      expect((await accountOf(user))?.uid).toBe(user.firebaseId);
    });
  });
});
