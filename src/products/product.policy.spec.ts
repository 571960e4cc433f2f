import { ACTORS, FOREIGN, OWN } from '../../test/support/actors.js';
import { isOwn, maySeeProduct } from './product.policy.js';

const ALL = Object.values(ACTORS);
const OUTSIDERS = [ACTORS.visitor, ACTORS.pending];

it('shows visible products to everybody', () => {
  for (const companyId of [OWN, FOREIGN])
    expect(ALL.filter((actor) => maySeeProduct(actor, { companyId, visible: true }))).toEqual(ALL);
});

it('shows hidden products to the store’s staff and catalogue admins', () => {
  const staff = ALL.filter((actor) => !OUTSIDERS.includes(actor));
  expect(ALL.filter((actor) => maySeeProduct(actor, { companyId: OWN, visible: false }))).toEqual(staff);
  expect(ALL.filter((actor) => maySeeProduct(actor, { companyId: FOREIGN, visible: false }))).toEqual([
    ACTORS.super_admin,
  ]);
});

it('tells own offers by their store', () => {
  expect(isOwn(ACTORS.NONE, { companyId: OWN })).toBe(true);
  expect(isOwn(ACTORS.admin, { companyId: FOREIGN })).toBe(false);
  expect(isOwn(ACTORS.visitor, { companyId: OWN })).toBe(false);
});
