import { type Actor, NO_COMPANY, type PermissionLevel, type UserType, visitor } from '../access/actor.js';
import type { User, UserStatus } from './user.entity.js';
import {
  effectiveChanges,
  givableTypes,
  isApproval,
  isSelf,
  isTheirs,
  leavesPlatform,
  mayInviteAgain,
  maySetStatus,
  refusalOf,
  speaksFor,
  toActor,
  type UserChanges,
} from './user.policy.js';

const OWN = 1;
const FOREIGN = 2;

const someone = (fields: Partial<User> = {}) =>
  ({
    id: 10,
    firebaseId: 'uid',
    email: 'ana@katalog.test',
    firstName: 'Ana',
    lastName: 'Čuk',
    phone: '',
    locale: 'sl',
    userType: 'employee' satisfies UserType,
    permissionLevel: 1 satisfies PermissionLevel,
    companyId: OWN,
    status: 'active' satisfies UserStatus,
    approvedAt: new Date(),
    lastSeenAt: null,
    ...fields,
  }) as User;

const platform = someone({ id: 1, userType: 'super_admin', companyId: null });
const admin = someone({ id: 2, userType: 'admin' });
const employee = someone({ id: 3, permissionLevel: 3 });
const [SUPER, ADMIN, EMPLOYEE] = [platform, admin, employee].map(toActor) as [Actor, Actor, Actor];

const FORBIDDEN = 'fault.forbidden';
const OWN_RIGHTS = 'users.errors.own_rights';

describe('the actor of a profile', () => {
  it('has its type, level and company', () => {
    expect(toActor(someone())).toEqual({
      kind: 'person',
      userId: 10,
      firebaseId: 'uid',
      email: 'ana@katalog.test',
      userType: 'employee',
      permissionLevel: 1,
      companyId: OWN,
      status: 'active',
      locale: 'sl',
    });
    expect(platform.companyId).toBeNull();
    expect(SUPER.companyId).toBe(NO_COMPANY);
  });

  it('is a visitor while inactive, and has its own rights while pending', () => {
    expect(toActor(someone({ userType: 'super_admin', status: 'inactive' }))).toEqual(visitor());
    expect(toActor(someone({ status: 'pending' }))).toMatchObject({ kind: 'person', status: 'pending' });
  });

  it('owns its profile by id', () => {
    expect(isSelf(ADMIN, admin)).toBe(true);
    expect(isSelf(ADMIN, employee)).toBe(false);
    expect(isSelf(visitor(), { id: undefined! })).toBe(false);
  });
});

describe('a credential', () => {
  const AT = Date.parse('2026-11-22T12:00:00.400Z');
  const second = Math.floor(AT / 1000);

  it.each([
    ['of the same address', 'ana@katalog.test', true],
    ['of the same address in capitals', 'Ana@Katalog.TEST', true],
    ['without an address', null, true],
    ['of another address', 'eva@katalog.test', false],
  ])('%s is theirs: %s', (_, email, expected) => {
    expect(isTheirs({ email }, someone())).toBe(expected);
    expect(speaksFor({ email, signedInAt: second }, someone({ sessionsEndedAt: null }))).toBe(expected);
  });

  it.each([
    ['a day before the sign-out', second - 86_400, false],
    ['a second before the sign-out', second - 1, false],
    ['in the second of the sign-out', second, true],
    ['after it', second + 1, true],
  ])('of a sign-in %s counts: %s', (_, signedInAt, expected) => {
    const user = someone({ sessionsEndedAt: new Date(AT) });
    expect(speaksFor({ email: null, signedInAt }, user)).toBe(expected);
    expect(speaksFor({ email: 'eva@katalog.test', signedInAt }, user)).toBe(false);
  });
});

describe('effective changes', () => {
  it('leave out undefined and equal values', () => {
    const user = someone();
    expect(effectiveChanges(user, { firstName: 'Ana', phone: undefined, permissionLevel: 1 })).toStrictEqual(
      {},
    );
    expect(effectiveChanges(user, { phone: '031', companyId: OWN, status: 'inactive' })).toEqual({
      phone: '031',
      status: 'inactive',
    });
  });

  it.each([
    ['with the company as it was read', { userType: 'super_admin', companyId: OWN }, null],
    ['without a word of the company', { userType: 'super_admin' }, null],
    ['with no company', { userType: 'super_admin', companyId: null }, null],
    [
      'with another company, which is for others to refuse',
      { userType: 'super_admin', companyId: FOREIGN },
      FOREIGN,
    ],
  ] as [string, UserChanges, number | null][])(
    'take who comes to the platform out of the company: %s',
    (_, changes, companyId) => {
      expect(effectiveChanges(someone(), changes)).toEqual({ userType: 'super_admin', companyId });
    },
  );
});

