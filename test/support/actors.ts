import {
  type Actor,
  NO_COMPANY,
  type PermissionLevel,
  type UserType,
  visitor,
} from '../../src/access/actor.js';
import type { KindOfPerson } from '../../src/access/permission-table.js';

export const OWN = 1;
export const FOREIGN = 2;

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

/** One of each kind; those with a company share it. */
export const ACTORS: Record<KindOfPerson, Actor> = {
  visitor: visitor(),
  pending: person('admin', 0, 'pending'),
  NONE: person('employee', 0),
  PRODUCT: person('employee', 1),
  PRODUCT_DATA: person('employee', 2),
  PRODUCT_DATA_REQUEST: person('employee', 3),
  admin: person('admin'),
  super_admin: person('super_admin'),
};
