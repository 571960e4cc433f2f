import { DataSource } from 'typeorm';
import type { Company } from '../../../src/companies/company.entity.js';
import type { User } from '../../../src/users/user.entity.js';
import type { toUser } from '../../../src/users/api/user.presenter.js';
import { useApp } from '../../support/app.js';
import { signInAtProvider } from '../../support/servers/auth-emulator.js';
import { enter, makeCompany, makePerson } from '../../support/people.js';
import { Visitor } from '../../support/browser/visitor.js';
import { until } from '../../support/until.js';

type UserJson = ReturnType<typeof toUser>;
type Entered = Awaited<ReturnType<typeof enter>>;

const started = await useApp();
const company = await makeCompany(started.app);
const foreign = await makeCompany(started.app);
const admin = await enter(started, { userType: 'admin', companyId: company.id });
const platform = await enter(started, { userType: 'super_admin', companyId: null });

describe('the users API', () => {
  const colleague = (fields: Partial<User> = {}) =>
    makePerson(started.app, { userType: 'employee', companyId: company.id, ...fields });

  const json = async (response: Promise<Response>) => {
    const { status, headers } = await response;
    const text = await (await response).text();
    return { status, headers, body: (text ? JSON.parse(text) : null) as unknown };
  };
  const read = async (user: User, by = platform) =>
    (await json(by.visitor.get(`/api/users/${user.firebaseId}/firebase`))).body as UserJson;
  const write = (by: Entered, user: { id: number }, body: object) =>
    json(by.visitor.send('PUT', `/api/users/${user.id}`, body));

  describe('lists', () => {
    let stranger: User;
    let store: Company;
    let boss: Entered;

    const list = async (by: Entered, query = '') => {
      const { status, headers, body } = await json(by.visitor.get(`/api/users${query}`));
      const people = Array.isArray(body) ? (body as UserJson[]) : [];
      return { status, headers, people, names: people.map(({ firstName }) => firstName) };
    };

    beforeAll(async () => {
      store = await makeCompany(started.app, 'Seznam');
      boss = await enter(started, {
        userType: 'admin',
        companyId: store.id,
        firstName: 'Črt',
        lastName: 'Zajec',
        permissionLevel: 3,
      });
      const make = (firstName: string, lastName: string, fields: Partial<User> = {}) =>
        makePerson(started.app, {
          userType: 'employee',
          companyId: store.id,
          firstName,
          lastName,
          ...fields,
        });
      await make('Živa', 'Šinkovec', { permissionLevel: 2 });
      await make('Eva', 'Stare', { status: 'inactive' });
      await make('Jan', 'Čuk', { status: 'pending' });
      await make('Ana_', '100%');
      stranger = await makePerson(started.app, {
        userType: 'employee',
        companyId: foreign.id,
        firstName: 'Tuja',
      });
    });

    it('active users of the own company by name, as an array with the total count', async () => {
      const { status, headers, people, names } = await list(boss);
      expect([status, names]).toEqual([200, ['Ana_', 'Črt', 'Živa']]);
      expect(headers.get('x-total-count')).toBe('3');
      expect(headers.get('link')).toContain('rel="last"');
      expect(people[2]).toEqual({
        id: expect.any(Number) as number,
        firebaseId: expect.any(String) as string,
        email: expect.stringContaining('@katalog.test') as string,
        firstName: 'Živa',
        lastName: 'Šinkovec',
        phone: '',
        locale: 'sl',
        userType: 'employee',
        permissionLevel: 2,
        company: { id: store.id, companyName: 'Seznam' },
        status: 'active',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        lastSeenAt: null,
      });
    });

    it.each([
      ['?status=pending', ['Jan']],
      ['?status=inactive', ['Eva']],
      ['?status=all&sort=-name', ['Živa', 'Jan', 'Eva', 'Črt', 'Ana_']],
      ['?userType=admin', ['Črt']],
      ['?permissionLevel=2', ['Živa']],
      ['?sort=lastSeenAt&limit=1', ['Črt']],
      ['?sort=createdAt', ['Črt', 'Živa', 'Ana_']],
      ['?limit=1&page=2', ['Črt']],
      ['?page=200', []],
      ['?query=SINKOVEC', ['Živa']],
      ['?query=%C5%A1in%20ziv', ['Živa']],
      ['?query=ziva%20zajec', []],
      ['?query=100%25', ['Ana_']],
      ['?query=_', ['Ana_']],
      ['?query=%5C', []],
    ])('%s', async (query, names) => {
      expect((await list(boss, query)).names).toEqual(names);
    });

    it('by e-mail address', async () => {
      expect((await list(boss, `?query=${boss.user.email.slice(0, 12).toUpperCase()}`)).names).toEqual([
        'Črt',
      ]);
    });

    it('everybody for super admins, who may choose a company', async () => {
      const { names } = await list(platform, `?company=${store.id}`);
      expect(names).toEqual(['Ana_', 'Črt', 'Živa']);
      expect((await list(platform, '?query=tuja')).names).toEqual(['Tuja']);
      const { headers, people } = await list(platform, '?limit=2&sort=email&status=all');
      expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(8);
      expect(headers.get('link')).toContain('page=2>; rel="next"');
      expect(people[0]!.email.localeCompare(people[1]!.email)).toBeLessThan(0);
    });

    it('nobody of a foreign company, as if it did not exist', async () => {
      expect(await list(boss, `?company=${foreign.id}`)).toMatchObject({ status: 200, names: [] });
      expect(await list(boss, '?company=999999')).toMatchObject({ status: 200, names: [] });
      expect((await list(boss, `?status=all&query=${stranger.email}`)).names).toEqual([]);
      expect((await list(boss, '?status=all&userType=super_admin')).names).toEqual([]);
    });

    it.each([
      '?foo=1',
      '?status=gone',
      '?limit=101',
      '?page=0',
      '?sort=phone',
      '?company=x',
      '?permissionLevel=4',
    ])('refuses %s', async (query) => expect((await list(boss, query)).status).toBe(400));

    it('by a bearer token, with and without a trailing slash', async () => {
      const { idToken } = await signInAtProvider(boss.user.email);
      const bearer = { authorization: `Bearer ${idToken}` };
      for (const path of ['/api/users', '/api/users/'])
        expect((await new Visitor(started.origin).get(path, bearer)).status).toBe(200);
    });
  });

  describe('reads by account', () => {
    const status = async (by: Entered, { firebaseId }: { firebaseId: string }) =>
      (await by.visitor.get(`/api/users/${firebaseId}/firebase`)).status;

    it('oneself, also while awaiting approval', async () => {
      const store = await makeCompany(started.app, undefined, false);
      const waiting = await enter(started, { userType: 'admin', companyId: store.id, status: 'pending' });
      const { body } = await json(waiting.visitor.get(`/api/users/${waiting.user.firebaseId}/firebase/`));
      expect(body).toMatchObject({ id: waiting.user.id, status: 'pending', company: { id: store.id } });
      expect(await status(waiting, admin.user)).toBe(404);
    });

    it('users that the actor manages, and nobody else', async () => {
      const employee = await enter(started, {
        userType: 'employee',
        companyId: company.id,
        permissionLevel: 3,
      });
      const outsider = await makePerson(started.app, { userType: 'employee', companyId: foreign.id });
      expect(await status(admin, employee.user)).toBe(200);
      expect(await status(platform, outsider)).toBe(200);
      expect(await status(employee, employee.user)).toBe(200);
      expect(await status(employee, admin.user)).toBe(404);
      expect(await status(admin, outsider)).toBe(404);
      expect(await status(admin, platform.user)).toBe(404);
      expect(await status(admin, { firebaseId: 'nobody' })).toBe(404);
      expect(
        (await new Visitor(started.origin).get(`/api/users/${admin.user.firebaseId}/firebase`)).status,
      ).toBe(401);
    });
  });

  describe('changes', () => {
    it('nothing when a read is sent back', async () => {
      for (const user of [
        await colleague({ firstName: '', lastName: '', permissionLevel: 2 }),
        platform.user,
      ]) {
        const before = await read(user);
        const { status, body } = await write(platform, user, before);
        expect([status, body]).toEqual([200, before]);
      }
      const own = await read(admin.user);
      const { status, body } = await write(admin, admin.user, own);
      expect([status, body]).toEqual([200, own]);
    });

    it('the own name, phone and language, trimmed', async () => {
      const me = await enter(started, { userType: 'employee', companyId: company.id });
      const body = { firstName: ' Neža ', lastName: 'Žagar', phone: '+386 (0)1 234-56/78', locale: 'en' };
      const answer = await write(me, me.user, body);
      expect(answer).toMatchObject({ status: 200, body: { ...body, firstName: 'Neža', status: 'active' } });
      expect(await read(me.user)).toEqual(answer.body);
    });

    it('an employee’s rights, as far as the actor may grant them', async () => {
      const user = await colleague();
      const answer = await write(admin, user, { permissionLevel: 3, userType: 'admin' });
      expect(answer).toMatchObject({ status: 200, body: { permissionLevel: 3, userType: 'admin' } });
      const demoted = await write(admin, user, { userType: 'employee', status: 'inactive' });
      expect(demoted).toMatchObject({ status: 200, body: { userType: 'employee', status: 'inactive' } });
    });

    it('the company only by super admins', async () => {
      const user = await colleague();
      const moved = { company: { id: foreign.id, companyName: 'whatever' } };
      expect((await write(admin, user, moved)).status).toBe(403);
      expect((await write(admin, user, { company: { id: 999999 } })).status).toBe(403);
      expect((await write(admin, user, { company: null })).status).toBe(403);
      expect(await write(platform, user, moved)).toMatchObject({
        status: 200,
        body: { company: { id: foreign.id, companyName: foreign.companyName } },
      });
      expect((await write(admin, user, { phone: '1' })).status).toBe(404);
    });

    it('super admins, who have no company', async () => {
      const user = await colleague();
      const promoted = await write(platform, user, { ...(await read(user)), userType: 'super_admin' });
      expect(promoted).toMatchObject({ status: 200, body: { userType: 'super_admin', company: null } });
      const lost = await write(platform, user, { userType: 'admin' });
      expect(lost).toMatchObject({
        status: 422,
        body: { errors: { companyId: expect.any(String) as string } },
      });
      expect((await write(platform, user, { company: { id: foreign.id } })).status).toBe(422);
      expect((await write(platform, user, { userType: 'admin', company: { id: 999999 } })).status).toBe(422);
      const back = { userType: 'admin', company: { id: company.id } };
      expect((await write(platform, user, back)).status).toBe(200);
    });

    it.each<[string, object, number]>([
      ['an unknown field', { nickname: 'x' }, 400],
      ['a nested unknown field', { company: { id: 1, active: true } }, 400],
      ['the columns behind the fields', { companyId: 1 }, 400],
      ['an unknown type', { userType: 'owner' }, 422],
      ['a level as text', { permissionLevel: '3' }, 422],
      ['a level too high', { permissionLevel: 4 }, 422],
      ['nothing for a name', { firstName: null }, 422],
      ['a name taken away', { lastName: ' ' }, 422],
      ['a name over two lines', { firstName: 'a\nb' }, 422],
      ['a name too long', { firstName: 'x'.repeat(101) }, 422],
      ['letters for a phone', { phone: 'call me' }, 422],
      ['a company that is none', { company: 5 }, 422],
      ['a language of others', { locale: 'de' }, 422],
    ])('nothing for %s', async (_, body, status) => {
      const user = await colleague();
      const before = await read(user);
      const answer = await write(platform, user, body);
      expect(answer.status).toBe(status);
      expect(await read(user)).toEqual(before);
    });

    it('no fields that only the server writes', async () => {
      const user = await colleague();
      const before = await read(user);
      const body = {
        id: 1,
        firebaseId: admin.user.firebaseId,
        email: 'other@katalog.test',
        createdAt: '2020-01-01',
      };
      expect(await write(admin, user, { ...body, lastSeenAt: null })).toMatchObject({
        status: 200,
        body: before,
      });
      expect(await read(user)).toEqual(before);
    });

    it('nothing that has changed since it was read', async () => {
      const user = await colleague();
      const { headers } = await json(admin.visitor.get(`/api/users/${user.firebaseId}/firebase`));
      const tag = { 'if-match': headers.get('etag')! };
      const send = (phone: string) =>
        json(admin.visitor.send('PUT', `/api/users/${user.id}`, { phone }, tag));
      const [first, second] = [await send('111'), await send('222')];
      expect([first.status, second.status]).toEqual([200, 412]);
      expect(second.body).toMatchObject({ current: { phone: '111' } });
    });
  });

  describe('protects permissions:', () => {
    it.each<[string, object]>([
      ['type', { userType: 'super_admin' }],
      ['type and company', { userType: 'super_admin', company: null }],
      ['level', { permissionLevel: 3 }],
      ['status', { status: 'inactive' }],
      ['company', { company: { id: 1 } }],
    ])('nobody changes the own %s', async (_, body) => {
      for (const userType of ['employee', 'admin'] as const) {
        const me = await enter(started, { userType, companyId: foreign.id });
        expect((await write(me, me.user, body)).status).toBe(403);
        expect(await read(me.user)).toMatchObject({ userType, permissionLevel: 0, status: 'active' });
      }
    });

    it('nobody deactivates themselves', async () => {
      for (const { visitor, user } of [admin, platform]) {
        expect((await visitor.send('PUT', `/api/users/deactivate/${user.id}`)).status).toBe(403);
        expect((await visitor.send('PUT', `/api/users/activate/${user.id}`)).status).toBe(200);
      }
    });

    it('employees change nobody, and cannot find out who exists', async () => {
      const employee = await enter(started, {
        userType: 'employee',
        companyId: company.id,
        permissionLevel: 3,
      });
      for (const id of [admin.user.id, platform.user.id, 999999]) {
        expect((await write(employee, { id }, { phone: '1' })).status).toBe(404);
        expect((await employee.visitor.send('PUT', `/api/users/deactivate/${id}`)).status).toBe(403);
      }
    });

    it('admins reach neither super admins nor other stores', async () => {
      const outsider = await makePerson(started.app, { userType: 'employee', companyId: foreign.id });
      for (const id of [platform.user.id, outsider.id, 999999]) {
        const answers = [
          await write(admin, { id }, { permissionLevel: 3 }),
          await json(admin.visitor.send('PUT', `/api/users/activate/${id}`)),
          await json(admin.visitor.send('PUT', `/api/users/deactivate/${id}`)),
        ];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      }
      expect((await write(admin, await colleague(), { userType: 'super_admin' })).status).toBe(403);
    });

    it('an invalid id is a 404', async () => {
      for (const id of ['x', '0', '-1', '1.5', '99999999999'])
        expect((await platform.visitor.send('PUT', `/api/users/${id}`, {})).status).toBe(404);
    });
  });

  describe('sets the status', () => {
    it('idempotently', async () => {
      const { user, visitor } = await enter(started, { userType: 'employee', companyId: company.id });
      const { idToken } = await signInAtProvider(user.email);
      const toggle = (verb: string) => json(admin.visitor.send('PUT', `/api/users/${verb}/${user.id}/`));
      for (let time = 0; time < 2; time++)
        expect(await toggle('deactivate')).toMatchObject({
          status: 200,
          body: { data: { id: user.id, status: 'inactive' } },
        });
      expect((await visitor.visit('/administracija/profil')).headers.get('location')).toContain('/prijava');
      const bearer = { authorization: `Bearer ${idToken}` };
      const stale = await new Visitor(started.origin).get(`/api/users/${user.firebaseId}/firebase`, bearer);
      expect(stale.status).toBe(401);
      for (let time = 0; time < 2; time++)
        expect(await toggle('activate')).toMatchObject({ status: 200, body: { data: { status: 'active' } } });
      expect((await visitor.get(`/api/users/${user.firebaseId}/firebase`)).status).toBe(401);
    });

    it.each<[string, (id: number) => [string, object?]]>([
      ['deactivated', (id) => [`/api/users/deactivate/${id}`]],
      [
        'taken their rights',
        (id) => [`/api/users/${id}`, { userType: 'admin', company: { id: company.id } }],
      ],
    ])('but the last two of the platform are not both %s by each other', async (_, request) => {
      const [one, other] = [
        await enter(started, { userType: 'super_admin', companyId: null }),
        await enter(started, { userType: 'super_admin', companyId: null }),
      ];
      // the last visit is written once, and would wait for the lock
      for (const { visitor, user } of [one, other])
        await visitor.get(`/api/users/${user.firebaseId}/firebase`);
      const database = started.app.get(DataSource);
      const ofPlatform = `user_type = 'super_admin' and status = 'active'`;
      await database.query(
        `update users set status = 'inactive' where ${ofPlatform} and id not in ($1, $2)`,
        [one.user.id, other.user.id],
      );
      const waiting = async () =>
        (
          await database.query<unknown[]>(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length;
      // both requests reach the lock before the first one writes
      const barrier = database.createQueryRunner();
      await barrier.startTransaction();
      await barrier.query('lock table audit_entries in exclusive mode');
      const answers = Promise.all([
        one.visitor.send('PUT', ...request(other.user.id)),
        other.visitor.send('PUT', ...request(one.user.id)),
      ]);
      await until(async () => (await waiting()) >= 2);
      await barrier.commitTransaction();
      await barrier.release();

      expect((await answers).map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await database.query(`select from users where ${ofPlatform}`)).toHaveLength(1);
      await database.query(`update users set status = 'active' where id = $1`, [platform.user.id]);
    });
  });
});