describe('rights', () => {
  const RIGHTS: UserChanges[] = [
    { userType: 'admin' },
    { permissionLevel: 2 },
    { status: 'inactive' },
    { companyId: FOREIGN },
  ];

  it.each(RIGHTS)('are nobody’s to change for oneself: %p', (changes) => {
    expect(refusalOf(SUPER, platform, changes)).toBe(OWN_RIGHTS);
    expect(refusalOf(ADMIN, admin, changes)).toBe(OWN_RIGHTS);
    expect(refusalOf(EMPLOYEE, employee, changes)).toBe(OWN_RIGHTS);
  });

  it('are not needed to change a name', () => {
    const changes = { firstName: 'Eva', phone: '1', locale: 'en' } as const;
    expect(refusalOf(EMPLOYEE, employee, changes)).toBeNull();
    expect(refusalOf(ADMIN, admin, changes)).toBeNull();
  });

  it.each<[string, Partial<User>, UserChanges, string | null]>([
    ['raises a colleague', {}, { permissionLevel: 3 }, null],
    ['makes a colleague an admin', {}, { userType: 'admin' }, null],
    ['takes another admin’s rights', { userType: 'admin' }, { userType: 'employee' }, null],
    ['switches a colleague off', {}, { status: 'inactive' }, null],
    ['switches a colleague on', { status: 'inactive' }, { status: 'active' }, null],
    ['approves a sign-up', { status: 'pending', approvedAt: null }, { status: 'active' }, FORBIDDEN],
    ['approves a refused sign-up', { status: 'inactive', approvedAt: null }, { status: 'active' }, FORBIDDEN],
    ['lets a colleague wait', {}, { status: 'pending' }, FORBIDDEN],
    ['sends a colleague to the platform', {}, { userType: 'super_admin', companyId: null }, FORBIDDEN],
    ['sends a colleague to another store', {}, { companyId: FOREIGN }, FORBIDDEN],
    ['takes a colleague’s store', {}, { companyId: null }, FORBIDDEN],
    ['fetches somebody from another store', { companyId: FOREIGN }, { companyId: OWN }, FORBIDDEN],
    ['raises somebody of another store', { companyId: FOREIGN }, { permissionLevel: 3 }, FORBIDDEN],
    ['touches the platform', { userType: 'super_admin', companyId: null }, { permissionLevel: 0 }, FORBIDDEN],
    ['touches the platform in the own store', { userType: 'super_admin' }, { status: 'inactive' }, FORBIDDEN],
  ])('of others: an admin %s', (_, fields, changes, refusal) => {
    expect(refusalOf(ADMIN, someone(fields), changes)).toBe(refusal);
    expect(refusalOf(EMPLOYEE, someone(fields), changes)).toBe(FORBIDDEN);
    const isWaiting = changes.status === 'pending';
    expect(refusalOf(SUPER, someone(fields), changes)).toBe(isWaiting ? FORBIDDEN : null);
  });

  it('that the actor may grant are listed', () => {
    expect(givableTypes(ADMIN)).toEqual(['employee', 'admin']);
    expect(givableTypes(SUPER)).toEqual(['employee', 'admin', 'super_admin']);
    expect(givableTypes(EMPLOYEE)).not.toContain('super_admin');
    expect(maySetStatus(ADMIN, someone(), 'inactive')).toBe(true);
    expect(maySetStatus(ADMIN, someone(), 'active')).toBe(false);
    expect(maySetStatus(ADMIN, someone({ status: 'pending', approvedAt: null }), 'active')).toBe(false);
    expect(maySetStatus(SUPER, someone({ status: 'pending', approvedAt: null }), 'active')).toBe(true);
    expect(maySetStatus(SUPER, platform, 'inactive')).toBe(false);
  });
});

it.each<[Partial<User>, UserChanges, boolean]>([
  [{ approvedAt: null }, { status: 'active' }, true],
  [{ approvedAt: null }, { status: 'inactive' }, false],
  [{ approvedAt: null }, { firstName: 'Eva' }, false],
  [{}, { status: 'active' }, false],
])('who is %j is let in for the first time by %j: %s', (fields, changes, expected) => {
  expect(isApproval(someone(fields), changes)).toBe(expected);
});

describe('the platform', () => {
  const active = someone({ userType: 'super_admin', companyId: null });
  it.each<[User, UserChanges, boolean]>([
    [active, { status: 'inactive' }, true],
    [active, { userType: 'admin', companyId: OWN }, true],
    [active, { firstName: 'Eva' }, false],
    [someone({ userType: 'super_admin', status: 'inactive' }), { userType: 'admin' }, false],
    [someone(), { status: 'inactive' }, false],
  ])('is left by an active super_admin only', (user, changes, leaves) => {
    expect(leavesPlatform(user, changes)).toBe(leaves);
  });
});

describe('an invitation', () => {
  it('may be repeated until the user has signed in, by those who manage the user', () => {
    expect(mayInviteAgain(ADMIN, someone())).toBe(true);
    expect(mayInviteAgain(ADMIN, someone({ lastSeenAt: new Date() }))).toBe(false);
    expect(mayInviteAgain(ADMIN, someone({ status: 'inactive' }))).toBe(false);
    expect(mayInviteAgain(ADMIN, someone({ companyId: FOREIGN }))).toBe(false);
    expect(mayInviteAgain(ADMIN, { ...admin } as User)).toBe(false);
    expect(mayInviteAgain(EMPLOYEE, someone())).toBe(false);
  });
});
