import { ACTORS, FOREIGN, OWN } from '../../test/support/actors.js';
import type { Company } from './company.entity.js';
import { mayChange, maySeeCompany, maySeeSettings } from './company.policy.js';

const ALL = Object.values(ACTORS);
const STAFF = [
  ACTORS.NONE,
  ACTORS.PRODUCT,
  ACTORS.PRODUCT_DATA,
  ACTORS.PRODUCT_DATA_REQUEST,
  ACTORS.admin,
  ACTORS.super_admin,
];

it('shows an active store to everybody, others to their users and super admins', () => {
  expect(ALL.filter((actor) => maySeeCompany(actor, { id: FOREIGN, active: true }))).toEqual(ALL);
  expect(ALL.filter((actor) => maySeeCompany(actor, { id: OWN, active: false }))).toEqual(STAFF);
  expect(ALL.filter((actor) => maySeeCompany(actor, { id: FOREIGN, active: false }))).toEqual([
    ACTORS.super_admin,
  ]);
});

it('shows how feeds are read to users of the store and super admins, active or not', () => {
  expect(ALL.filter((actor) => maySeeSettings(actor, { id: OWN }))).toEqual(STAFF);
  expect(ALL.filter((actor) => maySeeSettings(actor, { id: FOREIGN }))).toEqual([ACTORS.super_admin]);
});

describe('changing a store', () => {
  const company = { id: OWN, active: true, slug: 'caj', website: null } as Company;

  it.each<[Partial<Company>, boolean]>([
    [{}, true],
    [{ website: 'https://caj.example' }, true],
    [{ active: true, slug: 'caj' }, true],
    [{ active: undefined, slug: undefined }, true],
    [{ active: false }, false],
    [{ slug: 'kava' }, false],
    [{ active: true, slug: 'kava' }, false],
  ])('to %j is an admin’s to make: %s', (changes, expected) => {
    expect(mayChange(ACTORS.admin, company, changes)).toBe(expected);
    expect(mayChange(ACTORS.super_admin, company, changes)).toBe(true);
  });
});
