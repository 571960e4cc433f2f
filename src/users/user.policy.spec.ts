import type { Actor, PermissionLevel, UserType } from '../access/actor.js';
import type { User, UserStatus } from './user.entity.js';
import {
  effectiveChanges,
  givableTypes,
  leavesPlatform,
  mayInviteAgain,
  maySetStatus,
  refusalOf,
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

describe('the changes that are any', () => {
  it('leave out what is not said and what is the same', () => {
    const user = someone();
    expect(effectiveChanges(user, { firstName: 'Ana', phone: undefined, permissionLevel: 1 })).toEqual({});
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

  it('are shown as far as they go', () => {
    expect(givableTypes(ADMIN)).toEqual(['employee', 'admin']);
    expect(givableTypes(SUPER)).toContain('super_admin');
    expect(maySetStatus(ADMIN, someone(), 'inactive')).toBe(true);
    expect(maySetStatus(ADMIN, someone(), 'active')).toBe(false);
    expect(maySetStatus(ADMIN, someone({ status: 'pending', approvedAt: null }), 'active')).toBe(false);
    expect(maySetStatus(SUPER, someone({ status: 'pending', approvedAt: null }), 'active')).toBe(true);
    expect(maySetStatus(SUPER, platform, 'inactive')).toBe(false);
  });
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
  it('is sent once more until the person has been here, by who manages the person', () => {
    expect(mayInviteAgain(ADMIN, someone())).toBe(true);
    expect(mayInviteAgain(ADMIN, someone({ lastSeenAt: new Date() }))).toBe(false);
    expect(mayInviteAgain(ADMIN, someone({ status: 'inactive' }))).toBe(false);
    expect(mayInviteAgain(ADMIN, someone({ companyId: FOREIGN }))).toBe(false);
    expect(mayInviteAgain(ADMIN, { ...admin } as User)).toBe(false);
    expect(mayInviteAgain(EMPLOYEE, someone())).toBe(false);
  });
});
