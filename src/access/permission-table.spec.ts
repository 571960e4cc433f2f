import { ACTORS, FOREIGN, OWN } from '../../test/support/actors.js';
import { type Actor, NO_COMPANY } from './actor.js';
import {
  type Ability,
  can,
  kindOf,
  KINDS_OF_PEOPLE,
  type KindOfPerson,
  PERMISSIONS,
  reachOf,
} from './permission-table.js';

/** The specification's table once more: the lowest kind of person that may, and whether for other companies as well. */
const EXPECTED: Record<Ability, { from: KindOfPerson; foreign: boolean }> = {
  'admin.enter': { from: 'NONE', foreign: true },
  'account.own': { from: 'pending', foreign: true },
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
    const actor = ACTORS[kind];
    const { from, foreign } = EXPECTED[ability];
    const may = KINDS_OF_PEOPLE.indexOf(kind) >= KINDS_OF_PEOPLE.indexOf(from);
    const mayForeign = may && (foreign || kind === 'super_admin');

    expect(kindOf(actor)).toBe(kind);
    expect(can(actor, ability)).toBe(may);
    expect(can(actor, ability, { companyId: OWN })).toBe(may);
    expect(can(actor, ability, { companyId: FOREIGN })).toBe(mayForeign);
  });

  it('gives no "own" rights without a company', () => {
    const lost: Actor = { ...(ACTORS.admin as Extract<Actor, { kind: 'person' }>), companyId: NO_COMPANY };
    expect(reachOf(lost, 'products.write')).toBe('no');
    expect(can(lost, 'products.write')).toBe(false);
    expect(can(lost, 'products.write', { companyId: NO_COMPANY })).toBe(false);
    expect(can(lost, 'products.write', { companyId: null })).toBe(false);
    expect(can(lost, 'admin.enter')).toBe(true);
  });
});
