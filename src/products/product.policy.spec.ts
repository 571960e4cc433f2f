import { ACTORS, FOREIGN, OWN } from '../../test/support/actors.js';
import { isOwn, maySeeProduct } from './product.policy.js';

const ALL = Object.values(ACTORS);
const OUTSIDERS = [ACTORS.visitor, ACTORS.pending];

it('shows what is visible to everybody', () => {
  for (const companyId of [OWN, FOREIGN])
    expect(ALL.filter((actor) => maySeeProduct(actor, { companyId, visible: true }))).toEqual(ALL);
});

it('shows what is hidden to the store’s people and the platform', () => {
  const staff = ALL.filter((actor) => !OUTSIDERS.includes(actor));
  expect(ALL.filter((actor) => maySeeProduct(actor, { companyId: OWN, visible: false }))).toEqual(staff);
  expect(ALL.filter((actor) => maySeeProduct(actor, { companyId: FOREIGN, visible: false }))).toEqual([
    ACTORS.super_admin,
  ]);
});

it('takes an offer for one’s own whether others see it or not', () => {
  expect(isOwn(ACTORS.NONE, { companyId: OWN })).toBe(true);
  expect(isOwn(ACTORS.admin, { companyId: FOREIGN })).toBe(false);
  expect(isOwn(ACTORS.visitor, { companyId: OWN })).toBe(false);
});
