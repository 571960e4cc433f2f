import { everybody, type PersonKind } from './permissions/people.js';
import { useApp } from './support/app.js';
import { makeCompany, makePerson } from './support/people.js';
import { Visitor } from './support/browser/visitor.js';

type Body = Record<string, unknown>;

/** Additions to a person's own profile, as read before, and the result: no person gets more rights. */
const OWN_PROFILE: [PersonKind, Body, number][] = [
  ['NONE', { userType: 'super_admin' }, 403],
  ['NONE', { userType: 'admin' }, 403],
  ['NONE', { permissionLevel: 1 }, 403],
  ['NONE', { status: 'inactive' }, 403],
  ['NONE', { company: null }, 403],
  ['PRODUCT', { permissionLevel: 3 }, 403],
  ['DATA', { permissionLevel: 3 }, 403],
  ['REQUEST', { userType: 'admin' }, 403],
  ['admin', { userType: 'super_admin' }, 403],
  ['admin', { userType: 'super_admin', company: null }, 403],
  ['admin', { status: 'inactive' }, 403],
  ['super_admin', { status: 'inactive' }, 403],
  ['super_admin', { userType: 'admin' }, 403],
  // read-only fields of a read are ignored
  ['NONE', { id: 1, firebaseId: 'another', email: 'another@katalog.test', createdAt: '2001-01-01' }, 200],
  ['admin', { id: 1, firebaseId: 'another', email: 'another@katalog.test', lastSeenAt: null }, 200],
  // fields that no read returns are refused
  ['NONE', { companyId: 1 }, 400],
  ['admin', { isAdmin: true }, 400],
  ['admin', { permission_level: 3 }, 400],
  ['admin', { __proto__x: {}, constructor: {} }, 400],
];

/** Writes of a company's admin about an employee of the same company. */
const EMPLOYEE: [Body, number][] = [
  [{ permissionLevel: 3 }, 200],
  [{ userType: 'admin' }, 200],
  [{ status: 'inactive' }, 200],
  [{ userType: 'super_admin' }, 403],
  [{ userType: 'super_admin', company: null }, 403],
  [{ company: null }, 403],
  [{ permissionLevel: 4 }, 422],
  [{ userType: 'owner' }, 422],
  [{ firebaseId: 'another' }, 200],
];

const started = await useApp();
const [own, foreign] = [(await makeCompany(started.app)).id, (await makeCompany(started.app)).id];
const people = await everybody(started.app, started.origin, own);
const stranger = await makePerson(started.app, { userType: 'employee', companyId: foreign });

