import 'reflect-metadata';
import { type Actor, NO_COMPANY, type PermissionLevel, type UserType, visitor } from './actor.js';
import { assertCompany, companyScope } from './actor-scope.js';
import {
  type Ability,
  can,
  kindOf,
  KINDS_OF_PEOPLE,
  type KindOfPerson,
  PERMISSIONS,
} from './permission-table.js';

const OWN = 1;
const FOREIGN = 2;

const person = (
  userType: UserType,
  permissionLevel: PermissionLevel = 0,
  status: 'active' | 'pending' = 'active',
): Actor => ({
  kind: 'person',
  userId: 1,
  firebaseId: 'uid',
  email: 'ana@katalog.test',
  userType,
  permissionLevel,
  companyId: userType === 'super_admin' ? NO_COMPANY : OWN,
  status,
  locale: 'sl',
});

const PEOPLE: Record<KindOfPerson, Actor> = {
  visitor: visitor(),
  pending: person('admin', 0, 'pending'),
  NONE: person('employee', 0),
  PRODUCT: person('employee', 1),
  PRODUCT_DATA: person('employee', 2),
  PRODUCT_DATA_REQUEST: person('employee', 3),
  admin: person('admin'),
  super_admin: person('super_admin'),
};

/** The specification's table, said a second way: the first kind of person that may, and whether a foreign company is closed. */
const EXPECTED: Record<Ability, { from: KindOfPerson; foreign: boolean }> = {
  'admin.enter': { from: 'NONE', foreign: true },
  'profile.write': { from: 'NONE', foreign: true },
  'product-data.read': { from: 'NONE', foreign: true },
  'company.read': { from: 'NONE', foreign: false },
  'products.write': { from: 'PRODUCT', foreign: false },
  'imports.run': { from: 'PRODUCT', foreign: false },
  'product-data.write': { from: 'PRODUCT_DATA', foreign: false },
  'product-data.decide': { from: 'PRODUCT_DATA_REQUEST', foreign: false },
  'users.manage': { from: 'admin', foreign: false },
  'company.write': { from: 'admin', foreign: false },
  'platform.manage': { from: 'super_admin', foreign: true },
};

const CASES = KINDS_OF_PEOPLE.flatMap((kind) =>
  (Object.keys(PERMISSIONS) as Ability[]).map((ability) => [kind, ability] as const),
);

describe('the permission table', () => {
  it.each(CASES)('%s: %s', (kind, ability) => {
    const actor = PEOPLE[kind];
    const { from, foreign } = EXPECTED[ability];
    const may = KINDS_OF_PEOPLE.indexOf(kind) >= KINDS_OF_PEOPLE.indexOf(from);
    const mayForeign = may && (foreign || kind === 'super_admin');

    expect(kindOf(actor)).toBe(kind);
    expect(can(actor, ability)).toBe(may);
    expect(can(actor, ability, { companyId: OWN })).toBe(may);
    expect(can(actor, ability, { companyId: FOREIGN })).toBe(mayForeign);
  });

  it('gives nothing of its own to somebody without a company', () => {
    const lost: Actor = { ...(PEOPLE.admin as Extract<Actor, { kind: 'person' }>), companyId: NO_COMPANY };
    expect(can(lost, 'products.write')).toBe(false);
    expect(can(lost, 'products.write', { companyId: NO_COMPANY })).toBe(false);
    expect(can(lost, 'products.write', { companyId: null })).toBe(false);
    expect(can(lost, 'admin.enter')).toBe(true);
  });
});

describe('the scope of queries', () => {
  it('is the own company, everything, or refused', () => {
    expect(companyScope(PEOPLE.admin, 'company.read')).toEqual({ companyId: OWN });
    expect(companyScope(PEOPLE.super_admin, 'company.read')).toEqual({});
    expect(() => companyScope(PEOPLE.visitor, 'company.read')).toThrow('fault.forbidden');
  });

  it('does not tell a foreign company from one that is not there', () => {
    expect(() => assertCompany(PEOPLE.PRODUCT, 'imports.run', OWN)).not.toThrow();
    expect(() => assertCompany(PEOPLE.PRODUCT, 'imports.run', FOREIGN)).toThrow('fault.not_found');
    expect(() => assertCompany(PEOPLE.NONE, 'imports.run', FOREIGN)).toThrow('fault.forbidden');
    expect(() => assertCompany(PEOPLE.super_admin, 'imports.run', FOREIGN)).not.toThrow();
  });
});
