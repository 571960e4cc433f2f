import { ACTORS, FOREIGN, OWN } from '../../test/support/actors.js';
import type { KindOfPerson } from '../access/permission-table.js';
import { mayRunImports, maySeeImports } from './import.policy.js';

it.each<[KindOfPerson, boolean, boolean]>([
  ['visitor', false, false],
  ['pending', false, false],
  ['NONE', true, false],
  ['PRODUCT', true, true],
  ['admin', true, true],
  ['super_admin', true, true],
])('%s sees a store’s imports: %s, and runs them: %s', (kind, sees, runs) => {
  expect(maySeeImports(ACTORS[kind], OWN)).toBe(sees);
  expect(mayRunImports(ACTORS[kind], OWN)).toBe(runs);
});

it('lets only catalogue admins see and run imports of another store', () => {
  expect(maySeeImports(ACTORS.admin, FOREIGN)).toBe(false);
  expect(mayRunImports(ACTORS.admin, FOREIGN)).toBe(false);
  expect(maySeeImports(ACTORS.super_admin, FOREIGN)).toBe(true);
  expect(mayRunImports(ACTORS.super_admin, FOREIGN)).toBe(true);
});