describe('nobody raises their own permissions', () => {
  const call = async (kind: PersonKind, method: string, path: string, body?: unknown) =>
    new Visitor(started.origin).send(method, path, body, people[kind].headers);

  /** The profile in the API, for a person who may read it. */
  const profile = async (uid: string) =>
    (await (await call('super_admin', 'GET', `/api/users/${uid}/firebase`)).json()) as Body;

  const stored = async (id: number) => {
    const [row] = await started.rows<Body>(
      'select user_type as "userType", permission_level as "permissionLevel", status, company_id as "companyId", firebase_id as "firebaseId", email from users where id = $1',
      [id],
    );
    return row!;
  };

  it.each(OWN_PROFILE)('%s, in the own profile: %j → %d', async (kind, added, expected) => {
    const { user, uid } = people[kind];
    const before = await stored(user!.id);
    const response = await call(kind, 'PUT', `/api/users/${user!.id}`, { ...(await profile(uid)), ...added });
    expect(response.status).toBe(expected);
    expect(await stored(user!.id)).toEqual(before);
  });

  it('nobody, in the own profile, by another company', async () => {
    for (const kind of ['NONE', 'REQUEST', 'admin'] as const) {
      const { user, uid } = people[kind];
      const body = { ...(await profile(uid)), company: { id: foreign } };
      expect([kind, (await call(kind, 'PUT', `/api/users/${user!.id}`, body)).status]).toEqual([kind, 403]);
      expect((await stored(user!.id)).companyId).toBe(own);
    }
  });

  it.each(EMPLOYEE)('an admin, to an employee: %j → %d', async (added, expected) => {
    const employee = await makePerson(started.app, { userType: 'employee', companyId: own });
    const before = await stored(employee.id);
    const body = { ...(await profile(employee.firebaseId)), ...added };
    const response = await call('admin', 'PUT', `/api/users/${employee.id}`, body);
    expect(response.status).toBe(expected);
    const { firebaseId: _, ...changed } = added;
    expect(await stored(employee.id)).toEqual(expected === 200 ? { ...before, ...changed } : before);
  });

  it('an admin moves nobody between companies', async () => {
    const employee = await makePerson(started.app, { userType: 'employee', companyId: own });
    const moved = { ...(await profile(employee.firebaseId)), company: { id: foreign } };
    expect((await call('admin', 'PUT', `/api/users/${employee.id}`, moved)).status).toBe(403);
    const taken = { ...(await profile(stranger.firebaseId)), company: { id: own } };
    expect((await call('admin', 'PUT', `/api/users/${stranger.id}`, taken)).status).toBe(404);
    expect((await stored(employee.id)).companyId).toBe(own);
    expect((await stored(stranger.id)).companyId).toBe(foreign);
  });

  it('an admin sees nobody of another company by any request', async () => {
    for (const query of [
      `company=${foreign}`,
      `query=${stranger.email}`,
      'status=all&limit=100',
      'query=katalog',
    ]) {
      const response = await call('admin', 'GET', `/api/users?${query}`);
      expect(await response.text()).not.toContain(stranger.email);
    }
    expect((await call('admin', 'GET', `/api/users/${stranger.firebaseId}/firebase`)).status).toBe(404);
    expect((await people.admin.browser.visit(`/administracija/uvozi?company=${foreign}`)).status).toBe(404);
    const page = await people.admin.browser.visit(
      `/administracija/uporabniki?edit=${stranger.id}&status=all`,
    );
    expect(await page.text()).not.toContain(stranger.email);
  });

  describe('an invitation', () => {
    const invitation = (fields: Body) => ({
      id: 0,
      firebaseId: '',
      email: `invited-${crypto.randomUUID().slice(0, 8)}@katalog.test`,
      firstName: 'Nova',
      lastName: 'Oseba',
      userType: 'employee',
      permissionLevel: 1,
      company: { id: own },
      ...fields,
    });

    it.each<[Body, number]>([
      [{ userType: 'super_admin' }, 403],
      [{ userType: 'super_admin', company: null }, 403],
      [{ permissionLevel: 9 }, 422],
      [{ email: 'nobody' }, 422],
      [{ companyId: 1 }, 400],
    ])('by an admin with %j → %d', async (fields, expected) => {
      expect((await call('admin', 'POST', '/api/users', invitation(fields))).status).toBe(expected);
    });

    it('does not reveal whether an address has an account', async () => {
      const known = await call(
        'admin',
        'POST',
        '/api/users',
        invitation({ email: stranger.email.toUpperCase() }),
      );
      expect(known.status).toBe(409);
      expect(await known.text()).not.toMatch(/Trgovina|"company"/);
    });
  });

  describe('signing up', () => {
    const signUp = (uid: string, fields: Body = {}) => ({
      id: 0,
      firebaseId: uid,
      firstName: 'Ana',
      lastName: 'Čuk',
      companyName: 'Moja trgovina',
      ...fields,
    });

    it.each<[Body, number]>([
      [{ userType: 'super_admin' }, 403],
      [{ status: 'active' }, 403],
      [{ company: { id: 1 } }, 403],
      [{ firebaseId: 'another' }, 403],
      // without an own uid it is an invitation
      [{ firebaseId: '' }, 422],
      [{ firebaseId: '', email: 'invited@katalog.test' }, 403],
    ])('with %j → %d, without a sign-up', async (fields, expected) => {
      const { uid } = people.stranger;
      expect((await call('stranger', 'POST', '/api/users', signUp(uid, fields))).status).toBe(expected);
      expect((await call('super_admin', 'GET', `/api/users/${uid}/firebase`)).status).toBe(404);
    });
  });
});
